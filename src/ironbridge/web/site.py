"""Site: the pages, with the data that each begins with, and the files that they load."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from ironbridge.catalogue import games
from ironbridge.core.speech import LANGUAGES
from ironbridge.draw.theme import THEMES
from ironbridge.web import api, jobs, shelf
from ironbridge.web.language import lang_of
from ironbridge.web.pages import page
from ironbridge.web.people import known
from ironbridge.web.problems import Problem
from ironbridge.web.words import sentences

STATIC: Final = str(files("ironbridge.web") / "static")
FONTS: Final = str(files("ironbridge.draw") / "fonts")
SYMBOLS: Final = files("ironbridge.draw") / "symbols.svg"
FOR_EVER: Final = "public, max-age=31536000, immutable"


async def start(request: Request) -> HTMLResponse:
    """The first page."""
    lists = await api.tables_data(request)
    data = {**shelf.shelf(lang_of(request)), **lists, "me": await api.me_data(request)}
    return page(request, "start", data)


async def new(request: Request) -> HTMLResponse:
    """A table to be opened."""
    game = request.query_params.get("game")
    chosen = game if game in games() else None
    data = {**shelf.shelf(lang_of(request)), "me": await api.me_data(request), "game": chosen}
    return page(request, "new", data)


async def table(request: Request) -> HTMLResponse:
    """A table."""
    found = await api.hall_of(request).table(request.path_params["id"])
    data = {
        "id": found.id,
        "me": await api.me_data(request),
        "socket": f"/api/tables/{found.id}/socket",
    }
    return page(request, "table", data)


async def join(request: Request) -> HTMLResponse:
    """An invitation."""
    hall = api.hall_of(request)
    code = request.path_params["code"]
    found, seat = await hall.invitation(code)
    person = await known(hall.store, request)
    shown = found.data(None if person is None else person.id, lang_of(request))
    me = await api.me_data(request)
    return page(request, "join", {"code": code, "me": me, "table": shown, "seat": seat})


async def replay(request: Request) -> HTMLResponse:
    """A replay, or the place to bring a record to."""
    id = request.path_params.get("id")
    if id is not None:
        found = await api.hall_of(request).table(id)
        if found.row.status != "over":
            raise Problem("hidden")
    bots = shelf.shelf(lang_of(request))["bots"]
    return page(request, "replay", {"id": id, "me": await api.me_data(request), "bots": bots})


async def rules(request: Request) -> HTMLResponse:
    """The rules of a game."""
    return page(request, "rules", shelf.rules_data(request.path_params["game"], lang_of(request)))


async def figures(request: Request) -> HTMLResponse:
    """The figures of a game."""
    return page(
        request, "figures", shelf.figures_data(request.path_params["game"], lang_of(request))
    )


# Files.


async def words(request: Request) -> Response:
    """The browser's sentences."""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise Problem("unknown", detail=lang[:40])
    response = api.json(sentences(lang))
    return cached(request, response)


async def symbols(request: Request) -> Response:
    """Every symbol, to be used by reference."""
    return cached(request, Response(SYMBOLS.read_bytes(), media_type="image/svg+xml"))


async def picture(request: Request) -> Response:
    """A picture of a game."""
    game = shelf.known_title(request.path_params["game"]).id
    asked = request.query_params.get("theme", "light")
    theme = asked if asked in THEMES else "light"
    pictures: dict[tuple[str, str], str] = request.app.state.pictures
    if (game, theme) not in pictures:
        hall = api.hall_of(request)
        pictures[game, theme] = await hall.text(hall.thinkers, game, jobs.Picture(game, theme))
    return cached(request, Response(pictures[game, theme], media_type="image/svg+xml"))


def cached(request: Request, response: Response) -> Response:
    """A file whose address names its version is kept for ever; others are asked for again."""
    versioned = "v" in request.query_params
    response.headers["Cache-Control"] = FOR_EVER if versioned else "public, max-age=300"
    return response


class Files(StaticFiles):
    """Files that are kept for ever where the address names their version."""

    async def get_response(self, path: str, scope: Any) -> Response:
        """A file, and how long to keep it."""
        return cached(Request(scope), await super().get_response(path, scope))
