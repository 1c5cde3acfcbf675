"""Mines: ore chosen or drawn, stacked in any order, given back when used; empty mines (III, IV)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.neuland.board import NOTHING, ORE_BASE, Board
from ironbridge.rulesets.neuland.rules.refusals import NONE_IN_SUPPLY, NOT_DRAWN, NOT_IN_THE_BAG
from ironbridge.rulesets.neuland.state import (
    DRAWING,
    STACKING,
    Position,
    kind_on,
    pop_marker,
    remove_tile,
    return_marker,
    take_marker,
)

ORE: Final = 7
DRAW: Final = 8

MINE_RETURNED: Final = Shape("mine-returned", "slot")
ORE_DRAWN: Final = Shape("ore-drawn", "marker")
ORE_STACKED: Final = Shape("ore-stacked", "slot", "ore")


def open_mine(state: Position, answers: Answers, slot: i64) -> bool:
    """Ore for a new mine, drawn (NL-108) or chosen (NL-107); False where an answer is missing."""
    if state.board.bag:
        state.dry += 1
        return True
    return stack_ore(state, answers, slot)


def give_back_marker(state: Position, slot: i64) -> None:
    """With the worker goes a marker: the top one of a mine (NL-49, NL-50), a smelter's (NL-56)."""
    if state.ore[slot] == 0:
        return
    return_marker(state, pop_marker(state, slot))
    if state.ore[slot] == 0 and kind_on(state, slot).mine:
        run_dry(state, slot)


def run_dry(state: Position, slot: i64) -> None:
    """An empty mine is refilled from the bag (NL-52), or its tile goes back (NL-51)."""
    if state.board.bag:
        state.dry += 1
        return
    state.tell(MINE_RETURNED, state.seat, slot)
    remove_tile(state, slot)


def next_dry_mine(state: Position) -> None:
    """Ore is drawn for the first mine without any."""
    slot: i64 = 0
    while state.tile[slot] == NOTHING or not kind_on(state, slot).mine or state.ore[slot] > 0:
        slot += 1
    state.mine = slot
    state.phase = DRAWING


def draw_ore(state: Position, answers: Answers) -> None:
    """Three markers out of the bag, one by one."""
    for _ in range(state.board.ore_per_mine):
        supply = state.supply
        option = answers.take(DRAW, supply[0], supply[1], supply[2])
        if option == MISSING:
            return
        marker = marker_drawn(supply[0], supply[1], option)
        take_marker(state, marker)
        state.drawn = changed(state.drawn, marker, state.drawn[marker] + 1)
        state.revealed += 1
        state.tell(ORE_DRAWN, state.seat, marker)
    state.phase = STACKING


def marker_drawn(first: i64, second: i64, option: i64) -> i64:
    """The sort of a marker of the bag, which lies sorted before our eyes."""
    if option < first:
        return 0
    return 1 if option < first + second else 2


def why_drawn(state: Position, option: i64) -> int:
    """Every marker in the bag is equally likely."""
    supply = state.supply
    return FINE if option < supply[0] + supply[1] + supply[2] else NOT_IN_THE_BAG


def stack_ore(state: Position, answers: Answers, slot: i64) -> bool:
    """Put three markers on a mine, from the top down; False where an answer is missing."""
    ore: i64 = 0
    depth: i64 = 1
    for place in range(state.board.ore_per_mine):
        marker = answers.take(ORE, slot, place)
        if marker == MISSING:
            return False
        pick_ore(state, marker)
        ore += (marker + 1) * depth
        depth *= ORE_BASE
    state.ore = changed(state.ore, slot, ore)
    state.tell(ORE_STACKED, state.seat, slot, state.ore[slot])
    return True


def ore_at_hand(state: Position) -> vec[i64]:
    """The markers from which a mine is stacked: those drawn, or the open supply."""
    return state.drawn if state.board.bag else state.supply


def pick_ore(state: Position, marker: i64) -> None:
    """Take one of them."""
    if state.board.bag:
        state.drawn = changed(state.drawn, marker, state.drawn[marker] - 1)
    else:
        take_marker(state, marker)


def why_ore(state: Position, marker: i64) -> int:
    """There is still one of this sort."""
    if ore_at_hand(state)[marker] > 0:
        return FINE
    return NOT_DRAWN if state.board.bag else NONE_IN_SUPPLY


# The questions.


@final
class Ore(Ask):
    """Which sort of marker lies at a place of a mine, from the top."""

    def __init__(self, board: Board) -> None:
        super().__init__(ORE, "ore", len(board.markers), "slot", "place")
        self.last = board.ore_per_mine - 1

    def why(self, state: State, question: Question, marker: int) -> int:
        assert isinstance(state, Position)
        return why_ore(state, marker)

    def rest(self, state: State, question: Question, marker: int) -> int:
        return ENDS if question.b == self.last else marker


@final
class Draw(Ask):
    """Which marker comes out of the bag, where they lie sort by sort: one of so many of each."""

    def __init__(self, board: Board) -> None:
        super().__init__(DRAW, "draw", sum(board.markers), "first", "second", "third")

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        return why_drawn(state, option)
