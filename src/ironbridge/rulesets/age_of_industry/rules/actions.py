"""Actions: one of the six, or both for one build, and the card that some cost (rules: Actions)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ALIKE, ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.state import State
from ironbridge.rulesets.age_of_industry.board import Board
from ironbridge.rulesets.age_of_industry.rules import build, cards, money, railway, round, sell
from ironbridge.rulesets.age_of_industry.rules.refusals import (
    COMBINE_AS_SECOND_ACTION,
    COMBINE_IN_FIRST_ROUND,
    LOAN_IS_NO_ACTION,
)
from ironbridge.rulesets.age_of_industry.state import ACTING, Position, seat_of

ACTION: Final = 0  # the eight below
CARD: Final = 1  # cards

# To repay loans is no action, but may be done wherever one is asked for.
BUILD: Final = 0
RAILWAY: Final = 1
SELL: Final = 2
DEVELOP: Final = 3
TAKE: Final = 4
PASS: Final = 5
COMBINE: Final = 6
REPAY: Final = 7
ACTIONS: Final = 8
LOAN: Final = 8  # never an action, though many take it for one: its refusal says so


def act(state: Position, answers: Answers) -> None:
    """One of the six actions, or both for one build (AI-45, AI-113); to repay loans is none (AI-111)."""
    action = answers.take(ACTION)
    if action == MISSING:
        return
    if action == REPAY:
        money.ask_repayment(state, answers, 1)
    elif action == TAKE:
        cards.begin_taking(state)
        take(state, answers)
    elif action == RAILWAY:
        if railway.build_railway(state, answers):
            end_action(state)
    elif action == SELL:
        if sell.sell(state, answers):
            end_action(state)
    elif act_with_card(state, answers, action):
        end_action(state)


def act_with_card(state: Position, answers: Answers, action: i64) -> bool:
    """Build, develop or pass, for a card; False where an answer is missing."""
    if action == PASS and cards.passes_freely(state, seat_of(state)):
        cards.end_pass(state)
        return True
    card = answers.take(CARD, action)
    if card == MISSING:
        return False
    cards.discard(state, card)
    if action == BUILD:
        return build.build(state, answers, card)
    if action == COMBINE:
        state.actions = 1
        return build.build(state, answers, build.ANY_CARD)
    if action == DEVELOP:
        return cards.develop(state, answers)
    cards.end_pass(state)
    return True


def take(state: Position, answers: Answers) -> None:
    """Take a card; after the last one the action is over."""
    if cards.take_card(state, answers) and state.to_take == 0:
        cards.refill_open(state)
        state.phase = ACTING
        end_action(state)


def end_action(state: Position) -> None:
    """After the last action of a turn the next seat is on."""
    state.actions -= 1
    if state.actions > 0:
        return
    state.turn += 1
    state.actions = round.actions_of(state)
    if state.turn == state.board.seats:
        round.end_round(state)


def why_combine(state: Position, seat: i64) -> int:
    """Both actions are still there, and something can be built with them (AI-115, AI-116)."""
    if state.round == 0:
        return COMBINE_IN_FIRST_ROUND
    if state.actions < state.board.actions:
        return COMBINE_AS_SECOND_ACTION
    return build.why_build_anywhere(state, seat)


# The questions.


@final
class Action(Ask):
    """What is done; it can be done in full."""

    def __init__(self) -> None:
        super().__init__(ACTION, "action", ACTIONS + 1)
        self.actions = list(range(ACTIONS))

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.actions

    def why(self, state: State, question: Question, action: int) -> int:
        assert isinstance(state, Position)
        seat = question.seat
        if action == BUILD:
            return build.why_build(state, seat)
        if action == RAILWAY:
            return railway.why_railway(state, seat)
        if action == SELL:
            return sell.why_sell(state, seat)
        if action == DEVELOP:
            return cards.why_develop(state, seat)
        if action == TAKE:
            return cards.why_take(state, seat)
        if action == PASS:
            return cards.why_pass(state, seat)
        if action == LOAN:
            return LOAN_IS_NO_ACTION
        return why_combine(state, seat) if action == COMBINE else money.why_repay(state, seat)


@final
class Card(Ask):
    """Which card of the hand is played: for a build one that allows it, else any."""

    def __init__(self, board: Board) -> None:
        super().__init__(CARD, "card", int(board.cards), "action")

    def why(self, state: State, question: Question, card: int) -> int:
        assert isinstance(state, Position)
        why = cards.why_held(state, card, question.seat)
        if why != FINE or question.a != BUILD:
            return why
        return build.why_card(state, card, question.seat)

    def rest(self, state: State, question: Question, card: int) -> int:
        """What a card builds is its own; else it is only paid with, and it does not matter which."""
        if question.a == BUILD:
            return card
        return ENDS if question.a == PASS else ALIKE
