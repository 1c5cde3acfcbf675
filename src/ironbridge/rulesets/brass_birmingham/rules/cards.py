"""Cards: the card each action costs, loan, scout and pass, and the refill (rules: Actions)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.brass_birmingham.board import NOTHING, Board
from ironbridge.rulesets.brass_birmingham.rules.refusals import (
    LEVEL_TOO_LOW,
    NOT_IN_HAND,
    TOO_FEW_CARDS,
    WILD_CARD_IN_HAND,
)
from ironbridge.rulesets.brass_birmingham.rules.supply import receive
from ironbridge.rulesets.brass_birmingham.state import Position, cards_of, hand_size, seat_of

SCOUT_CARD: Final = 15

SCOUTING_CARDS: Final = 3

PLAYED_CARD: Final = Shape("played-card", "card")
BORROWED: Final = Shape("borrowed", "pounds")
SCOUTED: Final = Shape("scouted")
DREW: Final = Shape("drew", "card")


def discard(state: Position, card: i64) -> None:
    """A card goes from the hand to the seat's pile (BB-38), a wild card to its own (BB-39)."""
    seat = seat_of(state)
    at = seat * state.board.cards + card
    state.hand[at] -= 1
    if not is_wild(state, card):
        state.discarded = changed(state.discarded, at, state.discarded[at] + 1)
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


def why_scout_card(state: Position, first: i64, second: i64, card: i64, seat: i64) -> int:
    """The card is in the hand beside those already chosen; the second may be NOTHING yet."""
    held = cards_of(state, seat, card)
    if card == first:
        held -= 1
    if card == second:
        held -= 1
    return FINE if held > 0 else NOT_IN_HAND


def scouted_first(state: Position, seat: i64) -> list[int]:
    """The lowest card of every three that can be given up together."""
    found = held(state, seat)
    return [card for card in found if cards_from(state, card, seat) >= SCOUTING_CARDS]


def leaves_a_third(state: Position, first: i64, second: i64, seat: i64) -> bool:
    """Is there a card left that is no lower than the second?"""
    needed: i64 = SCOUTING_CARDS if second == first else SCOUTING_CARDS - 1
    return cards_from(state, second, seat) >= needed


def cards_from(state: Position, least: i64, seat: i64) -> i64:
    """How many cards of a hand are this one or a higher one."""
    count: i64 = 0
    for card in range(least, i64(state.board.cards)):
        count += cards_of(state, seat, card)
    return count


# The question.


@final
class ScoutCard(Ask):
    """Which card is discarded as well: the second, or with it the third."""

    def __init__(self, board: Board) -> None:
        super().__init__(SCOUT_CARD, "scout-card", int(board.cards), "first", "second")

    def options(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        first, second, seat = question.a, question.b, question.seat
        found: list[int] = []
        for card in range(state.board.cards):
            if why_scout_card(state, first, second, card, seat) == FINE:
                found.append(card)
        return found

    def distinct(self, state: State, question: Question) -> list[int]:
        """Those that are no lower than the ones before: the cards of a scout in rising order."""
        assert isinstance(state, Position)
        first, second, seat = question.a, question.b, question.seat
        least = first if second == NOTHING else second
        found = [card for card in self.options(state, question) if card >= least]
        if second != NOTHING:
            return found
        return [card for card in found if leaves_a_third(state, first, card, seat)]

    def why(self, state: State, question: Question, card: int) -> int:
        assert isinstance(state, Position)
        return why_scout_card(state, question.a, question.b, card, question.seat)

    def rest(self, state: State, question: Question, card: int) -> int:
        return card if question.b == NOTHING else ENDS

    def then(self, state: State, question: Question, card: int) -> Question | None:
        return Question(SCOUT_CARD, question.seat, question.a, card)
