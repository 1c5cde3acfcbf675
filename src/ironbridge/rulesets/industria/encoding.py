"""Encoding: what a seat may know of a game of Industria, as a row of numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.encoding import LARGEST, Encoding, put_bits, put_seats, seen_from
from ironbridge.core.numbering import Numbering
from ironbridge.core.state import State
from ironbridge.rulesets.industria.board import BONUS, Board
from ironbridge.rulesets.industria.state import GONE, HAND, LAID, OFFERED, OVER, STACK, Position

VERSION: Final = 1


@final
class IndustriaEncoding(Encoding):
    """Where every tile is, what the seats have, and where the round stands."""

    def __init__(self, board: Board, numbering: Numbering) -> None:
        super().__init__(VERSION, int(board.seats), numbering)
        self.board = board
        seats, tiles = int(board.seats), int(board.tiles)
        self.stack = self.bits("in-stack", tiles)
        self.offered = self.bits("on-offer", tiles)
        self.gone = self.bits("gone", tiles)
        self.hand = self.bits("in-hand", seats, tiles)
        self.laid = self.bits("laid", seats, tiles)
        self.lot = self.bits("lot", tiles)
        self.money = self.numbers("money", 0, board.most_money, seats)
        self.points = self.numbers("points", -LARGEST, LARGEST, seats)
        self.first = self.bits("first-player", seats)
        self.auctioneer = self.bits("auctioneer", seats)
        self.turn = self.bits("turn", seats)
        self.bidder = self.bits("bidder", seats)
        self.single = self.counts("bid-drawn-epoch-round", 4)
        self.visit = self.bits("laid-in-visit", BONUS + 1)
        self.phase = self.bits("phase", OVER + 1)

    def put(self, row: vec[i16], state: State, seat: int) -> None:
        assert isinstance(state, Position)
        self.put_tiles(row, state, seat)
        put_seats(row, self.money, state.money, seat, self.seats)
        put_seats(row, self.points, state.points, seat, self.seats)
        self.put_marker(row, self.first, state.first, seat)
        self.put_marker(row, self.auctioneer, state.auctioneer, seat)
        self.put_marker(row, self.turn, state.seat, seat)
        self.put_marker(row, self.bidder, state.bidder, seat)
        row[self.single] = i16(state.bid)
        row[self.single + 1] = i16(state.drawn)
        row[self.single + 2] = i16(state.epoch)
        row[self.single + 3] = i16(state.round)
        put_bits(row, self.visit, state.visit)
        row[self.phase + state.phase] = 1

    def put_tiles(self, row: vec[i16], state: Position, seat: i64) -> None:
        """Each tile where it is, and the one under the hammer."""
        for tile in range(self.board.tiles):
            row[self.start(state.place[tile], seat) + tile] = 1
        if state.lot >= 0:
            row[self.lot + state.lot] = 1

    def start(self, place: i64, seat: i64) -> i64:
        """Where the bits of a place begin."""
        if place == STACK:
            return self.stack
        if place == OFFERED:
            return self.offered
        if place == GONE:
            return self.gone
        if place >= LAID:
            return self.laid + seen_from(seat, place - LAID, self.seats) * self.board.tiles
        return self.hand + seen_from(seat, place - HAND, self.seats) * self.board.tiles

    def put_marker(self, row: vec[i16], at: i64, holder: i64, seat: i64) -> None:
        """The seat that has a marker, if any has it."""
        if holder >= 0:
            row[at + seen_from(seat, holder, self.seats)] = 1
