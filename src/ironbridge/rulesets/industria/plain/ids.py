"""Ids: seats by their letters, tiles by their names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ironbridge.core.errors import PositionError
from ironbridge.core.inputs import index_of, one_of
from ironbridge.core.speech import Phrase
from ironbridge.rulesets.industria.board import Board
from ironbridge.rulesets.industria.figures import Printed
from ironbridge.rulesets.industria.speech import SPEECH, told

PHASES: Final = ("choosing", "bidding", "deciding", "laying", "over")
HIDDEN: Final = "?"
LAYABLE: Final = ("factory", "technology", "bonus")
VISIT: Final = "laid this visit"
TILE: Final = Phrase(SPEECH, "thing.tile")


class Ids:
    """The names that plain data uses, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        self.seats = [chr(ord("A") + seat) for seat in range(board.seats)]

    def of(self, tiles: Iterable[int]) -> list[str]:
        """Tiles by name."""
        return [self.printed.tile_ids[tile] for tile in tiles]

    def in_play(self) -> list[int]:
        """The tiles used with so many players."""
        return [tile for tiles in self.board.by_epoch for tile in tiles]

    def tile(self, id: Any) -> int:
        """A tile by name."""
        tile = index_of(id, self.printed.tile_ids, TILE)
        if self.board.epoch[tile] >= self.board.epochs:
            raise PositionError(told("unused-tile", tile=id, players=self.board.seats))
        return tile

    def seat(self, name: Any, field: str) -> int:
        """A seat by its letter."""
        return one_of(name, self.seats, field)
