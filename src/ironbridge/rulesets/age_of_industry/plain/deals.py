"""Deals: what was dealt, line by line, and read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.inputs import check_deal
from ironbridge.core.words import told
from ironbridge.rulesets.age_of_industry.plain.ids import Ids

LINES: Final = ("first", "markets", "deck")


class Deals:
    """Writes and reads deals."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.board = ids.board
        self.printed = ids.printed

    def write(self, deal: list[int]) -> dict[str, str]:
        counters = deal[1 : 1 + len(self.ids.markets)]
        return {
            "first": self.ids.seats[deal[0]],
            "markets": " ".join(
                f"{id}:{self.printed.market_ids[counter]}"
                for id, counter in zip(self.ids.markets, counters, strict=True)
            ),
            "deck": " ".join(self.ids.card_names(deal[1 + len(self.ids.markets) :])),
        }

    def read(self, lines: Mapping[str, str]) -> list[int]:
        check_deal(lines, LINES)
        try:
            first = self.ids.seat(lines["first"], "first")
            markets = self.read_markets(lines["markets"])
            deck = self.ids.cards(lines["deck"].split(), "deck")
        except PositionError as error:
            raise RecordError(told("deal-unreadable", error=error)) from error
        if sorted(deck) != sorted(self.board.deck):
            raise RecordError(told("deal-deck"))
        return [first, *markets, *deck]

    def read_markets(self, line: str) -> list[int]:
        """The counter on each market space, no more alike than are in the box."""
        pairs = [word.partition(":") for word in line.split()]
        if [id for id, _, _ in pairs] != self.ids.markets:
            wanted = " ".join(f"{id}:…" for id in self.ids.markets)
            raise RecordError(told("deal-markets", markets=wanted))
        counters = [self.ids.market_counter(counter, id) for id, _, counter in pairs]
        for counter, id in enumerate(self.printed.market_ids):
            if counters.count(counter) > self.board.market_pool.count(counter):
                raise RecordError(told("deal-counters", counter=id))
        return counters
