"""Run: play what is still to be played of a plan, keep it, and report."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from ironbridge.lab.arena.cluster import joined, on_cluster
from ironbridge.lab.arena.journal import ArenaError, Journal
from ironbridge.lab.arena.plan import Plan, tasks
from ironbridge.lab.arena.play import Broken, Finished, play
from ironbridge.lab.arena.report import Report, report_of
from ironbridge.lab.arena.workers import Done, Given, alone, spread
from ironbridge.lab.words import told

Tell = Callable[[int, int], None]  # hears how many games are done, and of how many


def run(
    plan: Plan,
    groups: int,
    folder: Path,
    *,
    mirror: bool = False,
    workers: int = 1,
    cluster: str = "",
    tell: Tell | None = None,
) -> Report:
    """Play so many groups, those aside that are in the folder already; then report."""
    wanted = list(tasks(plan, groups, mirror=mirror))
    with (
        joined(cluster) if cluster else nullcontext() as ray,
        closing(Journal(folder, plan)) as journal,
    ):
        left = [task for task in wanted if task not in journal.results]
        done = len(wanted) - len(left)
        if tell is not None:
            tell(done, len(wanted))
        with closing(spread_out(partial(play, plan), left, workers, ray)) as games:
            for game in games:
                keep(journal, game)
                done += 1
                if tell is not None:
                    tell(done, len(wanted))
        return report_of(plan, journal.results, groups, mirror=mirror)


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
