"""Scene: an Industria position as something to look at, the same for every seat: all is open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Final

from ironbridge.core.rules import Question, State
from ironbridge.core.scene import Piece, Scene, Text
from ironbridge.core.speech import language
from ironbridge.games.industria.board import Board
from ironbridge.games.industria.figures import NUMERALS, Printed
from ironbridge.games.industria.seen.epochs import epoch_area, epoch_piece
from ironbridge.games.industria.seen.layout import Layout, load_layout
from ironbridge.games.industria.seen.links import links
from ironbridge.games.industria.seen.lit import lit, place_of
from ironbridge.games.industria.seen.panels import panels
from ironbridge.games.industria.seen.supplies import supply_piece
from ironbridge.games.industria.seen.table import Table
from ironbridge.games.industria.seen.tiles import tile_piece
from ironbridge.games.industria.seen.track import marker, score_pieces, score_track
from ironbridge.games.industria.state import OVER, Position
from ironbridge.games.industria.words import IndustriaWords

__all__ = ["IndustriaScene", "marker"]

PHASES: Final = ("choosing", "bidding", "deciding", "laying")
NOTE_ROOM: Final = 196


class IndustriaScene:
    """Draws the positions of one board; the places are read when first needed."""

    def __init__(
        self, layout_file: Traversable, printed: Printed, board: Board, words: IndustriaWords
    ) -> None:
        self.layout_file = layout_file
        self.printed = printed
        self.board = board
        self.words = words

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
        table = Table(state, names, lang, self.printed, self.board, self.words, self.layout)
        return Scene(
            title="Industria",
            subtitle=subtitle(table),
            lang=language(lang),
            width=self.layout.board.width,
            height=self.layout.board.height,
            areas=[epoch_area(table, epoch) for epoch in range(len(NUMERALS))],
            links=links(table),
            pieces=pieces(table),
            texts=titles(table) + notes(table),
            tracks=[score_track(table)],
            panels=panels(table),
            question=self.words.ask(state, question, names, lang) if question is not None else "",
            lit=lit(table, question) if question is not None else {},
        )

    def place(self, state: State, question: Question, option: int) -> str:
        """Where an option stands, allowed or not."""
        assert isinstance(state, Position)
        names = [""] * self.board.seats
        table = Table(state, names, "en", self.printed, self.board, self.words, self.layout)
        return place_of(table, question, option)


def subtitle(table: Table) -> str:
    """Where the game stands."""
    state = table.state
    if state.phase == OVER:
        return table.say("scene.over")
    return table.say(
        "scene.subtitle",
        epoch=NUMERALS[state.epoch],
        round=state.round + 1,
        rounds=table.board.rounds,
        phase=table.say(f"phase.{PHASES[state.phase]}"),
    )


def titles(table: Table) -> list[Text]:
    """What the parts of the board are called."""
    return [
        Text(x, y, table.say(f"scene.{key}"), "title", "start")
        for key, (x, y) in table.layout.titles.items()
    ]


def notes(table: Table) -> list[Text]:
    """What is scored at the end, and what is not played, in places where no tile stands."""
    board, places = table.board, table.layout.notes
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
            table.say(f"scene.note-{key}", count=count, epoch=last),
            "note",
            room=NOTE_ROOM,
        )
        for key, count in counts.items()
    ]


def pieces(table: Table) -> list[Piece]:
    """All that lies on the board."""
    return [
        *(epoch_piece(table, epoch) for epoch in range(len(NUMERALS))),
        *(tile_piece(table, tile) for tiles in table.board.by_epoch for tile in tiles),
        *(supply_piece(table, resource) for resource in range(table.board.resources)),
        *score_pieces(table),
    ]
