"""Auction: choose a tile, hear one bid from each, sell or keep it (phase 3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import FINE, MISSING, Answers
from ironbridge.core.events import Shape
from ironbridge.core.state import NOBODY
from ironbridge.rulesets.industria.board import NOTHING, Board
from ironbridge.rulesets.industria.rules.lay import begin_laying
from ironbridge.rulesets.industria.rules.refusals import (
    BID_TOO_HIGH,
    BID_TOO_LOW,
    FIRST_BID_TOO_LOW,
    NOT_ON_OFFER,
)
from ironbridge.rulesets.industria.rules.supply import Cashing, cashes_in
from ironbridge.rulesets.industria.state import (
    BIDDING,
    CHOOSING,
    DECIDING,
    HAND,
    OFFERED,
    Position,
    left_of,
)

LOT: Final = 0
BID: Final = 1
VERDICT: Final = 2

PASS: Final = 0  # of BID, whose options are thalers
SELL: Final = 0  # of VERDICT
KEEP: Final = 1

LOT_CHOSEN: Final = Shape("lot-chosen", "tile")
BID_MADE: Final = Shape("bid-made", "tile", "thalers")
PASSED: Final = Shape("passed", "tile")
SOLD: Final = Shape("sold", "tile", "thalers", "seller")
KEPT: Final = Shape("kept", "tile")
ROLE_PASSED: Final = Shape("role-passed")


def choose_lot(state: Position, answers: Answers) -> None:
    """The auctioneer puts one of the tiles on offer under the hammer (IN-20)."""
    tile = answers.take(LOT)
    if tile == MISSING or cashes_in(state, LOT, tile):
        return
    state.tell(LOT_CHOSEN, state.seat, tile)
    state.lot = tile
    state.bid = 0
    state.bidder = NOBODY
    state.phase = BIDDING
    state.seat = left_of(state, state.auctioneer)


def why_lot(state: Position, tile: i64) -> int:
    """Only what was turned up this round and is not taken yet (IN-20)."""
    return FINE if state.place[tile] == OFFERED else NOT_ON_OFFER


def bid(state: Position, answers: Answers) -> None:
    """One bid, or none, from each seat but the auctioneer, clockwise (IN-21, IN-22)."""
    amount = answers.take(BID)
    if amount == MISSING or cashes_in(state, BID, amount):
        return
    if amount == PASS:
        state.tell(PASSED, state.seat, state.lot)
    else:
        state.tell(BID_MADE, state.seat, state.lot, amount)
        state.bid = amount
        state.bidder = state.seat
    state.seat = left_of(state, state.seat)
    if state.seat == state.auctioneer:
        end_bidding(state)


def why_bid(state: Position, amount: i64) -> int:
    """Higher than the last bid, and no more than one's money (IN-23, IN-24, IN-31)."""
    if amount == PASS:
        return FINE
    if amount < next_bid(state):
        return FIRST_BID_TOO_LOW if state.bidder == NOBODY else BID_TOO_LOW
    return FINE if amount <= state.money[state.seat] else BID_TOO_HIGH


def bids(state: Position) -> list[int]:
    """Every amount that may be bid, PASS first."""
    amounts = [PASS]
    for amount in range(next_bid(state), state.money[state.seat] + 1):
        amounts.append(amount)
    return amounts


def next_bid(state: Position) -> i64:
    """The least that may be bid now."""
    return max(state.bid + 1, state.board.lowest_bid)


def end_bidding(state: Position) -> None:
    """With a bid the auctioneer decides (IN-25); without one he must take the tile (IN-29)."""
    if state.bidder == NOBODY:
        keep(state)
    else:
        state.phase = DECIDING


def decide(state: Position, answers: Answers) -> None:
    """Sell to the highest bidder and go on, or keep the tile and hand on the role."""
    verdict = answers.take(VERDICT)
    if verdict == MISSING or cashes_in(state, VERDICT, verdict):
        return
    if verdict == SELL:
        sell(state)
    else:
        keep(state)


def sell(state: Position) -> None:
    """The highest bidder pays the auctioneer, who stays in his role (IN-26, IN-27)."""
    state.tell(SOLD, state.bidder, state.lot, state.bid, state.auctioneer)
    state.money[state.bidder] -= state.bid
    state.money[state.auctioneer] += state.bid
    hand_over(state, seat=state.bidder, auctioneer=state.auctioneer)


def keep(state: Position) -> None:
    """The tile is free, and costs the role (IN-28)."""
    state.tell(KEPT, state.auctioneer, state.lot)
    hand_over(state, seat=state.auctioneer, auctioneer=left_of(state, state.auctioneer))


def hand_over(state: Position, *, seat: i64, auctioneer: i64) -> None:
    """Give the tile to a seat; then the next tile is chosen, if one is left (IN-32, IN-33)."""
    state.place[state.lot] = HAND + seat
    state.offer = [tile for tile in state.offer if tile != state.lot]
    state.lot = NOTHING
    state.bid = 0
    state.bidder = NOBODY
    if len(state.offer) == 0:
        begin_laying(state)
        return
    if auctioneer != state.auctioneer:
        state.tell(ROLE_PASSED, auctioneer)
    state.auctioneer = auctioneer
    state.seat = auctioneer
    state.phase = CHOOSING


# The questions.


@final
class Lot(Cashing):
    """Which of the tiles on offer comes under the hammer."""

    def __init__(self, board: Board) -> None:
        super().__init__(LOT, "lot", board)

    def ordinary(self, state: Position) -> list[int]:
        return state.offer

    def why_ordinary(self, state: Position, tile: i64) -> int:
        return why_lot(state, tile)


@final
class Bid(Cashing):
    """How many thalers are bid for it, or none."""

    def __init__(self, board: Board) -> None:
        super().__init__(BID, "bid", board)

    def ordinary(self, state: Position) -> list[int]:
        return bids(state)

    def why_ordinary(self, state: Position, amount: i64) -> int:
        return why_bid(state, amount)


@final
class Verdict(Cashing):
    """Whether the auctioneer sells it to the highest bidder, or keeps it."""

    def __init__(self, board: Board) -> None:
        super().__init__(VERDICT, "verdict", board)
        self.verdicts = [SELL, KEEP]

    def ordinary(self, state: Position) -> list[int]:
        return self.verdicts

    def why_ordinary(self, state: Position, verdict: i64) -> int:
        return FINE
