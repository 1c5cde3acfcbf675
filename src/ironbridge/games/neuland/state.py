"""One position of Neuland: buildings, workers and ore on the map, time, and what each seat has."""

from __future__ import annotations

from typing import Final, final

from ironbridge.core.rules import NOBODY, State
from ironbridge.games.neuland.board import NOTHING, ORE_BASE, Board, Kind, Land

SETTLING: Final = 0  # a seat places its first two buildings
ACTING: Final = 1  # a seat acts
DRAWING: Final = 2  # ore is drawn for a mine
STACKING: Final = 3  # a seat puts the drawn ore in order
OVER: Final = 4


@final
class Position(State):
    """All that changes. Lists are by slot, hex, kind or seat, as their names say."""

    def __init__(
        self,
        board: Board,
        land: Land,
        tile: list[int],
        owner: list[int],
        good: list[int],
        lying: list[int],
        ore: list[int],
        room: list[int],
        space: list[int],
        stock: list[int],
        post: list[int],
        working: list[int],
        held: list[int],
        crests: list[int],
        tokens: list[int],
        carts: list[int],
        marker: list[int],
        supply: list[int],
        drawn: list[int],
    ) -> None:
        super().__init__()
        self.board = board
        self.land = land
        self.tile = tile  # the kind of building on each slot, or NOTHING
        self.owner = owner  # of the worker or the crests on each slot
        self.good = good  # what the worker on each slot stands for, or NOTHING
        self.lying = lying  # is that worker laid down?
        self.ore = ore  # on each slot, in base ORE_BASE, top marker last; a marker is its index + 1
        self.room = room  # free slots of each hex
        self.space = space  # free slots of each terrain
        self.stock = stock  # tiles of each kind in the supply
        self.post = post  # by seat and worker: the slots with its goods, in order, then NOTHING
        self.working = working  # workers of each seat on the map
        self.held = held  # by seat and good: how many
        self.crests = crests  # that each seat still has
        self.tokens = tokens  # by seat and token
        self.carts = carts
        self.marker = marker  # the space of each seat's time marker
        self.supply = supply  # ore markers of each sort in the bag or the open supply
        self.drawn = drawn  # those drawn for a mine and not yet stacked
        self.present = 0  # the space of the present pawn
        self.seat = 0  # whose turn it is
        self.phase = SETTLING
        self.opening = board.seats  # first turns that are not over yet
        self.used = 0  # spaces from the present to the time marker of the seat
        self.reach = 0  # the last of these on which it could rest
        self.ending = 0  # the turn is over as soon as the mines are filled
        self.mine = NOTHING  # the slot of the mine that is being filled
        self.dry = 0  # mines that wait to be refilled
        self.distant = 0  # within a production: how far its goods have come
        self.found = 0  # within a production: how often food was searched for

    def copy(self) -> Position:
        """The same position, sharing only the board and the map."""
        copy = Position(
            self.board, self.land, self.tile[:], self.owner[:], self.good[:], self.lying[:],
            self.ore[:], self.room[:], self.space[:], self.stock[:], self.post[:],
            self.working[:], self.held[:], self.crests[:], self.tokens[:], self.carts[:],
            self.marker[:], self.supply[:], self.drawn[:],
        )  # fmt: skip
        copy.revealed = self.revealed
        copy.present = self.present
        copy.seat = self.seat
        copy.phase = self.phase
        copy.opening = self.opening
        copy.used = self.used
        copy.reach = self.reach
        copy.ending = self.ending
        copy.mine = self.mine
        copy.dry = self.dry
        copy.distant = self.distant
        copy.found = self.found
        return copy

    def numbers(self) -> list[int]:
        """The whole position, flat."""
        return [
            *self.land.cells, *self.tile, *self.owner, *self.good, *self.lying, *self.ore,
            *self.room, *self.space, *self.stock, *self.post, *self.working, *self.held,
            *self.crests, *self.tokens, *self.carts, *self.marker, *self.supply, *self.drawn,
            self.present, self.seat, self.phase, self.opening, self.used, self.reach,
            self.ending, self.mine, self.dry, self.distant, self.found, self.revealed,
        ]  # fmt: skip


def kind_on(state: Position, slot: int) -> Kind:
    """The building on a slot that is not empty."""
    return state.board.kinds[state.tile[slot]]


def left(state: Position) -> int:
    """How many actions the seat may still spend: as far as it could rest (NL-61)."""
    return state.reach - state.used


def idle(state: Position, seat: int) -> int:
    """The workers in a seat's reserve."""
    return state.board.workers - state.working[seat]


# Buildings.


def put_tile(state: Position, kind: int, hex: int) -> int:
    """Put a tile on the first free slot of a hex: which one is all the same (NL-100)."""
    slot = hex * state.board.per_hex
    while state.tile[slot] != NOTHING:
        slot += 1
    state.tile[slot] = kind
    state.room[hex] -= 1
    state.space[state.land.terrain[hex]] -= 1
    return slot


def remove_tile(state: Position, slot: int) -> None:
    """Take a tile off the map, back to its stack."""
    hex = state.board.hex_of[slot]
    state.stock[state.tile[slot]] += 1
    state.tile[slot] = NOTHING
    state.room[hex] += 1
    state.space[state.land.terrain[hex]] += 1


def slot_of(state: Position, kind: int) -> int:
    """The first slot on which a kind of building stands, or NOTHING."""
    for slot in range(state.board.slots):
        if state.tile[slot] == kind:
            return slot
    return NOTHING


# Workers and their goods.


def put_worker(state: Position, slot: int, seat: int, good: int) -> None:
    """A worker of the reserve stands up on a slot, for a good (NL-37)."""
    state.owner[slot] = seat
    state.good[slot] = good
    state.lying[slot] = 0
    state.held[seat * state.board.goods + good] += 1
    first = seat * state.board.workers
    at = first + state.working[seat]
    while at > first and state.post[at - 1] > slot:
        state.post[at] = state.post[at - 1]
        at -= 1
    state.post[at] = slot
    state.working[seat] += 1


def remove_worker(state: Position, slot: int) -> None:
    """The worker on a slot goes back to its seat's reserve (NL-66)."""
    seat = state.owner[slot]
    state.held[seat * state.board.goods + state.good[slot]] -= 1
    state.owner[slot] = NOBODY
    state.good[slot] = NOTHING
    state.lying[slot] = 0
    state.working[seat] -= 1
    last = seat * state.board.workers + state.working[seat]
    at = seat * state.board.workers
    while state.post[at] != slot:
        at += 1
    while at < last:
        state.post[at] = state.post[at + 1]
        at += 1
    state.post[last] = NOTHING


def goods_of(state: Position, seat: int) -> list[int]:
    """The slots on which a seat has goods, in order."""
    first = seat * state.board.workers
    return state.post[first : first + state.working[seat]]


# Ore.


def top_marker(state: Position, slot: int) -> int:
    """The marker on top of a stack, or NOTHING."""
    return state.ore[slot] % ORE_BASE - 1


def push_marker(state: Position, slot: int, marker: int) -> None:
    """Put a marker on top of a stack."""
    state.ore[slot] = state.ore[slot] * ORE_BASE + marker + 1


def pop_marker(state: Position, slot: int) -> int:
    """Take the top marker off a stack."""
    marker = top_marker(state, slot)
    state.ore[slot] //= ORE_BASE
    return marker


def stack(state: Position, slot: int) -> list[int]:
    """The markers on a slot, from the top."""
    markers: list[int] = []
    ore = state.ore[slot]
    while ore > 0:
        markers.append(ore % ORE_BASE - 1)
        ore //= ORE_BASE
    return markers
