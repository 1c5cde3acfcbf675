"""Scene: a position of Neuland as something to look at, the same for every seat: all is open."""

from __future__ import annotations

from functools import cached_property
from importlib.resources.abc import Traversable

from ironbridge.core.asks import Question
from ironbridge.core.scene import Lit, Piece, Scene, Text
from ironbridge.core.state import State
from ironbridge.core.wording import Reader, Words
from ironbridge.rulesets.neuland.scene.actions import action_pieces
from ironbridge.rulesets.neuland.scene.hexes import hex_pieces
from ironbridge.rulesets.neuland.scene.layout import Layout, load_layout
from ironbridge.rulesets.neuland.scene.look import Look
from ironbridge.rulesets.neuland.scene.panels import panels
from ironbridge.rulesets.neuland.scene.seats import seat_pieces
from ironbridge.rulesets.neuland.scene.supply import empty_stacks, supply_pieces
from ironbridge.rulesets.neuland.scene.tiles import tile_pieces
from ironbridge.rulesets.neuland.scene.time import time_pieces, time_track, time_ways
from ironbridge.rulesets.neuland.state import OVER, SETTLING, Position, left
from ironbridge.rulesets.neuland.text.names import Names


class NeulandScene:
    """Draws the positions of one board; the places are read when first needed."""

    def __init__(self, layout_file: Traversable, words: Words[Position], called: Names) -> None:
        self.layout_file = layout_file
        self.words = words
        self.called = called

    @cached_property
    def layout(self) -> Layout:
        return load_layout(self.layout_file)

    def draw(
        self, state: State, seat: int, reader: Reader, question: Question | None, lit: Lit
    ) -> Scene:
        """What is to be seen; every seat sees the same."""
        assert isinstance(state, Position)
        look = Look(state, *reader, question, lit, self.called, self.words.rules, self.layout)
        return Scene(
            subtitle=subtitle(look),
            width=self.layout.board.width,
            height=self.layout.board.height,
            areas=[],
            links=time_ways(look),
            pieces=pieces(look),
            texts=[*titles(look), *empty_stacks(look)],
            tracks=[time_track(look)],
            panels=panels(look),
        )


def subtitle(look: Look) -> str:
    """Where the game stands."""
    state = look.state
    if state.phase == OVER:
        return look.say("over")
    return look.say(
        "settling" if state.phase == SETTLING else "subtitle",
        edition=look.say(f"edition-{look.printed.edition}"),
        seat=look.names[state.seat],
        used=look.say("used", count=state.used),
        more=look.say("more", count=left(state)),
    )


def titles(look: Look) -> list[Text]:
    """What the parts beside the map are called."""
    return [
        Text(x, y, look.say(f"title-{key}"), "title", "start")
        for key, (x, y) in look.layout.titles.items()
    ]


def pieces(look: Look) -> list[Piece]:
    """All that lies on the table."""
    return [
        *hex_pieces(look),
        *tile_pieces(look),
        *time_pieces(look),
        *seat_pieces(look),
        *supply_pieces(look),
        *action_pieces(look),
    ]
