"""Supply: coal and iron, from the map or from the displays (rules: Coal and iron)."""

from __future__ import annotations

from typing import Final

from ironbridge.core.rules import FINE, MISSING, Answers
from ironbridge.games.age_of_industry.board import (
    COAL,
    COAL_MINE,
    IRON_WORKS,
    NOTHING,
    SHIP,
)
from ironbridge.games.age_of_industry.rules import kinds
from ironbridge.games.age_of_industry.rules.kinds import (
    COAL_BOUGHT,
    COAL_FROM,
    COAL_SOLD,
    COAL_TAKEN,
    IRON_BOUGHT,
    IRON_FROM,
    IRON_SOLD,
    IRON_TAKEN,
    MAP_BEFORE_DISPLAY,
    NO_CUBE_THERE,
    NOT_NEAREST,
    SOURCE_NOT_CONNECTED,
)
from ironbridge.games.age_of_industry.rules.money import receive
from ironbridge.games.age_of_industry.state import Position, has_port, kind_on, seat_of
from ironbridge.mechanisms.network import UNREACHED, distances

# What can be brought to a place, as bits.
COAL_IN_REACH: Final = 1
IRON_IN_REACH: Final = 2
DISPLAY_IN_REACH: Final = 4


def steps_from(state: Position, place: int) -> list[int]:
    """How many railways and sea lanes lie between a place and every other; anybody's count."""
    return distances(state.board.network, state.line, [place])


# What can be brought where.


def gives(state: Position, space: int, good: int) -> bool:
    """Are there cubes of this good: on a mine or works, or in the import box of a ship?"""
    if state.cubes[space] == 0 or state.counter[space] == NOTHING:
        return False
    industry = kind_on(state, space).industry
    return industry in (COAL_MINE, SHIP) if good == COAL else industry == IRON_WORKS


def reach_of(state: Position, place: int) -> int:
    """What can be brought to a place, as bits; found for all places at once and kept."""
    if not state.reach:
        state.reach = find_reach(state)
    return state.reach[place]


def find_reach(state: Position) -> list[int]:
    """Spread from all mines and imports, from all works, from all doors to the displays."""
    board = state.board
    coal: list[int] = []
    iron: list[int] = []
    for space in range(board.spaces):
        if state.cubes[space] > 0 and state.counter[space] != NOTHING:
            at = iron if kind_on(state, space).industry == IRON_WORKS else coal
            at.append(board.space_place[space])
    doors = [place for place in range(board.places) if is_door(state, place)]
    reach = [0] * board.places
    mark(state, reach, coal, COAL_IN_REACH)
    mark(state, reach, iron, IRON_IN_REACH)
    mark(state, reach, doors, DISPLAY_IN_REACH)
    return reach


def mark(state: Position, reach: list[int], starts: list[int], bit: int) -> None:
    """Note what can be brought from these places to every place."""
    if starts:
        steps = distances(state.board.network, state.line, starts)
        for place in range(state.board.places):
            if steps[place] != UNREACHED:
                reach[place] |= bit


def is_door(state: Position, place: int) -> bool:
    """A distant port symbol or a port counter opens the displays; a market does not."""
    return state.board.distant_port[place] or has_port(state, place)


def can_bring(state: Position, good: int, ends: list[int], wanted: int) -> bool:
    """Can so many cubes be brought to one of these places, from the map or the displays?"""
    bit = COAL_IN_REACH if good == COAL else IRON_IN_REACH
    seen = 0
    for place in ends:
        seen |= reach_of(state, place)
    if wanted == 0 or seen & DISPLAY_IN_REACH:
        return True
    if wanted == 1:
        return seen & bit != 0
    return cubes_in_reach(state, good, ends) >= wanted


def cubes_in_reach(state: Position, good: int, ends: list[int]) -> int:
    """All the cubes that can be brought to one of these places."""
    from_ends = [steps_from(state, place) for place in ends]
    total = 0
    for space in range(state.board.spaces):
        if gives(state, space, good) and distance(state, from_ends, space) != UNREACHED:
            total += state.cubes[space]
    return total


def distance(state: Position, from_ends: list[list[int]], space: int) -> int:
    """From a source to the end that is nearest to it, or UNREACHED."""
    best = UNREACHED
    for steps in from_ends:
        away = away_from(state, steps, space)
        if away != UNREACHED and (best == UNREACHED or away < best):
            best = away
    return best


def away_from(state: Position, steps: list[int], space: int) -> int:
    """From one place to a source; an import box lies one sea lane beyond its ship."""
    place = state.board.space_place[space]
    away = steps[place]
    return away + 1 if away != UNREACHED and state.board.is_ship_space(place) else away


def nearest(state: Position, steps: list[int], good: int) -> int:
    """The distance of the nearest source of a good, or UNREACHED."""
    best = UNREACHED
    for space in range(state.board.spaces):
        if gives(state, space, good):
            away = away_from(state, steps, space)
            if away != UNREACHED and (best == UNREACHED or away < best):
                best = away
    return best


def why_source(state: Position, from_ends: list[list[int]], good: int, source: int) -> int:
    """A source nearest to the place, or to an end of the line; the display when there is none."""
    if source == state.board.spaces:
        # Asked for only where it can be had: without a source on the map the display is in reach.
        for steps in from_ends:
            if nearest(state, steps, good) != UNREACHED:
                return MAP_BEFORE_DISPLAY
        return FINE
    if not gives(state, source, good):
        return NO_CUBE_THERE
    if distance(state, from_ends, source) == UNREACHED:
        return SOURCE_NOT_CONNECTED
    for steps in from_ends:
        away = away_from(state, steps, source)
        if away != UNREACHED and away == nearest(state, steps, good):
            return FINE
    return NOT_NEAREST


# Taking cubes.


def take_coal(state: Position, answers: Answers, wanted: int, place: int, line: int) -> bool:
    """Bring coal to a place or to a line, cube by cube; False where an answer is missing."""
    for _ in range(wanted):
        source = answers.take(COAL_FROM, place, line)
        if source == MISSING:
            return False
        if source < state.board.spaces:
            state.tell(COAL_TAKEN, seat_of(state), source)
            use_cube(state, source)
        else:
            price = state.board.coal.price(state.coal)
            state.coal = max(0, state.coal - 1)
            state.bill += price
            state.tell(COAL_BOUGHT, seat_of(state), price)
    return True


def take_iron(state: Position, answers: Answers, wanted: int, place: int, line: int) -> bool:
    """Bring iron in the same way."""
    for _ in range(wanted):
        source = answers.take(IRON_FROM, place, line)
        if source == MISSING:
            return False
        if source < state.board.spaces:
            state.tell(IRON_TAKEN, seat_of(state), source)
            use_cube(state, source)
        else:
            price = state.board.iron.price(state.iron)
            state.iron = max(0, state.iron - 1)
            state.bill += price
            state.tell(IRON_BOUGHT, seat_of(state), price)
    return True


def use_cube(state: Position, space: int) -> None:
    """Take a cube off a counter or out of an import box."""
    state.cubes[space] -= 1
    flip_if_used_up(state, space)


# Flipping.


def flip_if_used_up(state: Position, space: int) -> None:
    """A mine or works without cubes flips; a ship when its market is used up as well."""
    if state.cubes[space] > 0:
        return
    state.reach = []
    if not has_market_left(state, space) and not state.covers[space]:
        flip(state, space)


def has_market_left(state: Position, space: int) -> bool:
    """Is the market beyond a ship unused? A counter without demand is used up from the start."""
    place = state.board.space_place[space]
    if not state.board.is_ship_space(place):
        return False
    return any(is_market_open(state, market) for market in state.board.place_markets[place])


def is_market_open(state: Position, market: int) -> bool:
    """An unused market counter with some demand."""
    return not state.used[market] and len(state.board.market_buys[state.market[market]]) > 0


def flip(state: Position, space: int) -> None:
    """Turn a counter over; its owner takes the profit at once, whoever's turn it is."""
    owner = state.owner[space]
    profit = kind_on(state, space).profit
    state.flipped[space] = 1
    receive(state, owner, profit)
    state.tell(kinds.FLIPPED, owner, space, state.counter[space], profit)


# Filling the displays.


def fill_display(state: Position, space: int) -> None:
    """A new mine, works or ship must fill its display, if connected; the builder is paid."""
    if reach_of(state, state.board.space_place[space]) & DISPLAY_IN_REACH == 0:
        return
    if kind_on(state, space).industry == IRON_WORKS:
        market, cubes, event = state.board.iron, state.iron, IRON_SOLD
    else:
        market, cubes, event = state.board.coal, state.coal, COAL_SOLD
    sold = min(state.cubes[space], market.size - cubes)
    if sold == 0:
        return
    if event == IRON_SOLD:
        state.iron += sold
    else:
        state.coal += sold
    state.cubes[space] -= sold
    earned = market.income(cubes, sold)
    receive(state, state.owner[space], earned)
    state.tell(event, state.owner[space], space, sold, earned)
