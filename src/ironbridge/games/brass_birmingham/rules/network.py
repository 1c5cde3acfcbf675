"""Network: build a canal, or one or two railways (rules: Network)."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.core.rules import FINE, MISSING, NOBODY, Answers
from ironbridge.games.brass_birmingham.board import CANAL, NOTHING
from ironbridge.games.brass_birmingham.rules.kinds import (
    BEER_TAKEN,
    LINE,
    LINE_OUTSIDE_NETWORK,
    LINE_TAKEN,
    LINK_BEER,
    LINKED,
    MERCHANT_BEER_ONLY_FOR_SALES,
    NEXT_LINE,
    NO_BEER_FOR_SECOND_LINK,
    NO_COAL,
    NO_LINE_POSSIBLE,
    NO_LINKS_LEFT,
    NOT_A_CANAL,
    NOT_A_RAILWAY,
    TOO_DEAR,
)
from ironbridge.games.brass_birmingham.rules.supply import (
    OUT_OF_REACH,
    brewery_beer,
    coal_cost,
    pay,
    reach_of_line,
    take_coal,
    use_cube,
    why_brewery,
)
from ironbridge.games.brass_birmingham.state import (
    Position,
    has_nothing_on_board,
    put_link,
    seat_of,
)


def network(state: Position, answers: Answers) -> bool:
    """Lay one link (BB-180, BB-182), perhaps a second; False where an answer is missing."""
    line = answers.take(LINE)
    if line == MISSING:
        return False
    lay_link(state, line, first_price(state))
    if state.era == CANAL:
        return True
    if not take_coal(state, answers, 1, NOTHING, line, then=1):
        return False
    return second_link(state, answers)


def second_link(state: Position, answers: Answers) -> bool:
    """A second railway, for coal of its own and a barrel of beer; or stop (BB-183, BB-185)."""
    line = answers.take(NEXT_LINE)
    if line == MISSING:
        return False
    if line == len(state.board.lines):
        return True
    lay_link(state, line, second_price(state))
    if not take_coal(state, answers, 1, NOTHING, line, then=1):
        return False
    brewery = answers.take(LINK_BEER, line)
    if brewery == MISSING:
        return False
    state.tell(BEER_TAKEN, seat_of(state), brewery)
    use_cube(state, brewery)
    return True


def lay_link(state: Position, line: i64, price: i64) -> None:
    """Put a link tile on a line and pay for it."""
    seat = seat_of(state)
    put_link(state, line, seat)
    pay(state, price)
    state.tell(LINKED, seat, line, price)


def first_price(state: Position) -> i64:
    """What the first link costs in money."""
    return state.board.canal_price if state.era == CANAL else state.board.rail_price


def second_price(state: Position) -> i64:
    """What the second railway adds."""
    return state.board.two_rails_price - state.board.rail_price


def why_network(state: Position, seat: i64) -> int:
    """Some line can be built."""
    if state.links_left[seat] == 0 or first_price(state) > state.money[seat]:
        return NO_LINE_POSSIBLE
    for line in range(i64(len(state.link))):
        if why_line(state, line, seat) == FINE:
            return FINE
    return NO_LINE_POSSIBLE


def lines_for(state: Position, seat: i64) -> list[int]:
    """The lines that can be built first."""
    found: list[int] = []
    for line in range(i64(len(state.link))):
        if why_line(state, line, seat) == FINE:
            found.append(line)
    return found


def next_lines_for(state: Position, seat: i64) -> list[int]:
    """The lines that can be built second, and to stop."""
    stop: i64 = len(state.link)
    if second_price(state) > state.money[seat]:
        return [stop]
    found: list[int] = []
    for line in range(stop + 1):
        if why_next_line(state, line, seat) == FINE:
            found.append(line)
    return found


def why_line(state: Position, line: i64, seat: i64) -> int:
    """A free line of this era that touches the network, with a link tile, coal and money for it."""
    why = why_route(state, line, seat)
    return why if why != FINE else why_payment(state, line, seat, first_price(state))


def why_route(state: Position, line: i64, seat: i64) -> int:
    """The line is of this era, free and in reach, a link tile is left (BB-175 to BB-181)."""
    board = state.board
    if state.era == CANAL and not board.line_canal[line]:
        return NOT_A_CANAL
    if state.era != CANAL and not board.line_rail[line]:
        return NOT_A_RAILWAY
    if state.link[line] != NOBODY:
        return LINE_TAKEN
    if state.links_left[seat] == 0:
        return NO_LINKS_LEFT
    touches = state.network[seat] & board.ends[line] != 0
    return FINE if touches or has_nothing_on_board(state, seat) else LINE_OUTSIDE_NETWORK


def why_payment(state: Position, line: i64, seat: i64, price: i64) -> int:
    """Coal reaches an end of the line once it stands, and the money pays for all."""
    if state.era != CANAL:
        coal = coal_cost(state, reach_of_line(state, line), 1)
        if coal == OUT_OF_REACH:
            return NO_COAL
        price += coal
    return FINE if price <= state.money[seat] else TOO_DEAR


def why_next_line(state: Position, line: i64, seat: i64) -> int:
    """The same for a second railway, which needs beer as well (BB-183, BB-186)."""
    if line == len(state.board.lines):
        return FINE
    why = why_route(state, line, seat)
    if why == FINE:
        why = why_payment(state, line, seat, second_price(state))
    if why != FINE:
        return why
    reach = reach_of_line(state, line)
    return FINE if brewery_beer(state, reach, seat) > 0 else NO_BEER_FOR_SECOND_LINK


def why_link_beer(state: Position, line: i64, space: i64, seat: i64) -> int:
    """An own brewery, or another's connected to the second link; no merchant's (BB-159, BB-184)."""
    if space == state.board.spaces:
        return MERCHANT_BEER_ONLY_FOR_SALES
    return why_brewery(state, reach_of_line(state, line), space, seat)
