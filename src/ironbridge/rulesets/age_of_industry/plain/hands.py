"""Hands: the cards of a position read, completed and counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.errors import PositionError
from ironbridge.core.inputs import number, table
from ironbridge.core.position_checks import check_hand_size, too_many
from ironbridge.rulesets.age_of_industry.plain.ids import CARDS, Ids
from ironbridge.rulesets.age_of_industry.speech import told
from ironbridge.rulesets.age_of_industry.state import (
    OVER,
    TAKING,
    Position,
    cards_of,
    hand_size,
    seat_of,
)
from ironbridge.rulesets.age_of_industry.view import cards_in_play, unseen


class HandReading:
    """Reads and checks cards."""

    def __init__(self, ids: Ids) -> None:
        self.ids = ids
        self.board = ids.board
        self.printed = ids.printed

    def read(self, state: Position, data: Mapping[str, Any]) -> None:
        """Hands, open cards, deck and discards; what is not said is filled from those left."""
        seats = table(data, "seats")
        for seat, name in enumerate(self.ids.seats):
            self.read_hand(state, seat, seats.get(name, {}))
        state.open = vec[i64](sorted(self.ids.cards(data.get("open", []), "open")))
        state.deck = vec[i64](self.ids.cards_or_hidden(data.get("deck", []), "deck"))
        for card in self.ids.cards(data.get("discarded", []), "discarded"):
            state.discarded[card] += 1
        self.fill(state, data, seats)
        state.revealed = self.dealt_deck() - len(state.deck)

    def dealt_deck(self) -> int:
        """The cards in the deck when a game begins; each that has left it since is news."""
        board = self.board
        return len(board.deck) - board.seats * board.hand_size - board.open_cards

    def read_hand(self, state: Position, seat: int, entry: Mapping[str, Any]) -> None:
        """A hand, the cards of it that all saw being taken, and those that are unknown."""
        path, first = f"seats.{self.ids.seats[seat]}", seat * self.board.cards
        for card in self.ids.cards(entry.get("hand", []), f"{path}.hand"):
            state.hand[first + card] += 1
        for card in self.ids.cards(entry.get("known", []), f"{path}.known"):
            state.known[first + card] += 1
        unknown = entry.get("unknown cards", 0)
        state.veiled[seat] = number(unknown, f"{path}.unknown cards", 0, len(self.board.deck))

    def fill(self, state: Position, data: Mapping[str, Any], seats: Mapping[str, Any]) -> None:
        """Complete hands and open cards; the rest is the deck or, where that is told, discarded."""
        left = unseen(state)
        for seat, name in enumerate(self.ids.seats):
            entry = seats.get(name, {})
            if "hand" not in entry and "unknown cards" not in entry and state.phase != OVER:
                self.fill_hand(state, seat, left)
        if "open" not in data:
            size = min(self.board.open_cards, len(left))
            state.open = vec[i64](sorted([left.pop() for _ in range(size)]))
        if "deck" not in data and state.phase != OVER:
            state.deck = vec[i64](left)
        elif "discarded" not in data:
            for card in left:
                state.discarded[card] += 1

    def fill_hand(self, state: Position, seat: int, left: list[int]) -> None:
        """As many cards as everybody has at the start, those that are known among them."""
        first = seat * self.board.cards
        for card in range(self.board.cards):
            while state.hand[first + card] < state.known[first + card] and card in left:
                left.remove(card)
                state.hand[first + card] += 1
        while hand_size(state, seat) < self.board.hand_size and left:
            state.hand[first + left.pop()] += 1

    # Checking.

    def check(self, state: Position) -> None:
        """No card is in two places, and none is missing."""
        board = self.board
        for card, id in enumerate(self.printed.card_ids):
            held = sum(cards_of(state, seat, card) for seat in range(board.seats))
            seen = [*state.open, *state.deck].count(card)
            elsewhere = state.discarded[card] + seen
            if held + elsewhere > board.deck.count(card):
                raise too_many(CARDS, id)
        total = cards_in_play(state)
        if total != len(board.deck):
            raise PositionError(told("other-cards", total=total, cards=len(board.deck)))
        self.check_open(state)
        for seat in range(board.seats):
            self.check_hand(state, seat)

    def check_open(self, state: Position) -> None:
        """As many open cards as there must be, fewer while some are taken or the deck is empty."""
        most = self.board.open_cards
        taken = state.board.cards_taken - state.to_take if state.phase == TAKING else 0
        if len(state.open) > most or (len(state.open) < most - taken and state.deck):
            raise PositionError(told("open-cards", count=most))

    def check_hand(self, state: Position, seat: int) -> None:
        """Within the limit, and with all cards that one saw being taken."""
        board, name = self.board, self.ids.seats[seat]
        most = max(board.hand_limit, board.hand_size)
        if state.phase == TAKING and seat == seat_of(state):
            most -= state.to_take
        check_hand_size(name, hand_size(state, seat), most)
        first = seat * board.cards
        for at in range(first, first + board.cards):
            if state.known[at] > state.hand[at]:
                id = self.printed.card_ids[at - first]
                raise PositionError(told("known-card", seat=name, card=id))
