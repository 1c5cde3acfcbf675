"""Cards: development, taking cards, passing (rules: Development; Take two cards; Pass)."""

from __future__ import annotations

from ironbridge.core.rules import FINE, MISSING, Answers
from ironbridge.games.age_of_industry.rules.kinds import (
    CARD_NOT_OPEN,
    COUNTER_GONE,
    DECK_EMPTY,
    DEVELOP_COUNTER,
    DEVELOPED,
    DREW,
    HAND_FULL,
    NO_CARD,
    NO_CARDS_TO_TAKE,
    NOT_IN_HAND,
    NOTHING_TO_DEVELOP,
    OPENED,
    PASS_NEEDS_CARD,
    PASSED,
    PLAYED_CARD,
    TAKE_CARD,
    TOOK_OPEN,
)
from ironbridge.games.age_of_industry.state import (
    TAKING,
    Position,
    cards_of,
    hand_size,
    seat_of,
)

CARDS_TAKEN = 2


def discard(state: Position, card: int) -> None:
    """A card leaves the hand for the discard pile, face up."""
    seat = seat_of(state)
    at = seat * state.board.cards + card
    state.hand[at] -= 1
    state.known[at] = max(0, state.known[at] - 1)
    state.discarded[card] += 1
    state.tell(PLAYED_CARD, seat, card)


def why_held(state: Position, card: int, seat: int) -> int:
    """The card is in the hand."""
    return FINE if cards_of(state, seat, card) > 0 else NOT_IN_HAND


# Development.


def develop(state: Position, answers: Answers) -> bool:
    """One counter leaves the display for good; False where an answer is missing."""
    kind = answers.take(DEVELOP_COUNTER)
    if kind == MISSING:
        return False
    seat = seat_of(state)
    state.display[seat * len(state.board.kinds) + kind] -= 1
    state.tell(DEVELOPED, seat, kind)
    return True


def why_develop(state: Position, seat: int) -> int:
    """A card to discard, and a counter on the display."""
    if hand_size(state, seat) == 0:
        return NO_CARD
    kinds = range(len(state.board.kinds))
    left = any(why_developed(state, kind, seat) == FINE for kind in kinds)
    return FINE if left else NOTHING_TO_DEVELOP


def why_developed(state: Position, kind: int, seat: int) -> int:
    """Any counter that is still on the display, of any level."""
    left = state.display[seat * len(state.board.kinds) + kind]
    return FINE if left > 0 else COUNTER_GONE


# Taking cards.


def begin_taking(state: Position) -> None:
    """Two cards, or as many as the limit of the hand and the cards allow."""
    room = state.board.hand_limit - hand_size(state, seat_of(state))
    state.to_take = min(CARDS_TAKEN, room, len(state.deck) + len(state.open))


def take_card(state: Position, answers: Answers) -> bool:
    """Take an open card or draw one; False where an answer is missing.

    The second card is a move of its own, so that it is chosen after the first has been seen.
    """
    card = answers.take(TAKE_CARD)
    if card == MISSING:
        return False
    seat = seat_of(state)
    if card < state.board.cards:
        state.open.remove(card)
        state.hand[seat * state.board.cards + card] += 1
        state.known[seat * state.board.cards + card] += 1
        state.tell(TOOK_OPEN, seat, card)
    else:
        drawn = state.deck.pop()
        state.hand[seat * state.board.cards + drawn] += 1
        state.revealed += 1
        state.tell(DREW, seat, drawn)
    state.to_take -= 1
    state.phase = TAKING
    return True


def refill_open(state: Position) -> None:
    """After the last card the open cards are two again, as far as the deck reaches."""
    while state.deck and len(state.open) < state.board.open_cards:
        card = state.deck.pop()
        state.open.append(card)
        state.revealed += 1
        state.tell(OPENED, seat_of(state), card)
    state.open.sort()


def why_take(state: Position, seat: int) -> int:
    """There is a card to take, and room for it."""
    if hand_size(state, seat) >= state.board.hand_limit:
        return HAND_FULL
    return FINE if len(state.deck) + len(state.open) > 0 else NO_CARDS_TO_TAKE


def why_taken(state: Position, card: int) -> int:
    """An open card, or the deck while it lasts."""
    if card == state.board.cards:
        return FINE if state.deck else DECK_EMPTY
    return FINE if card in state.open else CARD_NOT_OPEN


# Pass.


def passes_freely(state: Position, seat: int) -> bool:
    """No card in hand and none in the deck: then a pass costs nothing."""
    return hand_size(state, seat) == 0 and len(state.deck) == 0


def end_pass(state: Position) -> None:
    """That is all."""
    state.tell(PASSED, seat_of(state))


def why_pass(state: Position, seat: int) -> int:
    """A card to discard, or neither cards nor a deck."""
    may = hand_size(state, seat) > 0 or passes_freely(state, seat)
    return FINE if may else PASS_NEEDS_CARD
