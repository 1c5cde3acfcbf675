"""Queries: what is read, on one connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ironbridge.store.changes import REVIEW, SEAT, TABLE, marks, portions, table_row
from ironbridge.store.line import Line
from ironbridge.store.rows import Listed, MoveRow, ReviewRow, SeatRow, Stored, TableRow
from ironbridge.store.turns import NOT_TAKEN

TABLES: Final = f"SELECT {', '.join(TABLE)} FROM tables"
SEATS: Final = f"SELECT table_id, {', '.join(SEAT)} FROM seats"
MOVES: Final = "SELECT text, seq FROM moves WHERE table_id = ? ORDER BY number"
PERSON: Final = """SELECT people.id, people.name, sessions.seen FROM sessions
    JOIN people ON people.id = sessions.person WHERE sessions.token_hash = ?"""
INVITED: Final = "SELECT table_id, seat FROM seats WHERE code = ?"
SEQS: Final = "SELECT id, seq FROM tables"

LISTED: Final = """SELECT id, game, status,
    (SELECT COUNT(*) FROM moves WHERE table_id = tables.id), created, changed, seq
    FROM tables WHERE changed <= ?"""

OPEN: Final = (
    "status = 'waiting' AND public = 1 AND id IN (SELECT table_id FROM seats WHERE who = 'open')"
)
OWN: Final = "id IN (SELECT table_id FROM seats WHERE person = ?) OR host = ?"
PUBLIC: Final = "status = ? AND public = 1 AND host IS NOT NULL"
BOTS_TO_MOVE: Final = """SELECT tables.id FROM tables
    JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.turn
    WHERE tables.status = 'playing' AND tables.changed BETWEEN ? AND ? AND seats.who = 'bot'
    AND tables.id IN (SELECT table_id FROM seats WHERE who = 'person')"""
BOTS_NOT_AT_IT: Final = f"{BOTS_TO_MOVE} AND {NOT_TAKEN}"
BEFORE: Final = "rematch = ?"
REVIEWS: Final = f"SELECT {', '.join(REVIEW)} FROM reviews WHERE table_id = ?"
COMPANY: Final = 40  # games of the same people that are looked through
ASKED: Final = 500  # ids in one query


class Lists(NamedTuple):
    """The tables that somebody may want to see, and how many moves were made at each."""

    open: list[Stored]
    mine: list[Stored]
    running: list[Stored]
    finished: list[Stored]
    moves: dict[str, int]


def find(line: Line, id: str) -> Stored | None:
    """A table with all that belongs to it, as of one moment."""
    table, seats, moves = (
        f"{TABLES} WHERE id = ?",
        f"{SEATS} WHERE table_id = ? ORDER BY seat",
        MOVES,
    )
    row, sat, played = line.snapshot([(table, [id]), (seats, [id]), (moves, [id])])
    if not row:
        return None
    rows = [SeatRow(*seat) for _, *seat in sat]
    return Stored(table_row(row[0]), rows, [MoveRow(*move) for move in played])


def review(line: Line, id: str) -> ReviewRow | None:
    """What was found of a table's game."""
    found = line.rows(REVIEWS, [id])
    if not found:
        return None
    table_id, mark, total, rows, changed, going = found[0]
    return ReviewRow(table_id, mark, total, rows, changed, bool(going))


def company(line: Line, id: str) -> list[Stored]:
    """The tables before a table at which the same people played, the last one first."""
    found: list[Stored] = []
    while len(found) < COMPANY:
        before = tables(line, BEFORE, [id], 1)
        if not before:
            break
        found += before
        id = before[0].row.id
    return found


def tables(line: Line, which: str, values: Sequence[Any], limit: int) -> list[Stored]:
    """Tables with their seats, without moves; those changed last first."""
    query = f"{TABLES} WHERE {which} ORDER BY changed DESC LIMIT ?"
    rows = [table_row(row) for row in line.rows(query, [*values, limit])]
    return seated(line, rows)


def seated(line: Line, rows: list[TableRow]) -> list[Stored]:
    """Tables with their seats."""
    if not rows:
        return []
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    query = f"{SEATS} WHERE table_id IN ({marks(len(rows))}) ORDER BY seat"
    for id, *seat in line.rows(query, list(seats)):
        seats[id].append(SeatRow(*seat))
    return [Stored(row, seats[row.id]) for row in rows]


def lists(line: Line, person: str | None, limit: int) -> Lists:
    """All that a start page tells."""
    found = (
        tables(line, OPEN, [], limit),
        [] if person is None else tables(line, OWN, [person, person], limit),
        tables(line, PUBLIC, ["playing"], limit),
        tables(line, PUBLIC, ["over"], limit),
    )
    ids = {stored.row.id for some in found for stored in some}
    return Lists(*found, move_counts(line, list(ids)))


def move_counts(line: Line, ids: Sequence[str]) -> dict[str, int]:
    """How many moves were made at each of these tables."""
    if not ids:
        return {}
    query = f"SELECT table_id, COUNT(*) FROM moves WHERE table_id IN ({marks(len(ids))}) GROUP BY table_id"
    return dict(line.rows(query, ids))


def listed(line: Line, until: int, statuses: Sequence[str]) -> list[Listed]:
    """The tables of these kinds that nobody has changed since then, the eldest first."""
    query = f"{LISTED} AND status IN ({marks(len(statuses))}) ORDER BY changed, id"
    return [Listed(*row) for row in line.rows(query, [until, *statuses])]


def seqs(line: Line, ids: Sequence[str]) -> dict[str, int]:
    """How far some tables are; those that are not there are left out."""
    found: dict[str, int] = {}
    for some in portions(ids, ASKED):
        found.update(line.rows(f"{SEQS} WHERE id IN ({marks(len(some))})", some))
    return found
