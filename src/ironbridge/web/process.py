"""Process: one worker as the server sees it: a process with one job at a time.

It is started when there is something to do, and started again if it dies. The server remembers
what it has told it of each match and tells it only what is new; if the worker has forgotten
the match, it says so, and is told all.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from typing import Final

import msgspec

from ironbridge import mode
from ironbridge.web.jobs import Answer, Forgotten, Job, OfMatch, Story, shared
from ironbridge.web.pipes import Process

LOG: Final = logging.getLogger("ironbridge.web")
COMMAND: Final = (sys.executable, "-m", "ironbridge.web.worker")
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Answer)
TOLD: Final = 1_000  # matches that a process is thought to remember


class WorkerDied(Exception):
    """A worker ended, or took too long and was ended, in the middle of a job."""


class Worker:
    """A process, and what it was told."""

    def __init__(self, patience: float, nice: int = 0) -> None:
        self.patience = patience  # seconds that a job may take
        self.nice = nice  # how far it stands back behind other processes
        self.process: Process | None = None
        self.told: OrderedDict[str, Story] = OrderedDict()
        self.compiled = False  # does it run the compiled engine?
        self.busy = False
        self.closed = False
        self.seconds = 0.0  # of computing for the last job
        self.sent = 0  # bytes

    async def do(self, job: Job) -> Answer:
        """Have a job done, but do not wait for ever."""
        begun = time.monotonic()
        try:
            return await self.exchange(job)
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError) as error:
            self.seconds = time.monotonic() - begun
            await self.stop()
            raise WorkerDied(repr(error)) from error

    async def exchange(self, job: Job) -> Answer:
        """One job out, one answer in; twice if the worker has forgotten what it was about."""
        if not self.compiled and self.process is not None and mode.would_be_compiled():
            await self.stop()  # the engine has been compiled meanwhile
        if self.process is None or self.process.is_gone:
            await self.start()  # a new one knows nothing
        if not isinstance(job, OfMatch):
            return await self.send(job)
        answer = await self.send(msgspec.structs.replace(job, story=self.news(job.story)))
        if isinstance(answer, Forgotten):
            answer = await self.send(job)
        return answer

    async def send(self, job: Job) -> Answer:
        """Through the pipes."""
        assert self.process is not None
        frame = ENCODER.encode(job)
        self.sent += len(frame)
        data, self.seconds = await self.process.ask(frame, self.patience)
        answer: Answer = DECODER.decode(data)
        return answer

    async def start(self) -> None:
        """A new process."""
        if self.closed:
            raise EOFError("the server closes")
        self.told.clear()
        self.compiled = mode.would_be_compiled()
        async with asyncio.timeout(self.patience):
            self.process = await Process.start((*COMMAND, str(self.nice)))

    def news(self, story: Story) -> Story:
        """What it does not know yet of a story, which it will know then."""
        before = self.told.pop(story.key, None)
        self.told[story.key] = story
        if len(self.told) > TOLD:
            self.told.popitem(last=False)
        if before is None or before.head != story.head:
            return story
        known = shared(before.moves, story.moves)
        return Story(story.key, None, story.moves[known:], known)

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        self.told.clear()
        if process is not None:
            process.kill()
            await process.wait()

    async def close(self) -> None:
        """End for good: what is under way comes to nothing, and none may start a process again."""
        self.closed = True
        await self.stop()
