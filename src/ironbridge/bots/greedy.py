"""Greedy: looks ahead to the end of its own turn and takes what the game's judge likes best."""

from __future__ import annotations

from typing import Final

from ironbridge.bots.base import Bot, Budget, Thought
from ironbridge.bots.beam import Line, Planner, even_out
from ironbridge.core.judge import Judge
from ironbridge.core.play import after
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
        self.lines: list[Line] = []  # considered last; the best is the plan
        self.expected: list[int] = []  # the view in which the plan goes on; nothing: it does not
        self.judge: Judge | None = None

    def play(self, view: View) -> list[int]:
        if self.expected and view.state.numbers() == self.expected:
            self.lines = going_on(self.lines)
        else:
            self.judge = view.judge
            self.lines = self.think(view)
        answers, *rest = self.lines[0].moves
        self.expected = self.foreseen(view, answers) if rest else []
        return answers

    def foreseen(self, view: View, answers: list[int]) -> list[int]:
        """What it will see after a move of its plan."""
        following = after(view.rules, view.sample(self.chance), answers)
        assert following is not None
        return View(view.judge, following, view.seat).state.numbers()

    def planner(self, view: View) -> Planner:
        """How it looks at its turn."""
        return Planner(view.judge, view.seat, self.chance, UNHURRIED.clock())

    def think(self, view: View) -> list[Line]:
        """The best lines; no card to be drawn is known, so what it brings is judged in many worlds."""
        lines = self.planner(view).lines(view.sample(self.chance))[:FINALISTS]
        even_out(view, lines, WORLDS, self.chance)
        return sorted(lines, key=lambda line: -line.value)

    def thoughts(self) -> list[Thought]:
        return [judged(self.judge, line) for line in self.lines if self.judge is not None]


def going_on(lines: list[Line]) -> list[Line]:
    """Those that begin with the move of the best one, from there on."""
    played = lines[0].moves[0]
    rest = [line for line in lines if line.moves[0] == played and len(line.moves) > 1]
    for line in rest:
        line.moves = line.moves[1:]
    return rest


def judged(judge: Judge, line: Line) -> Thought:
    """A line that was not tried out."""
    expected = line.expected or judge.values(line.state)
    return {"moves": line.moves, "visits": 0, "expected": expected}
