"""Candidates: the moves that a bot looks at, with small matters such as the card that is paid settled.

Most moves differ in small matters only. So a bot first looks at moves with the answers that the
judge would begin with there, and tries the others only for the moves that it likes. In a hurry it
does the same where most answers lead to much the same, beginning with any of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from ironbridge.core.answers import asked
from ironbridge.core.asks import MISSING, Answers, Question
from ironbridge.core.chance import Chance
from ironbridge.core.judge import Judge
from ironbridge.core.play import after, attempt
from ironbridge.core.state import NOBODY, State


@final
class Sketch(Answers):
    """One way through a move: the answers given, then the first option of what matters.

    The ways not taken are left in `others`, the next one last. In a small matter there is one way.
    """

    def __init__(
        self,
        judge: Judge,
        state: State,
        seat: int,
        given: list[int],
        others: list[list[int]],
        known: dict[int, int],
        hurry: Chance | None,
    ) -> None:
        super().__init__(state, seat)
        self.judge = judge
        self.rules = judge.rules
        self.given = given  # from options: they are not looked at again
        self.others = others
        self.known = known  # how small matters were settled before, by kind of question
        self.hurry = hurry  # it draws where most options lead to much the same; None: no hurry
        self.used = 0
        self.question = Question(0, 0)
        self.small: list[int] = []  # which of the answers were settled or drawn

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        at = self.used
        self.used = at + 1
        question = asked(self.question, kind, self.seat, a, b, c)
        is_small = self.judge.is_small(question)
        is_drawn = self.hurry is not None and self.judge.is_alike(question)
        if is_small or is_drawn:
            self.small.append(at)
        if at < len(self.given):
            return self.given[at]
        if is_drawn:
            option = self.drawn(question)
        else:
            option = self.settled(question) if is_small else self.first(question)
        self.given.append(option)
        return option

    def drawn(self, question: Question) -> int:
        """Any option."""
        assert self.hurry is not None
        return self.hurry.pick(self.rules.options(self.state, question))

    def settled(self, question: Question) -> int:
        """What the judge would begin with, or did before."""
        options = self.rules.options(self.state, question)
        known = self.known.get(question.kind, MISSING)
        if known in options:
            return known
        option = self.judge.settled(self.state, question, options)
        self.known[question.kind] = option
        return option

    def first(self, question: Question) -> int:
        """The first option; the others are kept for later."""
        options = self.rules.options(self.state, question)
        for other in range(len(options) - 1, 0, -1):
            self.others.append([*self.given, options[other]])
        return options[0]


def sketches(judge: Judge, state: State, hurry: Chance | None = None) -> Iterator[Sketch]:
    """Every move that differs in more than small matters, with the position that it leads to."""
    rules = judge.rules
    seat = rules.decider(state)
    if seat == NOBODY:
        return
    beginnings: list[list[int]] = [[]]
    known: dict[int, int] = {}
    while beginnings:
        copy = state.copy()
        sketch = Sketch(judge, copy, seat, beginnings.pop(), beginnings, known, hurry)
        rules.run(copy, sketch)
        yield sketch


@final
class Candidate:
    """A move with the position that it leads to, and how a seat likes that."""

    def __init__(self, sketch: Sketch, value: float) -> None:
        self.move = sketch.given
        self.small = sketch.small
        self.state = sketch.state
        self.value = value
        self.like = 1  # how many moves were found with just this value

    def improve(self, judge: Judge, begin: State, seat: int) -> None:
        """Settle small matters as well as can be, one after the other."""
        for at in self.small:
            for option in attempt(judge.rules, begin, self.move[:at]).options():
                if option != self.move[at]:
                    self.become(judge, begin, seat, at, option)

    def become(self, judge: Judge, begin: State, seat: int, at: int, option: int) -> None:
        """Be the move with another answer, if that is better."""
        move = [*self.move[:at], option, *self.move[at + 1 :]]
        state = after(judge.rules, begin, move)
        if state is None:
            return
        value = lead(judge.values(state), seat)
        if value > self.value:
            self.move = move
            self.state = state
            self.value = value


def lead(values: list[float], seat: int) -> float:
    """How far ahead of the others' average a seat may expect to end."""
    own = values[seat]
    total = 0.0
    for value in values:
        total += value
    return own - (total - own) / (len(values) - 1)
