"""Lay: build a factory, lay a technology or a bonus, and pay for it (phase 4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.industria.board import FACTORY, RESOURCE, TECHNOLOGY, Board
from ironbridge.rulesets.industria.rules.refusals import (
    NO_SUPPLY,
    NOT_IN_HAND,
    RESOURCES_ARE_NOT_LAID,
    SECOND_BONUS,
    SECOND_FACTORY,
    SECOND_TECHNOLOGY,
    TECHNOLOGY_TOO_LATE,
    TOO_DEAR,
)
from ironbridge.rulesets.industria.rules.supply import (
    OUT_OF_REACH,
    SELLER,
    Cashing,
    cashes_in,
    cheapest,
    suppliers,
    supply,
    why_source,
)
from ironbridge.rulesets.industria.state import (
    HAND,
    LAID,
    LAYING,
    Position,
    is_held,
    is_laid,
    left_of,
)

LAY: Final = 3
SOURCE: Final = 4

BUILT: Final = Shape("built", "tile", "price")
SCORED: Final = Shape("scored", "tile", "points")
VISIT_ENDED: Final = Shape("visit-ended")


def begin_laying(state: Position) -> None:
    """Phase 4 begins with the first player, whoever was auctioneer last (IN-34)."""
    state.phase = LAYING
    state.seat = state.first
    state.visit = 0


def lay(state: Position, answers: Answers) -> bool:
    """Lay one tile, or end the visit; True when the last seat has ended its visit."""
    option = answers.take(LAY)
    if option == MISSING or cashes_in(state, LAY, option):
        return False
    if option == state.board.tiles:
        return end_visit(state)
    pay_and_lay(state, answers, option)
    return False


def pay_and_lay(state: Position, answers: Answers, tile: i64) -> None:
    """Pay price and resources in full; then the tile works from now on (IN-40 to IN-45)."""
    price = price_for(state, tile, state.seat)
    state.money[state.seat] -= price
    state.bank += price
    state.tell(BUILT, state.seat, tile, price)
    needs = state.board.needs[tile]
    before = state.money[state.seat] + price
    for at in range(len(needs)):
        source = answers.take(SOURCE, tile, at, before - state.money[state.seat])
        if source == MISSING:
            return
        supply(state, needs[at], source)
    state.place[tile] = LAID + state.seat
    state.visit |= bit(state.board.kind[tile])
    score(state, tile)


def score(state: Position, tile: i64) -> None:
    """A tile scores when laid in its own epoch; a late factory nothing (IN-57 to IN-59)."""
    points = points_for(state, tile)
    if points > 0:
        state.points = changed(state.points, state.seat, state.points[state.seat] + points)
        state.tell(SCORED, state.seat, tile, points)


def points_for(state: Position, tile: i64) -> i64:
    """What laying the tile now is worth at once."""
    return state.board.points[tile] if state.board.epoch[tile] == state.epoch else 0


def price_for(state: Position, tile: i64, seat: i64) -> i64:
    """The printed price less the discounts one has, never below nothing (IN-63, IN-64)."""
    price = state.board.price[tile]
    for discounter in state.board.discounters:
        if is_laid(state, discounter, seat):
            price -= state.board.discount[discounter]
    return max(i64(0), price)


def end_visit(state: Position) -> bool:
    """The next seat lays; True when all have."""
    state.tell(VISIT_ENDED, state.seat)
    state.visit = 0
    state.seat = left_of(state, state.seat)
    return state.seat == state.first


def why_lay(state: Position, option: i64) -> int:
    """In hand (IN-35), of a kind not laid yet in this visit, in its epoch, payable in full."""
    if option == state.board.tiles:
        return FINE
    if not is_held(state, option, state.seat):
        return NOT_IN_HAND
    why = why_kind(state, option)
    return why if why != FINE else why_cost(state, option)


def layable(state: Position) -> list[int]:
    """The tiles in hand of which one could be laid, payable or not; then the end of the visit."""
    held = HAND + state.seat
    options: list[int] = []
    for tile in range(state.board.tiles):
        if state.place[tile] == held and why_kind(state, tile) == FINE:
            options.append(tile)
    options.append(state.board.tiles)
    return options


def why_kind(state: Position, tile: i64) -> int:
    """One of each kind a visit (IN-36 to IN-39); technologies in their epoch only (IN-60)."""
    kind = state.board.kind[tile]
    if kind == RESOURCE:
        return RESOURCES_ARE_NOT_LAID
    if has(state.visit, kind):
        return second_of(kind)
    if kind == TECHNOLOGY and state.board.epoch[tile] != state.epoch:
        return TECHNOLOGY_TOO_LATE
    return FINE


def why_cost(state: Position, tile: i64) -> int:
    """Every resource is to be had (IN-54), and the money in hand pays for all (IN-55)."""
    cost = cheapest(state, state.board.needs[tile], 0, state.seat)
    if cost == OUT_OF_REACH:
        return NO_SUPPLY
    cost += price_for(state, tile, state.seat)
    return FINE if cost <= state.money[state.seat] else TOO_DEAR


def second_of(kind: i64) -> int:
    """Which rule forbids a second tile of this kind."""
    if kind == FACTORY:
        return SECOND_FACTORY
    return SECOND_TECHNOLOGY if kind == TECHNOLOGY else SECOND_BONUS


# The questions.


@final
class Lay(Cashing):
    """Which tile of the hand is laid next, or that the visit is over."""

    def __init__(self, board: Board) -> None:
        super().__init__(LAY, "lay", board)

    def ordinary(self, state: Position) -> list[int]:
        return layable(state)

    def why_ordinary(self, state: Position, option: i64) -> int:
        return why_lay(state, option)

    def rest(self, state: State, question: Question, option: int) -> int:
        is_laid = option < self.board.tiles
        return option if is_laid and len(self.board.needs[option]) > 0 else ENDS


@final
class Source(Ask):
    """Where a resource comes from that a tile needs; its price and earlier needs are paid already."""

    def __init__(self, board: Board) -> None:
        super().__init__(SOURCE, "source", SELLER + int(board.seats), "tile", "need", "spent")
        self.board = board

    def candidates(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        return suppliers(state, self.board.needs[question.a][question.b])

    def why(self, state: State, question: Question, source: int) -> int:
        assert isinstance(state, Position)
        return why_source(state, self.board.needs[question.a], question.b, source)

    def rest(self, state: State, question: Question, source: int) -> int:
        return ENDS if question.b == len(self.board.needs[question.a]) - 1 else source
