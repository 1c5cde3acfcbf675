"""Supply: the four ways to get a resource, what each costs, and who is paid (phase 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.rulesets.industria.board import NOTHING, Board
from ironbridge.rulesets.industria.rules.refusals import (
    BANK_DOES_NOT_SELL_YET,
    CANNOT_PAY_SOURCE,
    NO_CASHING_IN,
    NO_OWN_FACTORY,
    NO_RESOURCE_TILE,
    NO_TILE_TO_CASH_IN,
    OWN_FACTORY_SUPPLIES,
    SEAT_DOES_NOT_MAKE_IT,
    SOMEBODY_MAKES_IT,
)
from ironbridge.rulesets.industria.state import GONE, LAID, Position, is_held

OWN: Final = 0  # where a resource comes from
TILE: Final = 1
BANK: Final = 2
SELLER: Final = 3  # + seat

OUT_OF_REACH: Final = 1_000_000  # thalers nobody has

SUPPLIED_OWN: Final = Shape("supplied-own", "resource")
SUPPLIED_TILE: Final = Shape("supplied-tile", "material")
SUPPLIED_BANK: Final = Shape("supplied-bank", "resource", "thalers")
SUPPLIED_SELLER: Final = Shape("supplied-seller", "resource", "thalers", "seller")
CASHED_IN: Final = Shape("cashed-in", "material", "thalers")


def makes(state: Position, resource: i64, seat: i64) -> bool:
    """Has this seat built a factory that makes the resource?"""
    built = LAID + seat
    made = False
    for tile in state.board.makers[resource]:
        made = made or state.place[tile] == built
    return made


def somebody_makes(state: Position, resource: i64) -> bool:
    """Has anybody?"""
    made = False
    for tile in state.board.makers[resource]:
        made = made or state.place[tile] >= LAID
    return made


def is_stocked(state: Position, resource: i64) -> bool:
    """Does the bank deal in it? It does in the resources of earlier epochs (IN-52, IN-53)."""
    return state.board.resource_epoch[resource] < state.epoch


def resource_tiles(state: Position, resource: i64, seat: i64) -> i64:
    """How many resource tiles of a kind are in this hand?"""
    count: i64 = 0
    for tile in state.board.suppliers[resource]:
        if is_held(state, tile, seat):
            count += 1
    return count


def cheapest(state: Position, needs: vec[i64], start: i64, seat: i64, used: i64 = NOTHING) -> i64:
    """The least that the needs from `start` on cost this seat, or OUT_OF_REACH.

    `used` is a resource one of whose tiles is already spoken for.
    """
    cost: i64 = 0
    for at in range(start, i64(len(needs))):
        resource = needs[at]
        if makes(state, resource, seat):
            continue
        wanted = asked_for(needs, start, at) + (1 if resource == used else 0)
        if wanted <= resource_tiles(state, resource, seat):
            continue
        if somebody_makes(state, resource):
            cost += state.board.seller_price
        elif is_stocked(state, resource):
            cost += state.board.bank_price
        else:
            return OUT_OF_REACH
    return cost


def asked_for(needs: vec[i64], start: i64, at: i64) -> i64:
    """How often the need number `at` has been asked for from `start` on, itself included."""
    count: i64 = 0
    for other in range(start, at + 1):
        if needs[other] == needs[at]:
            count += 1
    return count


def why_source(state: Position, needs: vec[i64], at: i64, source: i64) -> int:
    """May the resource come from there, and is enough left for the other needs?"""
    seat = state.seat
    why = why_supplier(state, needs[at], seat, source)
    if why != FINE:
        return why
    used = needs[at] if source == TILE else NOTHING
    cost = cheapest(state, needs, at + 1, seat, used) + price_of(state, source)
    return FINE if cost <= state.money[seat] else CANNOT_PAY_SOURCE


def price_of(state: Position, source: i64) -> i64:
    """What a unit costs there."""
    if source in (OWN, TILE):
        return 0
    return state.board.bank_price if source == BANK else state.board.seller_price


def why_supplier(state: Position, resource: i64, seat: i64, source: i64) -> int:
    """Does this supplier have the resource for this seat (IN-46 to IN-52)?"""
    if source == OWN:
        return FINE if makes(state, resource, seat) else NO_OWN_FACTORY
    if makes(state, resource, seat):
        return OWN_FACTORY_SUPPLIES
    if source == TILE:
        return FINE if resource_tiles(state, resource, seat) > 0 else NO_RESOURCE_TILE
    if source == BANK:
        if somebody_makes(state, resource):
            return SOMEBODY_MAKES_IT
        return FINE if is_stocked(state, resource) else BANK_DOES_NOT_SELL_YET
    return FINE if makes(state, resource, source - SELLER) else SEAT_DOES_NOT_MAKE_IT


def suppliers(state: Position, resource: i64) -> list[int]:
    """Who has the resource for the seat that is asked, whether it can pay or not."""
    options: list[int] = []
    for source in range(SELLER + state.board.seats):
        if why_supplier(state, resource, state.seat, source) == FINE:
            options.append(source)
    return options


def supply(state: Position, resource: i64, source: i64) -> None:
    """Take the resource from there and pay whoever is to be paid (IN-47, IN-50, IN-51)."""
    seat = state.seat
    price = price_of(state, source)
    state.money[seat] -= price
    if source == OWN:
        state.tell(SUPPLIED_OWN, seat, resource)
    elif source == TILE:
        state.tell(SUPPLIED_TILE, seat, resource)
        discard_tile(state, resource, seat)
    elif source == BANK:
        state.tell(SUPPLIED_BANK, seat, resource, price)
        state.bank += price
    else:
        state.tell(SUPPLIED_SELLER, seat, resource, price, source - SELLER)
        state.money[source - SELLER] += price


def discard_tile(state: Position, resource: i64, seat: i64) -> None:
    """Resource tiles of a kind are alike: the one with the lowest number goes."""
    for tile in state.board.suppliers[resource]:
        if is_held(state, tile, seat):
            state.place[tile] = GONE
            return


def cashes_in(state: Position, kind: i64, option: i64) -> bool:
    """Is this option, behind the ordinary ones, a resource tile handed in for money? Then do it."""
    resource = option - state.board.ordinary[kind]
    if resource < 0:
        return False
    state.tell(CASHED_IN, state.seat, resource, state.board.cash_in)
    discard_tile(state, resource, state.seat)
    state.money[state.seat] += state.board.cash_in
    state.bank -= state.board.cash_in
    return True


def why_cash_in(state: Position, resource: i64) -> int:
    """Only where the option is played, and with a tile in hand (IN-81)."""
    if state.board.cash_in == 0:
        return NO_CASHING_IN
    if resource_tiles(state, resource, state.seat) == 0:
        return NO_TILE_TO_CASH_IN
    return FINE


def with_cashable(state: Position, kind: i64, ordinary: list[int]) -> list[int]:
    """The ordinary options and, behind them, the resources whose tile may be handed in now."""
    options = ordinary[:]
    for resource in range(state.board.resources):
        if why_cash_in(state, resource) == FINE:
            options.append(state.board.ordinary[kind] + resource)
    return options


class Cashing(Ask):
    """A question before which resource tiles may be cashed in: they stand behind its own options."""

    def __init__(self, kind: int, name: str, board: Board) -> None:
        super().__init__(kind, name, int(board.ordinary[kind] + board.resources))
        self.board = board

    def ordinary(self, state: Position) -> list[int]:
        """What could be answered, apart from cashing in."""
        raise NotImplementedError

    def why_ordinary(self, state: Position, option: i64) -> int:
        """Why not, apart from cashing in."""
        raise NotImplementedError

    def candidates(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        ordinary = self.ordinary(state)
        return ordinary if self.board.cash_in == 0 else with_cashable(state, self.kind, ordinary)

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        cashed = option - self.board.ordinary[self.kind]
        return why_cash_in(state, cashed) if cashed >= 0 else self.why_ordinary(state, option)

    def rest(self, state: State, question: Question, option: int) -> int:
        return ENDS
