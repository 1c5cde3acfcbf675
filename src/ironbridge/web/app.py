"""App: the addresses of the table, and what stands behind each."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from ironbridge.web import shelf
from ironbridge.web.language import lang_of
from ironbridge.web.pages import page
from ironbridge.web.words import sentences


async def start(request: Request) -> HTMLResponse:
    """The first page."""
    data = {**shelf.shelf(lang_of(request)), "open": [], "mine": [], "me": {"name": None}}
    return page(request, "start", data)


async def words(request: Request) -> Response:
    """The browser's sentences."""
    return JSONResponse(sentences(request.path_params["lang"]))


def make_app() -> Starlette:
    """The whole application."""
    return Starlette(
        routes=[
            Route("/", start),
            Route("/words/{lang}.json", words),
            Route("/api/games", lambda r: JSONResponse(shelf.shelf(lang_of(r)))),
            Route("/api/look", lambda r: JSONResponse(shelf.look_data())),
            Mount("/static", StaticFiles(packages=[("ironbridge.web", "static")])),
        ]
    )
