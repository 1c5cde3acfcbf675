"""Scene: a position of Neuland as something to look at, the same for every seat: all is open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from ironbridge.core.rules import Question, State
from ironbridge.core.scene import Piece, Scene, Text
from ironbridge.core.speech import language
from ironbridge.games.neuland.seen.actions import action_pieces
from ironbridge.games.neuland.seen.hexes import hex_pieces
from ironbridge.games.neuland.seen.layout import Layout, load_layout
from ironbridge.games.neuland.seen.lit import lit, place_of
from ironbridge.games.neuland.seen.panels import panels
from ironbridge.games.neuland.seen.seats import seat_pieces
from ironbridge.games.neuland.seen.supply import empty_stacks, supply_pieces
from ironbridge.games.neuland.seen.table import Table
from ironbridge.games.neuland.seen.tiles import tile_pieces
from ironbridge.games.neuland.seen.time import time_pieces, time_track, time_ways
from ironbridge.games.neuland.state import OVER, SETTLING, Position, left
from ironbridge.games.neuland.words import NeulandWords

LAYOUT: Final = files("ironbridge.games.neuland") / "data" / "layout.toml"


class NeulandScene:
    """Draws the positions of one board; the places are read when first needed."""

    def __init__(self, words: NeulandWords, layout_file: Traversable = LAYOUT) -> None:
        self.words = words
        self.layout_file = layout_file

    @cached_property
    def layout(self) -> Layout:
        return load_layout(self.layout_file)

    def draw(
        self,
        state: State,
        *,
        seat: int,
        names: Sequence[str],
        lang: str,
        question: Question | None,
    ) -> Scene:
        """What is to be seen; every seat sees the same."""
        assert isinstance(state, Position)
        table = Table(state, names, lang, question, self.words, self.layout)
        answers = lit(table, question) if question is not None else {}
        return Scene(
            title="Neuland",
            subtitle=subtitle(table),
            lang=language(lang),
            width=self.layout.board.width,
            height=self.layout.board.height,
            areas=[],
            links=time_ways(table),
            pieces=pieces(table, answers),
            texts=[*titles(table), *empty_stacks(table)],
            tracks=[time_track(table)],
            panels=panels(table),
            question=self.words.ask(state, question, names, lang) if question is not None else "",
            lit=answers,
        )

    def place(self, state: State, question: Question, option: int) -> str:
        """Where an option stands, allowed or not."""
        assert isinstance(state, Position)
        names = [""] * len(state.crests)
        table = Table(state, names, "en", question, self.words, self.layout)
        return place_of(table, question, option)


def subtitle(table: Table) -> str:
    """Where the game stands."""
    state = table.state
    if state.phase == OVER:
        return table.say("over")
    return table.say(
        "settling" if state.phase == SETTLING else "subtitle",
        edition=table.say(f"edition-{table.printed.edition}"),
        seat=table.names[state.seat],
        used=table.say("used", count=state.used),
        more=table.say("more", count=left(state)),
    )


def titles(table: Table) -> list[Text]:
    """What the parts beside the map are called."""
    return [
        Text(x, y, table.say(f"title-{key}"), "title", "start")
        for key, (x, y) in table.layout.titles.items()
    ]


def pieces(table: Table, lit: dict[str, list[str]]) -> list[Piece]:
    """All that lies on the table."""
    return [
        *hex_pieces(table, lit),
        *tile_pieces(table),
        *time_pieces(table),
        *seat_pieces(table),
        *supply_pieces(table),
        *action_pieces(table, lit),
    ]
