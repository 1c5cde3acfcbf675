"""Money: payments, loans, interest (rules: Loans; Phase three)."""

from __future__ import annotations

from ironbridge.core.rules import FINE, MISSING, Answers
from ironbridge.games.age_of_industry.rules.kinds import (
    BORROWED,
    INTEREST,
    MORE_THAN_LOANS,
    NO_LOAN,
    REPAID,
    REPAY_AT_LEAST_ONE,
    REPAY_LOANS,
    TOO_POOR_TO_REPAY,
)
from ironbridge.games.age_of_industry.state import Position, seat_of


def spend(state: Position, amount: int) -> None:
    """Pay in an action, with loans if need be; it counts for the order of the next round."""
    seat = seat_of(state)
    pay(state, seat, amount)
    state.spent[seat] += amount


def pay(state: Position, seat: int, amount: int) -> None:
    """Pay the bank; where the money does not suffice take as few loans as cover it."""
    loan = state.board.loan
    missing = amount - state.money[seat]
    if missing > 0:
        taken = (missing + loan - 1) // loan
        state.loans[seat] += taken
        receive(state, seat, taken * loan)
        state.tell(BORROWED, seat, taken, taken * loan)
    state.money[seat] -= amount
    state.bank += amount


def receive(state: Position, seat: int, amount: int) -> None:
    """Get money from the bank."""
    state.money[seat] += amount
    state.bank -= amount


def repayable(state: Position, seat: int) -> int:
    """How many loans the money of a seat could repay."""
    return min(state.loans[seat], state.money[seat] // state.board.loan)


def repay(state: Position, seat: int, loans: int) -> None:
    """Give so many loans back."""
    if loans > 0:
        state.loans[seat] -= loans
        receive(state, seat, -loans * state.board.loan)
        state.tell(REPAID, seat, loans, loans * state.board.loan)


def ask_repayment(state: Position, answers: Answers, least: int) -> bool:
    """How many loans are repaid; False where an answer is missing."""
    loans = answers.take(REPAY_LOANS, least)
    if loans == MISSING:
        return False
    repay(state, seat_of(state), loans)
    return True


def pay_interest(state: Position) -> None:
    """A dollar for each loan; a loan that has to be taken for it bears none in this round."""
    for seat in state.order:
        due = state.loans[seat] * state.board.interest
        if due > 0:
            state.tell(INTEREST, seat, due, state.loans[seat])
            pay(state, seat, due)


def why_repay(state: Position, seat: int) -> int:
    """There is a loan, and the money for one."""
    return why_loans(state, 1, 1, seat)


def why_loans(state: Position, least: int, loans: int, seat: int) -> int:
    """Whole loans that one has, with money that one has."""
    if state.loans[seat] == 0:
        return NO_LOAN
    if loans < least:
        return REPAY_AT_LEAST_ONE
    if loans > state.loans[seat]:
        return MORE_THAN_LOANS
    return FINE if loans <= repayable(state, seat) else TOO_POOR_TO_REPAY
