"""Build railway: a railway counter on a potential link (rules: Build a railway)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import NOBODY, State
from ironbridge.mechanisms.masks import has
from ironbridge.rulesets.age_of_industry.board import COAL, IRON, NOTHING, Board
from ironbridge.rulesets.age_of_industry.rules.money import spend
from ironbridge.rulesets.age_of_industry.rules.refusals import (
    COAL_BARRED,
    IRON_BARRED,
    LINE_NOT_CONNECTED,
    LINE_TAKEN,
    NO_COAL,
    NO_IRON,
    NO_LINE_POSSIBLE,
    NO_RAILWAYS_LEFT,
    SEA_LANE,
)
from ironbridge.rulesets.age_of_industry.rules.supply import bring, can_bring, is_barred
from ironbridge.rulesets.age_of_industry.state import (
    Position,
    counters_in,
    put_railway,
    railways_of,
    seat_of,
)

LINE: Final = 6  # potential railways, and sea lanes behind them

RAILWAY_BUILT: Final = Shape("railway-built", "line", "dollars")


def build_railway(state: Position, answers: Answers) -> bool:
    """Bring coal and iron to an end of the link and pay (AI-117); False where an answer is missing."""
    line = answers.take(LINE)
    if line == MISSING:
        return False
    seat = seat_of(state)
    coal, iron = coal_needed(state, seat), iron_needed(state, seat)
    if not bring(state, answers, coal=coal, iron=iron, place=NOTHING, line=line):
        return False
    price = state.board.railway_price
    state.tell(RAILWAY_BUILT, seat, line, price)
    spend(state, price + state.bill)
    state.bill = 0
    put_railway(state, line, seat)
    return True


def cubes_needed(state: Position, seat: i64) -> i64:
    """Coal and iron together."""
    return coal_needed(state, seat) + iron_needed(state, seat)


def coal_needed(state: Position, seat: i64) -> i64:
    """None for a player's first railway (AI-123, AI-124)."""
    return 0 if railways_of(state, seat) == 0 else state.board.railway_coal


def iron_needed(state: Position, seat: i64) -> i64:
    """None for a player's first railway (AI-123, AI-124)."""
    return 0 if railways_of(state, seat) == 0 else state.board.railway_iron


def why_railway(state: Position, seat: i64) -> int:
    """Some link can be built."""
    if state.railways_left[seat] == 0:
        return NO_RAILWAYS_LEFT
    for line in range(state.board.railways):
        if why_line(state, line, seat) == FINE:
            return FINE
    return NO_LINE_POSSIBLE


def why_line(state: Position, line: i64, seat: i64) -> int:
    """A free link beside own counters or railways, in reach of coal and iron (AI-118 to AI-126)."""
    if line >= state.board.railways:
        return SEA_LANE
    if state.line[line] != NOBODY:
        return LINE_TAKEN
    if state.railways_left[seat] == 0:
        return NO_RAILWAYS_LEFT
    ends = state.board.ends[line]
    if not is_present(state, ends, seat):
        return LINE_NOT_CONNECTED
    if not can_bring(state, COAL, ends, coal_needed(state, seat)):
        return COAL_BARRED if is_barred(state, COAL, ends) else NO_COAL
    if not can_bring(state, IRON, ends, iron_needed(state, seat)):
        return IRON_BARRED if is_barred(state, IRON, ends) else NO_IRON
    return FINE


def is_present(state: Position, ends: i64, seat: i64) -> bool:
    """An own railway that touches one of these places, or an own counter in it."""
    if state.railway_at[seat] & ends != 0:
        return True
    for place in range(state.board.places):
        if has(ends, place) and counters_in(state, place, seat) > 0:
            return True
    return False


# The question.


@final
class Line(Ask):
    """Which railway is built."""

    def __init__(self, board: Board) -> None:
        super().__init__(LINE, "line", len(board.lines))
        self.railways = list(range(board.railways))

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.railways

    def why(self, state: State, question: Question, line: int) -> int:
        assert isinstance(state, Position)
        return why_line(state, line, question.seat)

    def rest(self, state: State, question: Question, line: int) -> int:
        assert isinstance(state, Position)
        return line if cubes_needed(state, question.seat) > 0 else ENDS
