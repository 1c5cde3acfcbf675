"""Writer: commits together what comes at once, so that one wait for the disk serves many tables.

One thread has the connection that writes. It takes a batch of changes as plain data: all guards go
first, then the rest of those that were not stale, and the commit; so a batch is two messages to a
server, however many tables it changes. While it is on its way to the disk the next one collects.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from ironbridge.store.changes import Change
from ironbridge.store.errors import Stale, StoreError, Unavailable
from ironbridge.store.line import COMMIT, Line, Statement
from ironbridge.store.lines import Lines
from ironbridge.store.words import told

MOST: Final = 200  # changes in one transaction

Waiting = tuple[Change, asyncio.Future[None]]
Outcome = Exception | None
News = Callable[[Sequence[Change]], list[Statement]]  # what others are told as it is committed


def no_news(changes: Sequence[Change]) -> list[Statement]:
    """Nobody else has the database."""
    return []


class Writer:
    """Takes changes one by one, and writes those that wait in one transaction."""

    def __init__(self, lines: Lines, news: News = no_news) -> None:
        self.lines = lines
        self.news = news
        self.waiting: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, change: Change) -> None:
        """Make a change; when this returns it is committed, when it raises nothing is written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        if self.task is None:
            self.task = asyncio.ensure_future(self.work())
        await done

    async def work(self) -> None:
        """Commit until nobody waits."""
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
            batch.sort(key=lambda waiting: waiting[0].key)
            outcomes = await self.outcomes([change for change, _ in batch])
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                settle(done, outcome)
        self.task = None

    async def outcomes(self, batch: Sequence[Change]) -> Sequence[Outcome]:
        """Commit some changes together; if one of them makes that fail, one by one."""
        try:
            return await self.lines.do(partial(commit, batch, self.news))
        except Unavailable as error:
            return [error] * len(batch)
        except (StoreError, Stale) as error:
            if len(batch) == 1:
                return [error]
        return [(await self.outcomes([change]))[0] for change in batch]

    async def close(self) -> None:
        """Wait until all that was taken is committed."""
        if self.task is not None:
            await self.task


def commit(batch: Sequence[Change], news: News, line: Line) -> list[Outcome]:
    """One transaction; a change that comes too late writes nothing, and does not harm the others."""
    guards = [change.guard for change in batch if change.guard is not None]
    counts = iter(line.run([line.begin, *guards])[1:])
    outcomes = [
        None if change.guard is None or next(counts) == 1 else stale(change) for change in batch
    ]
    fresh = [change for change, late in zip(batch, outcomes, strict=True) if late is None]
    if fresh:
        rest = [statement for change in fresh for statement in change.rest]
        line.run([*rest, *news(fresh), COMMIT])
    else:
        line.rollback()
    return list(outcomes)


def stale(change: Change) -> Stale:
    """Another one was first."""
    return Stale(told("stale", id=change.key))


def settle(done: asyncio.Future[None], outcome: Outcome) -> None:
    """Tell whoever waits, if he still does."""
    if done.done():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
