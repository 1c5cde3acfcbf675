"""One position of Age of Industry."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.state import NOBODY, State
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.network import with_line
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.age_of_industry.board import IRON_WORKS, NOTHING, PORT, SHIP, Board, Model

ACTING: Final = 0  # a seat takes an action
TAKING: Final = 1  # a seat takes its second card
SETTLING: Final = 2  # before interest falls due a seat may repay loans
OVER: Final = 3

UNSURVEYED: Final = -1  # in place of a set of places
SEA: Final = -2  # in place of an owner: a sea lane with a port and a ship at its ends


@final
class Position(State):
    """All that changes. Rows are by space, line, seat or market space, as their names say.

    What changes seldom is replaced, never changed in place, and a copy shares it.
    """

    def __init__(
        self,
        board: Board,
        counter: vec[i64],
        owner: vec[i64],
        cubes: vec[i64],
        money: vec[i64],
        spent: vec[i64],
        hand: vec[i64],
        discarded: vec[i64],
        flipped: vec[i64],
        covers: vec[i64],
        line: vec[i64],
        display: vec[i64],
        loans: vec[i64],
        railways_left: vec[i64],
        counters: vec[i64],
        order: vec[i64],
        market: vec[i64],
        used: vec[i64],
        known: vec[i64],
        veiled: vec[i64],
        deck: vec[i64],
        open: vec[i64],
        beside: vec[i64],
        railway_at: vec[i64],
    ) -> None:
        super().__init__()
        self.board = board
        self.counter = counter  # the model of the counter on each space, or NOTHING
        self.owner = owner  # of the counter on each space
        self.cubes = cubes  # on each space; a ship's lie in its import box
        self.money = money
        self.spent = spent  # in this round
        self.hand = hand  # by seat and card: how many
        self.discarded = discarded  # by card
        # Replaced, never changed in place.
        self.flipped = flipped
        self.covers = covers  # a ship built over a ship, which never flips
        self.line = line  # the owner of the railway on each line; SEA on an open sea lane
        self.display = display  # by seat and model: how many counters are left on the display
        self.loans = loans
        self.railways_left = railways_left
        self.counters = counters  # of each seat on the map
        self.order = order  # the seats in their order of this round
        self.market = market  # the kind of counter on each market space
        self.used = used  # market counters that are flipped
        self.known = known  # by seat and card: those that all saw being taken
        self.veiled = veiled  # in a view: how many cards of a hand are unknown
        self.deck = deck  # drawn from its end
        self.open = open  # the face-up cards, in rising order
        self.beside = beside  # of each place: those a railway or an open sea lane away, as a mask
        self.railway_at = railway_at  # of each seat: the places that its railways touch, as a mask
        # Single numbers.
        self.round: i64 = 0
        self.phase: i64 = ACTING
        self.turn: i64 = 0  # place in the order
        self.actions: i64 = board.first_actions  # left in this turn
        self.to_take: i64 = 0  # cards still to be taken in this action
        self.bill: i64 = 0  # for cubes of the displays, within a move
        self.coal: i64 = board.coal.start  # on its display
        self.iron: i64 = board.iron.start
        self.bank: i64 = 0  # what the bank has taken in, less what it has paid out
        # Sets of places that follow from the rest.
        self.ports: i64 = 0  # the places with a port counter, as a mask
        self.coal_at: i64 = 0  # the places with coal on a mine or in a ship's box
        self.iron_at: i64 = 0  # the places with iron on a works
        self.coal_reach: i64 = (
            UNSURVEYED  # the places to which coal can be brought, UNSURVEYED until somebody asks
        )
        self.iron_reach: i64 = UNSURVEYED  # the same for iron
        self.display_reach: i64 = UNSURVEYED  # and for cubes of the displays

    def copy(self) -> Position:
        """The same position, sharing only the board and what is never changed in place."""
        copy = Position(
            self.board,
            self.counter[:],
            self.owner[:],
            self.cubes[:],
            self.money[:],
            self.spent[:],
            self.hand[:],
            self.discarded[:],
            self.flipped,
            self.covers,
            self.line,
            self.display,
            self.loans,
            self.railways_left,
            self.counters,
            self.order,
            self.market,
            self.used,
            self.known,
            self.veiled,
            self.deck,
            self.open,
            self.beside,
            self.railway_at,
        )
        copy.revealed = self.revealed
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy.actions = self.actions
        copy.to_take = self.to_take
        copy.bill = self.bill
        copy.coal = self.coal
        copy.iron = self.iron
        copy.bank = self.bank
        copy.ports = self.ports
        copy.coal_at = self.coal_at
        copy.iron_at = self.iron_at
        copy.coal_reach = self.coal_reach
        copy.iron_reach = self.iron_reach
        copy.display_reach = self.display_reach
        return copy

    def numbers(self) -> list[int]:
        """The whole position, flat; what follows from the rest is left out."""
        return [
            *self.counter, *self.owner, *self.flipped, *self.covers, *self.cubes, *self.line,
            *self.display, *self.money, *self.loans, *self.spent, *self.railways_left,
            *self.counters, *self.order, *self.market, *self.used, *self.hand, *self.known,
            *self.veiled, *self.discarded, *self.deck, *self.open,
            self.round, self.phase, self.turn, self.actions, self.to_take, self.bill, self.coal,
            self.iron, self.bank, self.revealed,
        ]  # fmt: skip


def seat_of(state: Position) -> i64:
    """The seat whose turn it is."""
    return state.order[state.turn]


def next_model(state: Position, industry: i64, seat: i64) -> i64:
    """The lowest counter of an industry left on a display, or NOTHING."""
    display, models = state.display, state.board.ladders.items
    first = state.board.ladders.first
    begin = seat * state.board.model_count
    for at in range(first[industry], first[industry + 1]):
        model = models[at]
        if display[begin + model] > 0:
            return model
    return NOTHING


def take_from_display(state: Position, model: i64, seat: i64) -> None:
    """A counter leaves a display."""
    at = seat * state.board.model_count + model
    state.display = changed(state.display, at, state.display[at] - 1)


def model_on(state: Position, space: i64) -> Model:
    """What lies on a space that is not empty."""
    return state.board.models[state.counter[space]]


def has_industry(state: Position, space: i64, industry: i64) -> bool:
    """Does a counter of this industry lie there?"""
    counter = state.counter[space]
    return counter != NOTHING and state.board.model_industry[counter] == industry


def lies_in(state: Position, place: i64, industry: i64) -> bool:
    """Does a counter of this industry, of anybody and on either side, lie in the place?"""
    spaces = state.board.spaces_at
    for at in range(spaces.first[place], spaces.first[place + 1]):
        if has_industry(state, spaces.items[at], industry):
            return True
    return False


def has_port(state: Position, place: i64) -> bool:
    """Does a port counter lie in the place?"""
    return has(state.ports, place)


def counters_in(state: Position, place: i64, seat: i64) -> i64:
    """How many counters a seat has in a place."""
    spaces = state.board.spaces_at
    total: i64 = 0
    for at in range(spaces.first[place], spaces.first[place + 1]):
        if state.owner[spaces.items[at]] == seat:
            total += 1
    return total


def has_railway_to(state: Position, place: i64, seat: i64) -> bool:
    """Does an own railway touch the place?"""
    return has(state.railway_at[seat], place)


def railways_of(state: Position, seat: i64) -> i64:
    """How many railways a seat has on the map."""
    return state.board.railway_counters - state.railways_left[seat]


def cards_of(state: Position, seat: i64, card: i64) -> i64:
    """How many cards of a kind a seat holds."""
    return state.hand[seat * state.board.cards + card]


def hand_size(state: Position, seat: i64) -> i64:
    """How many cards a seat holds, known or not."""
    hand = state.hand
    held = state.veiled[seat]
    first = seat * state.board.cards
    for at in range(first, first + state.board.cards):
        held += hand[at]
    return held


def put_counter(state: Position, space: i64, model: i64, seat: i64) -> None:
    """Put a counter on a free space."""
    state.counter[space] = model
    state.owner[space] = seat
    state.counters = changed(state.counters, seat, state.counters[seat] + 1)
    look_around(state, space)


def remove_counter(state: Position, space: i64) -> None:
    """Take a counter out of the game; import coal stays in its box."""
    seat = state.owner[space]
    state.counters = changed(state.counters, seat, state.counters[seat] - 1)
    if not has_industry(state, space, SHIP):
        state.cubes[space] = 0
    state.counter[space] = NOTHING
    state.owner[space] = NOBODY
    state.flipped = changed(state.flipped, space, 0)
    look_around(state, space)


def look_around(state: Position, space: i64) -> None:
    """A counter has come or gone: ports, sea lanes and sources follow."""
    place = state.board.space_place[space]
    state.ports &= ~bit(place)
    if lies_in(state, place, PORT):
        state.ports |= bit(place)
    open_lanes(state, place)
    find_sources(state)


def put_cubes(state: Position, space: i64, cubes: i64) -> None:
    """So many cubes lie on a counter or in a ship's box now."""
    is_source = state.cubes[space] > 0
    state.cubes[space] = cubes
    if is_source != (cubes > 0):
        find_sources(state)


def find_sources(state: Position) -> None:
    """Look anew where coal and iron lie; what can be brought where is found when somebody asks."""
    board, cubes = state.board, state.cubes
    coal: i64 = 0
    iron: i64 = 0
    for space in range(board.spaces):
        if cubes[space] > 0 and state.counter[space] != NOTHING:
            if has_industry(state, space, IRON_WORKS):
                iron |= bit(board.space_place[space])
            else:
                coal |= bit(board.space_place[space])
    state.coal_at = coal
    state.iron_at = iron
    forget_reach(state)


def forget_reach(state: Position) -> None:
    """What can be brought where must be found anew."""
    state.coal_reach = UNSURVEYED
    state.iron_reach = UNSURVEYED
    state.display_reach = UNSURVEYED


def open_lanes(state: Position, place: i64) -> None:
    """Open or close the sea lanes of a place: a port at one end, a ship at the other."""
    board = state.board
    for at in range(board.lanes_at.first[place], board.lanes_at.first[place + 1]):
        lane = board.lanes_at.items[at]
        is_open = has_port(state, board.lane_port[lane]) and lies_in(
            state, board.lane_ship[lane], SHIP
        )
        put_line(state, lane, SEA if is_open else NOBODY)


def put_line(state: Position, line: i64, owner: i64) -> None:
    """A railway is built, a sea lane opened or closed."""
    if state.line[line] == owner:
        return
    state.line = changed(state.line, line, owner)
    if owner != NOBODY:
        state.beside = with_line(state.beside, state.board.ends[line])
    else:
        state.beside = all_lines(state)
    forget_reach(state)


def all_lines(state: Position) -> vec[i64]:
    """What is beside each place, from all lines in use."""
    beside = state.board.unjoined
    for line in range(i64(len(state.line))):
        if state.line[line] != NOBODY:
            beside = with_line(beside, state.board.ends[line])
    return beside


def put_railway(state: Position, line: i64, seat: i64) -> None:
    """Put a railway counter on a free line."""
    put_line(state, line, seat)
    touched = state.railway_at[seat] | state.board.ends[line]
    state.railway_at = changed(state.railway_at, seat, touched)
    state.railways_left = changed(state.railways_left, seat, state.railways_left[seat] - 1)
