"""Where answers come from: a list that is checked one by one, or a die."""

from __future__ import annotations

from typing import final

from ironbridge.core.asks import FINE, MISSING, OUTSIDE, Answers, Question
from ironbridge.core.chance import Chance
from ironbridge.core.rules import Rules
from ironbridge.core.state import State


@final
class Given(Answers):
    """A list of answers: a person's move, a line of a record.

    Reading stops at the first question without an answer, or at the first answer that a rule
    forbids. Whoever stops never starts again: the state is half-way and must be thrown away.
    """

    def __init__(self, rules: Rules, state: State, seat: int, given: list[int]) -> None:
        super().__init__(state, seat)
        self.rules = rules
        self.given = given
        self.used = 0
        self.waived: list[int] = []  # refusals that are let pass, to find a better reason beyond
        self.open: Question | None = None  # the question at which reading stopped
        self.refused = FINE  # the rule that forbids the answer to it, if there was one

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        if self.open is not None:
            return MISSING
        question = Question(kind, self.seat, a, b, c)
        if self.used == len(self.given):
            self.open = question
            return MISSING
        option = self.given[self.used]
        why = self.why(question, option)
        if why != FINE and why not in self.waived:
            self.open = question
            self.refused = why
            return MISSING
        self.used += 1
        return option

    def why(self, question: Question, option: int) -> int:
        """The rule that forbids an option, or OUTSIDE for a number that is none."""
        if option < 0 or option >= self.rules.asks[question.kind].domain:
            return OUTSIDE
        return self.rules.why(self.state, question, option)

    def options(self) -> list[int]:
        """What may be answered to the open question."""
        if self.open is None:
            return []
        return self.rules.options(self.state, self.open)


@final
class Walk(Answers):
    """One way through a move: the answers given, then the first option of every question.

    The ways not taken are left in `others`, the next one last.
    """

    def __init__(
        self,
        rules: Rules,
        state: State,
        given: list[int],
        others: list[list[int]],
        *,
        ordered: bool,
    ) -> None:
        super().__init__(state, rules.decider(state))
        self.rules = rules
        self.given = given  # from options: they are not looked at again
        self.others = others
        self.ordered = ordered
        self.used = 0
        self.question = Question(0, 0)

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        at = self.used
        self.used = at + 1
        if at < len(self.given):
            return self.given[at]
        question = asked(self.question, kind, self.seat, a, b, c)
        ask = self.rules.asks[kind]
        state = self.state
        options = ask.options(state, question) if self.ordered else ask.distinct(state, question)
        for other in range(len(options) - 1, 0, -1):
            self.others.append([*self.given, options[other]])
        self.given.append(options[0])
        return options[0]


@final
class Dice(Answers):
    """Every answer by chance, each option equally likely: one pass plays a whole move.

    Nothing is copied and no options are listed: candidates are tried until one is allowed.
    """

    def __init__(self, rules: Rules, state: State, chance: Chance) -> None:
        super().__init__(state, 0)
        self.rules = rules
        self.chance = chance
        self.question = Question(0, 0)

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        question = asked(self.question, kind, self.seat, a, b, c)
        ask = self.rules.asks[kind]
        candidates = ask.candidates(self.state, question)
        count = len(candidates)
        if count == 1:
            return candidates[0]
        while True:
            option = candidates[self.chance.below(count)]
            if ask.why(self.state, question, option) == FINE:
                return option


@final
class Counted(Answers):
    """The same with a count of what was asked: every option is listed."""

    def __init__(self, rules: Rules, state: State, chance: Chance) -> None:
        super().__init__(state, 0)
        self.rules = rules
        self.chance = chance
        self.question = Question(0, 0)
        self.decisions = 0  # questions with a real choice
        self.offered = 0  # options of these, together

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        question = asked(self.question, kind, self.seat, a, b, c)
        options = self.rules.options(self.state, question)
        count = len(options)
        if count == 1:
            return options[0]
        self.decisions += 1
        self.offered += count
        return options[self.chance.below(count)]


def asked(question: Question, kind: int, seat: int, a: int, b: int, c: int) -> Question:
    """One question used again and again."""
    question.kind = kind
    question.seat = seat
    question.a = a
    question.b = b
    question.c = c
    return question
