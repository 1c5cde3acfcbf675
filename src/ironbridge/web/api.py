"""API: what programs and the browser's scripts ask for, beside the socket."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ironbridge.store import Stored
from ironbridge.web import messages, primers, printed, rematches, shelf, updates
from ironbridge.web.hall import Hall
from ironbridge.web.language import lang_of
from ironbridge.web.messages import Any_
from ironbridge.web.origin import address_of
from ironbridge.web.pages import keep_language
from ironbridge.web.people import Guest, known, welcome
from ironbridge.web.problems import Problem
from ironbridge.web.queue import Share
from ironbridge.web.socket import change, since_of, viewer_of
from ironbridge.web.table import Table, table_data

LISTED: Final = 30  # tables in a list


def json(data: Any, status: int = 200) -> Response:
    """An answer that no cache keeps."""
    return ready(msgspec.json.encode(data), status)


def ready(data: bytes, status: int = 200) -> Response:
    """An answer that is JSON already."""
    headers = {"Cache-Control": "no-store"}
    return Response(data, status, headers=headers, media_type="application/json")


def hall_of(request: Request) -> Hall:
    """The hall of a server."""
    hall: Hall = request.app.state.hall
    return hall


async def body(request: Request, most: int) -> bytes:
    """What was sent, if it is not too much."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Problem("too-large", detail=most)
        parts.append(part)
    return b"".join(parts)


async def order(request: Request, shape: type[Any_], most: int | None = None) -> Any_:
    """What was ordered, in its shape."""
    limit = hall_of(request).config.limits.post_bytes if most is None else most
    return messages.decode(await body(request, limit), shape)


# Shelf and people.


async def games(request: Request) -> Response:
    """The games on the shelf."""
    return json(shelf.shelf(lang_of(request)))


async def primer(request: Request) -> Response:
    """What to read before the first game."""
    return json(primers.primer_data(request.path_params["game"], lang_of(request)))


async def rules(request: Request) -> Response:
    """The rules of a game."""
    words = request.query_params.get("words", "")
    return json(shelf.rules_with(request.path_params["game"], lang_of(request), words))


async def figures(request: Request) -> Response:
    """The figures of a game, map or edition."""
    asked = request.query_params
    return json(printed.figures_with(request.path_params["game"], lang_of(request), asked))


async def look(request: Request) -> Response:
    """Colours and patterns."""
    return json(shelf.look_data())


async def me(request: Request) -> Response:
    """Who you are."""
    return json(await me_data(request))


async def me_data(request: Request) -> dict[str, Any]:
    """Who you are, as data."""
    person = await known(hall_of(request).store, request)
    return {"name": None if person is None else person.name, "lang": lang_of(request)}


async def rename(request: Request) -> Response:
    """Be called so, and be spoken to so."""
    asked = await order(request, messages.Me)
    if asked.name is None and asked.lang is None:
        raise Problem("bad-message", detail="name, lang")
    store = hall_of(request).store
    guest = await welcome(store, request, asked.name)
    response = json({"name": guest.person.name, "lang": asked.lang or lang_of(request)})
    guest.keep(request, response)
    if asked.lang is not None:
        await store.sessions.speak(guest.person.id, asked.lang)
        keep_language(request, response, asked.lang)
    return response


# Tables.


async def tables(request: Request) -> Response:
    """Tables to join, to go on with, to look on at, to replay."""
    hall = hall_of(request)
    person = await known(hall.store, request)
    who = None if person is None else person.id
    lists = await hall.store.lists(who, LISTED)

    def data(stored: Stored) -> dict[str, Any]:
        live = hall.tables.get(stored.row.id)
        present = set() if live is None else live.present()
        moves = lists.moves.get(stored.row.id, 0)
        return table_data(stored, moves, who, lang_of(request), present)

    return json(
        {
            "open": [data(stored) for stored in lists.open],
            "mine": [data(stored) for stored in lists.mine],
            "running": [data(stored) for stored in lists.running],
            "finished": [data(stored) for stored in lists.finished],
        }
    )


async def open_table(request: Request) -> Response:
    """A new table."""
    hall = hall_of(request)
    asked = await order(request, messages.TableOrder, hall.config.limits.figures_bytes)
    hall.guard.check_table(address_of(request))
    guest = await welcome(hall.store, request, asked.name)
    table = await hall.open(asked, guest.person, lang_of(request), share_with(request, guest))
    return table_answer(request, table, guest, 201)


async def join(request: Request) -> Response:
    """An invitation is taken up."""
    hall = hall_of(request)
    asked = await order(request, messages.Joined)
    await hall.invitation(request.path_params["code"])  # before anybody is made of nobody
    guest = await welcome(hall.store, request, asked.name)
    code, share = request.path_params["code"], share_with(request, guest)
    table = await hall.join(code, guest.person, lang_of(request), share)
    return table_answer(request, table, guest)


async def seat(request: Request) -> Response:
    """Somebody sits down or stands up, or a bot takes a seat."""
    hall = hall_of(request)
    asked = await order(request, messages.SeatOrder)
    table = await hall.table(request.path_params["id"])
    guest = await welcome(hall.store, request, asked.name)
    number = request.path_params["seat"]
    share = share_with(request, guest)
    await hall.seat(table, number, asked, guest.person, lang_of(request), share)
    return table_answer(request, table, guest)


async def rematch(request: Request) -> Response:
    """The same game with the same company: proposed, or accepted."""
    hall = hall_of(request)
    await order(request, messages.Nothing)
    table = await hall.table(request.path_params["id"])
    person = await known(hall.store, request)
    if person is None:
        raise Problem("not-your-seat")
    hall.guard.check_table(address_of(request))
    share = Share(address_of(request), person.id)
    again = await rematches.rematch(hall, table, person, lang_of(request), share)
    return json({"table": again.data(person.id, lang_of(request))})


def share_with(request: Request, guest: Guest) -> Share:
    """For whom workers work when a guest changes something."""
    return Share(address_of(request), guest.person.id)


def table_answer(request: Request, table: Table, guest: Guest, status: int = 200) -> Response:
    """A table as its new guest sees it."""
    response = json({"table": table.data(guest.person.id, lang_of(request))}, status)
    guest.keep(request, response)
    return response


async def state(request: Request) -> Response:
    """A table as it stands."""
    hall = hall_of(request)
    table = await hall.table(request.path_params["id"])
    viewer = await viewer_of(hall, request)
    _, found = await updates.state(hall, table, viewer, since_of(request))
    return ready(found)


async def ask(request: Request) -> Response:
    """What is asked after some answers."""
    hall = hall_of(request)
    message = await order(request, messages.Ask)
    table = await hall.table(request.path_params["id"])
    found = await updates.asked(hall, table, await viewer_of(hall, request), message, {})
    return ready(found.data)


async def why(request: Request) -> Response:
    """Why not."""
    hall = hall_of(request)
    message = await order(request, messages.Why)
    table = await hall.table(request.path_params["id"])
    return ready(await updates.why(hall, table, await viewer_of(hall, request), message))


async def ways(request: Request) -> Response:
    """Which answers lead where."""
    hall = hall_of(request)
    message = await order(request, messages.Ways)
    table = await hall.table(request.path_params["id"])
    return ready(await updates.ways(hall, table, await viewer_of(hall, request), message))


async def play(request: Request) -> Response:
    """A whole move."""
    return await changed(request, await order(request, messages.Play))


async def back(request: Request) -> Response:
    """A move less."""
    return await changed(request, await order(request, messages.Back))


async def changed(request: Request, message: messages.Play | messages.Back) -> Response:
    """The table's new `seq`, once the change is committed."""
    hall = hall_of(request)
    table = await hall.table(request.path_params["id"])
    seq = await change(hall, table, await viewer_of(hall, request), message)
    return json({"type": "played", "seq": seq})
