"""Asked: the present question of a match and its options, ready to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.core.asks import Question
from ironbridge.core.languages import FIRST
from ironbridge.core.state import State

if TYPE_CHECKING:
    from ironbridge.core.match import Match


# Every question makes an Asked and Options: plain classes with slots, filled in a third of the
# time that a frozen dataclass takes.


class Asked:
    """The present question: whose it is, what kind, and in words."""

    __slots__ = ("match", "question", "seat", "state")

    def __init__(self, match: Match, question: Question, state: State) -> None:
        self.match = match
        self.question = question
        self.seat = question.seat
        self.state = state  # as it was when this was asked

    @property
    def kind(self) -> str:
        """The name of its kind: `bid`."""
        return self.match.game.words.kind(self.question)

    def text(self, lang: str = FIRST) -> str:
        """The question in words."""
        match = self.match
        return match.game.words.ask(self.state, self.question, match.names, lang)

    @property
    def clause(self) -> str:
        """The clause of the rules that it rests on: `IN-20`."""
        return self.match.game.words.clause_asked(self.state, self.question)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Asked: {self.kind}, seat {self.seat}>"


class Option:
    """One answer that may be given: its number, its notation, its words, its place on the board."""

    __slots__ = ("asked", "number")

    def __init__(self, number: int, asked: Asked) -> None:
        self.number = number
        self.asked = asked

    @property
    def phrase(self) -> str:
        """The option in notation, the same in every language."""
        return self.asked.match.game.words.phrase(self.asked.question, self.number)

    @property
    def place(self) -> str:
        """Where it stands in the scene: an id, or nothing."""
        asked = self.asked
        return asked.match.game.words.place(asked.state, asked.question, self.number)

    def text(self, lang: str = FIRST) -> str:
        """The option in words, with its price and what it brings."""
        asked, match = self.asked, self.asked.match
        words = match.game.words
        return words.option(asked.state, asked.question, self.number, match.names, lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return (self.number, self.phrase) == (other.number, other.phrase)

    def __hash__(self) -> int:
        return hash((self.number, self.phrase))

    def __str__(self) -> str:
        return self.phrase

    def __repr__(self) -> str:
        return f"<Option {self.number}: {self.phrase}>"
