"""Replays: finished games and records that people brought, position by position."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from ironbridge.catalogue import title
from ironbridge.web import jobs, messages
from ironbridge.web.api import body, hall_of, json, order, table_answer
from ironbridge.web.attended import attended
from ironbridge.web.compressed import unpacked
from ironbridge.web.language import lang_of
from ironbridge.web.origin import address_of
from ironbridge.web.own_figures import known_here, own_figures
from ironbridge.web.people import known, welcome
from ironbridge.web.problems import Problem
from ironbridge.web.queue import Share
from ironbridge.web.settings import settings_data
from ironbridge.web.table import Table

VARIES: Final = "Accept-Encoding, Cookie, Accept-Language"
THINKER: Final = "master"  # of whom the replay tells what it would have done


async def bring(request: Request) -> Response:
    """A record is brought."""
    hall = hall_of(request)
    data = await body(request, hall.config.limits.record_bytes)
    hall.guard.check_table(address_of(request))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Problem("bad-record", key="no-text") from None
    table = await hall.read(text, await share_of(request))
    return json({"id": table.id, "replay": f"/replay/{table.id}"}, 201)


async def share_of(request: Request) -> Share:
    """For whom scholars work."""
    person = await known(hall_of(request).store, request)
    return Share(address_of(request), "" if person is None else person.id)


async def open_to_all(request: Request) -> Table:
    """The table of a replay: only what is over has no secrets."""
    table = await hall_of(request).table(request.path_params["id"])
    if table.row.status != "over":
        raise Problem("hidden")
    return table


async def replay(request: Request) -> Response:
    """A whole match."""
    table = await open_to_all(request)
    lang = lang_of(request)
    return await answer(request, table, jobs.Replay(table.story(), about(table, lang), lang))


async def answer(request: Request, table: Table, job: jobs.Studied) -> Response:
    """What scholars find out; given up if whoever asked has left before it was begun."""
    hall = hall_of(request)
    found = await attended(request, hall.found(table, job, await share_of(request)))
    return await unpacked(request, found, "application/json")


def about(table: Table, lang: str) -> dict[str, Any]:
    """What is known of a match without playing it."""
    row, game = table.row, title(table.row.game)
    return {
        "id": row.id,
        "game": row.game,
        "name": game.name,
        "settings": settings_data(game, row.settings, lang),
        "figures": own_figures(row.head),
        "known": known_here(game, row.head, row.settings, lang),
        "record": f"/api/replays/{row.id}/record.txt",
        "replay": f"/replay/{row.id}",
        "table": None if row.host is None else f"/tables/{row.id}",
        "seats": [{"who": seat.who, "bot": seat.bot} for seat in table.seats],
    }


async def position(request: Request) -> Response:
    """One position of a match; it never changes, so caches may keep it."""
    table = await open_to_all(request)
    at = request.path_params["at"]
    if at > len(table.moves):
        raise Problem("unknown", detail=at)
    asked = request.query_params
    board = asked.get("board", "none")
    theme = board if board in ("light", "dark") else "none"
    job = jobs.Position(
        table.story(), at, eyes_of(table, asked.get("eyes")), lang_of(request), theme
    )
    response = await answer(request, table, job)
    response.headers["Cache-Control"] = "private, max-age=86400"
    response.headers["Vary"] = VARIES
    return response


async def thoughts(request: Request) -> Response:
    """What a bot would have done at a position."""
    table = await open_to_all(request)
    at = request.path_params["at"]
    if at > len(table.moves):
        raise Problem("unknown", detail=at)
    response = await answer(
        request, table, jobs.Consider(table.story(), at, THINKER, lang_of(request))
    )
    response.headers["Cache-Control"] = "private, max-age=86400"
    response.headers["Vary"] = VARIES
    return response


def eyes_of(table: Table, asked: str | None) -> int | None:
    """Whose eyes were asked for."""
    if asked is None:
        return None
    if asked not in map(str, range(len(table.seats))):
        raise Problem("unknown", detail=asked[:40])
    return int(asked)


async def record(request: Request) -> Response:
    """The record as a file."""
    table = await open_to_all(request)
    hall = hall_of(request)
    job = jobs.WriteRecord(table.story())
    found = await attended(request, hall.found(table, job, await share_of(request)))
    response = await unpacked(request, found, "text/plain")
    name = f"{table.row.game}-{table.id}.txt"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


async def play_on(request: Request) -> Response:
    """A new table from a position."""
    hall = hall_of(request)
    asked = await order(request, messages.ForkOrder)
    hall.guard.check_table(address_of(request))
    table = await open_to_all(request)
    guest = await welcome(hall.store, request, asked.name)
    share = Share(address_of(request), guest.person.id)
    fork = await hall.fork(table, asked, guest.person, lang_of(request), share)
    return table_answer(request, fork, guest, 201)
