"""Draft: a move being composed, answer by answer, with take-back. Never stored."""

from __future__ import annotations

from typing import final

from ironbridge.core.asks import FINE, MISSING, OUTSIDE, Answers, Question
from ironbridge.core.rules import Rules
from ironbridge.core.state import NOBODY, State


@final
class Composed(Answers):
    """The answers so far, known to be allowed, and after them whatever leaves no choice.

    Reading stops at the first question with a choice, or whose only option spends what comes once
    per game: one pass, its options already listed.
    """

    def __init__(self, rules: Rules, state: State, seat: int, answers: list[int]) -> None:
        super().__init__(state, seat)
        self.rules = rules
        self.answers = answers  # grows by what leaves no choice
        self.used = 0
        self.open: Question | None = None  # the question at which reading stopped
        self.choices: list[int] = []  # what may be answered to it

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        if self.open is not None:
            return MISSING
        if self.used == len(self.answers):
            question = Question(kind, self.seat, a, b, c)
            options = self.rules.options(self.state, question)
            if not self.goes_without_saying(question, options):
                self.open = question
                self.choices = options
                return MISSING
            self.answers.append(options[0])
        option = self.answers[self.used]
        self.used += 1
        return option

    def goes_without_saying(self, question: Question, options: list[int]) -> bool:
        """Is there a single option, and does it spend nothing that comes once per game?"""
        if len(options) != 1:
            return False
        return not self.rules.asks[question.kind].is_precious(self.state, question, options[0])


@final
class Draft:
    """A position and the answers so far.

    Where a question has a single option nobody is asked, unless it spends what comes once per game:
    the draft answers it by itself.
    """

    def __init__(self, rules: Rules, state: State, like: Draft | None = None) -> None:
        self.rules = rules
        self.state = state
        self.answers: list[int] = [] if like is None else like.answers[:]
        # How many answers stood before each real choice.
        self.chosen: list[int] = [] if like is None else like.chosen[:]
        self.given = Composed(rules, state, NOBODY, self.answers)
        if like is None or like.question is None:
            self.run()  # a complete move is run for each: its position becomes the present one
        else:
            self.given = like.given

    def copy(self, state: State) -> Draft:
        """The same draft in an equal position."""
        return Draft(self.rules, state, self)

    def run(self) -> None:
        """Read the answers on a fresh copy, then answer whatever leaves no choice."""
        seat = self.rules.decider(self.state)
        if seat == NOBODY:
            return
        copy = self.state.copy()
        copy.events = []
        self.given = Composed(self.rules, copy, seat, self.answers)
        self.rules.run(copy, self.given)

    @property
    def question(self) -> Question | None:
        """What is asked now, or None when the move is complete."""
        return self.given.open

    @property
    def choices(self) -> list[int]:
        """What may be answered now."""
        return self.given.choices

    def why(self, option: int) -> int:
        """The rule that forbids an answer to the open question, or FINE."""
        question = self.given.open
        if question is None or not 0 <= option < self.rules.asks[question.kind].domain:
            return OUTSIDE
        return self.rules.why(self.given.state, question, option)

    def take(self, option: int) -> int:
        """Answer the open question; returns FINE, or why not, and then nothing has changed."""
        why = self.why(option)
        if why == FINE:
            self.chosen.append(len(self.answers))
            self.answers.append(option)
            self.run()
        return why

    def back(self) -> bool:
        """Take the last choice back; False when there is none."""
        if not self.chosen:
            return False
        del self.answers[self.chosen.pop() :]
        self.run()
        return True
