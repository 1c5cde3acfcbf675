"""Lines: threads with a connection each, so that the server's loop waits for none of them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from ironbridge.store.errors import explained, failures
from ironbridge.store.line import Connect, Line

Found = TypeVar("Found")


class Lines:
    """Some threads; a connection that broke is made anew by whoever needs it next."""

    def __init__(self, connect: Connect, count: int) -> None:
        self.connect = connect
        self.threads = ThreadPoolExecutor(count, "ironbridge-store")
        self.own = threading.local()
        self.all: list[Line] = []

    async def do(self, work: Callable[[Line], Found]) -> Found:
        """Have something done with a connection, beside the loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.done, work)

    def start(self, work: Callable[[Line], object]) -> None:
        """Have something done that nobody waits for, and that may fail."""
        with suppress(RuntimeError):  # as the server ends
            self.threads.submit(self.done, work)

    def done(self, work: Callable[[Line], Found]) -> Found:
        """Do it here; once more if the connection had broken and nothing was committed."""
        try:
            line = self.line()
            try:
                return work(line)
            except failures():
                if line.is_open or line.commits:
                    raise
            return work(self.line())
        except failures() as error:
            raise explained(error) from None

    def line(self) -> Line:
        """This thread's connection."""
        line: Line | None = getattr(self.own, "line", None)
        if line is None or not line.is_open:
            line = self.own.line = self.connect()
            self.all.append(line)
        return line

    def close(self) -> None:
        """End the threads, then let go of all connections."""
        self.threads.shutdown()
        for line in self.all:
            with suppress(*failures()):
                line.close()
