"""Site: the pages, with the data that each begins with."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse

from ironbridge.catalogue import games
from ironbridge.web import api, shelf
from ironbridge.web.language import lang_of
from ironbridge.web.pages import page
from ironbridge.web.people import known
from ironbridge.web.problems import Problem


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
    offered = shelf.shelf(lang_of(request))
    company = {"bots": offered["bots"], "opponent": offered["opponent"]}
    return page(request, "replay", {"id": id, "me": await api.me_data(request), **company})


async def rules(request: Request) -> HTMLResponse:
    """The rules of a game."""
    return page(request, "rules", shelf.rules_data(request.path_params["game"], lang_of(request)))


async def figures(request: Request) -> HTMLResponse:
    """The figures of a game."""
    return page(
        request, "figures", shelf.figures_data(request.path_params["game"], lang_of(request))
    )
