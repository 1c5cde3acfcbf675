"""Scene: a position of Age of Industry as something to look at, as one seat may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ironbridge.core.rules import Question, State
from ironbridge.core.scene import Piece, Scene
from ironbridge.core.speech import language
from ironbridge.games.age_of_industry.board import Board
from ironbridge.games.age_of_industry.figures import Printed
from ironbridge.games.age_of_industry.seen.actions import key_pieces
from ironbridge.games.age_of_industry.seen.cards import card_pieces
from ironbridge.games.age_of_industry.seen.course import course_pieces
from ironbridge.games.age_of_industry.seen.display import display_pieces
from ironbridge.games.age_of_industry.seen.grounds import grounds
from ironbridge.games.age_of_industry.seen.layout import BELOW, read_layout
from ironbridge.games.age_of_industry.seen.lines import links
from ironbridge.games.age_of_industry.seen.lit import lit, place_of
from ironbridge.games.age_of_industry.seen.markets import market_pieces
from ironbridge.games.age_of_industry.seen.panels import panels
from ironbridge.games.age_of_industry.seen.places import place_pieces
from ironbridge.games.age_of_industry.seen.plan import Plan
from ironbridge.games.age_of_industry.seen.spaces import space_pieces
from ironbridge.games.age_of_industry.seen.supplies import displays
from ironbridge.games.age_of_industry.seen.table import Table
from ironbridge.games.age_of_industry.seen.titles import titles
from ironbridge.games.age_of_industry.state import OVER, Position
from ironbridge.games.age_of_industry.words import IndustryWords


class IndustryScene:
    """Draws the positions of one map; the places are worked out when first needed."""

    def __init__(
        self,
        layout: Mapping[str, Any],
        map_name: Mapping[str, str],
        printed: Printed,
        board: Board,
        words: IndustryWords,
    ) -> None:
        self.layout = layout
        self.map_name = map_name
        self.printed = printed
        self.board = board
        self.words = words

    @cached_property
    def plan(self) -> Plan:
        return Plan(read_layout(self.layout), self.printed)

    def draw(
        self,
        state: State,
        *,
        seat: int,
        names: Sequence[str],
        lang: str,
        question: Question | None,
    ) -> Scene:
        """What is to be seen by a seat, of whatever the position holds."""
        assert isinstance(state, Position)
        table = Table(
            state, seat, names, lang, question, self.printed, self.board, self.words, self.plan
        )
        answers = lit(table, question) if question is not None else {}
        w, h = self.plan.layout.size
        return Scene(
            title="Age of Industry",
            subtitle=self.subtitle(table),
            lang=language(lang),
            width=w,
            height=h + BELOW,
            areas=grounds(table),
            links=links(table),
            pieces=pieces(table, answers),
            texts=titles(table),
            ladders=displays(table),
            panels=panels(table),
            question=self.words.ask(state, question, names, lang) if question is not None else "",
            lit=answers,
        )

    def place(self, state: State, question: Question, option: int) -> str:
        """Where an option stands, allowed or not."""
        assert isinstance(state, Position)
        names = [""] * self.board.seats
        seat = question.seat
        table = Table(
            state, seat, names, "en", question, self.printed, self.board, self.words, self.plan
        )
        return place_of(table, question, option)

    def subtitle(self, table: Table) -> str:
        """The map, and where the game stands."""
        map = self.map_name[language(table.lang)]
        key = "over" if table.state.phase == OVER else "subtitle"
        return table.say(key, map=map, round=table.state.round + 1)


def pieces(table: Table, lit: dict[str, list[str]]) -> list[Piece]:
    """All that lies on the table."""
    return [
        *place_pieces(table),
        *space_pieces(table),
        *market_pieces(table),
        *course_pieces(table),
        *key_pieces(table, lit),
        *card_pieces(table),
        *display_pieces(table),
    ]
