"""Look: a position as somebody looks at it, with the names and the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ironbridge.core.asks import Question
from ironbridge.core.rules import Rules
from ironbridge.core.scene import Area, Link, Piece, Shelf, Track
from ironbridge.core.speech import LANGUAGES, language
from ironbridge.core.state import NOBODY
from ironbridge.draw.memory import Memory
from ironbridge.rulesets.brass_birmingham.board import Board
from ironbridge.rulesets.brass_birmingham.figures import INDUSTRY_IDS, Printed
from ironbridge.rulesets.brass_birmingham.scene.layout import Layout
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.state import Position, seat_of
from ironbridge.rulesets.brass_birmingham.text.names import Names

GLYPHS: Final = ("mill", "factory", "pottery", "coal-mine", "ironworks", "brewery")
MOST: Final = 10_000  # of a kind that are kept, at less than a kilobyte each
GOODS: Final = {"coal": "coal-cube", "iron": "iron-cube", "brewery": "cask"}


class Kept:
    """What was made for positions before, each by all of the position that it shows."""

    def __init__(self) -> None:
        self.pieces: Memory[Piece] = Memory(MOST)
        self.groups: Memory[list[Piece]] = Memory(MOST)
        self.shelves: Memory[Shelf] = Memory(MOST)
        self.links: Memory[Link] = Memory(MOST)
        self.areas: Memory[list[Area]] = Memory(1)
        self.tracks: Memory[list[Track]] = Memory(len(LANGUAGES))


@dataclass(frozen=True)
class Look:
    """All that the parts of a scene are made from."""

    state: Position
    seat: int
    names: Sequence[str]
    lang: str
    question: Question | None
    printed: Printed
    board: Board
    called: Names
    rules: Rules
    layout: Layout
    kept: Kept

    @property
    def shown(self) -> int:
        """Whose hand and mat lie below the map: whoever is asked, looks on, or is at turn."""
        if self.question is not None:
            return self.question.seat
        return seat_of(self.state) if self.seat == NOBODY else self.seat

    def say(self, key: str, **values: object) -> str:
        """A sentence for the reader."""
        return SPEECH.say(key, self.lang, **values)

    def name(self, seat: int) -> str:
        """Of a seat, if it is one."""
        return "" if seat == NOBODY else self.names[seat]

    def place_name(self, id: str) -> str:
        """The name of a place."""
        return self.printed.places[id].name[language(self.lang)]

    def industries(self, industries: list[int]) -> str:
        """Industries, any of which will do."""
        return self.called.industries(industries, self.lang)

    def good(self, industry: int) -> str:
        """The symbol of what lies on an industry's tiles, if anything does."""
        return GOODS.get(INDUSTRY_IDS[industry], "")

    def pounds(self, count: int) -> str:
        """An amount of money in words."""
        return self.say("gist.price", price=count)

    def signed(self, level: int) -> str:
        """A level with its sign."""
        return f"−{-level}" if level < 0 else f"+{level}" if level else "0"

    def income(self, seat: int) -> str:
        """A seat's income, signed."""
        return self.signed(self.board.levels[self.state.income[seat]])
