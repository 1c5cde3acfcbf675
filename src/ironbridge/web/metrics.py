"""Metrics: what a server counts and times, and how Prometheus reads it (its text form, 0.0.4)."""

from __future__ import annotations

import bisect
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

CONTENT: Final = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Times:
    """How long something took, as a histogram; perhaps of several kinds."""

    def __init__(self) -> None:
        self.counts: dict[str, list[int]] = {}  # by kind, one for each bound and one above all
        self.sums: dict[str, float] = {}

    def add(self, seconds: float, kind: str = "") -> None:
        """Once more."""
        if kind not in self.counts:
            self.counts[kind] = [0] * (len(BOUNDS) + 1)
            self.sums[kind] = 0.0
        self.counts[kind][bisect.bisect_left(BOUNDS, seconds)] += 1
        self.sums[kind] += seconds

    @contextmanager
    def timed(self, kind: str = "") -> Iterator[None]:
        """Time what is done meanwhile, also if it fails."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun, kind)


class Metrics:
    """What is counted while the server runs. Whatever can be looked up is not counted."""

    def __init__(self) -> None:
        self.moves = 0  # stored
        self.deaths = 0  # of workers, at a job
        self.problems: Counter[str] = Counter()  # told, by code
        self.jobs = Times()  # from the moment that somebody wants it
        self.waits = Times()  # of it: until a worker begins
        self.commits = Times()


# The text.


def counter(name: str, help: str, values: Mapping[str, float], label: str = "") -> str:
    """Something that only grows."""
    return family(name, help, "counter", samples(name, values, label))


def gauge(name: str, help: str, values: Mapping[str, float], label: str = "") -> str:
    """Something as it is now."""
    return family(name, help, "gauge", samples(name, values, label))


def histogram(name: str, help: str, times: Times, label: str = "") -> str:
    """How long something took."""
    lines: list[str] = []
    for kind, counts in sorted(times.counts.items()):
        own = [(label, kind)] if label else []
        total = 0
        for bound, count in zip((*map(repr, BOUNDS), "+Inf"), counts, strict=True):
            total += count
            lines.append(sample(f"{name}_bucket", [*own, ("le", bound)], total))
        lines.append(sample(f"{name}_sum", own, times.sums[kind]))
        lines.append(sample(f"{name}_count", own, total))
    return family(name, help, "histogram", lines)


def family(name: str, help: str, type: str, lines: Iterable[str]) -> str:
    """All that is told under one name."""
    return "\n".join([f"# HELP {name} {help}", f"# TYPE {name} {type}", *lines]) + "\n"


def samples(name: str, values: Mapping[str, float], label: str) -> list[str]:
    """A line for each value, by its label if there is one."""
    return [
        sample(name, [(label, kind)] if label else [], value)
        for kind, value in sorted(values.items())
    ]


def sample(name: str, labels: list[tuple[str, str]], value: float) -> str:
    """A line. Labels are our own words: codes and kinds of jobs."""
    told = ",".join(f'{key}="{word}"' for key, word in labels)
    return f"{name}{{{told}}} {value!r}" if told else f"{name} {value!r}"
