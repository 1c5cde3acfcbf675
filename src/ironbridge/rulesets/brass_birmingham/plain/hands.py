"""Hands: the cards of a position, read and completed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.errors import PositionError
from ironbridge.core.inputs import table
from ironbridge.core.position_checks import check_whole
from ironbridge.rulesets.brass_birmingham.board import CANAL
from ironbridge.rulesets.brass_birmingham.plain.ids import Ids
from ironbridge.rulesets.brass_birmingham.speech import told
from ironbridge.rulesets.brass_birmingham.state import DEBT, OVER, Position, hand_size
from ironbridge.rulesets.brass_birmingham.view import unseen


class Hands:
    """Reads the cards of one board."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.board = ids.board

    def read(self, state: Position, data: Mapping[str, Any]) -> None:
        """Hands, discards and decks; what is not said is filled from the cards that are left."""
        seats = table(data, "seats")
        for seat, name in enumerate(self.ids.seats):
            entry = seats.get(name, {})
            check_whole(unknown=bool(entry.get("unknown cards", 0)))
            for card in self.ids.cards(entry.get("hand", []), f"seats.{name}.hand"):
                state.hand[seat * self.board.cards + card] += 1
            for card in self.plain_cards(entry, "discarded"):
                state.discarded[seat * self.board.cards + card] += 1
        self.share_out(state, self.plain_cards(data, "discarded"))
        state.face_down = vec[i64](self.plain_cards(data, "face down"))
        state.deck = vec[i64](self.plain_cards(data, "deck"))
        state.next_deck = vec[i64](self.plain_cards(data, "next deck"))
        self.fill(state, data, seats)
        state.revealed = len(self.board.deck) * (state.era + 1) - len(state.deck)

    def plain_cards(self, data: Mapping[str, Any], field: str) -> list[int]:
        """Cards among which no wild ones can be."""
        cards = self.ids.cards(data.get(field, []), field)
        if any(card >= self.board.wild_location for card in cards):
            raise PositionError(told("wild-cards", field=field))
        return cards

    def fill(self, state: Position, data: Mapping[str, Any], seats: Mapping[str, Any]) -> None:
        """Complete hands, then the deck, then the discards, with the cards of the box."""
        left = unseen(state)
        if "face down" not in data and state.era == CANAL:
            count = min(self.board.seats, len(left))
            state.face_down = vec[i64]([left.pop() for _ in range(count)])
        for seat, name in enumerate(self.ids.seats):
            if "hand" not in seats.get(name, {}) and state.phase != OVER:
                for _ in range(min(self.wanted(state, seat), len(left))):
                    state.hand[seat * self.board.cards + left.pop()] += 1
        if "deck" not in data:
            size = min(self.cards_to_draw(state), len(left))
            state.deck = vec[i64]([left.pop() for _ in range(size)])
        if not any("discarded" in entry for entry in (data, *seats.values())):
            self.share_out(state, left)
        if "next deck" not in data and state.era == CANAL and not self.board.introductory:
            state.next_deck = vec[i64](self.board.deck)

    def share_out(self, state: Position, cards: list[int]) -> None:
        """Discards of which nobody says whose they are: one by one to each pile in turn."""
        for at, card in enumerate(cards):
            state.discarded[at % self.board.seats * self.board.cards + card] += 1

    def wanted(self, state: Position, seat: int) -> int:
        """How many cards a seat holds at this moment, if nothing else is said."""
        return min(self.board.hand_size, self.actions_ahead(state, seat))

    def actions_ahead(self, state: Position, seat: int) -> int:
        """The actions that a seat still has in this era: each costs a card."""
        later = 2 * (self.board.rounds - state.round - 1)
        place = list(state.order).index(seat)
        full = 1 if state.era == CANAL and state.round == 0 else 2
        if state.phase == DEBT or place < state.turn:
            return later
        return later + (state.actions if place == state.turn else full)

    def cards_to_draw(self, state: Position) -> int:
        """The cards that will still be drawn in this era."""
        seats = range(self.board.seats)
        ahead = sum(self.actions_ahead(state, seat) for seat in seats)
        return max(0, ahead - sum(hand_size(state, seat) for seat in seats))
