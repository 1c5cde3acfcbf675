"""Supply: coal and iron, from the map or from the displays (rules: Coal and iron)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.masks import bit, has, united
from ironbridge.mechanisms.network import UNREACHED, distances, spread, with_line
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.age_of_industry.board import COAL, IRON, IRON_WORKS, NOTHING, Board
from ironbridge.rulesets.age_of_industry.rules.money import receive
from ironbridge.rulesets.age_of_industry.rules.refusals import (
    MAP_BEFORE_DISPLAY,
    NO_CUBE_THERE,
    NOT_NEAREST,
    SOURCE_BARRED,
    SOURCE_NOT_CONNECTED,
    SOURCE_OVERSEAS,
)
from ironbridge.rulesets.age_of_industry.state import (
    UNSURVEYED,
    Position,
    model_on,
    put_cubes,
    seat_of,
)

COAL_FROM: Final = 4  # spaces, and the display behind them
IRON_FROM: Final = 5  # the same

COAL_TAKEN: Final = Shape("coal-taken", "space")
COAL_TAKEN_AT_SEA: Final = Shape("coal-taken-at-sea", "space")
COAL_BOUGHT: Final = Shape("coal-bought", "dollars")
IRON_TAKEN: Final = Shape("iron-taken", "space")
IRON_BOUGHT: Final = Shape("iron-bought", "dollars")
COAL_SOLD: Final = Shape("coal-sold", "space", "cubes", "dollars")
IRON_SOLD: Final = Shape("iron-sold", "space", "cubes", "dollars")
FLIPPED: Final = Shape("flipped", "space", "counter", "dollars")

# What can be brought where.


def gives(state: Position, space: i64, good: i64) -> bool:
    """Are there cubes of this good: on a mine or works, or in a ship's import box (AI-74, AI-80)?"""
    if state.cubes[space] == 0 or state.counter[space] == NOTHING:
        return False
    is_iron = state.board.model_industry[state.counter[space]] == IRON_WORKS
    return is_iron == (good == IRON)


def sources_of(state: Position, good: i64) -> i64:
    """The places where cubes of a good lie."""
    return state.coal_at if good == COAL else state.iron_at


def reach_of(state: Position, good: i64) -> i64:
    """The places to which cubes of a good can be brought from the map; kept until it changes."""
    if state.coal_reach == UNSURVEYED:
        state.coal_reach = spread(state.beside, state.coal_at, state.board.barred)
        state.iron_reach = spread(state.beside, state.iron_at, state.board.barred)
    return state.coal_reach if good == COAL else state.iron_reach


def display_reach(state: Position) -> i64:
    """The places to which cubes can be brought from the displays.

    A distant port symbol or a port counter opens them, no market (AI-87 to AI-89).
    """
    if state.display_reach == UNSURVEYED:
        doors = state.board.distant_ports | state.ports
        state.display_reach = spread(state.beside, doors, state.board.barred)
    return state.display_reach


def can_bring(state: Position, good: i64, ends: i64, wanted: i64) -> bool:
    """Can so many cubes be brought to one of these places, from the map or the displays?"""
    if wanted == 0 or ends & display_reach(state) != 0:
        return True
    if ends & reach_of(state, good) == 0:
        return False
    return wanted == 1 or cubes_in_reach(state, good, ends) >= wanted


def cubes_in_reach(state: Position, good: i64, ends: i64) -> i64:
    """All the cubes that can be brought to one of these places."""
    board = state.board
    reach = joined_to(state, ends)
    total: i64 = 0
    for space in range(board.spaces):
        if gives(state, space, good) and has(reach, board.space_place[space]):
            total += state.cubes[space]
    return total


def joined_to(state: Position, ends: i64) -> i64:
    """The places that railways and sea lanes join to one of these."""
    joined: i64 = 0
    for place in range(state.board.places):
        if has(ends, place):
            joined |= spread(state.beside, bit(place), state.board.barred)
    return joined


def nearest(state: Position, place: i64, good: i64) -> i64:
    """The places of the nearest sources of a good (AI-75).

    An import box lies one sea lane beyond its ship (AI-82).
    """
    board = state.board
    sources = sources_of(state, good)
    seen = bit(place)
    ring = seen
    barred = board.barred & ~seen
    beyond: i64 = 0  # ships of the ring before
    while ring != 0 or beyond != 0:
        found = (ring & sources & ~board.ships) | beyond
        if found != 0:
            return found
        beyond = ring & sources & board.ships
        ring = united(state.beside, ring & ~barred) & ~seen
        seen |= ring
    return 0


def ends_of(state: Position, place: i64, line: i64) -> i64:
    """Where a cube is needed: a place, or the ends of a line."""
    return bit(place) if place != NOTHING else state.board.ends[line]


def why_source(state: Position, ends: i64, good: i64, source: i64) -> int:
    """A source nearest to a place or an end of a line; else the display (AI-76, AI-77, AI-86, AI-125)."""
    board = state.board
    if source == board.display:
        # Asked for only where it can be had: without a source on the map the display is in reach.
        return MAP_BEFORE_DISPLAY if ends & reach_of(state, good) != 0 else FINE
    if not gives(state, source, good):
        return NO_CUBE_THERE
    there = board.space_place[source]
    for place in range(board.places):
        if has(ends, place) and has(nearest(state, place, good), there):
            return FINE
    if has(joined_to(state, ends), there):
        return NOT_NEAREST
    if is_only_barred(state, ends, bit(there)):
        return SOURCE_BARRED
    return SOURCE_OVERSEAS if is_overseas(state, ends, there) else SOURCE_NOT_CONNECTED


# Ways that are built, or would be, and yet lead nowhere.


def is_only_barred(state: Position, ends: i64, wanted: i64) -> bool:
    """Is one of the wanted places joined to these by nothing but ways through a barred one (AI-84)?"""
    if state.board.barred == 0:
        return False
    return spread(state.beside, ends) & ~joined_to(state, ends) & wanted != 0


def is_barred(state: Position, good: i64, ends: i64) -> bool:
    """Could more cubes of a good be brought there, if only a barred place were passed through?"""
    doors = state.board.distant_ports | state.ports
    return is_only_barred(state, ends, doors | sources_of(state, good))


def is_overseas(state: Position, ends: i64, place: i64) -> bool:
    """Would a place be joined to these if every sea lane had its port and its ship (AI-83, AI-140)?"""
    board = state.board
    beside = state.beside
    for line in range(board.railways, i64(len(board.lines))):
        beside = with_line(beside, board.ends[line])
    return has(spread(beside, ends, board.barred), place)


# How far, for words.


def steps_from(state: Position, place: int) -> list[int]:
    """How many railways and sea lanes lie between a place and every other (AI-75, AI-82)."""
    return distances(state.beside, place, state.board.barred)


def distance(state: Position, ends: i64, space: i64) -> int:
    """From a source to the end that is nearest to it, or UNREACHED."""
    found = [
        away_from(state, steps_from(state, place), space)
        for place in range(state.board.places)
        if has(ends, place)
    ]
    return min([away for away in found if away != UNREACHED], default=UNREACHED)


def away_from(state: Position, steps: list[int], space: int) -> int:
    """From one place to a source; an import box lies one sea lane beyond its ship (AI-82)."""
    place = state.board.space_place[space]
    away = steps[place]
    return away + 1 if away != UNREACHED and state.board.is_ship_space(place) else away


# Taking cubes.


def bring(
    state: Position, answers: Answers, *, coal: i64, iron: i64, place: i64, line: i64
) -> bool:
    """Coal, then iron, to a place or a line, cube by cube (AI-73); False where an answer is missing."""
    for left in range(coal + iron - 1, -1, -1):
        kind = COAL_FROM if left >= iron else IRON_FROM
        source = answers.take(kind, place, line, left)
        if source == MISSING:
            return False
        if kind == COAL_FROM:
            take_coal(state, source)
        else:
            take_iron(state, source)
    return True


def take_coal(state: Position, source: i64) -> None:
    """A cube of coal from a mine, a ship's import box or the display."""
    board = state.board
    if source == board.display:
        price = board.coal.price(state.coal)
        state.coal = max(0, state.coal - 1)
        state.bill += price
        state.tell(COAL_BOUGHT, seat_of(state), price)
        return
    at_sea = board.is_ship_space(board.space_place[source])
    state.tell(COAL_TAKEN_AT_SEA if at_sea else COAL_TAKEN, seat_of(state), source)
    use_cube(state, source)


def take_iron(state: Position, source: i64) -> None:
    """A cube of iron from a works or the display."""
    if source == state.board.display:
        price = state.board.iron.price(state.iron)
        state.iron = max(0, state.iron - 1)
        state.bill += price
        state.tell(IRON_BOUGHT, seat_of(state), price)
        return
    state.tell(IRON_TAKEN, seat_of(state), source)
    use_cube(state, source)


def use_cube(state: Position, space: i64) -> None:
    """Take a cube off a counter or out of an import box (AI-79)."""
    put_cubes(state, space, state.cubes[space] - 1)
    flip_if_used_up(state, space)


# Flipping.


def flip_if_used_up(state: Position, space: i64) -> None:
    """A mine or works without cubes flips; a ship when its market is used too (AI-99, AI-141)."""
    if state.cubes[space] > 0:
        return
    if not has_market_left(state, space) and not state.covers[space]:
        flip(state, space)


def has_market_left(state: Position, space: i64) -> bool:
    """Is the market beyond a ship unused? One without demand is used up from the start (AI-142)."""
    board = state.board
    place = board.space_place[space]
    if not board.is_ship_space(place):
        return False
    for at in range(board.markets_at.first[place], board.markets_at.first[place + 1]):
        if is_market_open(state, board.markets_at.items[at]):
            return True
    return False


def is_market_open(state: Position, market: i64) -> bool:
    """An unused market counter with some demand."""
    return not state.used[market] and state.board.buys[state.market[market]] != 0


def flip(state: Position, space: i64) -> None:
    """Turn a counter over; its owner takes the profit at once, whoever's turn it is (AI-138)."""
    owner = state.owner[space]
    profit = model_on(state, space).profit
    state.flipped = changed(state.flipped, space, 1)
    receive(state, owner, profit)
    state.tell(FLIPPED, owner, space, state.counter[space], profit)


# Filling the displays.


def fill_display(state: Position, space: i64) -> None:
    """A new mine, works or ship must fill its display, if connected, for money (AI-95 to AI-98)."""
    if not has(display_reach(state), state.board.space_place[space]):
        return
    is_iron = model_on(state, space).industry == IRON_WORKS
    market = state.board.iron if is_iron else state.board.coal
    cubes = state.iron if is_iron else state.coal
    sold = min(state.cubes[space], market.size - cubes)
    if sold == 0:
        return
    if is_iron:
        state.iron += sold
    else:
        state.coal += sold
    put_cubes(state, space, state.cubes[space] - sold)
    earned = market.income(cubes, sold)
    receive(state, state.owner[space], earned)
    state.tell(IRON_SOLD if is_iron else COAL_SOLD, state.owner[space], space, sold, earned)


# The questions.


@final
class Source(Ask):
    """Where the next cube of a good comes from, needed in a place or, without one, on a line."""

    def __init__(self, board: Board, good: int) -> None:
        kind, name = (COAL_FROM, "coal-from") if good == COAL else (IRON_FROM, "iron-from")
        super().__init__(kind, name, int(board.display) + 1, "place", "line", "left")
        self.good: i64 = good
        self.sources = board.coal_sources if good == COAL else board.iron_sources

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.sources

    def why(self, state: State, question: Question, source: int) -> int:
        assert isinstance(state, Position)
        return why_source(state, ends_of(state, question.a, question.b), self.good, source)

    def rest(self, state: State, question: Question, source: int) -> int:
        return source if question.c > 0 else ENDS
