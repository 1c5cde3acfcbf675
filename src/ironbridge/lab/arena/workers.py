"""Workers: the games one after the other, or spread over processes or a cluster."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, parent_process

from ironbridge.lab.arena.journal import ArenaError
from ironbridge.lab.arena.plan import Plan, Task
from ironbridge.lab.arena.play import Broken, Finished, play
from ironbridge.lab.words import told


def alone(plan: Plan, tasks: Sequence[Task]) -> Iterator[Finished | Broken]:
    """One after the other, here."""
    return (play(plan, task) for task in tasks)


def spread(plan: Plan, tasks: Sequence[Task], workers: int) -> Iterator[Finished | Broken]:
    """Over so many processes; as they finish. Who stops listening stops them."""
    others = set(active_children())
    pool = ProcessPoolExecutor(min(workers, len(tasks)), initializer=begin)
    try:
        waiting = [pool.submit(play, plan, task) for task in tasks]
        for done in as_completed(waiting):
            yield done.result()
    except BrokenProcessPool:
        raise ArenaError(told("worker-died")) from None
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


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
