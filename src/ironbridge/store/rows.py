"""Rows: what the store gives and takes, as plain values."""

from __future__ import annotations

from typing import Any

import msgspec


class PersonRow(msgspec.Struct, frozen=True):
    """Somebody who was here: known by a token whose hash is kept."""

    id: str
    name: str | None


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


class Stored(msgspec.Struct, frozen=True):
    """A table with its seats and, where they were asked for, its moves."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow] = []
