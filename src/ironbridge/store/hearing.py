"""Hearing: news from other servers, by LISTEN. Imported only where an address asks for a PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import psycopg

from ironbridge.store.news import CHANGED, PRESENT
from ironbridge.store.postgres import SESSION

AGAIN: Final = 1  # seconds until a lost connection is tried again

Connection = psycopg.Connection[tuple[Any, ...]]
Hear = Callable[[int, str, str], None]  # whose session told it, in which channel, what


async def listen(target: str, hear: Hear, joined: Callable[[], None]) -> None:
    """Hear what is told, for ever; whenever a connection is made, something may have been missed."""
    while True:
        with suppress(psycopg.Error, OSError):
            line = await asyncio.to_thread(connected, target)
            try:
                joined()
                await broken(line, hear)
            finally:
                line.close()
        await asyncio.sleep(AGAIN)


def connected(target: str) -> Connection:
    """A connection to which all is told."""
    line = psycopg.connect(target, autocommit=True, **SESSION)
    line.execute(f"LISTEN {CHANGED}")
    line.execute(f"LISTEN {PRESENT}")
    return line


async def broken(line: Connection, hear: Hear) -> None:
    """Hear what comes until the connection breaks: a few microseconds of the loop for each notice."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[None] = loop.create_future()
    socket = line.fileno()

    def read() -> None:
        try:
            line.pgconn.consume_input()
        except psycopg.Error:
            loop.remove_reader(socket)
            ended.set_result(None)
            return
        while (notice := line.pgconn.notifies()) is not None:
            hear(notice.be_pid, notice.relname.decode(), notice.extra.decode())

    loop.add_reader(socket, read)
    loop.call_soon(read)
    try:
        await ended
    finally:
        loop.remove_reader(socket)
