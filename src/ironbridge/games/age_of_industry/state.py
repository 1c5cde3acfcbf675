"""One position of Age of Industry."""

from __future__ import annotations

from typing import Final, final

from ironbridge.core.rules import NOBODY, State
from ironbridge.games.age_of_industry.board import NOTHING, PORT, SHIP, Board, Kind

ACTING: Final = 0  # a seat takes an action
TAKING: Final = 1  # a seat takes its second card
SETTLING: Final = 2  # before interest falls due a seat may repay loans
OVER: Final = 3

SEA: Final = -2  # in place of an owner: a sea lane with a port and a ship at its ends


@final
class Position(State):
    """All that changes. Lists are by space, line, seat or market space, as their names say."""

    def __init__(
        self,
        board: Board,
        counter: list[int],
        owner: list[int],
        flipped: list[int],
        covers: list[int],
        cubes: list[int],
        line: list[int],
        display: list[int],
        money: list[int],
        loans: list[int],
        spent: list[int],
        railways_left: list[int],
        counters: list[int],
        order: list[int],
        market: list[int],
        used: list[int],
        hand: list[int],
        known: list[int],
        veiled: list[int],
        discarded: list[int],
        deck: list[int],
        open: list[int],
        reach: list[int],
    ) -> None:
        super().__init__()
        self.board = board
        self.counter = counter  # the kind of counter on each space, or NOTHING
        self.owner = owner  # of the counter on each space
        self.flipped = flipped
        self.covers = covers  # a ship built over a ship, which never flips
        self.cubes = cubes  # on each space; a ship's lie in its import box
        self.line = line  # the owner of the railway on each line; SEA on an open sea lane
        self.display = display  # by seat and kind: how many counters are left on the display
        self.money = money
        self.loans = loans
        self.spent = spent  # in this round
        self.railways_left = railways_left
        self.counters = counters  # of each seat on the map
        self.order = order  # the seats in their order of this round
        self.market = market  # the kind of counter on each market space
        self.used = used  # market counters that are flipped
        self.hand = hand  # by seat and card: how many
        self.known = known  # by seat and card: those that all saw being taken
        self.veiled = veiled  # in a view: how many cards of a hand are unknown
        self.discarded = discarded  # by card
        self.deck = deck  # drawn from its end
        self.open = open  # the face-up cards, in rising order
        self.reach = reach  # by place: what can be brought there; [] until somebody asks
        self.round = 0
        self.phase = ACTING
        self.turn = 0  # place in the order
        self.actions = board.first_actions  # left in this turn
        self.to_take = 0  # cards still to be taken in this action
        self.bill = 0  # for cubes of the displays, within a move
        self.coal = board.coal.start
        self.iron = board.iron.start
        self.bank = 0  # what the bank has taken in, less what it has paid out

    def copy(self) -> Position:
        """The same position, sharing only the board and what is never changed in place."""
        copy = Position(
            self.board,
            self.counter[:],
            self.owner[:],
            self.flipped[:],
            self.covers[:],
            self.cubes[:],
            self.line[:],
            self.display[:],
            self.money[:],
            self.loans[:],
            self.spent[:],
            self.railways_left[:],
            self.counters[:],
            self.order[:],
            self.market,
            self.used[:],
            self.hand[:],
            self.known[:],
            self.veiled[:],
            self.discarded[:],
            self.deck[:],
            self.open[:],
            self.reach,
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


def seat_of(state: Position) -> int:
    """The seat whose turn it is."""
    return state.order[state.turn]


def next_kind(state: Position, industry: int, seat: int) -> int:
    """The lowest counter of an industry left on a display, or NOTHING."""
    first = seat * len(state.board.kinds)
    for kind in state.board.industry_kinds[industry]:
        if state.display[first + kind] > 0:
            return kind
    return NOTHING


def kind_on(state: Position, space: int) -> Kind:
    """What lies on a space that is not empty."""
    return state.board.kinds[state.counter[space]]


def has_industry(state: Position, space: int, industry: int) -> bool:
    """Does a counter of this industry lie there?"""
    counter = state.counter[space]
    return counter != NOTHING and state.board.kinds[counter].industry == industry


def has_port(state: Position, place: int) -> bool:
    """Does a port counter, of anybody and on either side, lie in the place?"""
    return any(has_industry(state, space, PORT) for space in state.board.place_spaces[place])


def has_ship(state: Position, place: int) -> bool:
    """Does a ship lie on this ship space?"""
    return any(has_industry(state, space, SHIP) for space in state.board.place_spaces[place])


def counters_in(state: Position, place: int, seat: int) -> int:
    """How many counters a seat has in a place."""
    total = 0
    for space in state.board.place_spaces[place]:
        if state.owner[space] == seat:
            total += 1
    return total


def has_railway_to(state: Position, place: int, seat: int) -> bool:
    """Does an own railway touch the place?"""
    return any(state.line[line] == seat for line in state.board.network.lines_at[place])


def railways_of(state: Position, seat: int) -> int:
    """How many railways a seat has on the map."""
    return state.board.railway_counters - state.railways_left[seat]


def cards_of(state: Position, seat: int, card: int) -> int:
    """How many cards of a kind a seat holds."""
    return state.hand[seat * state.board.cards + card]


def hand_size(state: Position, seat: int) -> int:
    """How many cards a seat holds, known or not."""
    first = seat * state.board.cards
    return sum(state.hand[first : first + state.board.cards]) + state.veiled[seat]


def put_counter(state: Position, space: int, kind: int, seat: int) -> None:
    """Put a counter on a free space."""
    state.counter[space] = kind
    state.owner[space] = seat
    state.counters[seat] += 1
    open_lanes(state, state.board.space_place[space])
    state.reach = []


def remove_counter(state: Position, space: int) -> None:
    """Take a counter out of the game; import coal stays in its box."""
    state.counters[state.owner[space]] -= 1
    if not has_industry(state, space, SHIP):
        state.cubes[space] = 0
    state.counter[space] = NOTHING
    state.owner[space] = NOBODY
    state.flipped[space] = 0
    open_lanes(state, state.board.space_place[space])
    state.reach = []


def open_lanes(state: Position, place: int) -> None:
    """Open or close the sea lanes of a place: a port at one end, a ship at the other."""
    for lane in state.board.place_lanes[place]:
        port, ship = state.board.lines[lane]
        is_open = has_port(state, port) and has_ship(state, ship)
        state.line[lane] = SEA if is_open else NOBODY


def put_railway(state: Position, line: int, seat: int) -> None:
    """Put a railway counter on a free line."""
    state.line[line] = seat
    state.railways_left[seat] -= 1
    state.reach = []
