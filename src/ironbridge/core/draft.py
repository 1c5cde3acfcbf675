"""Draft: a move being composed, answer by answer, with take-back. Never stored."""

from __future__ import annotations

from typing import final

from ironbridge.core.answers import Given
from ironbridge.core.play import attempt
from ironbridge.core.rules import FINE, NOBODY, OUTSIDE, Question, Rules, State


@final
class Draft:
    """A position and the answers so far.

    Where a question has a single option nobody is asked: the draft answers it by itself.
    """

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.answers: list[int] = []
        self.chosen: list[int] = []  # how many answers stood before each real choice
        self.given = Given(rules, state, NOBODY, self.answers)
        self.choices: list[int] = []
        self.run()

    def run(self) -> None:
        """Read the answers on a fresh copy, then answer whatever leaves no choice."""
        if self.rules.decider(self.state) == NOBODY:
            return
        self.given = attempt(self.rules, self.state, self.answers)
        self.choices = self.given.options()
        while len(self.choices) == 1:
            self.answers.append(self.choices[0])
            self.given = attempt(self.rules, self.state, self.answers)
            self.choices = self.given.options()

    @property
    def question(self) -> Question | None:
        """What is asked now, or None when the move is complete."""
        return self.given.open

    def why(self, option: int) -> int:
        """The rule that forbids an answer to the open question, or FINE."""
        question = self.given.open
        if question is None:
            return OUTSIDE
        return self.given.why(question, option)

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
