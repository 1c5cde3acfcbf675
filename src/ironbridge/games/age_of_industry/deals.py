"""Deals: what was dealt, line by line, and read back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.plain import check_deal
from ironbridge.core.words import told
from ironbridge.games.age_of_industry.lexicon import Lexicon

LINES: Final = ("first", "markets", "deck")


class Deals(Lexicon):
    """Writes and reads deals."""

    def write_deal(self, deal: list[int]) -> dict[str, str]:
        counters = deal[1 : 1 + len(self.markets)]
        return {
            "first": self.seats[deal[0]],
            "markets": " ".join(
                f"{id}:{self.printed.market_ids[kind]}"
                for id, kind in zip(self.markets, counters, strict=True)
            ),
            "deck": " ".join(self.card_names(deal[1 + len(self.markets) :])),
        }

    def read_deal(self, lines: Mapping[str, str]) -> list[int]:
        check_deal(lines, LINES)
        try:
            first = self.seat(lines["first"], "first")
            markets = self.read_dealt_markets(lines["markets"])
            deck = self.cards(lines["deck"].split(), "deck")
        except PositionError as error:
            raise RecordError(told("deal-unreadable", error=error)) from error
        if sorted(deck) != sorted(self.board.deck):
            raise RecordError(told("deal-deck"))
        return [first, *markets, *deck]

    def read_dealt_markets(self, line: str) -> list[int]:
        """The counter on each market space, no more of a kind than are in the box."""
        pairs = [word.partition(":") for word in line.split()]
        if [id for id, _, _ in pairs] != self.markets:
            wanted = " ".join(f"{id}:…" for id in self.markets)
            raise RecordError(told("deal-markets", markets=wanted))
        kinds = [self.market_counter(kind, id) for id, _, kind in pairs]
        for kind, id in enumerate(self.printed.market_ids):
            if kinds.count(kind) > self.board.market_pool.count(kind):
                raise RecordError(told("deal-counters", counter=id))
        return kinds
