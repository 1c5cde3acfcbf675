"""The rules of the toy."""

from __future__ import annotations

from typing import Final

from ironbridge.core.asks import FINE, MISSING, Answers, Ask, Question
from ironbridge.core.chance import Chance
from ironbridge.core.events import Event, Shape
from ironbridge.core.rules import Rules
from ironbridge.core.state import CHANCE, NOBODY, UNKNOWN, State
from market_day.state import CARDS, EMPTY, HAND, PRICES, STALLS, Position, value

PRICE: Final = 0
CARD: Final = 1
STALL: Final = 2

NOT_IN_HAND: Final = 2
SAME_VALUE: Final = 3

PRICE_SET: Final = Shape("price-set", "price")
SOLD: Final = Shape("sold", "card", "stall", "coins")
DREW: Final = Shape("drew", "card")


class Price(Ask):
    """What a card brings today: chance says it."""

    def __init__(self) -> None:
        super().__init__(PRICE, "price", PRICES)

    def why(self, state: State, question: Question, option: int) -> int:
        return FINE


class Card(Ask):
    """Which card of the hand is sold."""

    def __init__(self) -> None:
        super().__init__(CARD, "card", CARDS)

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        return FINE if option in state.hands[question.seat] else NOT_IN_HAND


class Stall(Ask):
    """At which stall."""

    def __init__(self) -> None:
        super().__init__(STALL, "stall", STALLS, "card")

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        shown = state.stalls[option]
        same = shown != EMPTY and value(shown) == value(question.a)
        return SAME_VALUE if same else FINE


class Market(Rules):
    """Market day for two or three."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, [Price(), Card(), Stall()])

    def decider(self, state: State) -> int:
        assert isinstance(state, Position)
        if not any(state.hands):
            return NOBODY
        return state.seat if state.price else CHANCE

    def run(self, state: State, answers: Answers) -> None:
        assert isinstance(state, Position)
        if not state.price:
            price = answers.take(PRICE)
            if price != MISSING:
                state.price = price + 1
                state.revealed += 1
                state.tell(PRICE_SET, NOBODY, price + 1)
            return
        card = answers.take(CARD)
        if card == MISSING:
            return
        stall = answers.take(STALL, card)
        if stall == MISSING:
            return
        self.sell(state, card, stall)
        self.end_turn(state)

    def sell(self, state: Position, card: int, stall: int) -> None:
        """Earn value times price, and cover the stall."""
        earned = value(card) * state.price
        state.coins[state.seat] += earned
        state.bank -= earned
        state.hands[state.seat].remove(card)
        state.stalls[stall] = card
        state.sold += 1
        state.tell(SOLD, state.seat, card, stall, earned)

    def end_turn(self, state: Position) -> None:
        """Draw, if a card is left; the next seat with cards is on."""
        if state.deck:
            card = state.deck.pop()
            state.hands[state.seat].append(card)
            state.hands[state.seat].sort()
            state.revealed += 1
            state.tell(DREW, state.seat, card)
        state.price = 0
        for step in range(1, self.seats + 1):
            after = (state.seat + step) % self.seats
            if state.hands[after]:
                state.seat = after
                return

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return state.coins[:]

    def deal(self, chance: Chance) -> list[int]:
        deck = list(range(CARDS))
        chance.shuffle(deck)
        return deck

    def start(self, deal: list[int]) -> State:
        hands = [sorted(deal[HAND * seat : HAND * (seat + 1)]) for seat in range(self.seats)]
        return Position(hands, deal[HAND * self.seats :], [EMPTY] * STALLS)

    def hide(self, state: State, seat: int) -> None:
        assert isinstance(state, Position)
        state.deck = [UNKNOWN] * len(state.deck)
        for other in range(self.seats):
            if other != seat:
                state.hands[other] = [UNKNOWN] * len(state.hands[other])

    def heard(self, event: Event, seat: int) -> Event:
        if event.kind == DREW.name and event.seat != seat:
            return Event(DREW, event.seat, UNKNOWN)
        return event

    def sample(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Position)
        unseen = self.unseen(state)
        chance.shuffle(unseen)
        state.deck = [unseen.pop() if card == UNKNOWN else card for card in state.deck]
        for seat, hand in enumerate(state.hands):
            filled = [unseen.pop() if card == UNKNOWN else card for card in hand]
            state.hands[seat] = sorted(filled)

    def unseen(self, state: Position) -> list[int]:
        """The cards that nobody has shown: here the stalls hide what they are covered with."""
        seen = [card for hand in state.hands for card in hand] + state.stalls + state.deck
        return [card for card in range(CARDS) if card not in seen]

    def components(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        held = sum(len(hand) for hand in state.hands)
        return [held + len(state.deck) + state.sold, state.bank + sum(state.coins)]
