"""Hall: all tables of a server: found, opened, filled with people, and changed move by move.

A change goes: check, have a worker do it on its copy, store and commit, then swap it in and show
it to everybody who looks on. Whoever comes second with the same `seq` is refused as stale.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from ironbridge.store import FORGET, PersonRow, SeatRow, Stale, Store, Stored
from ironbridge.web import jobs, seating
from ironbridge.web.config import Config
from ironbridge.web.database import guarded
from ironbridge.web.jobs import Answer, Course, Json, Story
from ironbridge.web.limits import Guard
from ironbridge.web.messages import ForkOrder, SeatOrder, TableOrder
from ironbridge.web.metrics import Metrics
from ironbridge.web.own_figures import check_modest, figures_in, head_with
from ironbridge.web.people import is_id
from ironbridge.web.pool import Pool, checked
from ironbridge.web.presence import Presence
from ironbridge.web.problems import Problem
from ironbridge.web.queue import NOBODY, SEATED, Share
from ironbridge.web.reviewing import Reviews
from ironbridge.web.study import Study
from ironbridge.web.table import Table
from ironbridge.web.thinking import tell_thinking_elsewhere, think

RESUMED: Final = 30 * 24 * 3600  # seconds: bots at tables left longer ago wait for somebody


class Hall:
    """The tables in memory, the store behind them, the workers beside them."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.guard = Guard(config.limits)
        self.metrics = Metrics()
        waiting = config.limits.waiting
        self.clerks = Pool(
            config.clerks,
            patience=config.clerk_patience,
            waiting=waiting,
            metrics=self.metrics,
        )
        self.thinkers = Pool(
            config.thinkers,
            patience=config.thinker_patience,
            waiting=waiting,
            metrics=self.metrics,
            nice=config.thinkers_nice,
            reserved=1,
        )
        self.study = Study(config, self.metrics)
        self.reviews = Reviews(store, self.study)
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.recent: OrderedDict[str, Table] = OrderedDict()  # kept though nobody looks on
        self.presence = Presence(store, self.tables)
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
        await self.reviews.close()
        await self.study.close()
        await self.store.close()

    # Finding.

    async def table(self, id: str) -> Table:
        """A table, from memory or from the store."""
        found = self.tables.get(id)
        if found is None:
            stored = await guarded(self.store.find(id)) if is_id(id) else None
            if stored is None:
                raise Problem("unknown", detail=id[:40])
            found = self.tables.setdefault(id, Table(stored))
            await self.welcome(found)
        self.remember(found)
        return found

    def remember(self, table: Table) -> None:
        """Keep the tables used last; what nobody uses or looks at is forgotten."""
        self.recent[table.id] = table
        self.recent.move_to_end(table.id)
        while len(self.recent) > self.config.tables:
            self.recent.popitem(last=False)

    async def welcome(self, table: Table) -> None:
        """A table that was read just now; what others did meanwhile was told to nobody here."""
        if self.store.is_shared:
            self.presence.tell([table])
            await self.catch_up([table])
        self.stir(table)

    async def resume(self, left: float) -> None:
        """Wake the bots left alone for so many seconds: their server was stopped, or died."""
        now = time.time()
        for id in await self.store.bots_to_move(int(now - RESUMED), int(now - left)):
            with suppress(Problem):  # purged meanwhile
                self.stir(await self.table(id))

    # What others did.

    async def catch_up(self, tables: Sequence[Table]) -> None:
        """Read again those of some tables that others have changed."""
        seqs = await guarded(self.store.seqs([table.id for table in tables])) if tables else {}
        await asyncio.gather(*(self.renew(table, seqs.get(table.id, FORGET)) for table in tables))

    async def renew(self, table: Table, seq: int) -> None:
        """Read a table again that is elsewhere at `seq`, unless it is here, too."""
        if is_here(table, seq):
            return
        async with table.lock:
            if not is_here(table, seq) and await self.reread(table):
                self.stir_later(table, self.config.round)

    async def reach(self, table: Table, seq: int | None) -> None:
        """Whoever has seen a later state than we have saw it at another server: be there, too."""
        if self.store.is_shared and seq is not None and seq > table.row.seq:
            await self.catch_up([table])

    async def reread(self, table: Table) -> bool:
        """Show a table as it is stored, if it still is."""
        again = await guarded(self.store.find(table.id))
        if again is None:
            self.lose(table)
            return False
        self.show(table, again)
        return True

    def lose(self, table: Table) -> None:
        """A table that whoever runs the server has purged: it is not here any more, either."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.recent.pop(table.id, None)
        if table.thinker is not None:
            table.thinker.cancel()
        for watcher in list(table.watchers):
            watcher.dismiss()

    # Opening and filling.

    async def open(
        self, order: TableOrder, person: PersonRow, lang: str, share: Share = NOBODY
    ) -> Table:
        """A new table; if no seat is free, the game begins."""
        check_modest(order.settings)
        row = seating.new_row(
            order.game,
            person.id,
            settings=order.settings,
            public=order.public,
            take_back=order.take_back,
            seed=order.seed,
            seeded=order.seed is not None,
            head=head_with(order.figures),
        )
        stored = Stored(row, seating.seated(order.seats, person, lang))
        course = await self.begin(stored, share)  # refused here if there is no such game
        if seating.needs_people(stored.seats):
            return await self.add(stored)
        return await self.add(seating.begun(stored, course))

    async def begin(self, stored: Stored, share: Share) -> Course:
        """The first position of a table's match; a free seat has its number for a name.

        What somebody's own figures cost nobody knows before: scholars find out.
        """
        row = stored.row
        names = [seat.name or f"({seat.seat + 1})" for seat in stored.seats]
        figures = figures_in(row.head)
        job = jobs.Begin(row.game, len(names), row.settings, names, row.seed, figures)
        if figures is None:
            return as_course(await self.clerks.do(row.id, job, share))
        return as_course(await self.study.do(row.id, job, share))

    async def fork(
        self, table: Table, order: ForkOrder, person: PersonRow, lang: str, share: Share
    ) -> Table:
        """A new table that goes on from a position of another one."""
        seats = seating.seated(order.seats, person, lang)
        if len(seats) != len(table.seats) or seating.needs_people(seats):
            raise Problem("bad-message", detail="seats")
        if order.at > len(table.moves):
            raise Problem("bad-message", detail="at")
        names = [str(seat.name) for seat in seats]
        job = jobs.Fork(table.story(), order.at, names)
        course = as_course(await self.study.do(table.id, job, share))
        row = seating.new_row(
            table.row.game,
            person.id,
            public=order.public,
            take_back=order.take_back,
            seeded=True,  # what is dealt was to be seen
        )
        return await self.add(seating.begun(Stored(row, seats), course))

    async def read(self, text: str, share: Share) -> Table:
        """A record that somebody brought: a table without a host, open to all as if over."""
        course = as_course(await self.study.do("", jobs.Read(text), share))
        seats = [SeatRow(seat, "person", name=name) for seat, name in enumerate(course.names)]
        stored = seating.begun(Stored(seating.new_row(course.game, None), seats), course)
        row = msgspec.structs.replace(stored.row, status="over", turn=None)
        return await self.add(msgspec.structs.replace(stored, row=row))

    async def add(self, stored: Stored) -> Table:
        """Store a new table, and let its bots move."""
        await guarded(self.store.add(stored))
        return self.take_in(stored)

    def take_in(self, stored: Stored) -> Table:
        """Have a table that was stored just now in memory."""
        table = self.tables.setdefault(stored.row.id, Table(stored))
        self.remember(table)
        table.look_at(None)
        self.stir(table)
        return table

    async def join(self, code: str, person: PersonRow, lang: str, share: Share) -> Table:
        """Take up an invitation."""
        table, seat = await self.invitation(code)
        async with table.lock:
            if table.seats[seat].code != code:
                raise Problem("taken")
            await self.change_seat(table, seating.taken_by(table, seat, person, lang), share)
        return table

    async def invitation(self, code: str) -> tuple[Table, int]:
        """The table and the seat of an invitation."""
        found = await guarded(self.store.invited(code)) if is_id(code) else None
        if found is None:
            raise Problem("taken")
        return await self.table(found[0]), found[1]

    async def seat(
        self,
        table: Table,
        seat: int,
        order: SeatOrder,
        person: PersonRow,
        lang: str,
        share: Share,
    ) -> None:
        """Somebody sits down or stands up, or a bot takes a seat."""
        async with table.lock:
            if not 0 <= seat < len(table.seats):
                raise Problem("unknown", detail=seat)
            change = seating.CHANGES[order.who]
            await self.change_seat(table, change(table, seat, order, person, lang), share)

    async def change_seat(self, table: Table, seat: SeatRow, share: Share) -> None:
        """Store who has a seat; if that was the last free one, the game begins."""
        seats = [*table.seats]
        seats[seat.seat] = seat
        stored = Stored(seating.following(table.row), seats, table.moves)
        begins = table.row.status == "waiting" and not seating.needs_people(seats)
        if begins:
            stored = seating.begun(stored, await self.begin(stored, share))
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
        share: Share = NOBODY,
        urgency: int = SEATED,
    ) -> int:
        """Play a whole move; returns the new `seq` once it is committed."""
        await self.reach(table, seq)
        async with table.lock:
            seating.check_turn(table, seq, mine)
            job = jobs.Play(table.story(), lang, answers, move)
            course = as_course(await self.clerks.do(table.id, job, share, urgency))
            await self.advance(table, course)
            return table.row.seq

    async def back(
        self, table: Table, *, seq: int, mine: list[int], lang: str, share: Share = NOBODY
    ) -> int:
        """Take the last move of a person back; returns the new `seq`."""
        await self.reach(table, seq)
        async with table.lock:
            seating.check_seq(table, seq)
            if not mine:
                raise Problem("not-your-seat")
            if not table.row.take_back:
                raise Problem("refused", key="no-take-back")
            job = jobs.Back(table.story(), lang, mine, table.bots)
            course = as_course(await self.clerks.do(table.id, job, share))
            stored = seating.progressed(table, course)
            await self.commit(table, self.store.take_back(stored.row, course.kept), stored)
            return table.row.seq

    async def advance(self, table: Table, course: Course) -> None:
        """Store the moves that follow, then make them the table's."""
        stored = seating.progressed(table, course)
        added = stored.moves[course.kept :]
        await self.commit(table, self.store.append(stored.row, course.kept, added), stored)
        self.metrics.moves += len(added)

    async def commit(self, table: Table, save: Awaitable[None], stored: Stored) -> None:
        """Store, then swap in, as one: whoever leaves meanwhile does not come in between."""
        saved = asyncio.ensure_future(self.swap(table, save, stored))
        self.saving.add(saved)
        saved.add_done_callback(self.saving.discard)
        await asyncio.shield(saved)

    async def swap(self, table: Table, save: Awaitable[None], stored: Stored) -> None:
        """Store; if another was first, see what he did, else show everybody what is new."""
        try:
            with self.metrics.commits.timed():
                await guarded(save)
        except Stale:
            if not await self.reread(table):
                raise Problem("unknown", detail=table.id) from None
            self.stir(table)
            raise Problem("stale") from None
        self.show(table, stored)
        self.stir(table)

    def show(self, table: Table, stored: Stored) -> None:
        """A table's new state, to everybody who looks on."""
        if stored.row.seq < table.row.seq:  # another server's change came in between
            return
        table.row, table.seats, table.moves = stored.row, stored.seats, stored.moves
        table.trouble = None
        self.remember(table)
        for watcher in list(table.watchers):
            watcher.wake()
        tell_thinking_elsewhere(self, table)

    # Bots.

    def stir(self, table: Table) -> None:
        """Have a bot think if it is its turn, unless one does already, or nobody cares."""
        if table.bot_on_turn is None or table.thinker is not None or self.closed:
            return
        if not table.rests(self.config.unseen):
            table.thinker = asyncio.ensure_future(think(self, table))

    def stir_later(self, table: Table, wait: float) -> None:
        """Have a bot think after some seconds, if no other server has until then."""
        if table.waking is not None:
            table.waking.cancel()
        table.waking = asyncio.get_running_loop().call_later(wait, self.stir, table)

    def notice(self, table: Table, person: str | None) -> None:
        """Somebody looks: bots that rested go on, and what they think about is more urgent."""
        table.look_at(person)
        self.stir(table)
        if table.thinker is not None:
            self.thinkers.hasten(table.id, table.share, table.urgency)

    # Looking.

    async def json(self, table: Table, job: jobs.Job, share: Share = NOBODY) -> bytes:
        """What a worker answers to a question about a table."""
        answer = checked(await self.clerks.do(table.id, job, share))
        assert isinstance(answer, Json)
        return answer.data

    async def found(self, table: Table, job: jobs.Studied, share: Share) -> bytes:
        """What scholars find out about a table as it stands; as long as it does, it is kept."""
        bare = msgspec.structs.replace(job, story=Story(table.id, None, []))
        key = (table.row.seq, msgspec.msgpack.encode(bare))
        return await self.study.find(key, table.id, job, share)


def is_here(table: Table, seq: int) -> bool:
    """Do we know a table as it is elsewhere at `seq`?"""
    return seq != FORGET and seq <= table.row.seq


def as_course(answer: Answer) -> Course:
    """How a match stands now."""
    course = checked(answer)
    assert isinstance(course, Course)
    return course
