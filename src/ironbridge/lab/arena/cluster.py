"""Cluster: the same games on a cluster of Ray (extra `cluster`).

Ironbridge must be installed on every machine of the cluster, and the file of a bot must lie at
the same place on each.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any, Final

from ironbridge.lab.arena.journal import ArenaError
from ironbridge.lab.arena.plan import Plan, Task
from ironbridge.lab.arena.play import Broken, Finished, play

AHEAD: Final = 2  # games that wait for each processor of the cluster


def on_cluster(plan: Plan, tasks: Sequence[Task], address: str) -> Iterator[Finished | Broken]:
    """On the machines of a cluster; as they finish."""
    ray = library()
    connect(ray, address)
    try:
        yield from sent(ray, plan, tasks)
    except ray.exceptions.RayError as error:
        raise ArenaError(
            f"the cluster failed: {last_line(error)}; what is finished is kept"
        ) from None
    finally:
        ray.shutdown()


def library() -> Any:
    """Ray, if it is installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise ArenaError(
            "--cluster needs Ray, which is not installed: pip install 'ironbridge[cluster]'"
        ) from None


def connect(ray: Any, address: str) -> None:
    """Join the cluster."""
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError(f"no Ray answers at {address}: {last_line(error)}") from None


def last_line(error: Exception) -> str:
    """The end of what may be a long story."""
    return (str(error).strip().splitlines() or [type(error).__name__])[-1].strip()


def sent(ray: Any, plan: Plan, tasks: Sequence[Task]) -> Iterator[Finished | Broken]:
    """Send games as fast as the cluster plays them; what was lost with a machine is sent again."""
    remote = ray.remote(max_retries=3)(play)
    unsent = iter(tasks)
    waiting: list[Any] = []
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(waiting)
        waiting += [remote.remote(plan, task) for task in islice(unsent, max(0, room))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
