"""Ids: every name a position is written with, and the way back to its number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ironbridge.core.inputs import index_of, one_of, several
from ironbridge.core.position_checks import check_whole
from ironbridge.core.speech import Phrase, Sayable
from ironbridge.core.state import UNKNOWN
from ironbridge.rulesets.brass_birmingham.board import Board
from ironbridge.rulesets.brass_birmingham.figures import Printed
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.text.names import Names

PHASES: Final = ("acting", "debt", "over")
HIDDEN: Final = "?"
CARD: Final = Phrase(SPEECH, "thing.card")
CARDS: Final = Phrase(SPEECH, "things.cards")


class Ids:
    """The names that plain data uses, on one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        names = Names(printed, board)
        self.spaces = names.space_ids
        self.merchants = names.merchant_ids
        self.seats = [chr(ord("A") + seat) for seat in range(board.seats)]
        self.merchant_tiles = self.merchant_tile_ids()

    def merchant_tile_ids(self) -> list[str]:
        """The merchant tiles in play, by what they buy."""
        tiles = self.printed.merchant_tiles
        players = str(self.board.seats)
        return [id for id, tile in tiles.items() for _ in range(tile.count[players])]

    def seat(self, name: Any, field: str | Sayable) -> int:
        """A seat by its letter."""
        return one_of(name, self.seats, field)

    def cards(self, ids: Any, field: str) -> list[int]:
        """Cards by name."""
        check_whole(unknown=HIDDEN in several(ids, field, CARDS))
        return [index_of(id, self.printed.card_ids, CARD) for id in ids]

    def card_names(self, cards: Iterable[int]) -> list[str]:
        """Cards by name, in their order, unknown ones as such."""
        return [HIDDEN if card == UNKNOWN else self.printed.card_ids[card] for card in cards]

    def counted(self, counts: Iterable[int]) -> list[str]:
        """Cards by name, each as often as it is there."""
        ids = self.printed.card_ids
        return [ids[card] for card, count in enumerate(counts) for _ in range(count)]
