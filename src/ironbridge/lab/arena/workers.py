"""Workers: tasks one after the other, or spread over processes."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, parent_process
from typing import Final, TypeVar

from ironbridge.lab.arena.journal import ArenaError
from ironbridge.lab.words import told

AHEAD: Final = 4  # tasks for each worker that wait
Given = TypeVar("Given")
Done = TypeVar("Done")


def alone(work: Callable[[Given], Done], tasks: Sequence[Given]) -> Iterator[Done]:
    """One after the other, here."""
    return (work(task) for task in tasks)


def spread(work: Callable[[Given], Done], tasks: Sequence[Given], workers: int) -> Iterator[Done]:
    """Over so many processes; as they finish. Who stops listening stops them."""
    others = set(active_children())
    pool = ProcessPoolExecutor(min(workers, len(tasks)), initializer=begin)
    try:
        yield from handed_out(pool, work, tasks, AHEAD * workers)
    except BrokenProcessPool:
        raise ArenaError(told("worker-died")) from None
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def handed_out(
    pool: ProcessPoolExecutor, work: Callable[[Given], Done], tasks: Sequence[Given], most: int
) -> Iterator[Done]:
    """Never more than some at a time, so that what they bring needs little room."""
    unsent = iter(tasks)
    waiting: set[Future[Done]] = set()
    while True:
        waiting |= {pool.submit(work, task) for task in islice(unsent, most - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        while done:
            yield done.pop().result()


def begin() -> None:
    """What each process does first: it leaves interrupts to the arena, and ends when that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the arena; one that was killed cannot stop its workers."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
