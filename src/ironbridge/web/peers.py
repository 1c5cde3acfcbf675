"""Peers: the other servers at the same database, and whoever else writes there.

A table in memory is read again when another server says that it has changed it; and every few
seconds, in case something was not heard, and for the purges of a file, of which nobody is told.
At each such round bots are looked for that no server thinks for, because theirs has died.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from ironbridge.store import CHANGED, FORGET, StoreError, read_pairs
from ironbridge.web.hall import Hall, is_here
from ironbridge.web.leaving import recheck
from ironbridge.web.problems import Problem

LOG: Final = logging.getLogger("ironbridge.web")
MISSED: Final = 3  # rounds after which a server that says nothing counts as gone


class Peers:
    """Keeps a hall true to a database that others change, too."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def around(self) -> AsyncIterator[None]:
        """Listen, and go round, for a while."""
        self.start(self.hall.store.listen(self.hear, self.joined))
        self.start(self.rounds())
        try:
            yield
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside."""
        task = asyncio.ensure_future(quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # What others tell.

    def hear(self, channel: str, text: str) -> None:
        """Something was told by another."""
        if channel != CHANGED:
            self.hall.presence.hear(text)
            return
        for id, seq in read_pairs(text):
            self.changed(id, seq)

    def changed(self, id: str, seq: int) -> None:
        """A table that we know is read again, a person is looked up anew."""
        if seq == FORGET:
            self.hall.store.people.forget(id)
            recheck(self.hall, id)
        table = self.hall.tables.get(id)
        if table is not None and not is_here(table, seq):
            self.start(self.hall.renew(table, seq))

    def joined(self) -> None:
        """From here on all is heard; what was missed before is looked up."""
        self.hall.store.people.clear()
        tables = list(self.hall.tables.values())
        for watcher in [one for table in tables for one in table.watchers]:
            watcher.look_again()
        self.hall.presence.tell(tables)
        self.start(self.hall.catch_up(tables))

    # Rounds.

    async def rounds(self) -> None:
        """Look round now and then, for ever."""
        await quietly(self.hall.resume(0))
        while True:
            await asyncio.sleep(self.hall.config.round)
            await quietly(self.look_round())

    async def look_round(self) -> None:
        """See what was not heard, say who is here, and let bots move that nobody thinks for."""
        hall, round = self.hall, self.hall.config.round
        tables = list(hall.tables.values())
        await hall.catch_up(tables)
        if not hall.store.is_shared:
            return
        hall.presence.miss(tables, MISSED * round)
        hall.presence.tell(table for table in tables if table.seats_here())
        await hall.resume(round)


async def quietly(work: Coroutine[Any, Any, None]) -> None:
    """What fails because the database does is done again in the next round."""
    try:
        await work
    except (Problem, StoreError):
        LOG.debug("the database does not answer")
