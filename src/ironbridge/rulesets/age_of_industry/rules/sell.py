"""Sell goods: mills and factories through ports and markets (rules: Sell goods)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.masks import bit, has, mask_of
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.age_of_industry.board import COTTON_MILL, FACTORY, NOTHING, PORT, Board
from ironbridge.rulesets.age_of_industry.rules.refusals import (
    ALREADY_FLIPPED,
    BUYER_BARRED,
    BUYER_NOT_CONNECTED,
    BUYER_OVERSEAS,
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
    SELL_AT_LEAST_ONE,
)
from ironbridge.rulesets.age_of_industry.rules.supply import (
    flip,
    flip_if_used_up,
    is_only_barred,
    is_overseas,
    joined_to,
)
from ironbridge.rulesets.age_of_industry.state import Position, has_industry, model_on, seat_of

SALE: Final = 7  # spaces, and to stop
BUYER: Final = 8  # spaces with their ports, and market spaces behind them

SOLD_TO_PORT: Final = Shape("sold-to-port", "space", "port")
SOLD_TO_MARKET: Final = Shape("sold-to-market", "space", "market")

GOODS: Final = mask_of([COTTON_MILL, FACTORY])


def sell(state: Position, answers: Answers) -> bool:
    """Any number of sales, one by one (AI-139); False where an answer is missing."""
    sold = 0
    while True:
        space = answers.take(SALE, sold)
        if space == MISSING:
            return False
        if space == state.board.stop:
            return True
        buyer = answers.take(BUYER, space)
        if buyer == MISSING:
            return False
        sell_one(state, space, buyer)
        sold += 1


def sell_one(state: Position, space: i64, buyer: i64) -> None:
    """Both counters flip, and their owners are paid (AI-135, AI-138); a ship may flip too (AI-141)."""
    seat = seat_of(state)
    board = state.board
    if buyer < board.first_market:
        state.tell(SOLD_TO_PORT, seat, space, buyer)
        flip(state, space)
        flip(state, buyer)
        return
    market = buyer - board.first_market
    state.tell(SOLD_TO_MARKET, seat, space, market)
    state.used = changed(state.used, market, 1)
    flip(state, space)
    place = board.market_place[market]
    if board.is_ship_space(place):
        flip_if_used_up(state, board.spaces_at.items[board.spaces_at.first[place]])


def why_sell(state: Position, seat: i64) -> int:
    """Some counter can sell its goods."""
    for space in range(state.board.spaces):
        if why_sale(state, space, 0, seat) == FINE:
            return FINE
    return NOTHING_TO_SELL


def why_sale(state: Position, space: i64, sold: i64, seat: i64) -> int:
    """An own mill or factory, not flipped, with a buyer in reach (AI-127, AI-128)."""
    if space == state.board.stop:
        return FINE if sold > 0 else SELL_AT_LEAST_ONE
    if state.counter[space] == NOTHING or state.owner[space] != seat:
        return NOT_YOUR_COUNTER
    if not has(GOODS, model_on(state, space).industry):
        return NOT_FOR_SALE
    if state.flipped[space]:
        return ALREADY_FLIPPED
    reach = joined_to(state, bit(state.board.space_place[space]))
    for buyer in range(buyers(state)):
        if has(reach, place_of(state, buyer)) and why_wanted(state, space, buyer) == FINE:
            return FINE
    return NO_BUYER


def has_goods(state: Position, space: i64) -> bool:
    """Does a mill or factory lie there that has not sold yet?"""
    if state.counter[space] == NOTHING or state.flipped[space]:
        return False
    return has(GOODS, model_on(state, space).industry)


def buyers(state: Position) -> i64:
    """All ports there could be, and all markets."""
    return state.board.first_market + len(state.market)


def place_of(state: Position, buyer: i64) -> i64:
    """Where a port could be, or a market is."""
    board = state.board
    if buyer < board.first_market:
        return board.space_place[buyer]
    return board.market_place[buyer - board.first_market]


def why_buyer(state: Position, space: i64, buyer: i64) -> int:
    """An unused port or market that takes these goods and is connected (AI-129 to AI-131, AI-140)."""
    why = why_wanted(state, space, buyer)
    if why != FINE:
        return why
    here, there = bit(state.board.space_place[space]), place_of(state, buyer)
    if has(joined_to(state, here), there):
        return FINE
    if is_only_barred(state, here, bit(there)):
        return BUYER_BARRED
    return BUYER_OVERSEAS if is_overseas(state, here, there) else BUYER_NOT_CONNECTED


def why_wanted(state: Position, space: i64, buyer: i64) -> int:
    """An unused port or market that takes the goods of a space."""
    industry = model_on(state, space).industry
    if buyer < state.board.first_market:
        return why_port(state, industry, buyer)
    return why_market(state, industry, buyer - state.board.first_market)


def why_port(state: Position, industry: i64, space: i64) -> int:
    """A port counter of anybody, unused (AI-136, AI-137); level one takes cotton only (AI-132)."""
    if not has_industry(state, space, PORT):
        return NO_PORT_THERE
    if state.flipped[space]:
        return PORT_USED
    return FINE if has(model_on(state, space).goods, industry) else PORT_DOES_NOT_TAKE_IT


def why_market(state: Position, industry: i64, market: i64) -> int:
    """An unused market counter that asks for these goods (AI-133, AI-134)."""
    buys = state.board.buys[state.market[market]]
    if buys == 0:
        return NO_DEMAND
    if state.used[market]:
        return MARKET_USED
    return FINE if has(buys, industry) else MARKET_DOES_NOT_TAKE_IT


# The questions.


@final
class Sale(Ask):
    """Which counter sells its goods next, or that no more are sold."""

    def __init__(self, board: Board) -> None:
        super().__init__(SALE, "sale", int(board.stop) + 1, "sold")
        self.board = board

    def why(self, state: State, question: Question, space: int) -> int:
        assert isinstance(state, Position)
        return why_sale(state, space, question.a, question.seat)

    def rest(self, state: State, question: Question, space: int) -> int:
        return ENDS if space == self.board.stop else space


@final
class Buyer(Ask):
    """Which port or market buys the goods of a space."""

    def __init__(self, board: Board) -> None:
        super().__init__(BUYER, "buyer", int(board.first_market) + len(board.market_place), "space")

    def why(self, state: State, question: Question, buyer: int) -> int:
        assert isinstance(state, Position)
        return why_buyer(state, question.a, buyer)
