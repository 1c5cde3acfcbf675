"""Neuland as the engine sees it: the chapters of the rulebook on one page."""

from __future__ import annotations

from typing import final

from ironbridge.core.asks import Answers
from ironbridge.core.chance import Chance
from ironbridge.core.rules import Rules
from ironbridge.core.state import CHANCE, NOBODY, State
from ironbridge.rulesets.neuland import setup
from ironbridge.rulesets.neuland.board import NOTHING, Board
from ironbridge.rulesets.neuland.encoding import NeulandEncoding
from ironbridge.rulesets.neuland.rules import act, build, end, goods, mine, produce, start
from ironbridge.rulesets.neuland.rules.refusals import DEAD_ENDS
from ironbridge.rulesets.neuland.state import (
    ACTING,
    DRAWING,
    OVER,
    SETTLING,
    Position,
    kind_on,
    stack,
)


@final
class Neuland(Rules):
    """The rules of one edition on one board. All is open: nobody knows more than another."""

    def __init__(self, board: Board) -> None:
        asks = [
            start.Home(board),
            act.Act(board),
            build.Site(board),
            produce.Product(board),
            goods.Source(board),
            build.Material(board),
            goods.Cart(),
            mine.Ore(board),
            mine.Draw(board),
        ]
        super().__init__(board.seats, asks, DEAD_ENDS)
        self.board = board
        self.encoding = NeulandEncoding(board, self.numbering)

    def deal(self, chance: Chance) -> list[int]:
        return setup.deal(self.board, chance)

    def start(self, deal: list[int]) -> State:
        return setup.start(self.board, deal)

    def decider(self, state: State) -> int:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return NOBODY
        return CHANCE if state.phase == DRAWING else state.seat

    def run(self, state: State, answers: Answers) -> None:
        assert isinstance(state, Position)
        phase = state.phase
        if phase == ACTING:
            if act.act(state, answers):
                end.go_on(state)
        elif phase == SETTLING:
            start.settle(state, answers)
        elif phase == DRAWING:
            mine.draw_ore(state, answers)
        elif mine.stack_ore(state, answers, state.mine):
            state.mine = NOTHING
            state.dry -= 1
            end.go_on(state)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return [self.board.crests - unplaced for unplaced in state.crests]

    def components(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return [tiles(state), *markers(state), *workers(state), *crests_in_play(state)]

    def hide(self, state: State, seat: int) -> None:
        """Nothing is hidden; but nobody who looks can reach into the game."""
        assert isinstance(state, Position)
        state.acts = state.acts[:]

    def sample(self, state: State, chance: Chance) -> None:
        """Nothing is unknown."""


# What no move may change.


def tiles(state: Position) -> int:
    """Tiles on the map, in the supply and with the seats that have not settled yet."""
    on_map = len([kind for kind in state.tile if kind != NOTHING])
    unsettled = state.opening - int(state.opening > 0 and state.phase != SETTLING)
    return on_map + sum(list(state.stock)) + int(unsettled) * len(state.board.start_kinds)


def markers(state: Position) -> list[int]:
    """The ore markers of each sort: on the map, in the supply, drawn."""
    counts = [state.supply[sort] + state.drawn[sort] for sort in range(len(state.supply))]
    for slot in range(state.board.slots):
        for marker in stack(state, slot):
            counts[marker] += 1
    return counts


def workers(state: Position) -> list[int]:
    """The workers of each seat, counted on the map and as its goods: the two must agree."""
    counts = [-working for working in state.working]
    for slot in range(state.board.slots):
        if state.good[slot] != NOTHING:
            counts[state.owner[slot]] += 1
    return counts


def crests_in_play(state: Position) -> list[int]:
    """The crests of each seat, its own and those on properties, as far as these had room for them."""
    counts = list(state.crests)
    for slot in range(state.board.slots):
        if state.tile[slot] != NOTHING and kind_on(state, slot).value > 0:
            seat = state.owner[slot]
            if seat != NOBODY:
                counts[seat] += kind_on(state, slot).value
    if state.phase == OVER:
        counts[state.seat] = state.board.crests
    return counts
