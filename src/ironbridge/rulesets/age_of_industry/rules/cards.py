"""Cards: development, taking cards, passing (rules: Development; Take two cards; Pass)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.rows import changed, with_one_more, without
from ironbridge.rulesets.age_of_industry.board import Board
from ironbridge.rulesets.age_of_industry.rules.refusals import (
    CARD_NOT_OPEN,
    COUNTER_GONE,
    DECK_EMPTY,
    HAND_FULL,
    NO_CARD,
    NO_CARDS_TO_TAKE,
    NOT_IN_HAND,
    NOTHING_TO_DEVELOP,
    PASS_NEEDS_CARD,
)
from ironbridge.rulesets.age_of_industry.state import (
    TAKING,
    Position,
    cards_of,
    hand_size,
    seat_of,
    take_from_display,
)

DEVELOP_COUNTER: Final = 9  # models of counters
TAKE_CARD: Final = 10  # open cards, and the deck behind them

PLAYED_CARD: Final = Shape("played-card", "card")
DEVELOPED: Final = Shape("developed", "counter")
TOOK_OPEN: Final = Shape("took-open", "card")
DREW: Final = Shape("drew", "card")
DREW_UNSEEN: Final = Shape("drew-unseen")  # what the others hear of it
OPENED: Final = Shape("opened", "card")
PASSED: Final = Shape("passed")


def discard(state: Position, card: i64) -> None:
    """A card leaves the hand for the discard pile, face up (AI-47)."""
    seat = seat_of(state)
    at = seat * state.board.cards + card
    state.hand[at] -= 1
    if state.known[at] > 0:
        state.known = changed(state.known, at, state.known[at] - 1)
    state.discarded[card] += 1
    state.tell(PLAYED_CARD, seat, card)


def why_held(state: Position, card: i64, seat: i64) -> int:
    """The card is in the hand."""
    return FINE if cards_of(state, seat, card) > 0 else NOT_IN_HAND


# Development.


def develop(state: Position, answers: Answers) -> bool:
    """One counter leaves the display for good (AI-143, AI-145); False where an answer is missing."""
    model = answers.take(DEVELOP_COUNTER)
    if model == MISSING:
        return False
    seat = seat_of(state)
    take_from_display(state, model, seat)
    state.tell(DEVELOPED, seat, model)
    return True


def why_develop(state: Position, seat: i64) -> int:
    """A card to discard, and a counter on the display."""
    if hand_size(state, seat) == 0:
        return NO_CARD
    for model in range(state.board.model_count):
        if why_developed(state, model, seat) == FINE:
            return FINE
    return NOTHING_TO_DEVELOP


def why_developed(state: Position, model: i64, seat: i64) -> int:
    """Any counter that is still on the display, of any level (AI-144, AI-146)."""
    left = state.display[seat * state.board.model_count + model]
    return FINE if left > 0 else COUNTER_GONE


# Taking cards.


def begin_taking(state: Position) -> None:
    """Two cards, or as many as the limit of the hand and the cards allow (AI-147, AI-150)."""
    room = state.board.hand_limit - hand_size(state, seat_of(state))
    state.to_take = min(state.board.cards_taken, room, len(state.deck) + len(state.open))


def take_card(state: Position, answers: Answers) -> bool:
    """Take an open card or draw one; False where an answer is missing.

    The second card is a move of its own: it is chosen after the first has been seen (AI-148).
    """
    card = answers.take(TAKE_CARD)
    if card == MISSING:
        return False
    seat = seat_of(state)
    if card < state.board.covered:
        at = seat * state.board.cards + card
        state.open = without(state.open, card)
        state.hand[at] += 1
        state.known = changed(state.known, at, state.known[at] + 1)
        state.tell(TOOK_OPEN, seat, card)
    else:
        drawn = draw(state)
        state.hand[seat * state.board.cards + drawn] += 1
        state.revealed += 1
        state.tell(DREW, seat, drawn)
    state.to_take -= 1
    state.phase = TAKING
    return True


def draw(state: Position) -> i64:
    """The top card of the deck."""
    last = len(state.deck) - 1
    card = state.deck[last]
    state.deck = state.deck[:last]
    return card


def refill_open(state: Position) -> None:
    """After the last card the open cards are two again, as far as the deck reaches (AI-149)."""
    while len(state.deck) > 0 and len(state.open) < state.board.open_cards:
        card = draw(state)
        state.open = with_one_more(state.open, card)
        state.revealed += 1
        state.tell(OPENED, seat_of(state), card)


def why_take(state: Position, seat: i64) -> int:
    """There is a card to take, and room for it (AI-150, AI-151)."""
    if hand_size(state, seat) >= state.board.hand_limit:
        return HAND_FULL
    return FINE if len(state.deck) + len(state.open) > 0 else NO_CARDS_TO_TAKE


def why_taken(state: Position, card: i64) -> int:
    """An open card, or the deck while it lasts."""
    if card == state.board.covered:
        return FINE if len(state.deck) > 0 else DECK_EMPTY
    for shown in state.open:
        if shown == card:
            return FINE
    return CARD_NOT_OPEN


# Pass.


def passes_freely(state: Position, seat: i64) -> bool:
    """No card in hand and none in the deck: then a pass costs nothing (AI-153)."""
    return hand_size(state, seat) == 0 and len(state.deck) == 0


def end_pass(state: Position) -> None:
    """That is all."""
    state.tell(PASSED, seat_of(state))


def why_pass(state: Position, seat: i64) -> int:
    """A card to discard, or neither cards nor a deck (AI-152)."""
    may = hand_size(state, seat) > 0 or passes_freely(state, seat)
    return FINE if may else PASS_NEEDS_CARD


# The questions.


@final
class DevelopCounter(Ask):
    """Which counter leaves the display."""

    def __init__(self, board: Board) -> None:
        super().__init__(DEVELOP_COUNTER, "develop-counter", len(board.models))

    def why(self, state: State, question: Question, model: int) -> int:
        assert isinstance(state, Position)
        return why_developed(state, model, question.seat)

    def rest(self, state: State, question: Question, model: int) -> int:
        return ENDS


@final
class TakeCard(Ask):
    """Which open card is taken, or that one is drawn."""

    def __init__(self, board: Board) -> None:
        super().__init__(TAKE_CARD, "take-card", int(board.covered) + 1)

    def why(self, state: State, question: Question, card: int) -> int:
        assert isinstance(state, Position)
        return why_taken(state, card)

    def rest(self, state: State, question: Question, card: int) -> int:
        return ENDS
