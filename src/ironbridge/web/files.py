"""Files: what pages load. Its address names its version, so that it is kept until it changes."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ironbridge.core.speech import LANGUAGES
from ironbridge.draw.theme import THEMES
from ironbridge.web import api, jobs, shelf
from ironbridge.web.language import lang_of
from ironbridge.web.problems import Problem
from ironbridge.web.stamp import PACKAGE, version
from ironbridge.web.words import sentences

STATIC: Final = PACKAGE / "web" / "static"
FONTS: Final = PACKAGE / "draw" / "fonts"
SYMBOLS: Final = PACKAGE / "draw" / "symbols.svg"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


def kept(response: Response, path_params: dict[str, Any]) -> Response:
    """Kept for ever under the version of this server, asked for again under any other address."""
    current = path_params.get("version") == version()
    response.headers["Cache-Control"] = FOR_EVER if current else ASK_AGAIN
    return response


async def words(request: Request) -> Response:
    """The browser's sentences."""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Problem("unknown", detail=lang[:40])
    return kept(api.json(sentences(lang)), request.path_params)


async def look(request: Request) -> Response:
    """Colours and patterns."""
    return kept(api.json(shelf.look_data()), request.path_params)


async def symbols(request: Request) -> Response:
    """Every symbol, to be used by reference."""
    drawn = Response(SYMBOLS.read_bytes(), media_type="image/svg+xml")
    return kept(drawn, request.path_params)


async def picture(request: Request) -> Response:
    """A game as it looks in mid-game."""
    game = shelf.known_title(request.path_params["game"]).id
    asked = request.query_params.get("theme", "light")
    wanted = jobs.Picture(game, asked if asked in THEMES else "light", lang_of(request))
    pictures: dict[jobs.Picture, str] = request.app.state.pictures
    if wanted not in pictures:
        hall = api.hall_of(request)
        pictures[wanted] = await hall.text(hall.thinkers, game, wanted)
    drawn = Response(pictures[wanted], media_type="image/svg+xml")
    return kept(drawn, request.path_params)


class Folder(StaticFiles):
    """Files as they are."""

    async def get_response(self, path: str, scope: Any) -> Response:
        """A file, and how long to keep it."""
        return kept(await super().get_response(path, scope), scope["path_params"])


FILES: Final[list[BaseRoute]] = [
    Route("/words/{lang}.json", words),
    Route("/look.json", look),
    Route("/symbols.svg", symbols),
    Route("/pictures/{game}.svg", picture),
    Mount("/static", Folder(directory=STATIC, check_dir=False)),
    Mount("/fonts", Folder(directory=FONTS)),
]
