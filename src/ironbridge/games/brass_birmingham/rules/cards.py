"""Cards: the card each action costs, loan, scout and pass, and the refill (rules: Actions)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.core.rules import FINE, MISSING, Answers
from ironbridge.games.brass_birmingham.board import NOTHING
from ironbridge.games.brass_birmingham.rules.kinds import (
    BORROWED,
    DREW,
    LEVEL_TOO_LOW,
    NOT_IN_HAND,
    PLAYED_CARD,
    SCOUT_CARD,
    SCOUTED,
    TOO_FEW_CARDS,
    WILD_CARD_IN_HAND,
)
from ironbridge.games.brass_birmingham.rules.supply import receive
from ironbridge.games.brass_birmingham.state import Position, cards_of, hand_size, seat_of
from ironbridge.mechanisms.rows import changed

SCOUTING_CARDS: Final = 3


def discard(state: Position, card: i64) -> None:
    """A card leaves the hand (BB-38); a wild card goes back to its pile (BB-39)."""
    seat = seat_of(state)
    state.hand[seat * state.board.cards + card] -= 1
    if not is_wild(state, card):
        state.discarded[card] += 1
    state.tell(PLAYED_CARD, seat, card)


def is_wild(state: Position, card: i64) -> bool:
    """A wild location or a wild industry."""
    return card >= state.board.wild_location


def held(state: Position, seat: i64) -> list[int]:
    """The kinds of card in a hand."""
    found: list[int] = []
    for card in range(state.board.cards):
        if why_held(state, card, seat) == FINE:
            found.append(card)
    return found


def why_held(state: Position, card: i64, seat: i64) -> int:
    """The card is in the hand."""
    return FINE if cards_of(state, seat, card) > 0 else NOT_IN_HAND


def refill(state: Position) -> None:
    """After the turn, draw up to a full hand (BB-41, BB-42)."""
    seat = seat_of(state)
    drawn = 0
    lacking = state.board.hand_size - hand_size(state, seat)
    while drawn < lacking and len(state.deck) > 0:
        draw(state, seat)
        drawn += 1
    state.revealed += drawn


def draw(state: Position, seat: i64) -> None:
    """The top card of the deck goes to a hand."""
    last = len(state.deck) - 1
    card = state.deck[last]
    state.deck = state.deck[:last]
    state.hand[seat * state.board.cards + card] += 1
    state.tell(DREW, seat, card)


# Loan.


def loan(state: Position) -> None:
    """Money now, and income three levels lower, on the highest space of its level (BB-164)."""
    seat = seat_of(state)
    receive(state, seat, state.board.loan)
    state.income = changed(state.income, seat, space_after_loan(state, seat))
    state.tell(BORROWED, seat, state.board.loan)


def space_after_loan(state: Position, seat: i64) -> i64:
    """The highest space of the level that the loan leads down to."""
    levels = state.board.levels
    level = levels[state.income[seat]] - state.board.loan_levels
    space = state.income[seat]
    while space > 0 and levels[space] > level:
        space -= 1
    return space


def why_loan(state: Position, seat: i64) -> int:
    """The level may not fall below the lowest (BB-165)."""
    level = state.board.levels[state.income[seat]] - state.board.loan_levels
    return FINE if level >= state.board.lowest_level else LEVEL_TOO_LOW


# Scout.


def scout(state: Position, answers: Answers, card: i64) -> bool:
    """Two more cards for a wild location and a wild industry; False where an answer is missing."""
    second = answers.take(SCOUT_CARD, card, NOTHING)
    if second == MISSING:
        return False
    third = answers.take(SCOUT_CARD, card, second)
    if third == MISSING:
        return False
    discard(state, card)
    discard(state, second)
    discard(state, third)
    seat = seat_of(state)
    state.hand[seat * state.board.cards + state.board.wild_location] += 1
    state.hand[seat * state.board.cards + state.board.wild_industry] += 1
    state.tell(SCOUTED, seat)
    return True


def why_scout(state: Position, seat: i64) -> int:
    """Three cards, none of them wild (BB-168, BB-169)."""
    board = state.board
    wild = cards_of(state, seat, board.wild_location) + cards_of(state, seat, board.wild_industry)
    if wild > 0:
        return WILD_CARD_IN_HAND
    return FINE if hand_size(state, seat) >= SCOUTING_CARDS else TOO_FEW_CARDS


def scouted(state: Position, first: i64, second: i64, seat: i64) -> list[int]:
    """The kinds of card that may be chosen beside these."""
    found: list[int] = []
    for card in range(state.board.cards):
        if why_scout_card(state, first, second, card, seat) == FINE:
            found.append(card)
    return found


def why_scout_card(state: Position, first: i64, second: i64, card: i64, seat: i64) -> int:
    """The card is in the hand beside those already chosen; the second may be NOTHING yet."""
    held = cards_of(state, seat, card)
    if card == first:
        held -= 1
    if card == second:
        held -= 1
    return FINE if held > 0 else NOT_IN_HAND
