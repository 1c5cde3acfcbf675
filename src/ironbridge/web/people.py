"""People: known by a random token in a cookie, of which the store has only a hash."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
import unicodedata
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ironbridge.core.errors import GameError
from ironbridge.core.record import check_names
from ironbridge.store import PersonRow, Store
from ironbridge.web import devices
from ironbridge.web.pages import YEAR
from ironbridge.web.problems import Problem

COOKIE: Final = "ironbridge"
TOKEN_BYTES: Final = 24
LONGEST_NAME: Final = 24
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True)
class Guest:
    """Somebody who does something; a token if he was not known before."""

    person: PersonRow
    token: str | None

    def keep(self, request: Request, response: Response) -> None:
        """Give a new token to the browser."""
        if self.token is not None:
            response.set_cookie(
                COOKIE,
                self.token,
                max_age=YEAR,
                path="/",
                secure=request.scope["scheme"] == "https",
                httponly=True,
                samesite="lax",
            )


def digest(token: str) -> str:
    """What the store knows of a token. It is long and random: no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A name for a person or a table that cannot be guessed."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    """Could this be the id of a table, or the code of an invitation?"""
    return ID.fullmatch(text) is not None


async def known(store: Store, connection: HTTPConnection) -> PersonRow | None:
    """Whose browser this is."""
    token = connection.cookies.get(COOKIE)
    return None if not token else await store.person(digest(token), int(time.time()))


async def welcome(store: Store, request: Request, name: str | None) -> Guest:
    """Whose browser this is, under a new name if he gives one; somebody new if nobody's."""
    clean = None if name is None else clean_name(name)
    person = await known(store, request)
    if person is None:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        label = devices.label_of(request)
        added = await store.add_person(new_id(), digest(token), clean, int(time.time()), label)
        return Guest(added, token)
    if clean is not None and clean != person.name:
        await store.rename(person.id, clean)
        person = PersonRow(person.id, clean)
    return Guest(person, None)


def clean_name(name: str) -> str:
    """A name that can stand at a table and in a record."""
    try:
        (clean,) = check_names([" ".join(visible(name).split())], 1)
    except GameError:
        clean = ""
    if not clean or len(clean) > LONGEST_NAME:
        raise Problem("bad-game", key="bad-name", most=LONGEST_NAME)
    return clean


def visible(name: str) -> str:
    """Without what joins, hides or turns letters round: it would not be seen, or be seen elsewhere."""
    return "".join(letter for letter in name if unicodedata.category(letter) != "Cf")


def unlike(name: str, others: list[str]) -> str:
    """A name that nobody else at the table has."""
    tries = [name, *(f"{name} {number}" for number in range(2, len(others) + 3))]
    return next(one for one in tries if one not in others)
