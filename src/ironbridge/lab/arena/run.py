"""Run: play what is still to be played of one plan, or of several together, keep it, and report."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from ironbridge.lab.arena.cluster import joined, on_cluster
from ironbridge.lab.arena.journal import ArenaError, Journal
from ironbridge.lab.arena.plan import Plan, Task, tasks
from ironbridge.lab.arena.play import Broken, Finished, Result, play
from ironbridge.lab.arena.report import Report, report_of
from ironbridge.lab.arena.workers import Done, Given, alone, spread
from ironbridge.lab.words import told

Tell = Callable[[int, int], None]  # hears how many games are done, and of how many
Results = Mapping[Task, Result]


@dataclass(frozen=True)
class Workforce:
    """Who plays: so many processes, 0 for one a core, or a cluster of Ray."""

    workers: int = 1
    cluster: str = ""


ALONE: Final = Workforce()


def run(
    plan: Plan,
    groups: int,
    folder: Path,
    force: Workforce = ALONE,
    *,
    mirror: bool = False,
    tell: Tell | None = None,
) -> Report:
    """Play so many groups, those aside that are in the folder already; then report."""
    [results] = run_all([(plan, folder)], groups, force, mirror=mirror, tell=tell)
    return report_of(plan, results, groups, mirror=mirror)


def run_all(
    plans: Sequence[tuple[Plan, Path]],
    groups: int,
    force: Workforce,
    *,
    mirror: bool = False,
    tell: Tell | None = None,
) -> list[Results]:
    """The games of several plans, each kept in a folder of its own, group by group."""
    with opened(plans, force) as (journals, ray):
        wanted = [
            (at, task)
            for at, (plan, _) in enumerate(plans)
            for task in tasks(plan, groups, mirror=mirror)
        ]
        wanted.sort(key=lambda one: one[1].group)
        left = [(at, task) for at, task in wanted if task not in journals[at].results]
        done = len(wanted) - len(left)
        if tell is not None:
            tell(done, len(wanted))
        work = partial(play_one, [plan for plan, _ in plans])
        with closing(spread_out(work, left, force.workers, ray)) as games:
            for at, game in games:
                keep(journals[at], game)
                done += 1
                if tell is not None:
                    tell(done, len(wanted))
        return [journal.results for journal in journals]


@contextmanager
def opened(
    plans: Sequence[tuple[Plan, Path]], force: Workforce
) -> Iterator[tuple[list[Journal], Any]]:
    """The journals of some plans, and the cluster if there is one."""
    with ExitStack() as stack:
        ray = stack.enter_context(joined(force.cluster)) if force.cluster else None
        journals = [stack.enter_context(closing(Journal(folder, plan))) for plan, folder in plans]
        yield journals, ray


def play_one(plans: Sequence[Plan], given: tuple[int, Task]) -> tuple[int, Finished | Broken]:
    """One game of one of some plans."""
    at, task = given
    return at, play(plans[at], task)


def keep(journal: Journal, game: Finished | Broken) -> None:
    """Write a game down; one that a bot broke stops the arena."""
    if isinstance(game, Broken):
        file = journal.keep_broken(game)
        raise ArenaError(told("broken-game", sentence=game.sentence, file=file))
    journal.add(game)


def spread_out(
    work: Callable[[Given], Done], left: Sequence[Given], workers: int, ray: Any
) -> Generator[Done]:
    """The tasks that are left, as they finish, by whoever is to do them."""
    if not left:
        return
    if ray is not None:
        yield from on_cluster(ray, work, left)
    elif workers == 1 or len(left) == 1:
        yield from alone(work, left)
    else:
        yield from spread(work, left, workers or os.cpu_count() or 1)
