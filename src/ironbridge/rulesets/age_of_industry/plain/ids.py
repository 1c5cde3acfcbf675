"""Ids: every name a position is written with, and the way back to its number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ironbridge.core.inputs import index_of, one_of, several
from ironbridge.core.speech import Phrase, Sayable
from ironbridge.core.state import UNKNOWN
from ironbridge.rulesets.age_of_industry.board import COAL_MINE, IRON_WORKS, SHIP, Board
from ironbridge.rulesets.age_of_industry.figures import Printed
from ironbridge.rulesets.age_of_industry.speech import SPEECH

PHASES: Final = ("acting", "taking", "settling", "over")
HIDDEN: Final = "?"
FLIPPED: Final = "flipped"
COVERS: Final = "covers"
USED: Final = "used"
CARDS: Final = Phrase(SPEECH, "things.cards")


class Ids:
    """The names of one board."""

    def __init__(self, printed: Printed, board: Board) -> None:
        self.printed = printed
        self.board = board
        self.seats = [chr(ord("A") + seat) for seat in range(board.seats)]
        self.spaces = printed.space_ids
        self.markets = printed.market_space_ids

    def seat(self, name: Any, field: str | Sayable) -> int:
        """A seat by its letter."""
        return one_of(name, self.seats, field)

    def cards(self, ids: Any, field: str) -> list[int]:
        """Cards by name."""
        card = Phrase(SPEECH, "thing.card-for", field=field)
        return [index_of(id, self.printed.card_ids, card) for id in several(ids, field, CARDS)]

    def market_counter(self, id: str, market: str) -> int:
        """A market counter by name, for a market."""
        counter = Phrase(SPEECH, "thing.counter-for", market=market)
        return index_of(id, self.printed.market_ids, counter)

    def cards_or_hidden(self, ids: Any, field: str) -> list[int]:
        """Cards by name, unknown ones among them."""
        several(ids, field, CARDS)
        return [UNKNOWN if id == HIDDEN else self.cards([id], field)[0] for id in ids]

    def card_names(self, cards: Iterable[int]) -> list[str]:
        """Cards by name, in their order, unknown ones as such."""
        return [HIDDEN if card == UNKNOWN else self.printed.card_ids[card] for card in cards]

    def counted(self, counts: Iterable[int]) -> list[str]:
        """Cards by name, each as often as it is there."""
        ids = self.printed.card_ids
        return [ids[card] for card, count in enumerate(counts) for _ in range(count)]

    def most_cubes(self, model: int, space: int) -> int:
        """How many cubes come with a counter: its own, or those of a ship's import box."""
        found = self.board.models[model]
        if found.industry == SHIP:
            return self.board.imports[space]
        return found.cubes if found.industry in (COAL_MINE, IRON_WORKS) else 0
