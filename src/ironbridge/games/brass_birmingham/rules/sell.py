"""Sell: flip cotton mills, manufacturers and potteries at merchants, with beer (rules: Sell)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.core.rules import FINE, MISSING, Answers
from ironbridge.games.brass_birmingham.board import (
    COTTON,
    INDUSTRIES,
    MANUFACTURER,
    MONEY,
    NOTHING,
    POINTS,
    POTTERY,
    PROGRESS,
)
from ironbridge.games.brass_birmingham.rules.develop import remove_from_mat, why_removed
from ironbridge.games.brass_birmingham.rules.kinds import (
    ALREADY_FLIPPED,
    BEER_TAKEN,
    BONUS_MONEY,
    BONUS_POINTS,
    BONUS_PROGRESS,
    BONUS_TILE,
    MERCHANT,
    MERCHANT_BARREL_GONE,
    MERCHANT_BEER,
    MERCHANT_DOES_NOT_BUY,
    MERCHANT_NOT_CONNECTED,
    NO_BEER_FOR_SALE,
    NO_MERCHANT,
    NOT_FOR_SALE,
    NOT_YOUR_TILE,
    NOTHING_TO_SELL,
    SALE,
    SALE_BEER,
    SELL_AT_LEAST_ONE,
    SOLD,
)
from ironbridge.games.brass_birmingham.rules.supply import (
    advance,
    brewery_beer,
    flip,
    receive,
    use_cube,
    why_brewery,
)
from ironbridge.games.brass_birmingham.state import Position, kind_on, seat_of
from ironbridge.mechanisms.masks import has, mask_of
from ironbridge.mechanisms.rows import changed

GOODS: Final = mask_of([COTTON, MANUFACTURER, POTTERY])


def sell(state: Position, answers: Answers) -> bool:
    """Any number of tiles, one by one (BB-152, BB-158); False where an answer is missing."""
    sold = 0
    while True:
        space = answers.take(SALE, sold)
        if space == MISSING:
            return False
        if space == state.board.spaces:
            return True
        if not sell_tile(state, answers, space):
            return False
        sold += 1


def sell_tile(state: Position, answers: Answers, space: i64) -> bool:
    """One tile: its merchant, its beer, and what the merchant's own barrel brings."""
    merchant = answers.take(MERCHANT, space)
    if merchant == MISSING:
        return False
    for _ in range(kind_on(state, space).beer):
        source = answers.take(SALE_BEER, space, merchant)
        if source == MISSING:
            return False
        if source < state.board.spaces:
            state.tell(BEER_TAKEN, seat_of(state), source)
            use_cube(state, source)
        elif not drink_at_merchant(state, answers, merchant):
            return False
    state.tell(SOLD, seat_of(state), space, state.tile[space], merchant)
    flip(state, space)
    return True


def drink_at_merchant(state: Position, answers: Answers, merchant: i64) -> bool:
    """The merchant's barrel brings a bonus, which may itself ask a question (BB-156 to BB-163)."""
    seat = seat_of(state)
    place = state.board.merchant_place[merchant]
    amount = state.board.bonus_amount[place]
    bonus = state.board.merchant_bonus[place]
    state.barrel = changed(state.barrel, merchant, 0)
    state.tell(MERCHANT_BEER, seat, merchant)
    if bonus == MONEY:
        receive(state, seat, amount)
        state.tell(BONUS_MONEY, seat, amount)
    elif bonus == POINTS:
        state.points = changed(state.points, seat, state.points[seat] + amount)
        state.tell(BONUS_POINTS, seat, amount)
    elif bonus == PROGRESS:
        advance(state, seat, amount)
        state.tell(BONUS_PROGRESS, seat, amount)
    else:
        return develop_freely(state, answers)
    return True


def develop_freely(state: Position, answers: Answers) -> bool:
    """Take a tile off the mat without iron, if one can be; else the bonus is lost (BB-160)."""
    seat = seat_of(state)
    if all(why_removed(state, industry, seat) != FINE for industry in range(INDUSTRIES)):
        return True
    industry = answers.take(BONUS_TILE)
    if industry == MISSING:
        return False
    remove_from_mat(state, industry)
    return True


def why_sell(state: Position, seat: i64) -> int:
    """Some tile can be sold."""
    owner = state.owner
    for space in range(state.board.spaces):
        if owner[space] == seat and why_sale(state, space, 0, seat) == FINE:
            return FINE
    return NOTHING_TO_SELL


def why_sale(state: Position, space: i64, sold: i64, seat: i64) -> int:
    """An own tile of a kind that is sold, not flipped, with a merchant and beer for it."""
    if space == state.board.spaces:
        return FINE if sold > 0 else SELL_AT_LEAST_ONE
    if state.tile[space] == NOTHING or state.owner[space] != seat:
        return NOT_YOUR_TILE
    if not has(GOODS, kind_on(state, space).industry):
        return NOT_FOR_SALE
    if state.flipped[space]:
        return ALREADY_FLIPPED
    best = NO_MERCHANT
    for merchant in range(i64(len(state.merchant))):
        why = why_merchant(state, space, merchant, seat)
        if why == FINE:
            return FINE
        if why == NO_BEER_FOR_SALE:
            best = why
    return best


def why_merchant(state: Position, space: i64, merchant: i64, seat: i64) -> int:
    """The merchant buys it, is connected to it, and there is beer for it (BB-153 to BB-155)."""
    board = state.board
    kind = kind_on(state, space)
    if not has(board.buys[state.merchant[merchant]], kind.industry):
        return MERCHANT_DOES_NOT_BUY
    reach = state.reach[board.space_place[space]]
    if not has(reach, board.merchant_place[merchant]):
        return MERCHANT_NOT_CONNECTED
    beer = brewery_beer(state, reach, seat) + state.barrel[merchant]
    return FINE if beer >= kind.beer else NO_BEER_FOR_SALE


def why_sale_beer(state: Position, space: i64, merchant: i64, source: i64, seat: i64) -> int:
    """A brewery in reach, or the merchant's barrel: there is enough, whatever the order."""
    if source == state.board.spaces:
        return FINE if state.barrel[merchant] else MERCHANT_BARREL_GONE
    return why_brewery(state, state.reach[state.board.space_place[space]], source, seat)
