"""Look: a position as somebody looks at it, with the names and the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from ironbridge.core.asks import Question
from ironbridge.core.rules import Rules
from ironbridge.core.speech import Speech, language
from ironbridge.core.state import NOBODY
from ironbridge.draw.groups import GROUPS
from ironbridge.rulesets.age_of_industry.board import INDUSTRIES, NOTHING, Board
from ironbridge.rulesets.age_of_industry.figures import Printed
from ironbridge.rulesets.age_of_industry.scene.plan import Plan
from ironbridge.rulesets.age_of_industry.state import Position, seat_of
from ironbridge.rulesets.age_of_industry.text.names import Names

SPEECH: Final = Speech.load(files("ironbridge.rulesets.age_of_industry") / "data" / "scene.toml")
GLYPHS: Final = ("mill", "factory", "coal-mine", "ironworks", "port", "ship")
CUBES: Final = {"coal": "coal-cube", "iron": "iron-cube"}


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
    plan: Plan

    @property
    def shown(self) -> int:
        """Whose hand and display lie below the map: whoever is asked, looks on, or is at turn."""
        if self.question is not None:
            return self.question.seat
        return seat_of(self.state) if self.seat == NOBODY else self.seat

    def say(self, key: str, **values: object) -> str:
        """A sentence for the reader."""
        return SPEECH.say(key, self.lang, **values)

    def place_name(self, id: str) -> str:
        """The name of a place."""
        return self.plan.entry(id).name[language(self.lang)]

    def group(self, id: str) -> str:
        """The colour of a place, if it has one that we can draw."""
        return group_of(self.plan.entry(id).colour)

    def colour(self, place: int) -> str:
        """The colour of a place in words."""
        card = self.board.place_colour[place]
        return "" if card == NOTHING else self.called.colour(card, self.lang)

    def card_group(self, card: int) -> str:
        """The colour of a location card."""
        return "" if card < INDUSTRIES else group_of(self.printed.card_ids[card])

    def dollars(self, amount: int) -> str:
        """An amount of money in words."""
        return self.say("dollars", amount=amount)


def group_of(colour: str) -> str:
    """A colour of the figures as one of the drawing."""
    return colour if colour in GROUPS else ""
