"""Pipes: a process that answers one job at a time: a frame out, a frame in, nothing in between."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Self, cast

from ironbridge.web.jobs import HEAD, LENGTH


class Process(asyncio.SubprocessProtocol):
    """A process at the other end of two pipes. asyncio's streams cost the loop more than the pipes."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.loop = loop
        self.transport: asyncio.SubprocessTransport | None = None
        self.ended: asyncio.Future[None] = loop.create_future()
        self.answer: asyncio.Future[bytearray] | None = None  # that somebody waits for
        self.came = bytearray()  # of it

    @classmethod
    async def start(cls, command: Sequence[str]) -> Self:
        """A new process; what it says of itself goes where our own words go."""
        loop = asyncio.get_running_loop()
        _, process = await loop.subprocess_exec(cls, *command, stderr=None)
        return process

    @property
    def pid(self) -> int:
        """Its number."""
        assert self.transport is not None
        pid = self.transport.get_pid()
        assert pid is not None
        return pid

    @property
    def is_gone(self) -> bool:
        """Has it ended?"""
        return self.ended.done()

    async def ask(self, job: bytes, patience: float) -> tuple[memoryview, float]:
        """A job out; its answer, and the seconds that it took. Too late is not at all."""
        if self.is_gone:
            raise EOFError("it has ended")
        self.answer, self.came = self.loop.create_future(), bytearray()
        late = self.loop.call_later(patience, self.give_up, TimeoutError())
        self.pipe_to().write(LENGTH.pack(len(job)) + job)
        try:
            frame = await self.answer
        finally:
            late.cancel()
            self.answer = None
        _, seconds = HEAD.unpack_from(frame)
        return memoryview(frame)[HEAD.size :], seconds

    def pipe_to(self) -> asyncio.WriteTransport:
        """Where jobs go."""
        assert self.transport is not None
        return cast(asyncio.WriteTransport, self.transport.get_pipe_transport(0))

    def give_up(self, error: Exception) -> None:
        """There will be no answer."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error)

    def kill(self) -> None:
        """End it at once."""
        if self.transport is not None and not self.is_gone:
            with suppress(ProcessLookupError):
                self.transport.kill()

    async def wait(self) -> None:
        """Until it has ended, and nothing is left of it."""
        await asyncio.shield(self.ended)
        if self.transport is not None:
            self.transport.close()

    # What asyncio tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It runs."""
        self.transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Some of an answer, or all that was missing."""
        self.came += data
        if self.answer is None or self.answer.done() or len(self.came) < HEAD.size:
            return
        if len(self.came) - HEAD.size >= HEAD.unpack_from(self.came)[0]:
            self.answer.set_result(self.came)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """It listens or says nothing any more."""
        self.give_up(EOFError("it does not answer any more"))

    def process_exited(self) -> None:
        """It has ended."""
        if not self.ended.done():
            self.ended.set_result(None)
        self.give_up(EOFError("it has ended"))
