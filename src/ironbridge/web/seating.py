"""Seating: who may have which seat, and how a table's rows follow one another."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ironbridge.bots import BOTS
from ironbridge.bots.words import name_of
from ironbridge.store import MoveRow, PersonRow, SeatRow, Stored, TableRow
from ironbridge.web.jobs import Course
from ironbridge.web.messages import SeatOrder
from ironbridge.web.people import new_id, unlike
from ironbridge.web.problems import Problem
from ironbridge.web.table import Table
from ironbridge.web.words import say

CODE_BYTES: Final = 16
ABSENCE: Final = 300  # seconds that a table waits for somebody who is away before a bot may play


# Seats.


def seated(orders: Sequence[SeatOrder], person: PersonRow, lang: str) -> list[SeatRow]:
    """The seats of a new table, as its host wants them."""
    seats: list[SeatRow] = []
    for at, order in enumerate(orders):
        names = [seat.name for seat in seats if seat.name is not None]
        seats.append(ordered(at, order, person, names, lang))
    return seats


def ordered(seat: int, order: SeatOrder, person: PersonRow, names: list[str], lang: str) -> SeatRow:
    """One seat as it was ordered, with a name that nobody else has."""
    if order.who == "me":
        own = unlike(person.name or say("guest", lang), names)
        return SeatRow(seat, "person", person=person.id, name=own)
    if order.who == "bot":
        bot = known_bot(order.bot)
        return SeatRow(seat, "bot", bot=bot, name=unlike(name_of(bot, lang), names))
    if order.who == "invited":
        return SeatRow(seat, "invited", code=secrets.token_urlsafe(CODE_BYTES))
    return SeatRow(seat, "open")


def known_bot(name: str | None) -> str:
    """A bot that there is."""
    if name not in BOTS:
        raise Problem("bad-game", detail=f"bot: {', '.join(BOTS)}")
    return name


def needs_people(seats: Sequence[SeatRow]) -> bool:
    """Is a seat still free?"""
    return any(seat.who in ("invited", "open") for seat in seats)


def taken_by(table: Table, seat: int, person: PersonRow, lang: str) -> SeatRow:
    """A seat that somebody takes."""
    return ordered(seat, SeatOrder("me"), person, other_names(table, seat), lang)


def other_names(table: Table, seat: int) -> list[str]:
    """The names at a table but for one seat's."""
    return [other.name for other in table.seats if other.seat != seat and other.name is not None]


def sit_down(table: Table, seat: int, order: SeatOrder, person: PersonRow, lang: str) -> SeatRow:
    """Anybody takes an open seat, and its owner the one that a bot plays for him."""
    before = table.seats[seat]
    if before.who == "bot" and before.person == person.id:
        return msgspec.structs.replace(before, who="person", bot=None)
    if before.who != "open":
        raise Problem("taken")
    return taken_by(table, seat, person, lang)


def leave_to_bot(
    table: Table, seat: int, order: SeatOrder, person: PersonRow, lang: str
) -> SeatRow:
    """A bot plays for the owner of a seat until he takes it back; or it fills a free one."""
    before = table.seats[seat]
    bot = known_bot(order.bot)
    if before.person is None or table.row.status == "waiting":
        check_host(table, before, person)
        return ordered(seat, order, person, other_names(table, seat), lang)
    if table.row.status != "playing":
        raise Problem("not-playing")
    if before.person != person.id:
        check_absent(table, before, person)
    return msgspec.structs.replace(before, who="bot", bot=bot)


def make_free(table: Table, seat: int, order: SeatOrder, person: PersonRow, lang: str) -> SeatRow:
    """Stand up, or as the host make a seat open or invited."""
    before = table.seats[seat]
    if table.row.status != "waiting":
        raise Problem("not-playing")
    if before.person != person.id:
        check_host(table, before, person)
    elif order.who == "invited" and table.row.host != person.id:
        raise Problem("not-yours")
    return ordered(seat, order, person, [], lang)


def check_host(table: Table, seat: SeatRow, person: PersonRow) -> None:
    """Only the host seats others, and nobody is sent away."""
    if table.row.host != person.id:
        raise Problem("not-yours")
    if table.row.status != "waiting" or seat.who == "person":
        raise Problem("taken")


def check_absent(table: Table, seat: SeatRow, person: PersonRow) -> None:
    """The host may have a bot play for whoever is asked, is away, and has been for long."""
    if table.row.host != person.id:
        raise Problem("not-yours")
    waited = time.time() - table.row.changed
    if seat.person in table.present() or table.row.turn != seat.seat or waited < ABSENCE:
        raise Problem("not-absent", name=seat.name, minutes=ABSENCE // 60)


Change = Callable[[Table, int, SeatOrder, PersonRow, str], SeatRow]
CHANGES: Final[dict[str, Change]] = {
    "me": sit_down,
    "bot": leave_to_bot,
    "open": make_free,
    "invited": make_free,
}


# Rows.


def new_row(game: str, host: str | None, **given: Any) -> TableRow:
    """A table that waits for people."""
    now = int(time.time())
    row = TableRow(
        id=new_id(),
        game=game,
        settings={},
        host=host,
        status="waiting",
        seq=1,
        turn=None,
        public=False,
        take_back=False,
        seed=None,
        seeded=False,
        head="",
        result=None,
        winners=None,
        created=now,
        changed=now,
    )
    return msgspec.structs.replace(row, **given)


def following(row: TableRow) -> TableRow:
    """The next state of a table, before it is known what it is."""
    return msgspec.structs.replace(row, seq=row.seq + 1, changed=int(time.time()))


def begun(stored: Stored, course: Course) -> Stored:
    """A table whose match begins, or goes on from elsewhere."""
    row = standing(stored.row, course)
    row = msgspec.structs.replace(row, settings=course.settings, head=course.head, seed=None)
    return Stored(row, stored.seats, [MoveRow(text, row.seq) for text in course.moves])


def progressed(table: Table, course: Course) -> Stored:
    """A table after a move, or after one was taken back."""
    row = standing(following(table.row), course)
    added = [MoveRow(text, row.seq) for text in course.moves]
    return Stored(row, table.seats, [*table.moves[: course.kept], *added])


def standing(row: TableRow, course: Course) -> TableRow:
    """A table's row with how the match stands."""
    return msgspec.structs.replace(
        row,
        status="playing" if course.result is None else "over",
        turn=course.turn,
        result=course.result,
        winners=course.winners,
    )


# Checks.


def check_seq(table: Table, seq: int) -> None:
    """The match is under way, and nobody was faster."""
    if table.row.status == "waiting":
        raise Problem("not-playing")
    if seq != table.row.seq:
        raise Problem("stale")


def check_turn(table: Table, seq: int, mine: Sequence[int]) -> None:
    """The seat that is asked belongs to whoever answers."""
    check_seq(table, seq)
    if table.row.status != "playing":
        raise Problem("not-playing")
    if table.row.turn not in mine:
        raise Problem("not-your-seat")
