"""Action: one of seven, each for a card, and the end of a turn (rules: Actions)."""

from __future__ import annotations

from typing import Final, final

from ironbridge.core.asks import ALIKE, ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.rulesets.brass_birmingham.board import NOTHING, Board
from ironbridge.rulesets.brass_birmingham.rules import (
    build,
    cards,
    develop,
    network,
    round,
    sell,
)
from ironbridge.rulesets.brass_birmingham.state import Position, seat_of

ACTION: Final = 0
CARD: Final = 1

BUILD: Final = 0  # of ACTION
NETWORK: Final = 1
DEVELOP: Final = 2
SELL: Final = 3
LOAN: Final = 4
SCOUT: Final = 5
PASS: Final = 6
ACTIONS: Final = 7

PASSED: Final = Shape("passed")


def act(state: Position, answers: Answers) -> bool:
    """One action for one card; False where an answer is missing."""
    action = answers.take(ACTION)
    if action == MISSING:
        return False
    card = answers.take(CARD, action)
    if card == MISSING:
        return False
    if action == SCOUT:
        return cards.scout(state, answers, card)
    cards.discard(state, card)
    if action == BUILD:
        return build.build(state, answers, card)
    if action == NETWORK:
        return network.network(state, answers)
    if action == DEVELOP:
        return develop.develop(state, answers)
    if action == SELL:
        return sell.sell(state, answers)
    if action == LOAN:
        cards.loan(state)
    else:
        state.tell(PASSED, seat_of(state))
    return True


def end_action(state: Position) -> None:
    """After the last action of a turn the hand is refilled and the next seat is on."""
    state.actions -= 1
    if state.actions > 0:
        return
    cards.refill(state)
    state.turn += 1
    state.actions = 1 if is_first_round(state) else 2
    if state.turn == state.board.seats:
        round.end_round(state)


def is_first_round(state: Position) -> bool:
    """The first round of the game, in which each seat has one action."""
    return state.era == 0 and state.round == 0


# The questions.


@final
class Action(Ask):
    """Which of the seven actions is taken: one that can be done in full."""

    def __init__(self) -> None:
        super().__init__(ACTION, "action", ACTIONS)

    def why(self, state: State, question: Question, action: int) -> int:
        assert isinstance(state, Position)
        seat = question.seat
        if action == BUILD:
            return build.why_build(state, seat)
        if action == NETWORK:
            return network.why_network(state, seat)
        if action == DEVELOP:
            return develop.why_develop(state, seat)
        if action == SELL:
            return sell.why_sell(state, seat)
        if action == LOAN:
            return cards.why_loan(state, seat)
        return cards.why_scout(state, seat) if action == SCOUT else FINE

    def then(self, state: State, question: Question, action: int) -> Question | None:
        return Question(CARD, question.seat, action)


@final
class Card(Ask):
    """Which card it costs; only a build looks at what is on it."""

    def __init__(self, board: Board) -> None:
        super().__init__(CARD, "card", int(board.cards), "action")

    def options(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        seat = question.seat
        held = cards.held(state, seat)
        if question.a != BUILD:
            return held
        return [card for card in held if build.why_card(state, card, seat) == FINE]

    def distinct(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        if question.a == SCOUT:
            return cards.scouted_first(state, question.seat)
        return self.options(state, question)

    def why(self, state: State, question: Question, card: int) -> int:
        assert isinstance(state, Position)
        why = cards.why_held(state, card, question.seat)
        if why != FINE or question.a != BUILD:
            return why
        return build.why_card(state, card, question.seat)

    def rest(self, state: State, question: Question, card: int) -> int:
        """Where a card is only paid with, it does not matter which."""
        action = question.a
        if action in (LOAN, PASS):
            return ENDS
        return card if action in (BUILD, SCOUT) else ALIKE

    def then(self, state: State, question: Question, card: int) -> Question | None:
        """What the action asks first, once it has its card."""
        action, seat = question.a, question.seat
        if action == BUILD:
            return Question(build.INDUSTRY, seat, card)
        if action == NETWORK:
            return Question(network.LINE, seat)
        if action == DEVELOP:
            return Question(develop.DEVELOP_TILE, seat)
        if action == SELL:
            return Question(sell.SALE, seat, 0, NOTHING)
        return Question(cards.SCOUT_CARD, seat, card, NOTHING)


def is_for_a_build(question: Question) -> bool:
    """Is a card asked for that will build something?"""
    return question.kind == CARD and question.a == BUILD
