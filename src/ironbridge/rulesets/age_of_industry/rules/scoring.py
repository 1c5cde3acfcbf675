"""Scoring: railways, loans, money and levels; ties (rules: Winning the game)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.core.events import Shape
from ironbridge.rulesets.age_of_industry.board import NOTHING
from ironbridge.rulesets.age_of_industry.rules.money import receive, repay, repayable
from ironbridge.rulesets.age_of_industry.state import OVER, Position, model_on

RAILWAY_INCOME: Final = Shape("railway-income", "dollars")
MONEY_POINTS: Final = Shape("money-points", "points")
LEVEL_POINTS: Final = Shape("level-points", "points")
LOAN_POINTS: Final = Shape("loan-points", "points")


def finish(state: Position) -> None:
    """Railways pay, loans are repaid as far as the money reaches, points count (AI-163 to AI-169)."""
    state.turn = 0
    for seat in range(state.board.seats):
        income = railway_income(state, seat)
        receive(state, seat, income)
        state.tell(RAILWAY_INCOME, seat, income)
        repay(state, seat, repayable(state, seat))
        state.tell(MONEY_POINTS, seat, state.money[seat] // state.board.money_per_point)
        state.tell(LEVEL_POINTS, seat, level_points(state, seat))
        if state.loans[seat] > 0:
            state.tell(LOAN_POINTS, seat, state.loans[seat] * state.board.loan_points)
    state.phase = OVER


def points(state: Position, seat: i64) -> i64:
    """A seat's points; while the game lasts, as if it ended now."""
    board = state.board
    money = state.money[seat]
    if state.phase != OVER:
        money += railway_income(state, seat)
    repaid = min(state.loans[seat], money // board.loan)
    total = (money - repaid * board.loan) // board.money_per_point
    total += level_points(state, seat)
    return total - (state.loans[seat] - repaid) * board.loan_points


def level_points(state: Position, seat: i64) -> i64:
    """The levels of a seat's counters on the map, on either side (AI-168)."""
    total: i64 = 0
    for space in range(state.board.spaces):
        if state.owner[space] == seat:
            total += model_on(state, space).level
    return total


def railway_income(state: Position, seat: i64) -> i64:
    """What all railways of a seat bring."""
    total: i64 = 0
    for line in range(state.board.railways):
        if state.line[line] == seat:
            total += line_income(state, line)
    return total


def line_income(state: Position, line: i64) -> i64:
    """Two dollars, and one for each occupied space at either end (AI-163)."""
    ends = state.board.line_ends
    total = state.board.railway_income
    for at in range(ends.first[line], ends.first[line + 1]):
        total += occupied(state, ends.items[at])
    return total


def occupied(state: Position, place: i64) -> i64:
    """Counters of anybody, market spaces always; a village counts as one (AI-164, AI-165)."""
    board = state.board
    total = board.place_income[place]
    for at in range(board.spaces_at.first[place], board.spaces_at.first[place + 1]):
        if state.counter[board.spaces_at.items[at]] != NOTHING:
            total += 1
    return total


def tie_break(state: Position, seat: i64) -> list[int]:
    """The tied player who is higher in the last order of play wins (AI-171)."""
    return [-list(state.order).index(seat)]
