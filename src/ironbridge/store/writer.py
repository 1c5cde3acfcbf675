"""Writer: commits together what comes at once, so that one wait for the disk serves many tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ironbridge.core.errors import IronbridgeError

MOST: Final = 200  # changes in one transaction

Change = Callable[[AsyncConnection], Awaitable[None]]
Waiting = tuple[Change, asyncio.Future[None]]


class Stale(IronbridgeError):
    """The table has changed since; nothing was written."""


class Writer:
    """Takes changes one by one, and writes those that wait in one transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
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
            await self.commit(batch)
        self.task = None

    async def close(self) -> None:
        """Wait until all that was taken is committed."""
        if self.task is not None:
            await self.task

    async def commit(self, batch: Sequence[Waiting]) -> None:
        """Commit some changes together; if that fails, one by one."""
        try:
            async with self.engine.begin() as connection:
                outcomes = [await attempt(change, connection) for change, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                settle(batch[0][1], Stale() if isinstance(error, IntegrityError) else error)
            else:
                for one in batch:
                    await self.commit([one])
            return
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            settle(done, outcome)


async def attempt(change: Change, connection: AsyncConnection) -> Stale | None:
    """Make a change; one that comes too late has written nothing, and does not harm the others."""
    try:
        await change(connection)
    except Stale as stale:
        return stale
    return None


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits, if he still does."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
