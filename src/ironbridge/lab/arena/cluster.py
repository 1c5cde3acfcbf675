"""Cluster: the same tasks on a cluster of Ray (extra `cluster`).

Ironbridge must be installed on every machine of the cluster, and the file of a bot must lie at
the same place on each.
"""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, Final

from ironbridge.lab.arena.journal import ArenaError
from ironbridge.lab.arena.workers import Done, Given
from ironbridge.lab.words import told

AHEAD: Final = 2  # tasks that wait for each processor of the cluster
PATIENCE: Final = 5.0  # seconds; Ray itself would wait for minutes
PLACE: Final = re.compile(r"(?:ray://)?(?:\[([^\[\]]+)\]|([^\[\]:/]+)):(\d+)")  # HOST:PORT


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, for as long as this machine belongs to the cluster at an address."""
    ray = library()
    connect(ray, address)
    try:
        yield ray
    finally:
        ray.shutdown()


def on_cluster(ray: Any, work: Callable[[Given], Done], tasks: Sequence[Given]) -> Iterator[Done]:
    """On the machines of the cluster; as they finish."""
    try:
        yield from sent(ray, work, tasks)
    except ray.exceptions.RayError as error:
        raise ArenaError(told("cluster-failed", error=last_line(error))) from None


def library() -> Any:
    """Ray, if it is installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise ArenaError(told("no-ray")) from None


def connect(ray: Any, address: str) -> None:
    """Join the cluster."""
    if not is_reached(address):
        raise ArenaError(told("nobody-answers", address=address))
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        fault = told("no-ray-answers", address=address, error=last_line(error))
        raise ArenaError(fault) from None


def is_reached(address: str) -> bool:
    """Does anybody listen at HOST:PORT? What else Ray takes for an address is left to Ray."""
    place = PLACE.fullmatch(address)
    if place is None:
        return True
    try:
        socket.create_connection((place[1] or place[2], int(place[3])), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError):
        return False
    return True


def last_line(error: Exception) -> str:
    """The end of what may be a long story."""
    return (str(error).strip().splitlines() or [type(error).__name__])[-1].strip()


def sent(ray: Any, work: Callable[[Given], Done], tasks: Sequence[Given]) -> Iterator[Done]:
    """Send tasks as fast as the cluster does them; what was lost with a machine is sent again."""
    remote = ray.remote(max_retries=3)(called)
    unsent = iter(tasks)
    waiting: list[Any] = []
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(waiting)
        waiting += [remote.remote(work, task) for task in islice(unsent, max(0, room))]
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def called(work: Callable[[Given], Done], task: Given) -> Done:
    """One task: Ray wants a function with a name."""
    return work(task)
