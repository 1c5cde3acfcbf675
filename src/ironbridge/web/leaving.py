"""Leaving: sessions that are over leave their tables, and who deletes himself leaves his name there.

What he played stays: with a neutral name, as a bot's where the game still runs, and free where it
has not begun.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ironbridge.store import PersonRow, SeatRow, Stale, Stored, TableRow
from ironbridge.web.database import guarded
from ironbridge.web.hall import Hall
from ironbridge.web.people import unlike
from ironbridge.web.problems import Problem
from ironbridge.web.seating import following
from ironbridge.web.shelf import opponent
from ironbridge.web.table import Table

NOBODY: Final = "N.N."  # in every language
NAMES: Final = "names: "  # in the head of a record
TRIES: Final = 5  # to be the only one who changes a table


def recheck(hall: Hall, person: str) -> None:
    """Somebody has changed: those of his browsers leave in which he is not known any more."""
    for table in list(hall.tables.values()):
        for watcher in list(table.watchers):
            if watcher.viewer.person == person:
                watcher.look_again()


async def delete(hall: Hall, person: PersonRow) -> None:
    """Leave all tables, then be nobody; who sits down meanwhile stands up again."""
    for _ in range(TRIES):
        for id in await guarded(hall.store.sessions.tables(person.id)):
            await leave(hall, id, person.id)
        try:
            await guarded(hall.store.sessions.delete(person.id))
        except Stale:
            continue
        recheck(hall, person.id)
        return
    raise Problem("stale")


async def leave(hall: Hall, id: str, person: str) -> None:
    """Leave one table, whatever happens there at the same moment."""
    for _ in range(TRIES):
        try:
            table = await hall.table(id)
            async with table.lock:
                await stand_up(hall, table, person)
            return
        except Problem as problem:
            if problem.code == "unknown":  # purged
                return
            if problem.code != "stale":
                raise
    raise Problem("stale")


async def stand_up(hall: Hall, table: Table, person: str) -> None:
    """Store the seats of somebody, and the record, without him."""
    left = left_seats(table, person)
    if not left:
        return
    seats = [*table.seats]
    for seat in left:
        seats[seat.seat] = seat
    row = left_row(table.row, left)
    saved = hall.store.save_seats(row, left)
    await hall.commit(table, saved, Stored(row, seats, table.moves))


def left_seats(table: Table, person: str) -> list[SeatRow]:
    """The seats of somebody who is gone, each with a name that nobody else has."""
    names = [seat.name for seat in table.seats if seat.name and seat.person != person]
    left: list[SeatRow] = []
    for seat in table.owned(person):
        names.append(unlike(NOBODY, names))
        left.append(left_seat(seat, names[-1], table.row.status))
    return left


def left_seat(seat: SeatRow, name: str, status: str) -> SeatRow:
    """A seat whose owner is gone: free, a bot's, or with a neutral name."""
    if status == "waiting":
        return SeatRow(seat.seat, "open")
    if status == "playing":
        return SeatRow(seat.seat, "bot", name=name, bot=seat.bot or opponent())
    return SeatRow(seat.seat, seat.who, name=name, bot=seat.bot)


def left_row(row: TableRow, left: list[SeatRow]) -> TableRow:
    """The table's next state; one that is over does not become younger by it."""
    after = following(row)
    changed = row.changed if row.status == "over" else after.changed
    return msgspec.structs.replace(after, changed=changed, head=renamed(row.head, left))


def renamed(head: str, left: list[SeatRow]) -> str:
    """The head of a record with other names for some seats; before the game begins it has none."""
    lines = head.split("\n")
    for at, line in enumerate(lines):
        if line.startswith(NAMES):
            names = line.removeprefix(NAMES).split(", ")
            for seat in left:
                names[seat.seat] = str(seat.name)
            lines[at] = NAMES + ", ".join(names)
    return "\n".join(lines)
