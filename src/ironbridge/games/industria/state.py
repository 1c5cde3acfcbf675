"""One position of Industria: where every tile is, money, points, and where the round stands."""

from __future__ import annotations

from typing import Final, final

from ironbridge.core.rules import NOBODY, State
from ironbridge.games.industria.board import NOTHING, Board

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
    """All that changes. The constructor takes the fields, which is the fastest copy."""

    def __init__(
        self,
        board: Board,
        order: list[int],
        place: list[int],
        money: list[int],
        points: list[int],
    ) -> None:
        super().__init__()
        self.board = board
        self.order = order  # the stacks laid end to end, epoch I first
        self.place = place  # of each tile
        self.money = money
        self.points = points
        self.bank = 0  # what the bank has taken in, less what it has paid out
        self.drawn = 0  # how many of `order` have been turned up
        self.epoch = 0
        self.round = 0  # within the epoch
        self.phase = CHOOSING
        self.first = 0  # holds the first-player marker
        self.auctioneer = 0
        self.seat = 0  # who is asked
        self.lot = NOTHING  # the tile under the hammer
        self.bid = 0  # the highest so far
        self.bidder = NOBODY
        self.visit = 0  # kinds already laid in this visit, one bit each

    def copy(self) -> Position:
        """The same position, sharing only the board."""
        copy = Position(self.board, self.order[:], self.place[:], self.money[:], self.points[:])
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


def left_of(state: Position, seat: int) -> int:
    """The left neighbour: play goes clockwise."""
    after = seat + 1
    return 0 if after == state.board.seats else after


def is_held(state: Position, tile: int, seat: int) -> bool:
    """Is the tile in this seat's hand?"""
    return state.place[tile] == HAND + seat


def is_laid(state: Position, tile: int, seat: int) -> bool:
    """Has this seat laid the tile?"""
    return state.place[tile] == LAID + seat


def owner(state: Position, tile: int) -> int:
    """Who has laid the tile, or NOBODY."""
    place = state.place[tile]
    return place - LAID if place >= LAID else NOBODY


def hand(state: Position, seat: int) -> list[int]:
    """The tiles in a hand, in the order of their numbers."""
    held = HAND + seat
    return [tile for tile in range(state.board.tiles) if state.place[tile] == held]


def laid(state: Position, seat: int) -> list[int]:
    """The tiles a seat has laid, in the order of their numbers."""
    mine = LAID + seat
    return [tile for tile in range(state.board.tiles) if state.place[tile] == mine]


def on_offer(state: Position) -> list[int]:
    """The tiles of this round that nobody has taken yet, in the order of their numbers."""
    place = state.place
    seats = state.board.seats
    tiles = [
        state.order[at]
        for at in range(state.drawn - seats, state.drawn)
        if place[state.order[at]] == OFFERED
    ]
    tiles.sort()
    return tiles
