"""Encoding: a position of Neuland, where all is open, as a row of numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.encoding import Encoding, put_row, put_seats, seen_from
from ironbridge.core.numbering import Numbering
from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.neuland.board import NOTHING, ORE_BASE, Board
from ironbridge.rulesets.neuland.state import OVER, Position

VERSION: Final = 1


@final
class NeulandEncoding(Encoding):
    """The land, what stands and lies on it, what the seats have, and the time."""

    def __init__(self, board: Board, numbering: Numbering) -> None:
        super().__init__(VERSION, int(board.seats), numbering)
        self.board = board
        seats, slots, hexes = int(board.seats), int(board.slots), int(board.hexes)
        self.terrains: i64 = board.terrains
        self.kinds: i64 = len(board.kinds)
        self.terrain = self.bits("terrain", hexes, board.terrains)
        self.piece = self.counts("piece-of-the-map", hexes)
        self.tile = self.bits("building", slots, len(board.kinds))
        self.owner = self.bits("owner", seats, slots)
        self.good = self.bits("good", slots, int(board.goods))
        self.lying = self.bits("laid-down", slots)
        self.ore = self.numbers("ore-from-the-top", 0, ORE_BASE - 1, slots, int(board.ore_per_mine))
        self.stock = self.counts("in-supply", len(board.kinds))
        self.working = self.numbers("working", 0, int(board.workers), seats)
        self.held = self.counts("goods-held", seats, int(board.goods))
        self.crests = self.numbers("crests-left", 0, int(board.crests), seats)
        self.tokens = self.counts("tokens", seats, int(board.tokens))
        self.carts = self.counts("carts", seats)
        self.marker = self.numbers("time-marker", 0, int(board.spaces) - 1, seats)
        self.supply = self.counts("ore-in-supply", len(board.markers))
        self.drawn = self.counts("ore-drawn", len(board.markers))
        self.present = self.bits("present", int(board.spaces))
        self.turn = self.bits("turn", seats)
        self.mine = self.bits("mine-being-filled", slots)
        self.single = self.counts("opening-used-reach-ending-dry-distant-found", 7)
        self.phase = self.bits("phase", OVER + 1)

    def put(self, row: vec[i16], state: State, seat: int) -> None:
        assert isinstance(state, Position)
        self.put_land(row, state)
        self.put_slots(row, state, seat)
        self.put_people(row, state, seat)
        self.put_time(row, state, seat)

    def put_land(self, row: vec[i16], state: Position) -> None:
        """Where the pieces of the map lie."""
        for hex in range(self.board.hexes):
            terrain = state.land.terrain[hex]
            if terrain != NOTHING:
                row[self.terrain + hex * self.terrains + terrain] = 1
                row[self.piece + hex] = i16(i64(state.land.piece[hex]) + 1)

    def put_slots(self, row: vec[i16], state: Position, seat: i64) -> None:
        """Buildings, workers, crests and ore."""
        slots = self.board.slots
        for slot in range(slots):
            kind = state.tile[slot]
            if kind == NOTHING:
                continue
            row[self.tile + slot * self.kinds + kind] = 1
            owner, good = state.owner[slot], state.good[slot]
            if owner != NOBODY:
                row[self.owner + seen_from(seat, owner, self.seats) * slots + slot] = 1
            if good != NOTHING:
                row[self.good + slot * self.board.goods + good] = 1
            self.put_ore(row, self.ore + slot * self.board.ore_per_mine, state.ore[slot])
        put_row(row, self.lying, state.lying)

    def put_ore(self, row: vec[i16], at: i64, ore: i64) -> None:
        """The markers of a stack."""
        while ore > 0:
            row[at] = i16(ore % ORE_BASE)
            ore //= ORE_BASE
            at += 1

    def put_people(self, row: vec[i16], state: Position, seat: i64) -> None:
        """What every seat has."""
        seats = self.seats
        put_seats(row, self.working, state.working, seat, seats)
        put_seats(row, self.held, state.held, seat, seats)
        put_seats(row, self.crests, state.crests, seat, seats)
        put_seats(row, self.tokens, state.tokens, seat, seats)
        put_seats(row, self.carts, state.carts, seat, seats)
        put_seats(row, self.marker, state.marker, seat, seats)

    def put_time(self, row: vec[i16], state: Position, seat: i64) -> None:
        """The supplies, whose turn it is, and how far it has come."""
        put_row(row, self.stock, state.stock)
        put_row(row, self.supply, state.supply)
        put_row(row, self.drawn, state.drawn)
        row[self.present + state.present] = 1
        row[self.turn + seen_from(seat, state.seat, self.seats)] = 1
        if state.mine != NOTHING:
            row[self.mine + state.mine] = 1
        row[self.single] = i16(state.opening)
        row[self.single + 1] = i16(state.used)
        row[self.single + 2] = i16(state.reach)
        row[self.single + 3] = i16(state.ending)
        row[self.single + 4] = i16(state.dry)
        row[self.single + 5] = i16(state.distant)
        row[self.single + 6] = i16(state.found)
        row[self.phase + state.phase] = 1
