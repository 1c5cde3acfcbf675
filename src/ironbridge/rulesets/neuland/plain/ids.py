"""Ids: seats by their letters, slots, buildings and markers by their names."""

from __future__ import annotations

from typing import Any, Final

from ironbridge.core.inputs import index_of
from ironbridge.core.speech import Phrase
from ironbridge.rulesets.neuland.board import Board
from ironbridge.rulesets.neuland.figures import Printed
from ironbridge.rulesets.neuland.speech import SPEECH

PHASES: Final = ("settling", "acting", "drawing", "stacking", "over")
LYING: Final = "lying"
ORE: Final = "ore:"
SLOT: Final = Phrase(SPEECH, "thing.slot")
HEX: Final = Phrase(SPEECH, "thing.hex")
BUILDING: Final = Phrase(SPEECH, "thing.building")
MARKER: Final = Phrase(SPEECH, "thing.marker")


class Ids:
    """The names that plain data uses, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        self.seats = [chr(ord("A") + seat) for seat in range(board.seats)]
        self.slots = printed.slot_ids

    def slot(self, id: Any) -> int:
        """A slot by name."""
        return index_of(id, self.slots, SLOT)

    def hex(self, id: Any) -> int:
        """A hex by name."""
        return index_of(id, self.printed.hex_ids, HEX)

    def building(self, id: Any) -> int:
        """A kind of building by name."""
        return index_of(id, self.printed.kind_ids, BUILDING)

    def marker(self, id: Any) -> int:
        """A sort of ore marker by name."""
        return index_of(id, self.printed.marker_ids, MARKER)
