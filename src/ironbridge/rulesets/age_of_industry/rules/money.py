"""Money: payments, loans, interest (rules: Loans; Phase three)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.age_of_industry.board import Board
from ironbridge.rulesets.age_of_industry.rules.refusals import (
    MORE_THAN_LOANS,
    NO_LOAN,
    REPAY_AT_LEAST_ONE,
    TOO_POOR_TO_REPAY,
)
from ironbridge.rulesets.age_of_industry.state import Position, seat_of

REPAY_LOANS: Final = 11  # how many

BORROWED: Final = Shape("borrowed", "loans", "dollars")
REPAID: Final = Shape("repaid", "loans", "dollars")
INTEREST: Final = Shape("interest", "loans", "dollars")


def spend(state: Position, amount: i64) -> None:
    """Pay in an action, with loans if need be; it counts for the next order (AI-49, AI-109)."""
    seat = seat_of(state)
    pay(state, seat, amount)
    state.spent[seat] += amount


def pay(state: Position, seat: i64, amount: i64) -> None:
    """Pay the bank; where the money does not suffice take as few loans as cover it (AI-110)."""
    loan = state.board.loan
    missing = amount - state.money[seat]
    if missing > 0:
        taken = (missing + loan - 1) // loan
        state.loans = changed(state.loans, seat, state.loans[seat] + taken)
        receive(state, seat, taken * loan)
        state.tell(BORROWED, seat, taken, taken * loan)
    state.money[seat] -= amount
    state.bank += amount


def receive(state: Position, seat: i64, amount: i64) -> None:
    """Get money from the bank."""
    state.money[seat] += amount
    state.bank -= amount


def repayable(state: Position, seat: i64) -> i64:
    """How many loans the money of a seat could repay."""
    return min(state.loans[seat], state.money[seat] // state.board.loan)


def repay(state: Position, seat: i64, loans: i64) -> None:
    """Give so many loans back."""
    if loans > 0:
        state.loans = changed(state.loans, seat, state.loans[seat] - loans)
        receive(state, seat, -loans * state.board.loan)
        state.tell(REPAID, seat, loans, loans * state.board.loan)


def ask_repayment(state: Position, answers: Answers, least: i64) -> bool:
    """How many loans are repaid (AI-111, AI-112); False where an answer is missing."""
    loans = answers.take(REPAY_LOANS, least)
    if loans == MISSING:
        return False
    repay(state, seat_of(state), loans)
    return True


def pay_interest(state: Position) -> None:
    """A dollar for each loan; a loan taken for it bears none in this round (AI-157, AI-158)."""
    for seat in state.order:
        due = state.loans[seat] * state.board.interest
        if due > 0:
            state.tell(INTEREST, seat, state.loans[seat], due)
            pay(state, seat, due)


def why_repay(state: Position, seat: i64) -> int:
    """There is a loan, and the money for one."""
    return why_loans(state, 1, 1, seat)


def why_loans(state: Position, least: i64, loans: i64, seat: i64) -> int:
    """Whole loans that one has, with money that one has."""
    if state.loans[seat] == 0:
        return NO_LOAN
    if loans < least:
        return REPAY_AT_LEAST_ONE
    if loans > state.loans[seat]:
        return MORE_THAN_LOANS
    return FINE if loans <= repayable(state, seat) else TOO_POOR_TO_REPAY


# The question.


@final
class RepayLoans(Ask):
    """How many loans are repaid, at least as many as it says."""

    def __init__(self, board: Board) -> None:
        super().__init__(REPAY_LOANS, "repay-loans", int(board.most_loans) + 1, "least")

    def why(self, state: State, question: Question, loans: int) -> int:
        assert isinstance(state, Position)
        return why_loans(state, question.a, loans, question.seat)

    def rest(self, state: State, question: Question, loans: int) -> int:
        return ENDS
