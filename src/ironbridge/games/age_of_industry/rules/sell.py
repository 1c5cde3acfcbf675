"""Sell goods: mills and factories through ports and markets (rules: Sell goods)."""

from __future__ import annotations

from ironbridge.core.rules import FINE, MISSING, Answers
from ironbridge.games.age_of_industry.board import COTTON_MILL, FACTORY, NOTHING, PORT
from ironbridge.games.age_of_industry.rules.kinds import (
    ALREADY_FLIPPED,
    BUYER,
    BUYER_NOT_CONNECTED,
    MARKET_DOES_NOT_TAKE_IT,
    MARKET_USED,
    NO_BUYER,
    NO_DEMAND,
    NO_PORT_THERE,
    NOT_FOR_SALE,
    NOT_YOUR_COUNTER,
    NOTHING_TO_SELL,
    PORT_DOES_NOT_TAKE_IT,
    PORT_USED,
    SALE,
    SELL_AT_LEAST_ONE,
    SOLD_TO_MARKET,
    SOLD_TO_PORT,
)
from ironbridge.games.age_of_industry.rules.supply import flip, flip_if_used_up, steps_from
from ironbridge.games.age_of_industry.state import Position, has_industry, kind_on, seat_of
from ironbridge.mechanisms.network import UNREACHED


def sell(state: Position, answers: Answers) -> bool:
    """Any number of sales, one by one; False where an answer is missing."""
    sold = 0
    while True:
        space = answers.take(SALE, sold)
        if space == MISSING:
            return False
        if space == state.board.spaces:
            return True
        buyer = answers.take(BUYER, space)
        if buyer == MISSING:
            return False
        sell_one(state, space, buyer)
        sold += 1


def sell_one(state: Position, space: int, buyer: int) -> None:
    """Both counters flip, and their owners are paid; a ship may have used up its market."""
    seat = seat_of(state)
    spaces = state.board.spaces
    if buyer < spaces:
        state.tell(SOLD_TO_PORT, seat, space, buyer)
        flip(state, space)
        flip(state, buyer)
        return
    market = buyer - spaces
    state.tell(SOLD_TO_MARKET, seat, space, market)
    state.used[market] = 1
    flip(state, space)
    place = state.board.market_place[market]
    if state.board.is_ship_space(place):
        flip_if_used_up(state, state.board.place_spaces[place][0])


def why_sell(state: Position, seat: int) -> int:
    """Some counter can sell its goods."""
    for space in range(state.board.spaces):
        if why_sale(state, space, 0, seat) == FINE:
            return FINE
    return NOTHING_TO_SELL


def why_sale(state: Position, space: int, sold: int, seat: int) -> int:
    """An own mill or factory, not flipped, with a buyer in reach."""
    if space == state.board.spaces:
        return FINE if sold > 0 else SELL_AT_LEAST_ONE
    if state.counter[space] == NOTHING or state.owner[space] != seat:
        return NOT_YOUR_COUNTER
    if kind_on(state, space).industry not in (COTTON_MILL, FACTORY):
        return NOT_FOR_SALE
    if state.flipped[space]:
        return ALREADY_FLIPPED
    steps = steps_from(state, state.board.space_place[space])
    for buyer in range(buyers(state)):
        if why_buyer(state, steps, space, buyer) == FINE:
            return FINE
    return NO_BUYER


def buyers(state: Position) -> int:
    """All ports there could be, and all markets."""
    return state.board.spaces + len(state.market)


def why_buyer(state: Position, steps: list[int], space: int, buyer: int) -> int:
    """An unused port or market that takes these goods, connected by railways and sea lanes."""
    spaces = state.board.spaces
    industry = kind_on(state, space).industry
    if buyer < spaces:
        why = why_port(state, industry, buyer)
        place = state.board.space_place[buyer]
    else:
        why = why_market(state, industry, buyer - spaces)
        place = state.board.market_place[buyer - spaces]
    if why != FINE:
        return why
    return FINE if steps[place] != UNREACHED else BUYER_NOT_CONNECTED


def why_port(state: Position, industry: int, space: int) -> int:
    """A port counter of anybody, unused; one of level one takes cotton only."""
    if not has_industry(state, space, PORT):
        return NO_PORT_THERE
    if state.flipped[space]:
        return PORT_USED
    return FINE if industry in kind_on(state, space).sells else PORT_DOES_NOT_TAKE_IT


def why_market(state: Position, industry: int, market: int) -> int:
    """An unused market counter that asks for these goods."""
    buys = state.board.market_buys[state.market[market]]
    if not buys:
        return NO_DEMAND
    if state.used[market]:
        return MARKET_USED
    return FINE if industry in buys else MARKET_DOES_NOT_TAKE_IT
