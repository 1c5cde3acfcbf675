"""Greedy: looks ahead to the end of its own turn and takes what the game's judge likes best."""

from __future__ import annotations

from itertools import islice
from typing import Final

from ironbridge.bots.bot import Bot
from ironbridge.core.play import after, outcomes
from ironbridge.core.rules import Rules, State
from ironbridge.core.view import View

MOST: Final = 2000  # moves looked at: a sale of many goods has more orders than it has results
WIDTH: Final = 3  # lines of play that are followed at a time


class Line:
    """Moves of one turn, where they lead, and how that looks."""

    def __init__(self, moves: list[list[int]], state: State, value: float) -> None:
        self.moves = moves
        self.state = state
        self.value = value


class Greedy(Bot):
    """Takes the moves after which its lead over the average of the others looks largest.

    A turn of several moves is planned as a whole, and the plan kept as long as all goes by it.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.plan: list[list[int]] = []
        self.expected: list[int] = []  # the view in which the plan goes on

    def play(self, view: View) -> list[int]:
        if not self.plan or view.state.numbers() != self.expected:
            self.plan = self.think(view)
        answers = self.plan.pop(0)
        if self.plan:
            following = after(view.rules, view.sample(self.chance), answers)
            assert following is not None
            self.expected = View(view.rules, following, view.seat).state.numbers()
        return answers

    def think(self, view: View) -> list[list[int]]:
        """The moves of the best line; among equals any."""
        world = view.sample(self.chance)
        best: list[Line] = []
        for line in lines(view.rules, world, view.seat):
            if not best or line.value > best[0].value:
                best = [line]
            elif line.value == best[0].value:
                best.append(line)
        return best[self.chance.below(len(best))].moves


def lines(rules: Rules, world: State, seat: int) -> list[Line]:
    """Lines to the end of the turn, or as far as a turn is planned; only the best are followed."""
    front = [Line([], world, 0.0)]
    finished: list[Line] = []
    for depth in range(1, rules.turn_moves + 1):
        reached = [child for line in front for child in children(rules, line, seat)]
        ahead = depth < rules.turn_moves
        goes_on = [ahead and rules.decider(line.state) == seat for line in reached]
        finished += [line for line, on in zip(reached, goes_on, strict=True) if not on]
        front = most_promising([line for line, on in zip(reached, goes_on, strict=True) if on])
        if not front:
            break
    return finished


def children(rules: Rules, line: Line, seat: int) -> list[Line]:
    """A line with one more move, in every way."""
    found: list[Line] = []
    for outcome in islice(outcomes(rules, line.state), MOST):
        value = lead(rules, outcome.state, seat)
        found.append(Line([*line.moves, outcome.given], outcome.state, value))
    return found


def most_promising(lines: list[Line]) -> list[Line]:
    """The best few; what looks alike is followed once, for most often it only came about otherwise."""
    by_value = {line.value: line for line in reversed(lines)}
    return [by_value[value] for value in sorted(by_value, reverse=True)[:WIDTH]]


def lead(rules: Rules, state: State, seat: int) -> float:
    """How far ahead of the others' average a seat may expect to end."""
    values = rules.judge(state)
    own = values[seat]
    return own - (sum(values) - own) / (len(values) - 1)
