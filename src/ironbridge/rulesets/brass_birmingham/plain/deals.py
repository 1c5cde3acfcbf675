"""Deals: what is drawn before the first move, as lines of a record."""

from __future__ import annotations

from collections.abc import Mapping

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.inputs import check_deal
from ironbridge.core.words import told
from ironbridge.rulesets.brass_birmingham.figures import ERAS
from ironbridge.rulesets.brass_birmingham.plain.ids import Ids


class Deals:
    """Writes and reads the deals of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.board = ids.board

    def write(self, deal: list[int]) -> dict[str, str]:
        seats, merchants = self.board.seats, len(self.board.merchant_place)
        lines = {
            "order": " ".join(self.ids.seats[seat] for seat in deal[:seats]),
            "merchants": " ".join(
                f"{self.ids.merchant_tiles[tile]}#{tile}"
                for tile in deal[seats : seats + merchants]
            ),
        }
        at = seats + merchants
        for era in ERAS[: self.board.eras]:
            cards = deal[at : at + len(self.board.deck)]
            lines[f"{era}-deck"] = " ".join(self.ids.card_names(cards))
            at += len(cards)
        return lines

    def read(self, lines: Mapping[str, str]) -> list[int]:
        wanted = ["order", "merchants", *(f"{era}-deck" for era in ERAS[: self.board.eras])]
        check_deal(lines, wanted)
        order = lines["order"].split()
        if sorted(order) != self.ids.seats:
            raise RecordError(told("deal-order"))
        names = [f"{id}#{tile}" for tile, id in enumerate(self.ids.merchant_tiles)]
        merchants = lines["merchants"].split()
        if sorted(merchants) != sorted(names):
            raise RecordError(told("deal-merchants", tiles=" ".join(names)))
        deal = [self.ids.seats.index(seat) for seat in order]
        deal += [names.index(name) for name in merchants]
        for era in ERAS[: self.board.eras]:
            deck = self.read_deck(lines[f"{era}-deck"])
            deal.extend(deck)
        return deal

    def read_deck(self, line: str) -> list[int]:
        """A deck in its order, which must be the deck of the box."""
        try:
            deck = self.ids.cards(line.split(), "a deck")
        except PositionError as error:
            raise RecordError(told("deal-unreadable", error=error)) from error
        if sorted(deck) != sorted(self.board.deck):
            raise RecordError(told("deal-deck"))
        return deck
