"""Supply: coal, iron and beer, where they come from and what they cost (rules: Resources)."""

from __future__ import annotations

from typing import Final

from ironbridge.core.rules import FINE, MISSING, Answers
from ironbridge.games.brass_birmingham.board import BREWERY, COAL, IRON, NOTHING
from ironbridge.games.brass_birmingham.rules import kinds
from ironbridge.games.brass_birmingham.rules.kinds import (
    BREWERY_NOT_CONNECTED,
    COAL_BOUGHT,
    COAL_FROM,
    COAL_TAKEN,
    IRON_BOUGHT,
    IRON_FROM,
    IRON_TAKEN,
    MINE_BEFORE_MARKET,
    MINE_NOT_CONNECTED,
    NO_BEER_THERE,
    NO_COAL_THERE,
    NO_IRON_THERE,
    NOT_NEAREST_MINE,
    WORKS_BEFORE_MARKET,
)
from ironbridge.games.brass_birmingham.state import (
    Position,
    has_industry,
    kind_on,
    seat_of,
)
from ironbridge.mechanisms.network import UNREACHED, distances

OUT_OF_REACH: Final = 1_000_000  # pounds nobody has


# Connections.


def are_joined(state: Position, starts: list[int], place: int) -> bool:
    """Do links of anybody join the place to one of these?"""
    region = state.region
    return any(region[start] == region[place] for start in starts)


def reaches_merchant(state: Position, starts: list[int]) -> bool:
    """Is any merchant place connected, with or without merchant tiles?"""
    merchants = range(state.board.first_merchant, state.board.places)
    return any(are_joined(state, starts, place) for place in merchants)


# Coal.


def holds(state: Position, space: int, industry: int) -> bool:
    """Does a tile of this industry lie there, with cubes or barrels on it?"""
    return state.cubes[space] > 0 and has_industry(state, space, industry)


def connected_coal(state: Position, starts: list[int], but: int) -> int:
    """The coal on all connected mines, but for one space."""
    total = 0
    for space in state.board.industry_spaces[COAL]:
        joined = are_joined(state, starts, state.board.space_place[space])
        if joined and space != but and holds(state, space, COAL):
            total += state.cubes[space]
    return total


def nearest_coal(state: Position, steps: list[int]) -> int:
    """The distance of the nearest mine with coal, or UNREACHED."""
    best = UNREACHED
    for space in state.board.industry_spaces[COAL]:
        if holds(state, space, COAL):
            distance = steps[state.board.space_place[space]]
            if distance != UNREACHED and (best == UNREACHED or distance < best):
                best = distance
    return best


def coal_cost(state: Position, starts: list[int], wanted: int, but: int = NOTHING) -> int:
    """What so much coal costs at these places: mines are free and come first. Or OUT_OF_REACH.

    `but` is a space that is being built over.
    """
    if wanted == 0:
        return 0
    bought = wanted - connected_coal(state, starts, but)
    if bought <= 0:
        return 0
    if not reaches_merchant(state, starts):
        return OUT_OF_REACH
    return state.board.coal.cost(state.coal, bought)


def why_coal(state: Position, starts: list[int], source: int) -> int:
    """The nearest connected mine first, any of those as near; then the market (BB-88 to BB-92)."""
    if source == state.board.spaces:
        # Coal is asked for only where it can be had: without a mine the market is in reach.
        return FINE if connected_coal(state, starts, NOTHING) == 0 else MINE_BEFORE_MARKET
    if not holds(state, source, COAL):
        return NO_COAL_THERE
    place = state.board.space_place[source]
    if not are_joined(state, starts, place):
        return MINE_NOT_CONNECTED
    steps = distances(state.board.network, state.link, starts)
    return FINE if steps[place] == nearest_coal(state, steps) else NOT_NEAREST_MINE


def take_coal(state: Position, answers: Answers, wanted: int, place: int, line: int) -> bool:
    """Bring so much coal to a place or to a line; False where an answer is missing."""
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
            pay(state, price)
            state.tell(COAL_BOUGHT, seat_of(state), price)
    return True


# Iron.


def iron_on_tiles(state: Position, but: int = NOTHING) -> int:
    """The iron on all iron works, whoever owns them, but for one space."""
    total = 0
    for space in state.board.industry_spaces[IRON]:
        if space != but and holds(state, space, IRON):
            total += state.cubes[space]
    return total


def iron_cost(state: Position, wanted: int, but: int = NOTHING) -> int:
    """What so much iron costs: works are free and come first. `but`: as for coal."""
    bought = wanted - iron_on_tiles(state, but)
    return 0 if bought <= 0 else state.board.iron.cost(state.iron, bought)


def why_iron(state: Position, source: int) -> int:
    """Any iron works with iron, and the market only when there is none (BB-98 to BB-101)."""
    if source < state.board.spaces:
        return FINE if holds(state, source, IRON) else NO_IRON_THERE
    return FINE if iron_on_tiles(state) == 0 else WORKS_BEFORE_MARKET


def take_iron(state: Position, answers: Answers, wanted: int) -> bool:
    """Use so much iron; False where an answer is missing."""
    for _ in range(wanted):
        source = answers.take(IRON_FROM)
        if source == MISSING:
            return False
        if source < state.board.spaces:
            state.tell(IRON_TAKEN, seat_of(state), source)
            use_cube(state, source)
        else:
            price = state.board.iron.price(state.iron)
            state.iron = max(0, state.iron - 1)
            pay(state, price)
            state.tell(IRON_BOUGHT, seat_of(state), price)
    return True


# Beer.


def why_brewery(state: Position, starts: list[int], space: int, seat: int) -> int:
    """One's own brewery anywhere, another's only if it is connected (BB-105, BB-106)."""
    if not holds(state, space, BREWERY):
        return NO_BEER_THERE
    if state.owner[space] == seat:
        return FINE
    joined = are_joined(state, starts, state.board.space_place[space])
    return FINE if joined else BREWERY_NOT_CONNECTED


def brewery_beer(state: Position, starts: list[int], seat: int) -> int:
    """All the barrels on breweries that this seat may use."""
    total = 0
    for space in state.board.industry_spaces[BREWERY]:
        if why_brewery(state, starts, space, seat) == FINE:
            total += state.cubes[space]
    return total


# Using up, paying, flipping.


def use_cube(state: Position, space: int) -> None:
    """Take a cube or a barrel off a tile; the last one flips it, whoever's turn it is (BB-80)."""
    state.cubes[space] -= 1
    if state.cubes[space] == 0:
        flip(state, space)


def flip(state: Position, space: int) -> None:
    """Turn a tile over; its owner's income goes up at once (BB-81)."""
    owner = state.owner[space]
    income = kind_on(state, space).income
    state.flipped[space] = 1
    state.tell(kinds.FLIPPED, owner, space, state.tile[space], income)
    advance(state, owner, income)


def advance(state: Position, seat: int, steps: int) -> None:
    """Move a seat's income marker up; it stops at the end of the track (BB-82)."""
    last = len(state.board.levels) - 1
    state.income[seat] = min(last, state.income[seat] + steps)


def pay(state: Position, amount: int) -> None:
    """Spend money in an action: it counts for the order of the next round (BB-47, BB-52)."""
    seat = seat_of(state)
    state.money[seat] -= amount
    state.spent[seat] += amount
    state.bank += amount


def receive(state: Position, seat: int, amount: int) -> None:
    """Get money from the bank."""
    state.money[seat] += amount
    state.bank -= amount
