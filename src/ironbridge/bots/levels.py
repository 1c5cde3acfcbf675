"""Levels: opponents for people, told apart by how far they look and how exactly they judge."""

from __future__ import annotations

from typing import Final

from ironbridge.bots.base import Budget, Thought
from ironbridge.bots.beam import Planner
from ironbridge.bots.clock import Clock
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.search import Branch, Search
from ironbridge.core.view import View

APPRENTICE_ERROR: Final = 1.5  # shares of how far apart moves are, times `Thinking.blur`
JOURNEYMAN_ERROR: Final = 0.4
THOROUGH: Final = 100  # lines of play that master follows at a time where it tries nothing out
LONG_TURN: Final = 10  # moves, each of which takes every line one simulation further
SECOND: Final = Budget(seconds=1.0)


class Apprentice(Greedy):
    """Looks at single moves, and often judges them wrong."""

    def planner(self, view: View) -> Planner:
        planner = super().planner(view)
        planner.depth = 1
        planner.noise = APPRENTICE_ERROR * view.judge.thinking.blur
        return planner


class Journeyman(Greedy):
    """Plans its turn as greedy does, and judges it a little wrong."""

    def planner(self, view: View) -> Planner:
        planner = super().planner(view)
        planner.noise = JOURNEYMAN_ERROR * view.judge.thinking.blur
        return planner


class Master(Greedy):
    """Plans its turn, and tries the best plans out against what the others may hold and do.

    Where that does not help (`turns_ahead` is 0), it plans its turn far more thoroughly than greedy.
    """

    budget = SECOND

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.branches: list[Branch] = []

    def play(self, view: View) -> list[int]:
        if view.judge.thinking.turns_ahead == 0:
            return super().play(view)
        self.branches = Search(view, self.chance, self.clock()).run()
        return self.branches[0].line.moves[0]

    def planner(self, view: View) -> Planner:
        planner = Planner(view.judge, view.seat, self.chance, self.clock())
        planner.width = self.lines_at_a_time(planner.width)
        planner.late = 1.0
        return planner

    def lines_at_a_time(self, fewest: int) -> int:
        """How many lines of play it follows where it tries nothing out; simulations are lines."""
        assert self.budget is not None
        if self.budget.simulations == 0:
            return THOROUGH
        return max(fewest, min(THOROUGH, self.budget.simulations // LONG_TURN))

    def clock(self) -> Clock:
        """One that runs as long as it may think about this move."""
        assert self.budget is not None
        return self.budget.clock()

    def thoughts(self) -> list[Thought]:
        if not self.branches:
            return super().thoughts()
        return [
            {"moves": branch.line.moves, "visits": branch.visits, "expected": branch.expected()}
            for branch in self.branches
        ]
