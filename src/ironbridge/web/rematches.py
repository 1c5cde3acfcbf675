"""Rematch: the same game with the same company, proposed by one and accepted by each of the others.

The old table points to the new one from the moment that it is stored, so of two who propose at once
the second accepts.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ironbridge.store import PersonRow, SeatRow, Stored
from ironbridge.web import seating
from ironbridge.web.hall import Hall
from ironbridge.web.messages import SeatOrder
from ironbridge.web.own_figures import figures_in, head_with
from ironbridge.web.problems import Problem
from ironbridge.web.queue import Share
from ironbridge.web.table import Table

TRIES: Final = 3  # to be the only one who changes a table


async def rematch(hall: Hall, table: Table, person: PersonRow, lang: str, share: Share) -> Table:
    """Propose to play again, or accept that; returns the new table."""
    if not table.owned(person.id):
        raise Problem("not-your-seat")
    if table.row.status != "over":
        raise Problem("refused", key="not-over")
    for _ in range(TRIES):
        try:
            return await accept_or_propose(hall, table, person, lang, share)
        except Problem as problem:
            if problem.code != "stale":
                raise
    raise Problem("stale")


async def accept_or_propose(
    hall: Hall, table: Table, person: PersonRow, lang: str, share: Share
) -> Table:
    """Go to the new table; if there is none, make it."""
    async with table.lock:
        again = await proposed(hall, table)
        if again is None:
            return await propose(hall, table, person, lang, share)
    await accept(hall, table, again, person, lang, share)
    return again


async def proposed(hall: Hall, table: Table) -> Table | None:
    """The table of a rematch, unless there is none, or it was purged."""
    if table.row.rematch is None:
        return None
    try:
        return await hall.table(table.row.rematch)
    except Problem as problem:
        if problem.code != "unknown":
            raise
        return None


async def propose(hall: Hall, table: Table, person: PersonRow, lang: str, share: Share) -> Table:
    """A new table with one's own seats taken, and a place for each of the others."""
    row = seating.new_row(
        table.row.game,
        person.id,
        settings=table.row.settings,
        public=table.row.public,
        take_back=table.row.take_back,
        head=head_with(figures_in(table.row.head)),
    )
    orders = [order_for(seat, person) for seat in table.seats]
    stored = Stored(row, seating.seated(orders, person, lang))
    course = await hall.begin(stored, share)
    if not seating.needs_people(stored.seats):
        stored = seating.begun(stored, course)
    before = msgspec.structs.replace(table.row, seq=table.row.seq + 1, rematch=row.id)
    save = hall.store.propose(before, stored)
    await hall.commit(table, save, Stored(before, table.seats, table.moves))
    return hall.take_in(stored)


def order_for(seat: SeatRow, person: PersonRow) -> SeatOrder:
    """Who is to sit where somebody sat; where he is gone for good, anybody may."""
    if seat.person is not None:
        return SeatOrder("me" if seat.person == person.id else "invited")
    return SeatOrder("bot", bot=seat.bot) if seat.who == "bot" else SeatOrder("open")


async def accept(
    hall: Hall, table: Table, again: Table, person: PersonRow, lang: str, share: Share
) -> None:
    """Sit down where one sat before, if the seat is still kept."""
    async with again.lock:
        for seat in table.owned(person.id):
            if again.seats[seat.seat].who == "invited":
                taken = seating.taken_by(again, seat.seat, person, lang)
                await hall.change_seat(again, taken, share)
