"""Hands: the cards of a position read, completed and counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.errors import PositionError
from ironbridge.core.impossible import check_hand_size, check_whole, too_many
from ironbridge.core.plain import table
from ironbridge.games.brass_birmingham.board import CANAL
from ironbridge.games.brass_birmingham.lexicon import CARDS, Lexicon
from ironbridge.games.brass_birmingham.speech import told
from ironbridge.games.brass_birmingham.state import ACTING, DEBT, OVER, Position, hand_size
from ironbridge.games.brass_birmingham.view import unseen


class Hands(Lexicon):
    """Reads and checks cards."""

    def read_cards(self, state: Position, data: Mapping[str, Any]) -> None:
        """Hands, discards and decks; what is not said is filled from the cards that are left."""
        seats = table(data, "seats")
        for seat, name in enumerate(self.seats):
            entry = seats.get(name, {})
            check_whole(unknown=bool(entry.get("unknown cards", 0)))
            for card in self.cards(entry.get("hand", []), f"seats.{name}.hand"):
                state.hand[seat * self.board.cards + card] += 1
        for card in self.plain_cards(data, "discarded"):
            state.discarded[card] += 1
        state.face_down = vec[i64](self.plain_cards(data, "face down"))
        state.deck = vec[i64](self.plain_cards(data, "deck"))
        state.next_deck = vec[i64](self.plain_cards(data, "next deck"))
        self.fill_cards(state, data, seats)
        state.revealed = len(self.board.deck) * (state.era + 1) - len(state.deck)

    def plain_cards(self, data: Mapping[str, Any], field: str) -> list[int]:
        """Cards among which no wild ones can be."""
        cards = self.cards(data.get(field, []), field)
        if any(card >= self.board.wild_location for card in cards):
            raise PositionError(told("wild-cards", field=field))
        return cards

    def fill_cards(
        self, state: Position, data: Mapping[str, Any], seats: Mapping[str, Any]
    ) -> None:
        """Complete hands, then the deck, then the discards, with the cards of the box."""
        left = unseen(state)
        if "face down" not in data and state.era == CANAL:
            count = min(self.board.seats, len(left))
            state.face_down = vec[i64]([left.pop() for _ in range(count)])
        for seat, name in enumerate(self.seats):
            if "hand" not in seats.get(name, {}) and state.phase != OVER:
                for _ in range(min(self.wanted(state, seat), len(left))):
                    state.hand[seat * self.board.cards + left.pop()] += 1
        if "deck" not in data:
            size = min(self.cards_to_draw(state), len(left))
            state.deck = vec[i64]([left.pop() for _ in range(size)])
        if "discarded" not in data:
            for card in left:
                state.discarded[card] += 1
        if "next deck" not in data and state.era == CANAL and not self.board.introductory:
            state.next_deck = vec[i64](self.board.deck)

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

    def check_cards(self, state: Position) -> None:
        """No card is in two places, and none is missing."""
        board = self.board
        counts = [0] * board.cards
        for card in [*state.face_down, *state.deck]:
            counts[card] += 1
        for card in range(board.wild_location):
            counts[card] += state.discarded[card]
            counts[card] += sum(state.hand[s * board.cards + card] for s in range(board.seats))
            if counts[card] > board.deck.count(card):
                raise too_many(CARDS, self.printed.card_ids[card])
        if sum(counts) < len(board.deck):
            raise PositionError(told("missing-cards"))
        self.check_piles(state)
        for seat, name in enumerate(self.seats):
            check_hand_size(name, hand_size(state, seat), board.hand_size)
            first = seat * board.cards + board.wild_location
            if max(state.hand[first : first + 2]) > 1:
                raise PositionError(told("two-wild-cards", seat=name))
            if state.phase == ACTING and seat == state.order[state.turn]:
                self.check_hand(state, seat, name)

    def check_hand(self, state: Position, seat: int, name: str) -> None:
        """Whoever acts has a card for each action."""
        if hand_size(state, seat) < state.actions:
            raise PositionError(told("too-few-cards", seat=name))

    def check_piles(self, state: Position) -> None:
        """Cards lie face down in the canal era only, and the rail era's deck is whole until then."""
        wanted = self.board.seats if state.era == CANAL else 0
        if len(state.face_down) != wanted:
            raise PositionError(told("face-down", count=wanted, got=len(state.face_down)))
        full = state.era == CANAL and not self.board.introductory
        if sorted(state.next_deck) != (sorted(self.board.deck) if full else []):
            raise PositionError(told("next-deck"))
