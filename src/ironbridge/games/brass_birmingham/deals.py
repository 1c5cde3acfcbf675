"""Deals: what was dealt, line by line, and read back."""

from __future__ import annotations

from collections.abc import Mapping

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.plain import check_deal
from ironbridge.core.words import told
from ironbridge.games.brass_birmingham.figures import ERAS
from ironbridge.games.brass_birmingham.lexicon import Lexicon


class Deals(Lexicon):
    """Writes and reads deals."""

    def write_deal(self, deal: list[int]) -> dict[str, str]:
        seats, merchants = self.board.seats, len(self.board.merchant_place)
        lines = {
            "order": " ".join(self.seats[seat] for seat in deal[:seats]),
            "merchants": " ".join(
                f"{self.merchant_tiles[tile]}#{tile}" for tile in deal[seats : seats + merchants]
            ),
        }
        at = seats + merchants
        for era in ERAS[: self.board.eras]:
            cards = deal[at : at + len(self.board.deck)]
            lines[f"{era}-deck"] = " ".join(self.card_names(cards))
            at += len(cards)
        return lines

    def read_deal(self, lines: Mapping[str, str]) -> list[int]:
        wanted = ["order", "merchants", *(f"{era}-deck" for era in ERAS[: self.board.eras])]
        check_deal(lines, wanted)
        order = lines["order"].split()
        if sorted(order) != self.seats:
            raise RecordError(told("deal-order"))
        names = [f"{id}#{tile}" for tile, id in enumerate(self.merchant_tiles)]
        merchants = lines["merchants"].split()
        if sorted(merchants) != sorted(names):
            raise RecordError(told("deal-merchants", tiles=" ".join(names)))
        deal = [self.seats.index(seat) for seat in order]
        deal += [names.index(name) for name in merchants]
        for era in ERAS[: self.board.eras]:
            deck = self.read_deck(lines[f"{era}-deck"])
            deal.extend(deck)
        return deal

    def read_deck(self, line: str) -> list[int]:
        """A deck in its order, which must be the deck of the box."""
        try:
            deck = self.cards(line.split(), "a deck")
        except PositionError as error:
            raise RecordError(told("deal-unreadable", error=error)) from error
        if sorted(deck) != sorted(self.board.deck):
            raise RecordError(told("deal-deck"))
        return deck
