"""App: the addresses of the table, what stands behind each, and what guards them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.convertors import register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from ironbridge.store import Store, StoreError
from ironbridge.web import api, database, endings, monitor, replays, reviews, site, workshop, you
from ironbridge.web.config import Config
from ironbridge.web.connections import Gate
from ironbridge.web.count import Count
from ironbridge.web.files import FILES
from ironbridge.web.hall import Hall
from ironbridge.web.health import Pulse
from ironbridge.web.language import lang_of
from ironbridge.web.middleware import Guard
from ironbridge.web.pages import page
from ironbridge.web.peers import Peers
from ironbridge.web.problems import Problem
from ironbridge.web.socket import serve_socket

GZIPPED: Final = 1000  # bytes
THREADED: Final = 20_000  # bytes that are packed beside the loop
LEVEL: Final = 4  # 9 takes three times as long, for a tenth less

register_url_convertor("count", Count())

PAGES: Final = [
    Route("/", site.start),
    Route("/new", site.new),
    Route("/tables/{id}", site.table),
    Route("/join/{code}", site.join),
    Route("/you", site.you),
    Route("/replay", site.replay),
    Route("/replay/{id}", site.replay),
    Route("/primer/{game}", site.primer),
    Route("/rules/{game}", site.rules),
    Route("/figures/{game}", site.figures),
    Route("/workshop/{game}", workshop.workshop),
]
API: Final = [
    Route("/api/games", api.games),
    Route("/api/primer/{game}", api.primer),
    Route("/api/rules/{game}", api.rules),
    Route("/api/figures/{game}", api.figures),
    Route("/api/workshop/{game}", workshop.prove, methods=["POST"]),
    Route("/api/look", api.look),
    Route("/api/me", api.me, methods=["GET"]),
    Route("/api/me", api.rename, methods=["POST"]),
    Route("/api/you", you.you),
    Route("/api/you/link", you.link, methods=["POST"]),
    Route("/api/you/recovery", you.recovery, methods=["POST"]),
    Route("/api/you/come", you.come, methods=["POST"]),
    Route("/api/you/end", you.end, methods=["POST"]),
    Route("/api/you/delete", you.delete, methods=["POST"]),
    Route("/api/tables", api.tables, methods=["GET"]),
    Route("/api/tables", api.open_table, methods=["POST"]),
    Route("/api/join/{code}", api.join, methods=["POST"]),
    Route("/api/tables/{id}", api.state),
    Route("/api/tables/{id}/seats/{seat:count}", api.seat, methods=["POST"]),
    Route("/api/tables/{id}/rematch", api.rematch, methods=["POST"]),
    Route("/api/tables/{id}/ask", api.ask, methods=["POST"]),
    Route("/api/tables/{id}/why", api.why, methods=["POST"]),
    Route("/api/tables/{id}/ways", api.ways, methods=["POST"]),
    Route("/api/tables/{id}/play", api.play, methods=["POST"]),
    Route("/api/tables/{id}/back", api.back, methods=["POST"]),
    WebSocketRoute("/api/tables/{id}/socket", serve_socket),
    Route("/api/records", replays.bring, methods=["POST"]),
    Route("/api/replays/{id}", replays.replay),
    Route("/api/replays/{id}/positions/{at:count}", replays.position),
    Route("/api/replays/{id}/thoughts/{at:count}", replays.thoughts),
    Route("/api/replays/{id}/review", reviews.progress, methods=["GET"]),
    Route("/api/replays/{id}/review", reviews.begin, methods=["POST"]),
    Route("/api/replays/{id}/review/stop", reviews.stop, methods=["POST"]),
    Route("/api/replays/{id}/review/found", reviews.found),
    Route("/api/replays/{id}/ask/{at:count}", reviews.ask, methods=["POST"]),
    Route("/api/replays/{id}/attempt/{at:count}", reviews.attempt, methods=["POST"]),
    Route("/api/replays/{id}/ending", endings.ending),
    Route("/api/replays/{id}/ending.svg", endings.drawing),
    Route("/api/replays/{id}/ending.png", endings.picture),
    Route("/api/replays/{id}/record.txt", replays.record),
    Route("/api/replays/{id}/play-on", replays.play_on, methods=["POST"]),
]


def make_app(config: Config, gate: Gate) -> Starlette:
    """The whole application behind its gate, with a database and workers while it runs."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(config, await Store.open(config.database, serving=True))
        app.state.hall = hall
        app.state.gate, app.state.pulse, app.state.private = gate, Pulse(hall.store), False
        figures = monitor.listening(hall, gate, app.state.pulse)
        async with Peers(hall).around(), figures:
            yield
        await hall.close()

    return Starlette(
        routes=[*PAGES, *monitor.ROUTES, *FILES, Mount("/v/{version}", routes=FILES), *API],
        middleware=[
            Middleware(Guard, config=config),
            Middleware(
                GZipMiddleware,
                minimum_size=GZIPPED,
                compresslevel=LEVEL,
                thread_minimum_size=THREADED,
            ),
        ],
        exception_handlers={
            Problem: tell_problem,
            StoreError: tell_database,
            HTTPException: tell_http,
            ClientDisconnect: tell_nobody,
            Exception: tell_bug,
        },
        lifespan=lifespan,
    )


async def tell_problem(request: Request, problem: Exception) -> Response:
    """What is wrong: as data for programs, as a page for people."""
    assert isinstance(problem, Problem)
    api.hall_of(request).metrics.problems[problem.code] += 1
    told = problem.plain(lang_of(request))
    if request.scope["path"].startswith("/api/") or request.method != "GET":
        response = api.json({"error": told}, problem.status)
    else:
        response = page(request, "error", told, status=problem.status)
    if problem.code == "too-fast":
        response.headers["Retry-After"] = "1"
    return response


async def tell_database(request: Request, error: Exception) -> Response:
    """The database does not answer: that passes."""
    assert isinstance(error, StoreError)
    return await tell_problem(request, database.problem(error))


async def tell_http(request: Request, error: Exception) -> Response:
    """No such address, or not so."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return await tell_problem(request, Problem("method", detail=request.method))
    return await tell_problem(request, Problem("unknown", detail=request.scope["path"][:80]))


async def tell_nobody(request: Request, error: Exception) -> Response:
    """Whoever broke off what he sent hears nothing more."""
    return Response(status_code=400)


async def tell_bug(request: Request, error: Exception) -> Response:
    """Our fault; the log has the rest. Told plainly: a page could be what failed."""
    problem = Problem("trouble")
    return api.json({"error": problem.plain(lang_of(request))}, problem.status)
