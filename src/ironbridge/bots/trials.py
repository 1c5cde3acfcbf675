"""Trials: two plans of a seat tried in the same worlds with the same luck, so that what lies between
them is a difference with an error.

The worlds are others than those in which a bot has found its plan: a plan that was lucky there has
no advantage here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import islice
from typing import Final

from ironbridge.bots.beam import Planner, means
from ironbridge.bots.candidates import lead
from ironbridge.bots.clock import Clock
from ironbridge.bots.search import WIDTH, Search, ahead
from ironbridge.bots.telling import is_same
from ironbridge.core.chance import Chance
from ironbridge.core.play import after
from ironbridge.core.state import State
from ironbridge.core.view import View

COUNT: Final = 30  # worlds
FEW: Final = 6  # where bots do not try out either: a turn is long there, and little is hidden
SEED: Final = 5  # of the worlds; any will do, and the same gives the same
LOOKED_AT: Final = 300  # moves at most, where a bot thought of one only
DOUBT: Final = 1.0  # standard errors that may be chance
FINEST: Final = 0.05  # points: an error is never said to be smaller


@dataclass(frozen=True)
class Comparison:
    """What a plan brings less than another one, and what each seat may expect of both."""

    better: list[float]  # what each seat may expect of the one
    worse: list[float]  # and of the other
    loss: float  # points of lead that the other costs; less than 0: it is the better one
    error: float  # a standard error of this

    @property
    def certain(self) -> float:
        """Points that it costs beyond the error."""
        return max(0.0, self.loss - DOUBT * self.error)


class Trials:
    """The plans of one seat at one position."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.count = COUNT if view.judge.thinking.turns_ahead > 0 else FEW

    def values(self, plan: list[list[int]]) -> list[list[float]]:
        """What every seat ends with, world by world."""
        search = Search(self.view, Chance(SEED), endless())
        found: list[list[float]] = []
        for number in range(self.count):
            world = self.view.sample(Chance(SEED, 2 * number))
            search.luck = Chance(SEED, 2 * number + 1)
            found.append(search.trial(world, plan))
        return found

    def compare(self, better: list[list[int]], worse: list[list[int]]) -> Comparison:
        """Two plans, world by world."""
        one, other = self.values(better), self.values(worse)
        seat, rivals = self.view.seat, self.view.judge.thinking.rivals
        losses = [
            ahead(a, seat, rivals) - ahead(b, seat, rivals) for a, b in zip(one, other, strict=True)
        ]
        return Comparison(means(one), means(other), sum(losses) / self.count, error_of(losses))


def endless() -> Clock:
    """A clock that cuts nothing short."""
    return Clock(1, 0.0)


def error_of(losses: list[float]) -> float:
    """The standard error of a mean."""
    count = len(losses)
    mean = sum(losses) / count
    squares = sum((loss - mean) ** 2 for loss in losses)
    return max(FINEST, math.sqrt(squares / (count - 1) / count))


def second_plan(view: View, plans: list[list[list[int]]]) -> list[list[int]] | None:
    """The first plan that begins otherwise than the best one; else the move that looks next best."""
    best, *others = plans
    for plan in others:
        if not is_same(view, best[0], plan[0]):
            return plan
    found = [move for move in islice(view.moves(), LOOKED_AT) if not is_same(view, best[0], move)]
    if not found:
        return None
    world = view.sample(Chance(SEED))
    return continued(view, max(found, key=lambda move: outlook(view, world, move)))


def outlook(view: View, world: State, move: list[int]) -> float:
    """How far ahead a seat looks after a move."""
    following = after(view.rules, world, move)
    assert following is not None
    return lead(view.judge.values(following), view.seat)


def continued(view: View, move: list[int]) -> list[list[int]]:
    """A move, and how its seat would best go on with its turn, as far as can be foreseen."""
    chance = Chance(SEED + 1)
    world = view.sample(chance)
    following = after(view.rules, world, move)
    assert following is not None
    left = view.judge.thinking.turn_moves - 1
    if left == 0 or following.revealed > world.revealed:
        return [move]
    if view.rules.decider(following) != view.seat:
        return [move]
    planner = Planner(view.judge, view.seat, chance, endless())
    planner.width, planner.depth = WIDTH, left
    return [move, *planner.lines(following)[0].moves]
