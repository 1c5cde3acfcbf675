"""Simulate: many games between bots, seats rotated, with what they came to and how sure it is."""

from __future__ import annotations

import json
import math
import os
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ironbridge.bots import made_bot
from ironbridge.catalogue import game as make_game
from ironbridge.core.game import Game
from ironbridge.lab.table import Played, names_of, play_game, replayed

CONFIDENT: Final = 1.96  # standard deviations: intervals of 95 %
BATCH: Final = 8  # games that a worker takes at a time
AHEAD: Final = 4  # batches for each worker that wait to be played, or to be counted


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
class Outcome:
    """What one game came to: all that is sent back to be counted."""

    number: int
    moves: int
    scores: list[int]
    winners: list[int]

    @classmethod
    def of(cls, number: int, played: Played) -> Outcome:
        """Of a game that was played."""
        return cls(number, len(played.moves), played.scores, played.winners)


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
    """Play so many games; `tell` hears how many are done. However many, memory stays flat."""
    batches = [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]
    count = Count(job)
    for batch in run(job, batches, workers or os.cpu_count() or 1):
        for outcome in batch:
            count.add(outcome)
        if tell is not None:
            tell(count.games)
    return count.report()


def run(job: Job, batches: list[range], workers: int) -> Iterator[list[Outcome]]:
    """The batches one after the other, or spread over processes, in the same order."""
    if workers == 1 or len(batches) == 1:
        yield from (play_batch(job, batch) for batch in batches)
        return
    with ProcessPoolExecutor(min(workers, len(batches))) as pool:
        waiting: deque[Future[list[Outcome]]] = deque()
        for batch in batches:
            waiting.append(pool.submit(play_batch, job, batch))
            if len(waiting) > AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def play_batch(job: Job, numbers: range) -> list[Outcome]:
    """Some of the games."""
    game = game_of(job.game, job.players, json.dumps(job.settings), json.dumps(job.figures))
    return [Outcome.of(number, play_one(game, job, number)) for number in numbers]


@lru_cache(maxsize=1)
def game_of(id: str, players: int, settings: str, figures: str) -> Game:
    """The game, made once in each process: that takes as long as many a game does."""
    return make_game(id, players, figures=json.loads(figures) or None, **json.loads(settings))


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


class Count:
    """What all games together come to, game by game: sums only, so that a million need no room."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.games = self.stopped = self.moves = 0
        self.least: int | None = None
        self.most = 0
        self.fared = {name: Fared(name) for name in job.bots}

    def add(self, outcome: Outcome) -> None:
        """One more game."""
        self.games += 1
        self.stopped += not outcome.winners
        self.moves += outcome.moves
        self.least = outcome.moves if self.least is None else min(self.least, outcome.moves)
        self.most = max(self.most, outcome.moves)
        for seat, name in enumerate(self.job.line_up(outcome.number)):
            share = (seat in outcome.winners) / max(1, len(outcome.winners))
            self.fared[name].add(outcome.scores[seat], share)

    def report(self) -> Report:
        """The figures."""
        return Report(
            game=self.job.game,
            players=self.job.players,
            games=self.games,
            seed=self.job.seed,
            fair=1 / self.job.players,
            scores=[fared.score() for fared in self.fared.values()],
            moves_mean=self.moves / self.games,
            moves_least=self.least or 0,
            moves_most=self.most,
            stopped=self.stopped,
        )


class Fared:
    """How one kind of bot has fared so far, over all seats it had."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.points: Counter[int] = Counter()  # how often it had so many
        self.wins = 0.0

    def add(self, points: int, share: float) -> None:
        """One more seat."""
        self.points[points] += 1
        self.wins += share

    def score(self) -> Score:
        """The figures."""
        games = self.points.total()
        mean = sum(points * times for points, times in self.points.items()) / games
        squares = sum((points - mean) ** 2 * self.points[points] for points in sorted(self.points))
        low, high = interval(self.wins, games)
        return Score(
            bot=self.bot,
            games=games,
            wins=self.wins,
            rate=self.wins / games,
            low=low,
            high=high,
            mean=mean,
            spread=math.sqrt(squares / games),
            least=min(self.points),
            most=max(self.points),
        )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between what rates the true one lies, 95 times of 100 (Wilson)."""
    rate, square = wins / games, CONFIDENT**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = CONFIDENT / (1 + square / games)
    half *= math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)
