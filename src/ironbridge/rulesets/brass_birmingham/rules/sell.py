"""Sell: flip cotton mills, manufacturers and potteries at merchants, with beer (rules: Sell)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.masks import has, mask_of
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.brass_birmingham.board import (
    COTTON,
    INDUSTRIES,
    MANUFACTURER,
    MONEY,
    NOTHING,
    POINTS,
    POTTERY,
    PROGRESS,
    Board,
)
from ironbridge.rulesets.brass_birmingham.rules.develop import (
    BONUS_TILE,
    remove_from_mat,
    why_removed,
)
from ironbridge.rulesets.brass_birmingham.rules.refusals import (
    ALREADY_FLIPPED,
    BEER_BEFORE_SALE,
    MERCHANT_BARREL_GONE,
    MERCHANT_DOES_NOT_BUY,
    MERCHANT_NOT_CONNECTED,
    NO_BEER_FOR_SALE,
    NO_MERCHANT,
    NO_MORE_BEER,
    NOT_FOR_SALE,
    NOT_YOUR_TILE,
    NOTHING_TO_SELL,
    SELL_AT_LEAST_ONE,
)
from ironbridge.rulesets.brass_birmingham.rules.supply import (
    advance,
    brewery_beer,
    drink,
    flip,
    receive,
    why_brewery,
)
from ironbridge.rulesets.brass_birmingham.state import Position, model_on, seat_of

SALE: Final = 11
MERCHANT: Final = 12
SALE_BEER: Final = 13

MERCHANT_BEER: Final = Shape("merchant-beer", "merchant")
SOLD: Final = Shape("sold", "space", "tile", "merchant")
BONUS_MONEY: Final = Shape("bonus-money", "pounds")
BONUS_POINTS: Final = Shape("bonus-points", "points")
BONUS_PROGRESS: Final = Shape("bonus-progress", "steps")

GOODS: Final = mask_of([COTTON, MANUFACTURER, POTTERY])


def sell(state: Position, answers: Answers) -> bool:
    """Any number of tiles, one by one (BB-152, BB-158); False where an answer is missing."""
    sold = 0
    last: i64 = NOTHING
    while True:
        space = answers.take(SALE, sold, last)
        if space == MISSING:
            return False
        if space == state.board.no_sale:
            return True
        if not sell_tile(state, answers, space):
            return False
        sold += 1
        last = space


def sell_tile(state: Position, answers: Answers, space: i64) -> bool:
    """One tile: its merchant, its beer, and what the merchant's own barrel brings."""
    merchant = answers.take(MERCHANT, space)
    if merchant == MISSING:
        return False
    for _ in range(model_on(state, space).beer):
        source = answers.take(SALE_BEER, space, merchant)
        if source == MISSING:
            return False
        if source < state.board.barrel:
            drink(state, source)
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
    if space > state.board.no_sale:
        return NO_MORE_BEER if sold > 0 else BEER_BEFORE_SALE
    if space == state.board.no_sale:
        return FINE if sold > 0 else SELL_AT_LEAST_ONE
    if state.tile[space] == NOTHING or state.owner[space] != seat:
        return NOT_YOUR_TILE
    if not has(GOODS, model_on(state, space).industry):
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
    model = model_on(state, space)
    if not has(board.buys[state.merchant[merchant]], model.industry):
        return MERCHANT_DOES_NOT_BUY
    reach = state.reach[board.space_place[space]]
    if not has(reach, board.merchant_place[merchant]):
        return MERCHANT_NOT_CONNECTED
    beer = brewery_beer(state, reach, seat) + state.barrel[merchant]
    return FINE if beer >= model.beer else NO_BEER_FOR_SALE


# The questions.


@final
class Sale(Ask):
    """Which tile is sold next, or none; behind that stands beer, which a sold tile needs no more."""

    def __init__(self, board: Board) -> None:
        tiles, beer = int(board.no_sale) + 1, int(board.barrel) + 1
        super().__init__(SALE, "sale", tiles + beer, "sold", "last")
        self.board = board
        self.tiles = self.all[:tiles]

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.tiles

    def why(self, state: State, question: Question, space: int) -> int:
        assert isinstance(state, Position)
        return why_sale(state, space, question.a, question.seat)

    def rest(self, state: State, question: Question, space: int) -> int:
        return ENDS if space == self.board.no_sale else space

    def then(self, state: State, question: Question, space: int) -> Question | None:
        return Question(MERCHANT, question.seat, space)


@final
class Merchant(Ask):
    """To which merchant."""

    def __init__(self, board: Board) -> None:
        super().__init__(MERCHANT, "merchant", len(board.merchant_place), "space")

    def why(self, state: State, question: Question, merchant: int) -> int:
        assert isinstance(state, Position)
        return why_merchant(state, question.a, merchant, question.seat)


@final
class SaleBeer(Ask):
    """Where the beer comes from, a brewery or the merchant's barrel: there is enough in any order."""

    def __init__(self, board: Board) -> None:
        super().__init__(SALE_BEER, "sale-beer", int(board.barrel) + 1, "space", "merchant")
        self.board = board

    def why(self, state: State, question: Question, source: int) -> int:
        assert isinstance(state, Position)
        if source == self.board.barrel:
            return FINE if state.barrel[question.b] else MERCHANT_BARREL_GONE
        reach = state.reach[self.board.space_place[question.a]]
        return why_brewery(state, reach, source, question.seat)
