"""Store: every change of a table is one transaction that names the state it changes.

`seq` grows by one at each change. A change says which `seq` it expects; if another one was
first, nothing is written and `Stale` is raised. When a method returns, the change is committed;
changes of several tables that come at once share a transaction (see `writer`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from ironbridge.store import changes, queries
from ironbridge.store.address import Address, address, driven
from ironbridge.store.changes import FORGET, Change
from ironbridge.store.line import Connect
from ironbridge.store.lines import Lines
from ironbridge.store.news import NOTIFY, PRESENT, notices
from ironbridge.store.opening import check_there, prepare, reserve
from ironbridge.store.people import DAY, People
from ironbridge.store.queries import Lists
from ironbridge.store.rows import (
    Listed,
    MoveRow,
    PersonRow,
    ReviewRow,
    SeatRow,
    Stored,
    TableRow,
)
from ironbridge.store.sessions import Sessions
from ironbridge.store.turns import Turns
from ironbridge.store.writer import Writer, no_news

READERS: Final = 3  # connections, beside the one that writes and the one for turns


class Store:
    """The database of a server."""

    def __init__(self, place: Address, connect: Connect) -> None:
        self.place = place
        self.reading = Lines(connect, READERS)
        self.writing = Lines(connect, 1)
        self.aside = Lines(connect, 1)
        self.is_shared = not place.is_file
        self.writer = Writer(self.writing, notices if self.is_shared else no_news)
        self.turns = Turns(self.aside, shared=self.is_shared)
        self.people = People()
        self.sessions = Sessions(self.reading, self.writer, self.people)
        self.reserved: sqlite3.Connection | None = None

    @classmethod
    async def open(cls, database: str, *, serving: bool = False, new: bool = True) -> Store:
        """Connect, and bring the schema up to date; a server has a file for itself."""
        place = address(database)
        if not new:
            check_there(place)
        store = cls(place, await asyncio.to_thread(prepare, place))
        store.reserved = reserve(place) if serving else None
        return store

    @property
    def name(self) -> str:
        """What the database is called, without its password."""
        return self.place.name

    async def close(self) -> None:
        """Write what is under way, and let go of all connections."""
        await self.writer.close()
        await asyncio.to_thread(self.reading.close)
        await asyncio.to_thread(self.writing.close)
        await asyncio.to_thread(self.aside.close)
        if self.reserved is not None:
            self.reserved.close()

    async def answer(self) -> None:
        """Read something, to see whether the database answers."""
        await self.reading.do(lambda line: line.rows("SELECT version FROM ironbridge_schema"))

    # People.

    async def person(self, token_hash: str, now: int) -> PersonRow | None:
        """Whoever has this token; once a day it is noted that he was here."""
        known = self.people.find(token_hash, now)
        if known is not None:
            return known
        changes_before = self.people.changes
        found = await self.reading.do(lambda line: line.rows(queries.PERSON, [token_hash]))
        if not found:
            return None
        id, name, seen = found[0]
        person = PersonRow(id, name)
        if self.people.changes == changes_before:  # else it may be out of date already
            self.people.keep(token_hash, person, now)
        if now - seen >= DAY:
            person_seen = (changes.SAW_PERSON, [(now, id)])
            session_seen = (changes.SAW_SESSION, [(now, token_hash)])
            await self.writer.write(Change(id, [person_seen, session_seen]))
        return person

    async def add_person(
        self, id: str, token_hash: str, name: str | None, now: int, label: str = ""
    ) -> PersonRow:
        """Somebody new, in a first browser."""
        person = (changes.ADD_PERSON, [(id, id, name, now, now)])
        session = (changes.ADD_SESSION, [(token_hash, id, label, now, now)])
        await self.writer.write(Change(id, [person, session]))
        self.people.keep(token_hash, PersonRow(id, name), now)
        return PersonRow(id, name)

    async def rename(self, id: str, name: str) -> None:
        """Somebody wants to be called otherwise, at tables to come."""
        await self.writer.write(Change(id, [(changes.RENAME, [(name, id)])], seq=FORGET))
        self.people.forget(id)

    # Tables, one by one.

    async def add(self, stored: Stored) -> None:
        """A new table, with its seats and what was played before it came here."""
        await self.writer.write(changes.added(stored))

    async def propose(self, row: TableRow, rematch: Stored) -> None:
        """A new table, to which the next state of an old one points: both, or neither."""
        await self.writer.write(changes.proposed(row, rematch))

    async def find(self, id: str) -> Stored | None:
        """A table with all that belongs to it."""
        return await self.reading.do(lambda line: queries.find(line, id))

    async def invited(self, code: str) -> tuple[str, int] | None:
        """The table and the seat of an invitation."""
        found = await self.reading.do(lambda line: line.rows(queries.INVITED, [code]))
        return (found[0][0], found[0][1]) if found else None

    async def review(self, id: str) -> ReviewRow | None:
        """What was found of a table's game, if anybody looked into it."""
        return await self.reading.do(lambda line: queries.review(line, id))

    async def keep_review(self, row: ReviewRow) -> None:
        """Keep what was found of a game, in place of what was found before."""
        await self.writer.write(changes.reviewed(row))

    async def company(self, id: str) -> list[Stored]:
        """The tables at which the same people played before, the last one first."""
        return await self.reading.do(lambda line: queries.company(line, id))

    async def append(self, row: TableRow, kept: int, moves: Sequence[MoveRow]) -> None:
        """The next state of a table, with moves after the `kept` ones that it had."""
        await self.writer.write(changes.advanced(row, changes.moved(row.id, kept, moves)))

    async def take_back(self, row: TableRow, kept: int) -> None:
        """The next state of a table, of whose moves only the first are kept."""
        after = (changes.FORGET_MOVES, [(row.id, kept)])
        await self.writer.write(changes.advanced(row, [after]))

    async def save_seats(
        self, row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow] = ()
    ) -> None:
        """The next state of a table at which seats have changed; perhaps the game begins."""
        rest = [changes.reseated(row.id, seats), *changes.moved(row.id, 0, moves)]
        await self.writer.write(changes.begun(row, rest))

    async def purge(self, id: str, seq: int) -> None:
        """A table goes, with all that belongs to it, if it is still as it was."""
        await self.writer.write(changes.purged(id, seq))

    # Lists.

    async def lists(self, person: str | None, limit: int) -> Lists:
        """Tables to join, to go on with, to look on at, to replay."""
        return await self.reading.do(lambda line: queries.lists(line, person, limit))

    async def listed(self, until: int, statuses: Sequence[str]) -> list[Listed]:
        """All tables of these kinds that nobody has changed since then, for whoever runs the server."""
        return await self.reading.do(lambda line: queries.listed(line, until, statuses))

    async def bots_to_move(self, since: int, until: int) -> list[str]:
        """Tables changed in that time at which people wait for a bot that no server thinks for."""
        query = queries.BOTS_NOT_AT_IT if self.is_shared else queries.BOTS_TO_MOVE
        found = await self.reading.do(lambda line: line.rows(query, [since, until]))
        return [id for (id,) in found]

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """How far some tables are; those that are not there are left out."""
        return await self.reading.do(partial(queries.seqs, ids=ids))

    # Other servers.

    def tell(self, text: str) -> None:
        """Tell all servers of this database, and oneself, who is there."""
        if self.is_shared:
            self.aside.start(lambda line: line.rows(NOTIFY, [PRESENT, text]))

    async def listen(self, hear: Callable[[str, str], None], joined: Callable[[], None]) -> None:
        """Hear what others tell, until cancelled; say so whenever something may have been missed."""

        def others(session: int, channel: str, text: str) -> None:
            if not any(line.session == session for line in self.writing.all):
                hear(channel, text)

        if self.is_shared:
            await driven("hearing").listen(self.place.target, others, joined)
