"""You: who somebody is, in every browser: sessions, a link for another device, a code on paper, and the end.

Tokens and codes travel in bodies, cookies and behind the # of an address, never in an address that
is sent: no log and no other site hears of them.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from ironbridge.store import PersonRow, SessionRow, session_id
from ironbridge.web import devices, leaving, messages, qr
from ironbridge.web.api import hall_of, json, order
from ironbridge.web.codes import grouped, new_code, plain
from ironbridge.web.language import lang_of
from ironbridge.web.origin import address_of, own_address
from ironbridge.web.pages import keep_language
from ironbridge.web.people import COOKIE, TOKEN_BYTES, Guest, digest, known
from ironbridge.web.problems import Problem

VALID: Final = 600  # seconds that a link waits for the other device


async def you(request: Request) -> Response:
    """All that is kept of you."""
    return json(await you_data(request))


async def you_data(request: Request) -> dict[str, Any]:
    """The same as data; no sessions, if you are nobody yet."""
    person = await known(hall_of(request).store, request)
    found = None if person is None else await hall_of(request).store.sessions.personal(person.id)
    if found is None:
        return {"name": None, "lang": lang_of(request), "recovers": False, "sessions": []}
    sessions = [session_data(session, here(request)) for session in found.sessions]
    return {
        "name": found.name,
        "lang": lang_of(request),
        "recovers": found.recovers,
        "sessions": sessions,
    }


def session_data(session: SessionRow, here: str) -> dict[str, Any]:
    """One of your browsers."""
    return {
        "id": session.id,
        "label": session.label,
        "created": session.created,
        "seen": session.seen,
        "here": session.token_hash == here,
    }


async def somebody(request: Request) -> PersonRow:
    """Whose browser this is; nobody has nothing to take along."""
    person = await known(hall_of(request).store, request)
    if person is None:
        raise Problem("nobody")
    return person


async def link(request: Request) -> Response:
    """A link for another device: for ten minutes, once."""
    await order(request, messages.Nothing)
    person = await somebody(request)
    hall_of(request).guard.check_code(person.id)
    code, now = new_code(), int(time.time())
    store = hall_of(request).store.sessions
    await store.add_link(person.id, digest(code), now=now, expires=now + VALID)
    address = f"{own_address(request)}/you#{grouped(code)}"
    return json({"link": address, "picture": qr.square(address), "until": now + VALID})


async def recovery(request: Request) -> Response:
    """A code to be written down; the one before is worth nothing then."""
    await order(request, messages.Nothing)
    person = await somebody(request)
    hall_of(request).guard.check_code(person.id)
    code = new_code()
    await hall_of(request).store.sessions.keep_recovery(person.id, digest(code))
    return json({"code": grouped(code)})


async def come(request: Request) -> Response:
    """Be in this browser who you are in another one, by a code of yours."""
    asked = await order(request, messages.Code)
    hall = hall_of(request)
    hall.guard.check_code(address_of(request))
    before = await known(hall.store, request)
    token, now = secrets.token_urlsafe(TOKEN_BYTES), int(time.time())
    session = SessionRow(digest(token), devices.label_of(request), now, now)
    person = await hall.store.sessions.come(digest(plain(asked.code)), session)
    if person is None:
        raise Problem("unknown", key="no-code")
    leaving.recheck(hall, person.id)
    if before is not None:
        await end_session(request, before, session_id(here(request)))
    return await arrived(request, Guest(person, token))


async def arrived(request: Request, guest: Guest) -> Response:
    """Give the browser its token, and the language that was chosen elsewhere."""
    found = await hall_of(request).store.sessions.personal(guest.person.id)
    lang = None if found is None else found.lang
    response = json({"name": guest.person.name, "lang": lang or lang_of(request)})
    guest.keep(request, response)
    if lang is not None:
        keep_language(request, response, lang)
    return response


async def end(request: Request) -> Response:
    """A session of yours is over, at once and at every server; this one, too, if you say so."""
    asked = await order(request, messages.Ended)
    person = await somebody(request)
    await end_session(request, person, asked.session)
    response = json({})
    if session_id(here(request)) == asked.session:
        response.delete_cookie(COOKIE, path="/")
    return response


async def end_session(request: Request, person: PersonRow, session: str) -> None:
    """Forget a token, and whoever still looks on with it."""
    await hall_of(request).store.sessions.end(person.id, session)
    leaving.recheck(hall_of(request), person.id)


async def delete(request: Request) -> Response:
    """Nothing is kept of you; your games stay, with a neutral name."""
    await order(request, messages.Nothing)
    await leaving.delete(hall_of(request), await somebody(request))
    response = json({})
    response.delete_cookie(COOKIE, path="/")
    return response


def here(request: Request) -> str:
    """What the store knows of this browser's token."""
    return digest(request.cookies[COOKIE])
