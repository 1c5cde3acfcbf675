"""Greedy: looks one move ahead and takes what the game's judge likes best."""

from __future__ import annotations

from itertools import islice
from typing import Final

from ironbridge.bots.bot import Bot
from ironbridge.core.play import after, moves
from ironbridge.core.rules import Rules, State
from ironbridge.core.view import View

MOST: Final = 2000  # moves looked at: a sale of many goods has more orders than it has results


class Greedy(Bot):
    """Takes the move after which its lead over the average of the others looks largest."""

    def play(self, view: View) -> list[int]:
        world = view.sample(self.chance)
        best: list[list[int]] = []
        highest = 0.0
        for answers in islice(moves(view.rules, world), MOST):
            value = lead_after(view.rules, world, answers, view.seat)
            if not best or value > highest:
                best, highest = [answers], value
            elif value == highest:
                best.append(answers)
        return best[self.chance.below(len(best))]


def lead_after(rules: Rules, state: State, answers: list[int], seat: int) -> float:
    """How far ahead of the others' average a seat may expect to end, after a move."""
    child = after(rules, state, answers)
    assert child is not None
    values = rules.judge(child)
    own = values[seat]
    return own - (sum(values) - own) / (len(values) - 1)
