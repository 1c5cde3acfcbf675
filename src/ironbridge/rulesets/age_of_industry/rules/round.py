"""Round: the new order, repayment and interest, the next round or the end (rules: Phases)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.core.asks import Answers
from ironbridge.core.events import Shape
from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.order import by_spending
from ironbridge.rulesets.age_of_industry.rules.money import ask_repayment, pay_interest, repayable
from ironbridge.rulesets.age_of_industry.rules.scoring import finish
from ironbridge.rulesets.age_of_industry.state import ACTING, SETTLING, Position, hand_size

ROUND_ENDED: Final = Shape("round-ended", "round")


def end_round(state: Position) -> None:
    """Whoever spent least goes first (AI-154 to AI-156); then loans may be repaid, interest falls due."""
    state.order = by_spending(state.order, state.spent)
    for seat in range(state.board.seats):
        state.spent[seat] = 0
    state.tell(ROUND_ENDED, NOBODY, state.round)
    state.phase = SETTLING
    settle_from(state, 0)


def settle(state: Position, answers: Answers) -> None:
    """A seat repays as many loans as it likes; then the next is asked."""
    if ask_repayment(state, answers, 0):
        settle_from(state, state.turn + 1)


def settle_from(state: Position, place: i64) -> None:
    """Ask the next seat that could repay a loan; after the last, interest is paid."""
    for turn in range(place, state.board.seats):
        if repayable(state, state.order[turn]) > 0:
            state.turn = turn
            return
    pay_interest(state)
    if is_last_round(state):
        finish(state)
    else:
        begin_round(state)


def actions_of(state: Position) -> i64:
    """One action each in the first round, then two (AI-43, AI-44)."""
    return state.board.first_actions if state.round == 0 else state.board.actions


def begin_round(state: Position) -> None:
    """The first in the new order takes his turn."""
    state.round += 1
    state.turn = 0
    state.phase = ACTING
    state.actions = actions_of(state)


def is_last_round(state: Position) -> bool:
    """The deck is empty and somebody has no cards; open cards do not matter (AI-159 to AI-161)."""
    if len(state.deck) > 0:
        return False
    return any(hand_size(state, seat) == 0 for seat in state.order)
