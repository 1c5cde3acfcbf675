"""Ahead: what comes of a move, and what leaves no choice in it, seen by playing it on a copy."""

from __future__ import annotations

from typing import NamedTuple

from ironbridge.core.asks import MISSING, Answers, Question
from ironbridge.core.rules import Rules
from ironbridge.core.wording import Case
from ironbridge.rulesets.age_of_industry.rules.supply import FLIPPED
from ironbridge.rulesets.age_of_industry.state import Position

Here = Case[Position]


class Foreseen(Answers):
    """Answers as far as they are given, then the first option: to see what comes of a move."""

    def __init__(self, rules: Rules, asked: Here, *given: int) -> None:
        super().__init__(listening(asked.state), asked.seat)
        self.rules = rules
        self.given = list(given)
        self.free: list[bool] = []  # was there a choice, answer by answer?

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        if self.given:
            return self.given.pop(0)
        options = self.rules.options(self.state, Question(kind, self.seat, a, b, c))
        self.free.append(len(options) > 1)
        return options[0]


class Settled(NamedTuple):
    """A question that leaves no choice, where it is asked, and its only option."""

    asked: Here
    option: int


class Silent(Answers):
    """The answers given, then whatever leaves no choice: as a draft goes on by itself."""

    def __init__(self, rules: Rules, asked: Here, *given: int) -> None:
        super().__init__(listening(asked.state), asked.seat)
        self.rules = rules
        self.asked = asked
        self.given = list(given)
        self.settled: list[Settled] = []
        self.is_open = False  # a real choice has been met

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        if self.given:
            return self.given.pop(0)
        question = Question(kind, self.seat, a, b, c)
        options = [] if self.is_open else self.rules.options(self.state, question)
        self.is_open = len(options) != 1
        if self.is_open:
            return MISSING
        self.settled.append(Settled(self.here(question), options[0]))
        return options[0]

    def here(self, question: Question) -> Here:
        """A question where this move has come to."""
        assert isinstance(self.state, Position)
        about = self.rules.asks[question.kind].numbers(question)
        return Case(self.state.copy(), question, about, self.asked.names, self.asked.lang)


def listening(state: Position) -> Position:
    """A copy that notes what happens."""
    copy = state.copy()
    copy.events = []
    return copy


def profits(state: Position) -> list[tuple[int, int]]:
    """Of every flip that was noted: the owner, and what it paid."""
    flips = [event for event in state.events or [] if event.kind == FLIPPED.name]
    return [(flip.seat, flip["dollars"]) for flip in flips]
