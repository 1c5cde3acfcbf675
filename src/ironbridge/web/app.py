"""App: the addresses of the table, what stands behind each, and what guards them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from ironbridge.store import Store
from ironbridge.web import api, replays, site
from ironbridge.web.config import Config
from ironbridge.web.doors import Doors
from ironbridge.web.files import FILES
from ironbridge.web.hall import Hall
from ironbridge.web.language import lang_of
from ironbridge.web.pages import page
from ironbridge.web.problems import Problem
from ironbridge.web.socket import serve_socket

RESUMED: Final = 30 * 24 * 3600  # seconds: bots at tables left longer ago wait for somebody
GZIPPED: Final = 1000  # bytes

PAGES: Final = [
    Route("/", site.start),
    Route("/new", site.new),
    Route("/tables/{id}", site.table),
    Route("/join/{code}", site.join),
    Route("/replay", site.replay),
    Route("/replay/{id}", site.replay),
    Route("/rules/{game}", site.rules),
    Route("/figures/{game}", site.figures),
]
API: Final = [
    Route("/api/games", api.games),
    Route("/api/rules/{game}", api.rules),
    Route("/api/figures/{game}", api.figures),
    Route("/api/look", api.look),
    Route("/api/me", api.me, methods=["GET"]),
    Route("/api/me", api.rename, methods=["POST"]),
    Route("/api/tables", api.tables, methods=["GET"]),
    Route("/api/tables", api.open_table, methods=["POST"]),
    Route("/api/join/{code}", api.join, methods=["POST"]),
    Route("/api/tables/{id}", api.state),
    Route("/api/tables/{id}/seats/{seat:int}", api.seat, methods=["POST"]),
    Route("/api/tables/{id}/ask", api.ask, methods=["POST"]),
    Route("/api/tables/{id}/why", api.why, methods=["POST"]),
    Route("/api/tables/{id}/play", api.play, methods=["POST"]),
    Route("/api/tables/{id}/back", api.back, methods=["POST"]),
    WebSocketRoute("/api/tables/{id}/socket", serve_socket),
    Route("/api/records", replays.bring, methods=["POST"]),
    Route("/api/replays/{id}", replays.replay),
    Route("/api/replays/{id}/positions/{at:int}", replays.position),
    Route("/api/replays/{id}/thoughts/{at:int}", replays.thoughts),
    Route("/api/replays/{id}/record.txt", replays.record),
    Route("/api/replays/{id}/play-on", replays.play_on, methods=["POST"]),
]


def make_app(config: Config) -> Starlette:
    """The whole application, with a database and workers while it runs."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(config, await Store.open(config.database))
        app.state.hall = hall
        app.state.pictures = {}
        waking = asyncio.ensure_future(hall.resume(int(time.time()) - RESUMED))
        yield
        waking.cancel()
        await hall.close()

    return Starlette(
        routes=[*PAGES, *FILES, Mount("/v/{version}", routes=FILES), *API],
        middleware=[Middleware(Doors), Middleware(GZipMiddleware, minimum_size=GZIPPED)],
        exception_handlers={
            Problem: tell_problem,
            HTTPException: tell_http,
            Exception: tell_bug,
        },
        lifespan=lifespan,
    )


async def tell_problem(request: Request, problem: Exception) -> Response:
    """What is wrong: as data for programs, as a page for people."""
    assert isinstance(problem, Problem)
    told = problem.plain(lang_of(request))
    if request.url.path.startswith("/api/") or request.method != "GET":
        response = api.json({"error": told}, problem.status)
    else:
        response = page(request, "error", told, problem.status)
    if problem.code == "too-fast":
        response.headers["Retry-After"] = "1"
    return response


async def tell_http(request: Request, error: Exception) -> Response:
    """No such address, or not so."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return await tell_problem(request, Problem("method", detail=request.method))
    return await tell_problem(request, Problem("unknown", detail=request.url.path[:80]))


async def tell_bug(request: Request, error: Exception) -> Response:
    """Our fault; the log has the rest. Told plainly: a page could be what failed."""
    problem = Problem("trouble")
    return api.json({"error": problem.plain(lang_of(request))}, problem.status)
