"""One position of Industria: where every tile is, money, points, and where the round stands."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.industria.board import NOTHING, Board

# Where a tile is. In a hand and laid, the seat is added.
STACK: Final = 0
OFFERED: Final = 1
GONE: Final = 2
HAND: Final = 10
LAID: Final = 20

# Where the round stands.
CHOOSING: Final = 0  # phase 3: the auctioneer chooses a tile
BIDDING: Final = 1  # phase 3: the others bid, once each
DECIDING: Final = 2  # phase 3: the auctioneer sells or keeps
LAYING: Final = 3  # phase 4: one visit each, first player first
OVER: Final = 4


@final
class Position(State):
    """All that changes. The constructor takes the rows, which is the fastest copy.

    What changes seldom is replaced, never changed in place, and a copy shares it.
    """

    def __init__(
        self,
        board: Board,
        place: vec[i64],
        money: vec[i64],
        points: vec[i64],
        order: vec[i64],
        offer: list[int],
    ) -> None:
        super().__init__()
        self.board = board
        self.place = place  # of each tile
        self.money = money
        # Replaced, never changed in place.
        self.points = points
        self.order = order  # the stacks laid end to end, epoch I first
        self.offer = offer  # the tiles of this round that nobody has taken yet, by their numbers
        # Single numbers.
        self.bank: i64 = 0  # what the bank has taken in, less what it has paid out
        self.drawn: i64 = 0  # how many of `order` have been turned up
        self.epoch: i64 = 0
        self.round: i64 = 0  # within the epoch
        self.phase: i64 = CHOOSING
        self.first: i64 = 0  # holds the first-player marker
        self.auctioneer: i64 = 0
        self.seat: i64 = 0  # who is asked
        self.lot: i64 = NOTHING  # the tile under the hammer
        self.bid: i64 = 0  # the highest so far
        self.bidder: i64 = NOBODY
        self.visit: i64 = 0  # kinds already laid in this visit, as a mask

    def copy(self) -> Position:
        """The same position, sharing only what is never changed in place."""
        place, money = self.place[:], self.money[:]
        copy = Position(self.board, place, money, self.points, self.order, self.offer)
        copy.revealed = self.revealed
        copy.bank = self.bank
        copy.drawn = self.drawn
        copy.epoch = self.epoch
        copy.round = self.round
        copy.phase = self.phase
        copy.first = self.first
        copy.auctioneer = self.auctioneer
        copy.seat = self.seat
        copy.lot = self.lot
        copy.bid = self.bid
        copy.bidder = self.bidder
        copy.visit = self.visit
        return copy

    def numbers(self) -> list[int]:
        """The whole position, flat."""
        return [
            *self.order, *self.place, *self.money, *self.points,
            self.bank, self.drawn, self.epoch, self.round, self.phase, self.first, self.auctioneer,
            self.seat, self.lot, self.bid, self.bidder, self.visit, self.revealed,
        ]  # fmt: skip


def left_of(state: Position, seat: i64) -> i64:
    """The left neighbour: play goes clockwise."""
    after = seat + 1
    return 0 if after == state.board.seats else after


def is_held(state: Position, tile: i64, seat: i64) -> bool:
    """Is the tile in this seat's hand?"""
    return state.place[tile] == HAND + seat


def is_laid(state: Position, tile: i64, seat: i64) -> bool:
    """Has this seat laid the tile?"""
    return state.place[tile] == LAID + seat


def owner(state: Position, tile: i64) -> i64:
    """Who has laid the tile, or NOBODY."""
    place = state.place[tile]
    return place - LAID if place >= LAID else NOBODY


def hand(state: Position, seat: i64) -> list[int]:
    """The tiles in a hand, in the order of their numbers."""
    return tiles_at(state, HAND + seat)


def laid(state: Position, seat: i64) -> list[int]:
    """The tiles a seat has laid, in the order of their numbers."""
    return tiles_at(state, LAID + seat)


def on_offer(state: Position) -> list[int]:
    """The tiles of this round that nobody has taken yet, in the order of their numbers."""
    return state.offer


def tiles_at(state: Position, place: i64) -> list[int]:
    """The tiles in one place, in the order of their numbers."""
    return [tile for tile in range(state.board.tiles) if state.place[tile] == place]
