"""Supply: coal, iron and beer, where they come from and what they cost (rules: Resources)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.masks import bit, has, united
from ironbridge.mechanisms.network import nearest
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.brass_birmingham.board import BREWERY, COAL, IRON, NOTHING, Board
from ironbridge.rulesets.brass_birmingham.rules.refusals import (
    BREWERY_NOT_CONNECTED,
    MINE_BEFORE_MARKET,
    MINE_NOT_CONNECTED,
    NO_BEER_THERE,
    NO_COAL_THERE,
    NO_IRON_THERE,
    NOT_NEAREST_MINE,
    WORKS_BEFORE_MARKET,
)
from ironbridge.rulesets.brass_birmingham.state import (
    Position,
    has_industry,
    holds,
    model_on,
    put_cubes,
    seat_of,
)

COAL_FROM: Final = 4
IRON_FROM: Final = 5

OUT_OF_REACH: Final = 1_000_000  # pounds nobody has

COAL_TAKEN: Final = Shape("coal-taken", "space")
COAL_BOUGHT: Final = Shape("coal-bought", "pounds")
IRON_TAKEN: Final = Shape("iron-taken", "space")
IRON_BOUGHT: Final = Shape("iron-bought", "pounds")
BEER_TAKEN: Final = Shape("beer-taken", "space")
FLIPPED: Final = Shape("flipped", "space", "tile", "income")


# Connections.


def reach_of(state: Position, starts: i64) -> i64:
    """The places that links of anybody join to one of these, themselves among them."""
    return united(state.reach, starts)


def reach_of_line(state: Position, line: i64) -> i64:
    """The places that are joined to an end of a line, once it stands."""
    joins = state.board.joins
    reach: i64 = 0
    for at in range(joins.first[line], joins.first[line + 1]):
        reach |= state.reach[joins.items[at]]
    return reach


def reaches_merchant(state: Position, reach: i64) -> bool:
    """Is any merchant place connected, with or without merchant tiles?"""
    return reach & state.board.merchant_places != 0


# Coal.


def connected_coal(state: Position, reach: i64, but: i64) -> i64:
    """The coal on all connected mines, but for one space."""
    board = state.board
    total: i64 = 0
    if reach & state.coal_at == 0:
        return total
    for at in range(board.showing.first[COAL], board.showing.first[COAL + 1]):
        space = board.showing.items[at]
        if space != but and holds(state, space, COAL) and has(reach, board.space_place[space]):
            total += state.cubes[space]
    return total


def coal_cost(state: Position, reach: i64, wanted: i64, but: i64 = NOTHING) -> i64:
    """What so much coal costs with this reach: mines are free and come first. Or OUT_OF_REACH.

    `but` is a space that is being built over.
    """
    if wanted == 0:
        return 0
    bought = wanted - connected_coal(state, reach, but)
    if bought <= 0:
        return 0
    if not reaches_merchant(state, reach):
        return OUT_OF_REACH
    return state.board.coal.cost(state.coal, bought)


def take_coal(state: Position, answers: Answers, *, place: i64, line: i64, left: i64) -> bool:
    """Bring a cube of coal to a place or to a line; False where an answer is missing.

    `left` is how many answers the move takes after this one, at least.
    """
    source = answers.take(COAL_FROM, place, line, left)
    if source == MISSING:
        return False
    if source == state.board.market:
        price = state.board.coal.price(state.coal)
        state.coal = max(0, state.coal - 1)
        pay(state, price)
        state.tell(COAL_BOUGHT, seat_of(state), price)
    else:
        state.tell(COAL_TAKEN, seat_of(state), source)
        use_cube(state, source)
    return True


# Iron.


def iron_on_tiles(state: Position, but: i64 = NOTHING) -> i64:
    """The iron on all iron works, whoever owns them, but for one space."""
    covered = but != NOTHING and has_industry(state, but, IRON)
    return state.iron_out - state.cubes[but] if covered else state.iron_out


def iron_cost(state: Position, wanted: i64, but: i64 = NOTHING) -> i64:
    """What so much iron costs: works are free and come first. `but`: as for coal."""
    if wanted == 0:
        return 0
    bought = wanted - iron_on_tiles(state, but)
    return 0 if bought <= 0 else state.board.iron.cost(state.iron, bought)


def take_iron(state: Position, answers: Answers, *, left: i64) -> bool:
    """Use a cube of iron; False where an answer is missing. `left`: as for coal."""
    source = answers.take(IRON_FROM, left)
    if source == MISSING:
        return False
    if source == state.board.market:
        price = state.board.iron.price(state.iron)
        state.iron = max(0, state.iron - 1)
        pay(state, price)
        state.tell(IRON_BOUGHT, seat_of(state), price)
    else:
        state.tell(IRON_TAKEN, seat_of(state), source)
        use_cube(state, source)
    return True


# Beer.


def why_brewery(state: Position, reach: i64, space: i64, seat: i64) -> int:
    """One's own brewery anywhere, another's only if it is connected (BB-105, BB-106)."""
    if not holds(state, space, BREWERY):
        return NO_BEER_THERE
    if state.owner[space] == seat:
        return FINE
    joined = has(reach, state.board.space_place[space])
    return FINE if joined else BREWERY_NOT_CONNECTED


def brewery_beer(state: Position, reach: i64, seat: i64) -> i64:
    """All the barrels on breweries that this seat may use."""
    showing = state.board.showing
    total: i64 = 0
    for at in range(showing.first[BREWERY], showing.first[BREWERY + 1]):
        space = showing.items[at]
        if why_brewery(state, reach, space, seat) == FINE:
            total += state.cubes[space]
    return total


def drink(state: Position, brewery: i64) -> None:
    """Take a barrel from a brewery."""
    state.tell(BEER_TAKEN, seat_of(state), brewery)
    use_cube(state, brewery)


# Using up, paying, flipping.


def use_cube(state: Position, space: i64) -> None:
    """Take a cube or a barrel off a tile; the last one flips it, whoever's turn it is (BB-80)."""
    put_cubes(state, space, state.cubes[space] - 1)
    if state.cubes[space] == 0:
        flip(state, space)


def flip(state: Position, space: i64) -> None:
    """Turn a tile over; its owner's income goes up at once (BB-81)."""
    owner = state.owner[space]
    income = model_on(state, space).income
    state.flipped = changed(state.flipped, space, 1)
    state.tell(FLIPPED, owner, space, state.tile[space], income)
    advance(state, owner, income)


def advance(state: Position, seat: i64, steps: i64) -> None:
    """Move a seat's income marker up; it stops at the end of the track (BB-82)."""
    last: i64 = len(state.board.levels) - 1
    state.income = changed(state.income, seat, min(last, state.income[seat] + steps))


def pay(state: Position, amount: i64) -> None:
    """Spend money in an action: it counts for the order of the next round (BB-47, BB-52)."""
    seat = seat_of(state)
    state.money[seat] -= amount
    state.spent[seat] += amount
    state.bank += amount


def receive(state: Position, seat: i64, amount: i64) -> None:
    """Get money from the bank."""
    state.money[seat] += amount
    state.bank -= amount


# The questions.


@final
class CoalFrom(Ask):
    """Where coal comes from: the nearest mine, any of those as near; else the market (BB-88 to 92)."""

    def __init__(self, board: Board) -> None:
        super().__init__(COAL_FROM, "coal-from", int(board.market) + 1, "place", "line", "left")
        self.board = board

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.board.coal_sources

    def why(self, state: State, question: Question, source: int) -> int:
        assert isinstance(state, Position)
        starts = bit(question.a) if question.a != NOTHING else self.board.ends[question.b]
        if source == self.board.market:
            # Coal is asked for only where it can be had: without a mine the market is in reach.
            return FINE if reach_of(state, starts) & state.coal_at == 0 else MINE_BEFORE_MARKET
        if not holds(state, source, COAL):
            return NO_COAL_THERE
        place = self.board.space_place[source]
        if not has(reach_of(state, starts), place):
            return MINE_NOT_CONNECTED
        near = nearest(state.beside, starts, state.coal_at)
        return FINE if has(near, place) else NOT_NEAREST_MINE

    def rest(self, state: State, question: Question, source: int) -> int:
        return source if question.c > 0 else ENDS


@final
class IronFrom(Ask):
    """Where iron comes from: any works that has some; else the market (BB-98 to BB-101)."""

    def __init__(self, board: Board) -> None:
        super().__init__(IRON_FROM, "iron-from", int(board.market) + 1, "left")
        self.board = board

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.board.iron_sources

    def why(self, state: State, question: Question, source: int) -> int:
        assert isinstance(state, Position)
        if source == self.board.market:
            return FINE if iron_on_tiles(state) == 0 else WORKS_BEFORE_MARKET
        return FINE if holds(state, source, IRON) else NO_IRON_THERE

    def rest(self, state: State, question: Question, source: int) -> int:
        return source if question.a > 0 else ENDS
