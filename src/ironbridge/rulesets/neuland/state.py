"""One position of Neuland: buildings, workers and ore on the map, time, and what each seat has."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.state import NOBODY, State
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.neuland.board import NOTHING, ORE_BASE, Board, Kind, Land

SETTLING: Final = 0  # a seat places its first two buildings
ACTING: Final = 1  # a seat acts
DRAWING: Final = 2  # ore is drawn for a mine
STACKING: Final = 3  # a seat puts the drawn ore in order
OVER: Final = 4


@final
class Position(State):
    """All that changes. Rows are by slot, hex, kind or seat, as their names say.

    What changes seldom is replaced, never changed in place, and a copy shares it.
    """

    def __init__(
        self,
        board: Board,
        land: Land,
        acts: list[int],
        owner: vec[i64],
        good: vec[i64],
        post: vec[i64],
        working: vec[i64],
        held: vec[i64],
        marker: vec[i64],
        lying: vec[i64],
        tile: vec[i64],
        ore: vec[i64],
        room: vec[i64],
        space: vec[i64],
        stock: vec[i64],
        crests: vec[i64],
        tokens: vec[i64],
        carts: vec[i64],
        supply: vec[i64],
        drawn: vec[i64],
    ) -> None:
        super().__init__()
        self.board = board
        self.land = land
        self.owner = owner  # of the worker or the crests on each slot
        self.good = good  # what the worker on each slot stands for, or NOTHING
        self.post = post  # by seat and worker: the slots with its goods, in order, then NOTHING
        self.working = working  # workers of each seat on the map
        self.held = held  # by seat and good: how many
        self.marker = marker  # the space of each seat's time marker
        # Replaced, never changed in place.
        self.acts = acts  # the options of a turn that the tiles on the map and in the supply leave
        self.lying = lying  # is the worker on each slot laid down?
        self.tile = tile  # the kind of building on each slot, or NOTHING
        self.ore = ore  # on each slot, in base ORE_BASE, top marker last; a marker is its index + 1
        self.room = room  # free slots of each hex
        self.space = space  # free slots of each terrain
        self.stock = stock  # tiles of each kind in the supply
        self.crests = crests  # that each seat still has
        self.tokens = tokens  # by seat and token
        self.carts = carts
        self.supply = supply  # ore markers of each sort in the bag or the open supply
        self.drawn = drawn  # those drawn for a mine and not yet stacked
        # Single numbers.
        self.present: i64 = 0  # the space of the present pawn
        self.seat: i64 = 0  # whose turn it is
        self.phase: i64 = SETTLING
        self.opening: i64 = board.seats  # first turns that are not over yet
        self.used: i64 = 0  # spaces from the present to the time marker of the seat
        self.reach: i64 = 0  # the last of these on which it could rest
        self.ending: i64 = 0  # the turn is over as soon as the mines are filled
        self.mine: i64 = NOTHING  # the slot of the mine that is being filled
        self.dry: i64 = 0  # mines that wait to be refilled
        self.distant: i64 = 0  # within a production: how far its goods have come
        self.found: i64 = 0  # within a production: how often food was searched for

    def copy(self) -> Position:
        """The same position, sharing only what is never changed in place."""
        copy = Position(
            self.board, self.land, self.acts, self.owner[:], self.good[:], self.post[:],
            self.working[:], self.held[:], self.marker[:],
            self.lying, self.tile, self.ore, self.room, self.space, self.stock, self.crests,
            self.tokens, self.carts, self.supply, self.drawn,
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


def kind_on(state: Position, slot: i64) -> Kind:
    """The building on a slot that is not empty."""
    return state.board.kinds[state.tile[slot]]


def left(state: Position) -> i64:
    """How many actions the seat may still spend: as far as it could rest (NL-61)."""
    return state.reach - state.used


def idle(state: Position, seat: i64) -> i64:
    """The workers in a seat's reserve."""
    return state.board.workers - state.working[seat]


# Buildings.


def put_tile(state: Position, kind: i64, hex: i64) -> i64:
    """Put a tile on the first free slot of a hex: which one is all the same (NL-100)."""
    slot = hex * state.board.per_hex
    while state.tile[slot] != NOTHING:
        slot += 1
    state.tile = changed(state.tile, slot, kind)
    make_room(state, hex, -1)
    state.acts = acts_left(state)
    return slot


def remove_tile(state: Position, slot: i64) -> None:
    """Take a tile off the map, back to its stack."""
    change_stock(state, state.tile[slot], 1)
    state.tile = changed(state.tile, slot, NOTHING)
    make_room(state, state.board.hex_of[slot], 1)
    state.acts = acts_left(state)


def make_room(state: Position, hex: i64, slots: i64) -> None:
    """So many slots of a hex become free, or are built on."""
    terrain = state.land.terrain[hex]
    state.room = changed(state.room, hex, state.room[hex] + slots)
    state.space = changed(state.space, terrain, state.space[terrain] + slots)


def change_stock(state: Position, kind: i64, tiles: i64) -> None:
    """So many tiles of a kind go to the supply, or leave it."""
    state.stock = changed(state.stock, kind, state.stock[kind] + tiles)


def acts_left(state: Position) -> list[int]:
    """Produce where a building stands, place crests on a property, build what is there, end."""
    board = state.board
    productions: list[int] = []
    properties: list[int] = []
    for slot in range(board.slots):
        kind = state.tile[slot]
        if kind >= board.first_property:
            properties.append(board.first_crest + slot)
        elif kind != NOTHING:
            productions.append(slot)
    acts = productions + properties
    for kind in range(i64(len(board.kinds))):
        if state.stock[kind] > 0:
            acts.append(board.first_build + kind)
    acts.append(board.end)
    return acts


def slot_of(state: Position, kind: i64) -> i64:
    """The first slot on which a kind of building stands, or NOTHING."""
    for slot in range(state.board.slots):
        if state.tile[slot] == kind:
            return slot
    return NOTHING


# Workers and their goods.


def put_worker(state: Position, slot: i64, seat: i64, good: i64) -> None:
    """A worker of the reserve stands up on a slot, for a good (NL-37)."""
    state.owner[slot] = seat
    state.good[slot] = good
    state.held[seat * state.board.goods + good] += 1
    first = seat * state.board.workers
    at = first + state.working[seat]
    while at > first and state.post[at - 1] > slot:
        state.post[at] = state.post[at - 1]
        at -= 1
    state.post[at] = slot
    state.working[seat] += 1


def remove_worker(state: Position, slot: i64) -> None:
    """The worker on a slot goes back to its seat's reserve (NL-66)."""
    seat = state.owner[slot]
    state.held[seat * state.board.goods + state.good[slot]] -= 1
    state.owner[slot] = NOBODY
    state.good[slot] = NOTHING
    if state.lying[slot]:
        state.lying = changed(state.lying, slot, 0)
    state.working[seat] -= 1
    last = seat * state.board.workers + state.working[seat]
    at = seat * state.board.workers
    while state.post[at] != slot:
        at += 1
    while at < last:
        state.post[at] = state.post[at + 1]
        at += 1
    state.post[last] = NOTHING


def goods_of(state: Position, seat: i64) -> vec[i64]:
    """The slots on which a seat has goods, in order."""
    first = seat * state.board.workers
    return state.post[first : first + state.working[seat]]


# Ore.


def top_marker(state: Position, slot: i64) -> i64:
    """The marker on top of a stack, or NOTHING."""
    return state.ore[slot] % ORE_BASE - 1


def push_marker(state: Position, slot: i64, marker: i64) -> None:
    """Put a marker on top of a stack."""
    state.ore = changed(state.ore, slot, state.ore[slot] * ORE_BASE + marker + 1)


def pop_marker(state: Position, slot: i64) -> i64:
    """Take the top marker off a stack."""
    marker = top_marker(state, slot)
    state.ore = changed(state.ore, slot, state.ore[slot] // ORE_BASE)
    return marker


def return_marker(state: Position, marker: i64) -> None:
    """A marker goes back to the supply."""
    state.supply = changed(state.supply, marker, state.supply[marker] + 1)


def take_marker(state: Position, marker: i64) -> None:
    """A marker leaves the supply."""
    state.supply = changed(state.supply, marker, state.supply[marker] - 1)


def stack(state: Position, slot: i64) -> list[int]:
    """The markers on a slot, from the top."""
    markers: list[int] = []
    ore = state.ore[slot]
    while ore > 0:
        markers.append(ore % ORE_BASE - 1)
        ore //= ORE_BASE
    return markers
