"""One position of the toy."""

from __future__ import annotations

from typing import Final

from ironbridge.core.state import State

CARDS: Final = 12
STALLS: Final = 3
HAND: Final = 2
PRICES: Final = 3
EMPTY: Final = -2  # a stall that shows nothing yet


def value(card: int) -> int:
    """Two cards of each value, from 1."""
    return card // 2 + 1


class Position(State):
    """Hands, deck, stalls and coins."""

    def __init__(self, hands: list[list[int]], deck: list[int], stalls: list[int]) -> None:
        super().__init__()
        self.hands = hands
        self.deck = deck
        self.stalls = stalls
        self.coins = [0] * len(hands)
        self.bank = 0
        self.price = 0  # 0 until chance has set it
        self.seat = 0
        self.sold = 0

    def copy(self) -> Position:
        copy = Position([hand[:] for hand in self.hands], self.deck[:], self.stalls[:])
        copy.revealed = self.revealed
        copy.coins = self.coins[:]
        copy.bank = self.bank
        copy.price = self.price
        copy.seat = self.seat
        copy.sold = self.sold
        return copy

    def numbers(self) -> list[int]:
        hands = [card for hand in self.hands for card in [len(hand), *hand]]
        rest = [self.bank, self.price, self.seat, self.sold, self.revealed]
        return [*hands, *self.deck, *self.stalls, *self.coins, *rest]
