"""Scene: a position of Age of Industry as something to look at, as one seat may see it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ironbridge.core.asks import Question
from ironbridge.core.scene import Lit, Piece, Scene
from ironbridge.core.speech import language
from ironbridge.core.state import State
from ironbridge.core.wording import Reader, Words
from ironbridge.rulesets.age_of_industry.scene.actions import key_pieces
from ironbridge.rulesets.age_of_industry.scene.cards import card_pieces, hand_strip
from ironbridge.rulesets.age_of_industry.scene.course import course_pieces
from ironbridge.rulesets.age_of_industry.scene.display import display_pieces, display_strip
from ironbridge.rulesets.age_of_industry.scene.grounds import grounds
from ironbridge.rulesets.age_of_industry.scene.layout import read_layout
from ironbridge.rulesets.age_of_industry.scene.lines import links
from ironbridge.rulesets.age_of_industry.scene.look import Look
from ironbridge.rulesets.age_of_industry.scene.markets import market_pieces
from ironbridge.rulesets.age_of_industry.scene.panels import panels
from ironbridge.rulesets.age_of_industry.scene.places import place_pieces
from ironbridge.rulesets.age_of_industry.scene.plan import Plan
from ironbridge.rulesets.age_of_industry.scene.spaces import space_pieces
from ironbridge.rulesets.age_of_industry.scene.supplies import displays
from ironbridge.rulesets.age_of_industry.scene.titles import titles
from ironbridge.rulesets.age_of_industry.state import OVER, Position
from ironbridge.rulesets.age_of_industry.text.names import Names


class AgeOfIndustryScene:
    """Draws the positions of one map; the places are worked out when first needed."""

    def __init__(
        self,
        layout: Mapping[str, Any],
        map_name: Mapping[str, str],
        words: Words[Position],
        called: Names,
    ) -> None:
        self.layout = layout
        self.map_name = map_name
        self.words = words
        self.called = called

    @cached_property
    def plan(self) -> Plan:
        return Plan(read_layout(self.layout), self.called.printed)

    def draw(
        self, state: State, seat: int, reader: Reader, question: Question | None, lit: Lit
    ) -> Scene:
        """What is to be seen by a seat, of whatever the position holds."""
        assert isinstance(state, Position)
        called, rules = self.called, self.words.rules
        look = Look(
            state, seat, *reader, question, called.printed, called.board, called, rules, self.plan
        )
        w, h = self.plan.layout.size
        return Scene(
            subtitle=self.subtitle(look),
            width=w,
            height=h,
            areas=grounds(look),
            links=links(look),
            pieces=pieces(look, lit),
            texts=titles(look),
            ladders=displays(look),
            panels=panels(look),
            strips=[hand_strip(look), display_strip(look)],
        )

    def subtitle(self, look: Look) -> str:
        """The map, and where the game stands."""
        map = self.map_name[language(look.lang)]
        key = "over" if look.state.phase == OVER else "subtitle"
        return look.say(key, map=map, round=look.state.round + 1)


def pieces(look: Look, lit: dict[str, list[str]]) -> list[Piece]:
    """All that lies on the look."""
    return [
        *place_pieces(look),
        *space_pieces(look),
        *market_pieces(look),
        *course_pieces(look),
        *key_pieces(look, lit),
        *card_pieces(look),
        *display_pieces(look),
    ]
