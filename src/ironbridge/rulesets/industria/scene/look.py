"""Look: a position as somebody looks at it, with the names and the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ironbridge.core.rules import Rules
from ironbridge.core.scene import Link, Piece
from ironbridge.core.speech import language
from ironbridge.draw.memory import Memory
from ironbridge.rulesets.industria.board import Board
from ironbridge.rulesets.industria.figures import Printed
from ironbridge.rulesets.industria.scene.layout import Layout
from ironbridge.rulesets.industria.speech import SPEECH
from ironbridge.rulesets.industria.state import Position
from ironbridge.rulesets.industria.text.names import Names

MOST: Final = 10_000  # of a kind that are kept, at less than a kilobyte each


class Kept:
    """What was made for positions before, each by all of the position that it shows."""

    def __init__(self) -> None:
        self.pieces: Memory[Piece] = Memory(MOST)
        self.links: Memory[Link] = Memory(MOST)


@dataclass(frozen=True)
class Look:
    """All that the parts of a scene are made from."""

    state: Position
    names: Sequence[str]
    lang: str
    printed: Printed
    board: Board
    called: Names
    rules: Rules
    layout: Layout
    kept: Kept

    def say(self, key: str, **values: object) -> str:
        """A sentence for the reader."""
        return SPEECH.say(key, self.lang, **values)

    def thalers(self, count: int) -> str:
        """An amount of money in words."""
        return self.say("thalers", count=count)

    def points(self, count: int) -> str:
        """A number of points in words."""
        return self.say("points", count=count)

    def label(self, tile: int) -> str:
        """A tile's name as it is printed on it."""
        return self.printed.tiles[self.printed.tile_ids[tile]].name[language(self.lang)]

    def symbol(self, tile: int) -> str:
        """A tile's glyph: its own, or that of what it gives."""
        id = self.printed.tile_ids[tile]
        return self.printed.tiles[id].gives or id

    def resource(self, resource: int) -> str:
        """A resource's name, standing alone."""
        id = self.printed.resource_ids[resource]
        return self.printed.resources[id].name[language(self.lang)]
