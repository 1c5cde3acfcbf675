"""Sell goods: mills and factories through ports and markets (rules: Sell goods)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from ironbridge.games.age_of_industry.rules.supply import flip, flip_if_used_up, joined_to
from ironbridge.games.age_of_industry.state import Position, has_industry, kind_on, seat_of
from ironbridge.mechanisms.masks import bit, has, mask_of
from ironbridge.mechanisms.rows import changed

GOODS: Final = mask_of([COTTON_MILL, FACTORY])


def sell(state: Position, answers: Answers) -> bool:
    """Any number of sales, one by one (AI-139); False where an answer is missing."""
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


def sell_one(state: Position, space: i64, buyer: i64) -> None:
    """Both counters flip, and their owners are paid (AI-135, AI-138); a ship may flip too (AI-141)."""
    seat = seat_of(state)
    spaces = state.board.spaces
    if buyer < spaces:
        state.tell(SOLD_TO_PORT, seat, space, buyer)
        flip(state, space)
        flip(state, buyer)
        return
    market = buyer - spaces
    state.tell(SOLD_TO_MARKET, seat, space, market)
    state.used = changed(state.used, market, 1)
    flip(state, space)
    place = state.board.market_place[market]
    if state.board.is_ship_space(place):
        flip_if_used_up(state, state.board.spaces_at.items[state.board.spaces_at.first[place]])


def why_sell(state: Position, seat: i64) -> int:
    """Some counter can sell its goods."""
    for space in range(state.board.spaces):
        if why_sale(state, space, 0, seat) == FINE:
            return FINE
    return NOTHING_TO_SELL


def why_sale(state: Position, space: i64, sold: i64, seat: i64) -> int:
    """An own mill or factory, not flipped, with a buyer in reach (AI-127, AI-128)."""
    if space == state.board.spaces:
        return FINE if sold > 0 else SELL_AT_LEAST_ONE
    if state.counter[space] == NOTHING or state.owner[space] != seat:
        return NOT_YOUR_COUNTER
    if not has(GOODS, kind_on(state, space).industry):
        return NOT_FOR_SALE
    if state.flipped[space]:
        return ALREADY_FLIPPED
    for buyer in range(buyers(state)):
        if why_buyer(state, space, buyer) == FINE:
            return FINE
    return NO_BUYER


def buyers(state: Position) -> i64:
    """All ports there could be, and all markets."""
    return state.board.spaces + len(state.market)


def why_buyer(state: Position, space: i64, buyer: i64) -> int:
    """An unused port or market that takes these goods and is connected (AI-129 to AI-131, AI-140)."""
    board = state.board
    industry = kind_on(state, space).industry
    if buyer < board.spaces:
        why = why_port(state, industry, buyer)
        place = board.space_place[buyer]
    else:
        why = why_market(state, industry, buyer - board.spaces)
        place = board.market_place[buyer - board.spaces]
    if why != FINE:
        return why
    here = bit(board.space_place[space])
    return FINE if has(joined_to(state, here), place) else BUYER_NOT_CONNECTED


def why_port(state: Position, industry: i64, space: i64) -> int:
    """A port counter of anybody, unused (AI-136, AI-137); level one takes cotton only (AI-132)."""
    if not has_industry(state, space, PORT):
        return NO_PORT_THERE
    if state.flipped[space]:
        return PORT_USED
    return FINE if has(kind_on(state, space).goods, industry) else PORT_DOES_NOT_TAKE_IT


def why_market(state: Position, industry: i64, market: i64) -> int:
    """An unused market counter that asks for these goods (AI-133, AI-134)."""
    buys = state.board.buys[state.market[market]]
    if buys == 0:
        return NO_DEMAND
    if state.used[market]:
        return MARKET_USED
    return FINE if has(buys, industry) else MARKET_DOES_NOT_TAKE_IT
