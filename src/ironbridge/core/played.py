"""Played: a move of a match's record, and what it brought about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ironbridge.core.events import Event
from ironbridge.core.languages import FIRST
from ironbridge.core.state import State

if TYPE_CHECKING:
    from ironbridge.core.match import Match


class Happening:
    """An event of this match, ready to be told."""

    __slots__ = ("event", "match")

    def __init__(self, event: Event, match: Match) -> None:
        self.event = event
        self.match = match

    def text(self, lang: str = FIRST) -> str:
        """What happened, as a sentence."""
        return self.match.game.words.event(self.event, self.match.names, lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Happening: {self}>"


@dataclass(slots=True)
class Played:
    """One move of the record, with the position it was played in and what it brought about."""

    seat: int
    answers: list[int]
    forced: bool  # nobody had a choice
    before: State = field(repr=False)
    events: list[Event] = field(repr=False)
