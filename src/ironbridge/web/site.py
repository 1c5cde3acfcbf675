"""Site: the pages, with the data that each begins with."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse

from ironbridge.catalogue import games
from ironbridge.web import api
from ironbridge.web.language import lang_of
from ironbridge.web.pages import page
from ironbridge.web.people import known
from ironbridge.web.problems import Problem
from ironbridge.web.settings import asked
from ironbridge.web.shelf import known_title
from ironbridge.web.tallies import choice_of
from ironbridge.web.you import you_data


async def start(request: Request) -> HTMLResponse:
    """The first page; its script asks for the tables, now and later."""
    return page(request, "start", {"me": await api.me_data(request)})


async def new(request: Request) -> HTMLResponse:
    """A table to be opened."""
    game = request.query_params.get("game")
    chosen = game if game in games() else None
    return page(request, "new", {"me": await api.me_data(request), "game": chosen})


async def table(request: Request) -> HTMLResponse:
    """A table."""
    found = await api.hall_of(request).table(request.path_params["id"])
    own = {
        "id": found.id,
        "me": await api.me_data(request),
        "socket": f"/api/tables/{found.id}/socket",
    }
    return page(request, "table", own)


async def join(request: Request) -> HTMLResponse:
    """An invitation."""
    hall = api.hall_of(request)
    code = request.path_params["code"]
    found, seat = await hall.invitation(code)
    person = await known(hall.store, request)
    shown = found.data(None if person is None else person.id, lang_of(request))
    me = await api.me_data(request)
    return page(request, "join", {"code": code, "me": me, "table": shown, "seat": seat})


async def you(request: Request) -> HTMLResponse:
    """Who you are, in every browser; or the place to come to with a code of yours."""
    return page(request, "you", {"you": await you_data(request)})


async def replay(request: Request) -> HTMLResponse:
    """A replay, or the place to bring a record to."""
    id = request.path_params.get("id")
    if id is not None:
        found = await api.hall_of(request).table(id)
        if found.row.status != "over":
            raise Problem("hidden")
    own = {"id": id, "me": await api.me_data(request)}
    return page(request, "replay", own, subject="match" if id else "")


async def primer(request: Request) -> HTMLResponse:
    """How a game is played, before the first one."""
    return page(request, "primer", {}, subject=request.path_params["game"])


async def rules(request: Request) -> HTMLResponse:
    """The rules of a game."""
    return page(request, "rules", {}, subject=request.path_params["game"])


async def figures(request: Request) -> HTMLResponse:
    """The figures of a game, map or edition."""
    return page(request, "figures", {}, subject=subject_of(request))


def subject_of(request: Request) -> str:
    """The game of an address, with what is chosen of it otherwise than as it comes."""
    title = known_title(request.path_params["game"])
    return choice_of(title, asked(title, request.query_params))
