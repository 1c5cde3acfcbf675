"""Scene: a position of Brass: Birmingham as something to look at, as one seat may see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from importlib.resources.abc import Traversable

from ironbridge.core.rules import Question, State
from ironbridge.core.scene import Piece, Scene, Text
from ironbridge.core.speech import language
from ironbridge.games.brass_birmingham.board import Board
from ironbridge.games.brass_birmingham.figures import ERAS, Printed
from ironbridge.games.brass_birmingham.seen.actions import action_pieces
from ironbridge.games.brass_birmingham.seen.hand import hand_pieces, mat_pieces
from ironbridge.games.brass_birmingham.seen.layout import Layout, load_layout
from ironbridge.games.brass_birmingham.seen.links import links
from ironbridge.games.brass_birmingham.seen.lit import lit, place_of
from ironbridge.games.brass_birmingham.seen.markets import markets
from ironbridge.games.brass_birmingham.seen.merchants import merchant_pieces
from ironbridge.games.brass_birmingham.seen.panels import panels
from ironbridge.games.brass_birmingham.seen.places import plates, ribbons, rose
from ironbridge.games.brass_birmingham.seen.rounds import round_pieces
from ironbridge.games.brass_birmingham.seen.scales import markers, scales
from ironbridge.games.brass_birmingham.seen.spaces import space_pieces
from ironbridge.games.brass_birmingham.seen.table import Table
from ironbridge.games.brass_birmingham.state import OVER, Position, hand_size
from ironbridge.games.brass_birmingham.words import BirminghamWords


class BirminghamScene:
    """Draws the positions of one board; the places are read when first needed."""

    def __init__(
        self, layout_file: Traversable, printed: Printed, board: Board, words: BirminghamWords
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
        """What is to be seen by a seat, of whatever the position holds."""
        assert isinstance(state, Position)
        table = Table(
            state, seat, names, lang, question, self.printed, self.board, self.words, self.layout
        )
        answers = lit(table, question) if question is not None else {}
        return Scene(
            title="Brass: Birmingham",
            subtitle=subtitle(table),
            lang=language(lang),
            width=self.layout.board.width,
            height=self.layout.board.height,
            areas=[rose(table), *plates(table)],
            links=links(table),
            pieces=pieces(table, answers),
            texts=titles(table),
            tracks=scales(table),
            ladders=markets(table),
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
            state, seat, names, "en", question, self.printed, self.board, self.words, self.layout
        )
        return place_of(table, question, option)


def subtitle(table: Table) -> str:
    """Where the game stands."""
    state = table.state
    if state.phase == OVER:
        return table.say("scene.over")
    return table.say(
        "scene.subtitle",
        era=table.say(f"scene.era-{ERAS[state.era]}"),
        round=state.round + 1,
        rounds=table.board.rounds,
    )


def titles(table: Table) -> list[Text]:
    """What the parts around the map are called, and that a hand is empty."""
    titles = [
        Text(x, y, table.say(f"scene.title-{key}"), "title", "start")
        for key, (x, y) in table.layout.titles.items()
    ]
    if not hand_size(table.state, table.shown):
        hand = table.layout.hand
        titles.append(Text(hand.x, hand.y + 5, table.say("scene.no-cards"), "note", "start"))
    return titles


def pieces(table: Table, lit: dict[str, list[str]]) -> list[Piece]:
    """All that lies on the table."""
    return [
        *ribbons(table),
        *space_pieces(table),
        *merchant_pieces(table),
        *round_pieces(table),
        *action_pieces(table, lit),
        *markers(table),
        *hand_pieces(table),
        *mat_pieces(table),
    ]
