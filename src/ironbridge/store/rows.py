"""Rows: what the store gives and takes, as plain values."""

from __future__ import annotations

from typing import Any, Final

import msgspec

NAMED_BY: Final = 16  # letters of a hash


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody who was here: known by tokens whose hashes are kept."""

    id: str
    name: str | None


class SessionRow(msgspec.Struct, frozen=True):
    """A browser, or a program, in which somebody is known."""

    token_hash: str
    label: str  # which it is; "" if nobody knows
    created: int
    seen: int

    @property
    def id(self) -> str:
        """By which its owner names it."""
        return session_id(self.token_hash)


def session_id(token_hash: str) -> str:
    """What a session is called by its owner: the beginning of a hash."""
    return token_hash[:NAMED_BY]


class Personal(msgspec.Struct, frozen=True):
    """All that is kept of somebody beside his games."""

    name: str | None
    lang: str | None
    recovers: bool  # there is a code for the day on which all tokens are lost
    sessions: list[SessionRow]


class SeatRow(msgspec.Struct, frozen=True):
    """A seat at a table: a person's, a bot's, or free."""

    seat: int
    who: str  # person, invited, open, bot
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    code: str | None = None


class MoveRow(msgspec.Struct, frozen=True):
    """A move in notation, and the change of the table that added it."""

    text: str
    seq: int


class TableRow(msgspec.Struct, frozen=True):
    """A table: what is played, how far it is, whom it waits for."""

    id: str
    game: str
    settings: dict[str, Any]
    host: str | None
    status: str  # waiting, playing, over
    seq: int
    turn: int | None
    public: bool
    take_back: bool
    seed: int | None
    seeded: bool
    head: str
    result: list[int] | None
    winners: list[int] | None
    created: int
    changed: int
    rematch: str | None = None  # the table at which the same people play again


class ReviewRow(msgspec.Struct, frozen=True):
    """A game looked into, as far as it is: its decisions as JSON."""

    table_id: str
    mark: str  # of the game and of who looked into it
    total: int  # decisions
    rows: str
    changed: int
    going: bool  # is somebody at it?


class Stored(msgspec.Struct, frozen=True):
    """A table with its seats and, where they were asked for, its moves."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow] = []


class Listed(msgspec.Struct, frozen=True):
    """A table as whoever runs the server sees it in a list."""

    id: str
    game: str
    status: str
    moves: int
    created: int
    changed: int
    seq: int
