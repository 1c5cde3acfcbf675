"""Pool: some worker processes and the queue before them. The server's loop only waits for them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

from ironbridge.web.jobs import Answer, Failed, Job, Refused, Wrong
from ironbridge.web.metrics import Metrics
from ironbridge.web.problems import Problem
from ironbridge.web.process import LOG, Worker, WorkerDied
from ironbridge.web.queue import NOBODY, REST, SEATED, Errand, Line, Queue, Share

TRIES: Final = 2
WAITING: Final = 2_000  # jobs of one share
STAY: Final = 0.1  # seconds that a job waits for the worker that knows what it is about
HOMES: Final = 10_000  # tables of which it is known who that is


class Pool:
    """Some workers. A table goes to the one that remembers it, unless that one is busy for long.

    To tell another worker all of a match costs more than to wait for a move or two.
    """

    def __init__(
        self,
        count: int,
        *,
        patience: float,
        metrics: Metrics | None = None,
        nice: int = 0,
        reserved: int = 0,
        stay: float = STAY,
        waiting: int = WAITING,
        pay: Callable[[Share, float], None] = lambda share, seconds: None,
    ) -> None:
        self.workers = [Worker(patience, nice) for _ in range(count)]
        self.reserved = min(reserved, count - 1)  # kept free for people for whom none works yet
        self.stay = stay
        self.queue = Queue(waiting)
        self.metrics = metrics or Metrics()
        self.pay = pay  # told what everything took
        self.running: set[asyncio.Task[None]] = set()
        self.homes: OrderedDict[str, Worker] = OrderedDict()  # of tables: who had the last job
        self.later: asyncio.TimerHandle | None = None
        self.closed = False

    @property
    def waiting(self) -> int:
        """Jobs that are being done, or wait for it."""
        return len(self.queue) + len(self.running)

    async def do(self, key: str, job: Job, share: Share = NOBODY, urgency: int = SEATED) -> Answer:
        """Have a job done when it is its turn; left before that, it is not done at all."""
        if self.closed:
            raise Problem("trouble")
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        errand = Errand(key, job, share, urgency, done)
        self.queue.add(errand)
        self.serve()
        try:
            return await done
        except asyncio.CancelledError:
            self.queue.drop(errand)
            raise
        finally:
            self.metrics.jobs.add(time.perf_counter() - errand.begun, type(job).__name__)

    def hasten(self, key: str, share: Share, urgency: int) -> None:
        """Somebody looks at a table now: what waits for it has become more urgent."""
        if len(self.queue):
            self.queue.hasten(key, urgency, share)
            self.serve()

    def serve(self) -> None:
        """Give work to whoever has none."""
        while len(self.queue):
            idle = [worker for worker in self.workers if not worker.busy]
            if not idle:
                return
            found = self.queue.next(partial(self.may_begin, len(idle) <= self.reserved))
            if found is None:
                self.serve_later()
                return
            worker = self.best(idle, found[0].key)
            worker.busy = True
            task = asyncio.create_task(self.run(worker, *found))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    def may_begin(self, last: bool, line: Line) -> bool:
        """Everybody may have a worker, but not just any; the last idle ones are kept for people."""
        errand = line.errands[0]
        home = self.homes.get(errand.key)
        waits = home is not None and home.busy and time.perf_counter() - errand.begun < self.stay
        return not waits and (not last or is_modest(line))

    def serve_later(self) -> None:
        """Look again when nobody has to wait for the worker that knows him any more."""
        if self.later is None:
            self.later = asyncio.get_running_loop().call_later(self.stay, self.serve_now)

    def serve_now(self) -> None:
        """It is later."""
        self.later = None
        self.serve()

    def best(self, idle: list[Worker], key: str) -> Worker:
        """Whoever knows what it is about, else whoever runs already; he will know it from then on."""
        home = self.homes.pop(key, None)
        if home is None or home.busy:
            home = next((worker for worker in idle if worker.process is not None), idle[0])
        self.homes[key] = home
        if len(self.homes) > HOMES:
            self.homes.popitem(last=False)
        return home

    async def run(self, worker: Worker, errand: Errand, line: Line) -> None:
        """Have a worker do it, and account for it; nobody who leaves meanwhile disturbs it."""
        self.metrics.waits.add(time.perf_counter() - errand.begun)
        seconds = 0.0
        outcome: Answer | None = None
        for again in range(TRIES):
            try:
                outcome = await worker.do(errand.job)
            except WorkerDied as death:
                self.metrics.deaths += 1
                name = type(errand.job).__name__
                LOG.warning("a worker died at %s (%d): %s", name, again + 1, death)
            except Exception as error:  # whatever it is, the worker is free again and nobody waits
                LOG.warning(
                    "%s could not be given to a worker: %r", type(errand.job).__name__, error
                )
                break
            seconds += worker.seconds
            if outcome is not None:
                break
        worker.busy = False
        self.queue.served(line, seconds)
        self.pay(errand.share, seconds)
        settle(errand, outcome)
        self.serve()

    async def close(self) -> None:
        """End all processes for good; what waits comes to nothing."""
        self.closed = True
        if self.later is not None:
            self.later.cancel()
        for errand in self.queue.clear():
            settle(errand, None)
        await asyncio.gather(*(worker.close() for worker in self.workers))
        await asyncio.gather(*self.running)
        await asyncio.gather(*(worker.stop() for worker in self.workers))


def is_modest(line: Line) -> bool:
    """Somebody looks on, and no worker is busy for that person."""
    return line.urgency < REST and not line.own.running


def settle(errand: Errand, outcome: Answer | None) -> None:
    """Tell whoever waits, if he still does."""
    if errand.done.done():
        return
    if outcome is None:
        errand.done.set_exception(Problem("trouble"))
    else:
        errand.done.set_result(outcome)


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
