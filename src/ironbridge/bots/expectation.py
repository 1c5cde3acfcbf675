"""Expectation: what a judge's values mean for the end: points that each seat may expect, and its chance.

A judge weighs positions against each other and promises too little early in a game. How much a game
still brings, how much of a lead lasts, and how sure a leader is, was measured in games of greedy, by
how much of the match is over (`benchmarks/expectations.py`); the table of that is data.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final, NamedTuple

from ironbridge.core.game import Game
from ironbridge.core.match import Match

MIDDLES: Final = (0.1, 0.3, 0.5, 0.7, 0.9, 1.0)  # of the fifths of a match, and its end
DOUBT: Final = 0.08  # of the par: points of a lead that are no sure sign, where nobody measured


class Knot(NamedTuple):
    """What a judge's values mean at some time of the match."""

    base: float  # points of the average seat: this,
    level: float  # and so much of the average value
    lead: float  # how much of what a seat is ahead of the average lasts
    doubt: float  # points of such a lead that make one seat as likely again as another


END: Final = Knot(0.0, 1.0, 1.0, 0.3)


@cache
def measured() -> dict[str, dict[str, list[list[float]]]]:
    """The table, by game and number of players."""
    data = files("ironbridge.bots") / "data" / "expectations.toml"
    found: dict[str, Any] = tomllib.loads(data.read_text(encoding="utf-8"))
    return found


def called(game: Game) -> list[str]:
    """What a game goes by in the table: with all that was chosen, or as it comes."""
    usual = {setting.name: setting.choices[0] for setting in game.title.settings}
    chosen = [f"{name}={one}" for name, one in sorted(game.settings.items()) if one != usual[name]]
    return [" ".join([game.id, *chosen]), game.id]


class Expectation:
    """How the values of one game's judge are read."""

    def __init__(self, knots: Sequence[Knot]) -> None:
        self.knots = [*knots, END]

    @classmethod
    def of(cls, game: Game) -> Expectation:
        """As it was measured; as the judge says it, for a game that nobody has measured."""
        tables = (measured().get(name, {}) for name in called(game))
        rows = next((table for table in tables if table), {}).get(str(game.players))
        usual = Knot(0.0, 1.0, 1.0, DOUBT * game.title.par)
        return cls([usual] * (len(MIDDLES) - 1) if rows is None else [Knot(*row) for row in rows])

    def knot(self, share: float) -> Knot:
        """Between the knots before and after, when so much of the match is over."""
        if share <= MIDDLES[0]:
            return self.knots[0]
        for (low, one), (high, other) in pairwise(zip(MIDDLES, self.knots, strict=True)):
            if share <= high:
                part = (share - low) / (high - low)
                return Knot(*(a + (b - a) * part for a, b in zip(one, other, strict=True)))
        return END

    def points(self, values: Sequence[float], share: float) -> list[float]:
        """What each seat may expect in the end."""
        knot, mean = self.knot(share), sum(values) / len(values)
        level = knot.base + knot.level * mean
        return [level + knot.lead * (value - mean) for value in values]

    def chances(self, values: Sequence[float], share: float) -> list[float]:
        """How likely each seat is to win."""
        knot, best = self.knot(share), max(values)
        weights = [math.exp(knot.lead * (value - best) / knot.doubt) for value in values]
        return [weight / sum(weights) for weight in weights]


class Course(NamedTuple):
    """A match that is over, after each move: points, those to be expected, chances to win."""

    points: list[list[int]]
    expected: list[list[float]]
    chances: list[list[float]]


def course(match: Match) -> Course:
    """How a match went. It looks at everything: nobody at a running match is told of it."""
    rules, judge = match.game.rules, match.game.judge
    states = [match.state_at(at) for at in range(len(match.played) + 1)]
    points = [rules.scores(state) for state in states]
    reading, last = Expectation.of(match.game), max(1, len(match.played))
    values = [judge.values(state) for state in states]
    shares = [at / last if match.over else 0.0 for at in range(len(states))]
    expected = [reading.points(one, share) for one, share in zip(values, shares, strict=True)]
    chances = [reading.chances(one, share) for one, share in zip(values, shares, strict=True)]
    if match.over:
        won = match.winners()
        expected[-1] = [float(count) for count in points[-1]]
        chances[-1] = [(seat in won) / len(won) for seat in range(match.game.players)]
    return Course(points, expected, chances)
