"""Crew: the worker processes of a server. Its loop only waits for them."""

from __future__ import annotations

import asyncio
import logging
import struct
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from ironbridge.web.jobs import Answer, Failed, Job, Refused, Wrong
from ironbridge.web.problems import Problem

LOG: Final = logging.getLogger("ironbridge.web")
COMMAND: Final = (sys.executable, "-m", "ironbridge.web.worker")
LENGTH: Final = struct.Struct(">I")
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Answer)
TRIES: Final = 2


class WorkerDied(Exception):
    """A worker ended, or took too long and was ended, in the middle of a job."""


class Worker:
    """One process, with one job at a time; it is started when there is something to do."""

    def __init__(self, patience: float) -> None:
        self.patience = patience  # seconds that a job may take
        self.process: Process | None = None
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.closed = False

    async def do(self, job: bytes) -> Answer:
        """Do a job when those before it are done; nobody who leaves meanwhile disturbs it."""
        self.waiting += 1
        try:
            outcome = await asyncio.shield(asyncio.ensure_future(self.do_in_turn(job)))
        finally:
            self.waiting -= 1
        if isinstance(outcome, WorkerDied):
            raise outcome
        return outcome

    async def do_in_turn(self, job: bytes) -> Answer | WorkerDied:
        """Send the job, and wait for the answer, but not for ever; a death may have no mourner."""
        async with self.turn:
            try:
                async with asyncio.timeout(self.patience):
                    return await self.exchange(job)
            except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
                await self.stop()
                return WorkerDied(repr(error))

    async def exchange(self, job: bytes) -> Answer:
        """One job out, one answer in."""
        if not self.closed and (self.process is None or self.process.returncode is not None):
            self.process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
        if self.closed or self.process is None:
            raise EOFError("the server closes")
        to, back = self.process.stdin, self.process.stdout
        assert to is not None and back is not None
        to.write(LENGTH.pack(len(job)) + job)
        await to.drain()
        (length,) = LENGTH.unpack(await back.readexactly(LENGTH.size))
        answer: Answer = DECODER.decode(await back.readexactly(length))
        return answer

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End for good. Jobs that wait come to nothing: none may start a process behind our back."""
        self.closed = True
        await self.stop()
        async with self.turn:
            await self.stop()


class Crew:
    """Some workers. A table goes to the same one, which remembers it, unless that one is busy."""

    def __init__(self, count: int, patience: float) -> None:
        self.workers = [Worker(patience) for _ in range(count)]

    async def do(self, key: str, job: Job) -> Answer:
        """Have a job done; if the worker dies of it, once more by a fresh one."""
        frame = ENCODER.encode(job)
        for again in range(TRIES):
            try:
                return await self.choose(key).do(frame)
            except WorkerDied as death:
                LOG.warning("a worker died at %s (%d): %s", type(job).__name__, again + 1, death)
        raise Problem("trouble")

    def choose(self, key: str) -> Worker:
        """The worker that knows the table; another one if only that has nothing to do."""
        own = self.workers[zlib.crc32(key.encode()) % len(self.workers)]
        if own.waiting == 0:
            return own
        return min((own, *self.workers), key=lambda worker: worker.waiting)

    async def close(self) -> None:
        """End all processes for good."""
        await asyncio.gather(*(worker.close() for worker in self.workers))


def checked(answer: Answer) -> Answer:
    """An answer that is one; else the problem that it tells."""
    match answer:
        case Refused(refusal):
            raise Problem("refused", refusal=refusal)
        case Wrong(code, detail):
            raise Problem(code, detail=detail)
        case Failed(detail):
            LOG.error("a job failed: %s", detail)
            raise Problem("trouble")
        case _:
            return answer
