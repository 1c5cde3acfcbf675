"""Policy: whatever looks at a row and a mask and names an action plays whole moves, in one pass."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ironbridge.bots import Bot
from ironbridge.core.asks import Answers, Question
from ironbridge.core.rules import Rules
from ironbridge.core.state import State
from ironbridge.core.view import View
from ironbridge.env.spaces import Mask, Row

Choose = Callable[[Row, Mask], int]


class Policy(Answers):
    """Answers as a function chooses; what leaves no choice it is not asked."""

    def __init__(self, rules: Rules, state: State, seat: int, choose: Choose) -> None:
        super().__init__(state, seat)
        self.rules = rules
        self.choose = choose
        self.given: list[int] = []  # the answers of the move so far
        self.actions: list[int] = []  # the same, as actions

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        question = Question(kind, self.seat, a, b, c)
        options = self.rules.options(self.state, question)
        option = options[0] if len(options) == 1 else self.chosen(question, options)
        self.given.append(option)
        self.actions.append(self.rules.numbering.number(kind, option))
        return option

    def chosen(self, question: Question, options: list[int]) -> int:
        """What the function chooses; ValueError if that is not legal."""
        encoding, numbering = self.rules.encoding, self.rules.numbering
        assert encoding is not None
        row = memoryview(encoding.row(self.state, self.seat, question, self.actions))
        mask = memoryview(numbering.mask(question.kind, options))
        action = int(self.choose(np.frombuffer(row, np.int16), np.frombuffer(mask, np.int8)))
        option = action - int(numbering.number(question.kind, 0))
        if option not in options:
            raise ValueError(f"action {action} is not legal here")
        return option


class PolicyBot(Bot):
    """A bot that plays by a policy: a class of one's own says how it chooses."""

    def choose(self, row: Row, mask: Mask) -> int:
        """The action to take, given what the seat may know and what is legal."""
        raise NotImplementedError

    def play(self, view: View) -> list[int]:
        policy = Policy(view.rules, view.sample(self.chance), view.seat, self.choose)
        view.rules.run(policy.state, policy)
        return policy.given
