"""Network: build a canal, or one or two railways (rules: Network)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.brass_birmingham.board import CANAL, NOTHING, Board
from ironbridge.rulesets.brass_birmingham.rules.refusals import (
    LINE_OUTSIDE_NETWORK,
    LINE_TAKEN,
    MERCHANT_BEER_ONLY_FOR_SALES,
    NO_BEER_FOR_SECOND_LINK,
    NO_COAL,
    NO_LINE_POSSIBLE,
    NO_LINKS_LEFT,
    NOT_A_CANAL,
    NOT_A_RAILWAY,
    TOO_DEAR,
)
from ironbridge.rulesets.brass_birmingham.rules.supply import (
    OUT_OF_REACH,
    brewery_beer,
    coal_cost,
    drink,
    pay,
    reach_of_line,
    take_coal,
    why_brewery,
)
from ironbridge.rulesets.brass_birmingham.state import (
    Position,
    has_nothing_on_board,
    put_link,
    seat_of,
)

LINE: Final = 6
NEXT_LINE: Final = 7
LINK_BEER: Final = 8

LINKED: Final = Shape("linked", "line", "pounds")


def network(state: Position, answers: Answers) -> bool:
    """Lay one link (BB-180, BB-182), perhaps a second; False where an answer is missing."""
    line = answers.take(LINE)
    if line == MISSING:
        return False
    money = state.money[seat_of(state)]
    lay_link(state, line, first_price(state))
    if state.era == CANAL:
        return True
    if not take_coal(state, answers, place=NOTHING, line=line, left=1):
        return False
    return second_link(state, answers, money - state.money[seat_of(state)])


def second_link(state: Position, answers: Answers, paid: i64) -> bool:
    """A second railway, for coal of its own and a barrel of beer; or stop (BB-183, BB-185).

    `paid` is what the first has cost, for whoever wants to know the price of both.
    """
    line = answers.take(NEXT_LINE, paid)
    if line == MISSING:
        return False
    if line == state.board.no_line:
        return True
    lay_link(state, line, second_price(state))
    if not take_coal(state, answers, place=NOTHING, line=line, left=1):
        return False
    brewery = answers.take(LINK_BEER, line)
    if brewery == MISSING:
        return False
    drink(state, brewery)
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
    if line == state.board.no_line:
        return FINE
    why = why_route(state, line, seat)
    if why == FINE:
        why = why_payment(state, line, seat, second_price(state))
    if why != FINE:
        return why
    reach = reach_of_line(state, line)
    return FINE if brewery_beer(state, reach, seat) > 0 else NO_BEER_FOR_SECOND_LINK


# The questions.


@final
class Line(Ask):
    """Which line is built first; a canal is all there is."""

    def __init__(self, board: Board) -> None:
        super().__init__(LINE, "line", int(board.no_line))

    def options(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        seat = question.seat
        found: list[int] = []
        for line in range(i64(len(state.link))):
            if why_line(state, line, seat) == FINE:
                found.append(line)
        return found

    def why(self, state: State, question: Question, line: int) -> int:
        assert isinstance(state, Position)
        return why_line(state, line, question.seat)

    def rest(self, state: State, question: Question, line: int) -> int:
        assert isinstance(state, Position)
        return ENDS if state.era == CANAL else line


@final
class NextLine(Ask):
    """Which railway is built second, or none."""

    def __init__(self, board: Board) -> None:
        super().__init__(NEXT_LINE, "next-line", int(board.no_line) + 1, "paid")
        self.board = board

    def options(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        seat, stop = question.seat, self.board.no_line
        if second_price(state) > state.money[seat]:
            return [stop]
        found: list[int] = []
        for line in range(stop + 1):
            if why_next_line(state, line, seat) == FINE:
                found.append(line)
        return found

    def why(self, state: State, question: Question, line: int) -> int:
        assert isinstance(state, Position)
        return why_next_line(state, line, question.seat)

    def rest(self, state: State, question: Question, line: int) -> int:
        return ENDS if line == self.board.no_line else line


@final
class LinkBeer(Ask):
    """Which brewery the beer of a second railway comes from; no merchant's (BB-159, BB-184)."""

    def __init__(self, board: Board) -> None:
        super().__init__(LINK_BEER, "link-beer", int(board.barrel) + 1, "line")
        self.board = board

    def why(self, state: State, question: Question, source: int) -> int:
        assert isinstance(state, Position)
        if source == self.board.barrel:
            return MERCHANT_BEER_ONLY_FOR_SALES
        return why_brewery(state, reach_of_line(state, question.a), source, question.seat)

    def rest(self, state: State, question: Question, source: int) -> int:
        return ENDS
