"""Greedy: looks ahead to the end of its own turn and takes what the game's judge likes best."""

from __future__ import annotations

from typing import Final

from ironbridge.bots.bot import Bot, Budget, Thought
from ironbridge.bots.turn import Line, Planner, even_out
from ironbridge.core.play import after
from ironbridge.core.rules import Rules
from ironbridge.core.view import View

UNHURRIED: Final = Budget(simulations=1)  # a budget that cuts nothing short
FINALISTS: Final = 8  # lines that are judged again where something comes to light
WORLDS: Final = 5  # in which they are


class Greedy(Bot):
    """Takes the moves after which its lead over the average of the others looks largest.

    A turn of several moves is planned as a whole, and the plan kept as long as all goes by it.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.plan: list[list[int]] = []
        self.expected: list[int] = []  # the view in which the plan goes on
        self.lines: list[Line] = []  # considered last
        self.rules: Rules | None = None

    def play(self, view: View) -> list[int]:
        if not self.plan or view.state.numbers() != self.expected:
            self.rules = view.rules
            self.lines = self.think(view)
            self.plan = self.lines[0].moves[:]
        answers = self.plan.pop(0)
        if self.plan:
            following = after(view.rules, view.sample(self.chance), answers)
            assert following is not None
            self.expected = View(view.rules, following, view.seat).state.numbers()
        return answers

    def planner(self, view: View) -> Planner:
        """How it looks at its turn."""
        return Planner(view.rules, view.seat, self.chance, UNHURRIED.clock())

    def think(self, view: View) -> list[Line]:
        """The best lines; no card to be drawn is known, so what it brings is judged in many worlds."""
        lines = self.planner(view).lines(view.sample(self.chance))[:FINALISTS]
        even_out(view, lines, WORLDS, self.chance)
        return sorted(lines, key=lambda line: -line.value)

    def thoughts(self) -> list[Thought]:
        return [judged(self.rules, line) for line in self.lines if self.rules is not None]


def judged(rules: Rules, line: Line) -> Thought:
    """A line that was not tried out."""
    return {"moves": line.moves, "visits": 0, "expected": rules.judge(line.state)}
