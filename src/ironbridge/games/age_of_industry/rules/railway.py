"""Build railway: a railway counter on a potential link (rules: Build a railway)."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.core.rules import FINE, MISSING, NOBODY, Answers
from ironbridge.games.age_of_industry.board import COAL, IRON, NOTHING
from ironbridge.games.age_of_industry.rules.kinds import (
    LINE,
    LINE_NOT_CONNECTED,
    LINE_TAKEN,
    NO_COAL,
    NO_IRON,
    NO_LINE_POSSIBLE,
    NO_RAILWAYS_LEFT,
    RAILWAY_BUILT,
)
from ironbridge.games.age_of_industry.rules.money import spend
from ironbridge.games.age_of_industry.rules.supply import can_bring, take_coal, take_iron
from ironbridge.games.age_of_industry.state import (
    Position,
    counters_in,
    put_railway,
    railways_of,
    seat_of,
)
from ironbridge.mechanisms.masks import has


def build_railway(state: Position, answers: Answers) -> bool:
    """Bring coal and iron to an end of the link and pay (AI-117); False where an answer is missing."""
    line = answers.take(LINE)
    if line == MISSING:
        return False
    seat = seat_of(state)
    coal, iron = coal_needed(state, seat), iron_needed(state, seat)
    if not take_coal(state, answers, coal, NOTHING, line, then=iron):
        return False
    if not take_iron(state, answers, iron, NOTHING, line):
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
    if state.line[line] != NOBODY:
        return LINE_TAKEN
    if state.railways_left[seat] == 0:
        return NO_RAILWAYS_LEFT
    ends = state.board.ends[line]
    if not is_present(state, ends, seat):
        return LINE_NOT_CONNECTED
    if not can_bring(state, COAL, ends, coal_needed(state, seat)):
        return NO_COAL
    return FINE if can_bring(state, IRON, ends, iron_needed(state, seat)) else NO_IRON


def is_present(state: Position, ends: i64, seat: i64) -> bool:
    """An own railway that touches one of these places, or an own counter in it."""
    if state.railway_at[seat] & ends != 0:
        return True
    for place in range(state.board.places):
        if has(ends, place) and counters_in(state, place, seat) > 0:
            return True
    return False
