"""Simulate: many games between bots, seats rotated, with what they came to and how sure it is."""

from __future__ import annotations

import math
import os
import statistics
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from ironbridge.catalogue import game as make_game
from ironbridge.core.game import Game
from ironbridge.lab.table import Played, made_bot, names_of, play_game, replayed

CONFIDENT: Final = 1.96  # standard deviations: intervals of 95 %
BATCH: Final = 8  # games that a worker takes at a time


@dataclass(frozen=True)
class Job:
    """What is to be played: a game by its name and settings, so that any process can make it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    settings: Mapping[str, Any]
    figures: Mapping[str, Any]
    record: str | None = None  # a folder

    def line_up(self, number: int) -> list[str]:
        """The bots by seat in one game: every game they move on by a seat."""
        shift = number % self.players
        return [self.bots[(seat - shift) % self.players] for seat in range(self.players)]


@dataclass(frozen=True)
class Score:
    """How one kind of bot fared."""

    bot: str
    games: int  # a game counts once for each seat it had
    wins: float  # a shared win is shared
    rate: float
    low: float
    high: float
    mean: float
    spread: float
    least: int
    most: int


@dataclass(frozen=True)
class Report:
    """What the games came to."""

    game: str
    players: int
    games: int
    seed: int
    fair: float
    scores: list[Score]
    moves_mean: float
    moves_least: int
    moves_most: int
    stopped: int  # games that would not end: nobody has won them

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def simulate(
    job: Job, games: int, *, workers: int = 0, tell: Callable[[int], None] | None = None
) -> Report:
    """Play so many games; `tell` hears how many are done."""
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    results: list[tuple[int, Played]] = []
    for batch in run(job, batches, workers or os.cpu_count() or 1):
        results.extend(batch)
        if tell is not None:
            tell(len(results))
    return report(job, results)


def run(job: Job, batches: list[range], workers: int) -> Iterator[list[tuple[int, Played]]]:
    """The batches one after the other, or spread over processes, in the same order."""
    if workers == 1 or len(batches) == 1:
        yield from (play_batch(job, batch) for batch in batches)
        return
    with ProcessPoolExecutor(min(workers, len(batches))) as pool:
        yield from pool.map(play_batch, [job] * len(batches), batches)


def play_batch(job: Job, numbers: range) -> list[tuple[int, Played]]:
    """Some of the games."""
    figures = dict(job.figures) or None
    game = make_game(job.game, job.players, figures=figures, **job.settings)
    return [(number, play_one(game, job, number)) for number in numbers]


def play_one(game: Game, job: Job, number: int) -> Played:
    """One game, recorded if asked for."""
    line_up = job.line_up(number)
    seed = job.seed + number
    bots = [made_bot(name, seed * job.players + seat) for seat, name in enumerate(line_up)]
    names = names_of(line_up)
    played = play_game(game, bots, seed, names)
    if job.record is not None:
        file = Path(job.record) / f"{game.id}-{seed}.txt"
        file.write_text(str(replayed(game, seed, played.moves, names).record()), encoding="utf-8")
    return played


def report(job: Job, results: list[tuple[int, Played]]) -> Report:
    """The figures of all games together."""
    lengths = [len(played.moves) for _, played in results]
    return Report(
        game=job.game,
        players=job.players,
        games=len(results),
        seed=job.seed,
        fair=1 / job.players,
        scores=[score(job, name, results) for name in dict.fromkeys(job.bots)],
        moves_mean=statistics.fmean(lengths),
        moves_least=min(lengths),
        moves_most=max(lengths),
        stopped=sum(1 for _, played in results if not played.winners),
    )


def score(job: Job, name: str, results: list[tuple[int, Played]]) -> Score:
    """How one kind of bot fared over all seats it had."""
    points: list[int] = []
    wins = 0.0
    for number, played in results:
        for seat, seated in enumerate(job.line_up(number)):
            if seated == name:
                points.append(played.scores[seat])
                wins += (seat in played.winners) / max(1, len(played.winners))
    low, high = interval(wins, len(points))
    return Score(
        bot=name,
        games=len(points),
        wins=wins,
        rate=wins / len(points),
        low=low,
        high=high,
        mean=statistics.fmean(points),
        spread=statistics.pstdev(points),
        least=min(points),
        most=max(points),
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between what rates the true one lies, 95 times of 100 (Wilson)."""
    rate, square = wins / games, CONFIDENT**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = CONFIDENT / (1 + square / games)
    half *= math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
