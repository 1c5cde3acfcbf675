"""Hall: all tables of a server: found, opened, filled with people, and changed move by move.

A change goes: check, have a worker do it on its copy, store and commit, then swap it in and show
it to everybody who looks on. Whoever comes second with the same `seq` is refused as stale.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from ironbridge.store import PersonRow, SeatRow, Stale, Store, Stored
from ironbridge.web import jobs, seating
from ironbridge.web.config import Config
from ironbridge.web.crew import LOG, Crew, checked
from ironbridge.web.jobs import Answer, Course, Json, Text
from ironbridge.web.limits import Guard
from ironbridge.web.messages import ForkOrder, SeatOrder, TableOrder
from ironbridge.web.people import is_id
from ironbridge.web.problems import Problem
from ironbridge.web.table import Table
from ironbridge.web.thinking import think


class Hall:
    """The tables in memory, the store behind them, the workers beside them."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.guard = Guard(config.limits)
        self.clerks = Crew(config.clerks, config.clerk_patience)
        self.thinkers = Crew(config.thinkers, config.thinker_patience)
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.recent: OrderedDict[str, Table] = OrderedDict()  # kept though nobody looks on
        self.saving: set[asyncio.Future[None]] = set()
        self.closed = False

    async def close(self) -> None:
        """End what is under way; everything that was acknowledged is stored."""
        self.closed = True
        thinkers = [table.thinker for table in self.tables.values() if table.thinker is not None]
        for thinker in thinkers:
            thinker.cancel()
        await asyncio.gather(*thinkers, *self.saving, return_exceptions=True)
        await self.clerks.close()
        await self.thinkers.close()
        await self.store.close()

    # Finding.

    async def table(self, id: str) -> Table:
        """A table, from memory or from the store."""
        found = self.tables.get(id)
        if found is None:
            stored = await self.store.find(id) if is_id(id) else None
            if stored is None:
                raise Problem("unknown", detail=id[:40])
            found = self.tables.setdefault(id, Table(stored))
            self.stir(found)
        self.remember(found)
        return found

    def remember(self, table: Table) -> None:
        """Keep the tables used last; what nobody uses or looks at is forgotten."""
        self.recent[table.id] = table
        self.recent.move_to_end(table.id)
        while len(self.recent) > self.config.tables:
            self.recent.popitem(last=False)

    async def resume(self, since: int) -> None:
        """Wake the bots that were about to move when the server stopped."""
        for id in await self.store.bots_to_move(since):
            await self.table(id)

    # Opening and filling.

    async def open(self, order: TableOrder, person: PersonRow, lang: str) -> Table:
        """A new table; if no seat is free, the game begins."""
        row = seating.new_row(
            order.game,
            person.id,
            settings=order.settings,
            public=order.public,
            take_back=order.take_back,
            seed=order.seed,
            seeded=order.seed is not None,
        )
        stored = Stored(row, seating.seated(order.seats, person, lang))
        course = await self.begin(stored)  # refused here if there is no such game
        if seating.needs_people(stored.seats):
            return await self.add(stored)
        return await self.add(seating.begun(stored, course))

    async def begin(self, stored: Stored) -> Course:
        """The first position of a table's match; a free seat has its number for a name."""
        row = stored.row
        names = [seat.name or f"({seat.seat + 1})" for seat in stored.seats]
        job = jobs.Begin(row.game, len(names), row.settings, names, row.seed)
        return as_course(await self.clerks.do(row.id, job))

    async def fork(self, table: Table, order: ForkOrder, person: PersonRow, lang: str) -> Table:
        """A new table that goes on from a position of another one."""
        seats = seating.seated(order.seats, person, lang)
        if len(seats) != len(table.seats) or seating.needs_people(seats):
            raise Problem("bad-message", detail="seats")
        if order.at > len(table.moves):
            raise Problem("bad-message", detail="at")
        names = [str(seat.name) for seat in seats]
        job = jobs.Fork(table.story(), order.at, names)
        course = as_course(await self.clerks.do(table.id, job))
        row = seating.new_row(
            table.row.game,
            person.id,
            public=order.public,
            take_back=order.take_back,
            seeded=True,  # what is dealt was to be seen
        )
        return await self.add(seating.begun(Stored(row, seats), course))

    async def read(self, text: str) -> Table:
        """A record that somebody brought: a table without a host, open to all as if over."""
        course = as_course(await self.clerks.do("record", jobs.Read(text)))
        seats = [SeatRow(seat, "person", name=name) for seat, name in enumerate(course.names)]
        stored = seating.begun(Stored(seating.new_row(course.game, None), seats), course)
        row = msgspec.structs.replace(stored.row, status="over", turn=None)
        return await self.add(msgspec.structs.replace(stored, row=row))

    async def add(self, stored: Stored) -> Table:
        """Store a new table, and let its bots move."""
        await guarded(self.store.add(stored))
        table = self.tables.setdefault(stored.row.id, Table(stored))
        self.remember(table)
        self.stir(table)
        return table

    async def join(self, code: str, person: PersonRow, lang: str) -> Table:
        """Take up an invitation."""
        table, seat = await self.invitation(code)
        async with table.lock:
            if table.seats[seat].code != code:
                raise Problem("taken")
            await self.change_seat(table, seating.taken_by(table, seat, person, lang))
        return table

    async def invitation(self, code: str) -> tuple[Table, int]:
        """The table and the seat of an invitation."""
        found = await self.store.invited(code) if is_id(code) else None
        if found is None:
            raise Problem("taken")
        return await self.table(found[0]), found[1]

    async def seat(
        self, table: Table, seat: int, order: SeatOrder, person: PersonRow, lang: str
    ) -> None:
        """Somebody sits down or stands up, or a bot takes a seat."""
        async with table.lock:
            if not 0 <= seat < len(table.seats):
                raise Problem("unknown", detail=seat)
            change = seating.CHANGES[order.who]
            await self.change_seat(table, change(table, seat, order, person, lang))

    async def change_seat(self, table: Table, seat: SeatRow) -> None:
        """Store who has a seat; if that was the last free one, the game begins."""
        seats = [*table.seats]
        seats[seat.seat] = seat
        stored = Stored(seating.following(table.row), seats, table.moves)
        begins = table.row.status == "waiting" and not seating.needs_people(seats)
        if begins:
            stored = seating.begun(stored, await self.begin(stored))
        save = self.store.save_seats(stored.row, [seat], stored.moves if begins else [])
        await self.commit(table, save, stored)

    # Playing.

    async def play(
        self,
        table: Table,
        *,
        seq: int,
        mine: Sequence[int],
        lang: str,
        answers: list[int | str] | None = None,
        move: str | None = None,
    ) -> int:
        """Play a whole move; returns the new `seq` once it is committed."""
        async with table.lock:
            seating.check_turn(table, seq, mine)
            job = jobs.Play(table.story(), lang, answers, move)
            course = as_course(await self.clerks.do(table.id, job))
            await self.advance(table, course)
            return table.row.seq

    async def back(self, table: Table, *, seq: int, mine: list[int], lang: str) -> int:
        """Take the last move of a person back; returns the new `seq`."""
        async with table.lock:
            seating.check_seq(table, seq)
            if not mine:
                raise Problem("not-your-seat")
            if not table.row.take_back:
                raise Problem("refused", key="no-take-back")
            job = jobs.Back(table.story(), lang, mine, table.bots)
            course = as_course(await self.clerks.do(table.id, job))
            stored = seating.progressed(table, course)
            await self.commit(table, self.store.take_back(stored.row, course.kept), stored)
            return table.row.seq

    async def advance(self, table: Table, course: Course) -> None:
        """Store the moves that follow, then make them the table's."""
        stored = seating.progressed(table, course)
        added = stored.moves[course.kept :]
        await self.commit(table, self.store.append(stored.row, course.kept, added), stored)

    async def commit(self, table: Table, save: Awaitable[None], stored: Stored) -> None:
        """Store, then swap in, as one: whoever leaves meanwhile does not come in between."""
        saved = asyncio.ensure_future(self.swap(table, save, stored))
        self.saving.add(saved)
        saved.add_done_callback(self.saving.discard)
        await asyncio.shield(saved)

    async def swap(self, table: Table, save: Awaitable[None], stored: Stored) -> None:
        """Store; if another was first, see what he did, else show everybody what is new."""
        try:
            await guarded(save)
        except Stale:
            again = await self.store.find(table.id)
            assert again is not None
            self.show(table, again)
            raise Problem("stale") from None
        self.show(table, stored)

    def show(self, table: Table, stored: Stored) -> None:
        """A table's new state, to everybody who looks on."""
        table.row, table.seats, table.moves = stored.row, stored.seats, stored.moves
        table.looks = {}
        table.trouble = None
        self.remember(table)
        for watcher in list(table.watchers):
            watcher.wake()
        self.stir(table)

    # Bots.

    def stir(self, table: Table) -> None:
        """Have a bot think if it is its turn, unless one does already."""
        if table.bot_on_turn is not None and table.thinker is None and not self.closed:
            table.thinker = asyncio.ensure_future(think(self, table))

    # Looking.

    async def json(self, table: Table, job: jobs.Job) -> bytes:
        """What a clerk answers to a question about a table."""
        return await self.json_of(self.clerks, table, job)

    async def json_of(self, crew: Crew, table: Table, job: jobs.Job) -> bytes:
        """What a worker answers to it."""
        answer = checked(await crew.do(table.id, job))
        assert isinstance(answer, Json)
        return answer.data

    async def text(self, crew: Crew, key: str, job: jobs.Job) -> str:
        """What a worker answers in words."""
        answer = checked(await crew.do(key, job))
        assert isinstance(answer, Text)
        return answer.text


def as_course(answer: Answer) -> Course:
    """How a match stands now."""
    course = checked(answer)
    assert isinstance(course, Course)
    return course


async def guarded(save: Awaitable[None]) -> None:
    """Store something; if the database fails, that is our trouble, and nothing has changed."""
    try:
        await save
    except SQLAlchemyError as error:
        LOG.error("the database: %s", error)
        raise Problem("trouble") from error
