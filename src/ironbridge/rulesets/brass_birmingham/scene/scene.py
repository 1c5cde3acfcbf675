"""Scene: a position of Brass: Birmingham as something to look at, as one seat may see it."""

from __future__ import annotations

from functools import cached_property
from importlib.resources.abc import Traversable

from ironbridge.core.asks import Question
from ironbridge.core.scene import Lit, Piece, Scene, Text
from ironbridge.core.speech import language
from ironbridge.core.state import State
from ironbridge.core.wording import Reader, Words
from ironbridge.rulesets.brass_birmingham.figures import ERAS
from ironbridge.rulesets.brass_birmingham.scene.actions import action_pieces
from ironbridge.rulesets.brass_birmingham.scene.hand import hand_pieces, mat_pieces, strips
from ironbridge.rulesets.brass_birmingham.scene.layout import Layout, load_layout
from ironbridge.rulesets.brass_birmingham.scene.links import links
from ironbridge.rulesets.brass_birmingham.scene.look import Kept, Look
from ironbridge.rulesets.brass_birmingham.scene.markets import markets
from ironbridge.rulesets.brass_birmingham.scene.merchants import merchant_pieces
from ironbridge.rulesets.brass_birmingham.scene.panels import panels
from ironbridge.rulesets.brass_birmingham.scene.places import areas, ribbons
from ironbridge.rulesets.brass_birmingham.scene.rounds import round_pieces
from ironbridge.rulesets.brass_birmingham.scene.scales import markers, scales
from ironbridge.rulesets.brass_birmingham.scene.spaces import space_pieces
from ironbridge.rulesets.brass_birmingham.state import OVER, Position
from ironbridge.rulesets.brass_birmingham.text.names import Names


class BirminghamScene:
    """Draws the positions of one board; the places are read when first needed."""

    def __init__(self, layout_file: Traversable, words: Words[Position], called: Names) -> None:
        self.layout_file = layout_file
        self.words = words
        self.called = called
        self.kept = Kept()

    @cached_property
    def layout(self) -> Layout:
        return load_layout(self.layout_file)

    def draw(
        self, state: State, seat: int, reader: Reader, question: Question | None, lit: Lit
    ) -> Scene:
        """What is to be seen by a seat, of whatever the position holds."""
        assert isinstance(state, Position)
        called = self.called
        look = Look(
            state,
            seat,
            reader.names,
            language(reader.lang),
            question,
            called.printed,
            called.board,
            called,
            self.words.rules,
            self.layout,
            self.kept,
        )
        return Scene(
            subtitle=subtitle(look),
            width=self.layout.board.width,
            height=self.layout.board.height,
            areas=self.kept.areas.find("areas", areas, look),
            links=links(look),
            pieces=pieces(look, lit),
            texts=titles(look),
            tracks=self.kept.tracks.find(look.lang, scales, look),
            ladders=markets(look),
            panels=panels(look),
            strips=strips(look),
        )


def subtitle(look: Look) -> str:
    """Where the game stands."""
    state = look.state
    if state.phase == OVER:
        return look.say("scene.over")
    return look.say(
        "scene.subtitle",
        era=look.say(f"scene.era-{ERAS[state.era]}"),
        round=state.round + 1,
        rounds=look.board.rounds,
    )


def titles(look: Look) -> list[Text]:
    """What the parts around the map are called."""
    return [
        Text(x, y, look.say(f"scene.title-{key}"), "title", "start")
        for key, (x, y) in look.layout.titles.items()
    ]


def pieces(look: Look, lit: dict[str, list[str]]) -> list[Piece]:
    """All that lies on the table."""
    return [
        *ribbons(look),
        *space_pieces(look),
        *merchant_pieces(look),
        *round_pieces(look),
        *action_pieces(look, lit),
        *markers(look),
        *hand_pieces(look),
        *mat_pieces(look),
    ]
