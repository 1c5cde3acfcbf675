"""Scene: an Industria position as something to look at, the same for every seat: all is open."""

from __future__ import annotations

from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Final

from ironbridge.core.asks import Question
from ironbridge.core.rules import Rules
from ironbridge.core.scene import Lit, Piece, Scene, Text
from ironbridge.core.speech import language
from ironbridge.core.state import State
from ironbridge.core.wording import Reader
from ironbridge.rulesets.industria.figures import NUMERALS
from ironbridge.rulesets.industria.scene.epochs import epoch_area, epoch_piece
from ironbridge.rulesets.industria.scene.layout import Layout, load_layout
from ironbridge.rulesets.industria.scene.links import links
from ironbridge.rulesets.industria.scene.look import Kept, Look
from ironbridge.rulesets.industria.scene.panels import panels
from ironbridge.rulesets.industria.scene.supplies import supply_piece
from ironbridge.rulesets.industria.scene.tiles import tile_pieces
from ironbridge.rulesets.industria.scene.track import score_pieces, score_track
from ironbridge.rulesets.industria.state import OVER, Position
from ironbridge.rulesets.industria.text.names import Names

PHASES: Final = ("choosing", "bidding", "deciding", "laying")
NOTE_ROOM: Final = 196


class IndustriaScene:
    """Draws the positions of one board; the places are read when first needed."""

    def __init__(self, layout_file: Traversable, rules: Rules, called: Names) -> None:
        self.layout_file = layout_file
        self.rules = rules
        self.called = called
        self.kept = Kept()

    @cached_property
    def layout(self) -> Layout:
        return load_layout(self.layout_file)

    def draw(
        self, state: State, seat: int, reader: Reader, question: Question | None, lit: Lit
    ) -> Scene:
        """What is to be seen; every seat sees the same."""
        assert isinstance(state, Position)
        called = self.called
        look = Look(
            state,
            reader.names,
            language(reader.lang),
            called.printed,
            called.board,
            called,
            self.rules,
            self.layout,
            self.kept,
        )
        return Scene(
            subtitle=subtitle(look),
            width=self.layout.board.width,
            height=self.layout.board.height,
            areas=[epoch_area(look, epoch) for epoch in range(len(NUMERALS))],
            links=links(look),
            pieces=pieces(look),
            texts=titles(look) + notes(look),
            tracks=[score_track(look)],
            panels=panels(look),
        )


def subtitle(look: Look) -> str:
    """Where the game stands."""
    state = look.state
    if state.phase == OVER:
        return look.say("scene.over")
    return look.say(
        "scene.subtitle",
        epoch=NUMERALS[state.epoch],
        round=state.round + 1,
        rounds=look.board.rounds,
        phase=look.say(f"phase.{PHASES[state.phase]}"),
    )


def titles(look: Look) -> list[Text]:
    """What the parts of the board are called."""
    return [
        Text(x, y, look.say(f"scene.{key}"), "title", "start")
        for key, (x, y) in look.layout.titles.items()
    ]


def notes(look: Look) -> list[Text]:
    """What is scored at the end, and what is not played, in places where no tile stands."""
    board, places = look.board, look.layout.notes
    counts = {
        "roads": board.connection_points,
        "lines": board.connection_points,
        "bonuses": board.bonus_points,
    }
    if board.epochs < len(NUMERALS):
        counts["unused"] = board.seats
    last = NUMERALS[-1]
    return [
        Text(
            *places[key],
            look.say(f"scene.note-{key}", count=count, epoch=last),
            "note",
            room=NOTE_ROOM,
        )
        for key, count in counts.items()
    ]


def pieces(look: Look) -> list[Piece]:
    """All that lies on the board."""
    return [
        *(epoch_piece(look, epoch) for epoch in range(len(NUMERALS))),
        *tile_pieces(look),
        *(supply_piece(look, resource) for resource in range(look.board.resources)),
        *score_pieces(look),
    ]
