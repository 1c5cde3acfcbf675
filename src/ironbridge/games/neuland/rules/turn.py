"""Turn: Neuland as the engine sees it, one action of a turn after the other."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.core.rules import (
    CHANCE,
    ENDS,
    FINE,
    MISSING,
    NOBODY,
    Answers,
    Question,
    Rules,
    State,
)
from ironbridge.games.neuland import judge, setup
from ironbridge.games.neuland.board import NOTHING, Board
from ironbridge.games.neuland.rules import build, crests, end, goods, kinds, mine, produce, start
from ironbridge.games.neuland.rules.kinds import (
    ACT,
    CART,
    DRAW,
    HOME,
    MATERIAL,
    ORE,
    RECIPE,
    SITE,
    SOURCE,
)
from ironbridge.games.neuland.state import (
    ACTING,
    DRAWING,
    OVER,
    SETTLING,
    Position,
    kind_on,
    left,
    stack,
)


@final
class Neuland(Rules):
    """The rules of one edition on one board. All is open: nobody knows more than another."""

    def __init__(self, board: Board) -> None:
        hexes, slots = int(board.hexes), int(board.slots)
        domains = [hexes, int(board.end) + 1, hexes, int(board.goods), slots + 2]
        domains += [slots + 1, 2, len(board.markers), sum(board.markers)]
        super().__init__(board.seats, domains)
        self.weights = judge.STANDARD
        self.scales = judge.Weights(judge.STANDARD)
        self.board = board
        self.dead_ends = list(kinds.DEAD_ENDS)
        self.turn_moves = 2 * board.spaces
        self.turns_ahead = 0  # replies tell less than a turn that wastes nothing

    def decider(self, state: State) -> int:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return NOBODY
        return CHANCE if state.phase == DRAWING else state.seat

    def run(self, state: State, answers: Answers) -> None:
        assert isinstance(state, Position)
        phase = state.phase
        if phase == ACTING:
            if act(state, answers):
                end.go_on(state)
        elif phase == SETTLING:
            start.settle(state, answers)
        elif phase == DRAWING:
            mine.draw_ore(state, answers)
        elif mine.stack_ore(state, answers, state.mine):
            state.mine = NOTHING
            state.dry -= 1
            end.go_on(state)

    def candidates(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        kind = question.kind
        if kind == ACT:
            return self.board.only_end if is_out_of_time(state) else state.acts
        if kind == SOURCE:
            return goods.sources(state, question.b, question.c)
        if kind == MATERIAL:
            return build.materials(state, question.a)
        if kind == SITE:
            return state.land.sites[question.a]
        if kind == RECIPE:
            return self.board.products[state.tile[question.a]]
        return self.all_options[kind]

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        kind, a, b, c = question.kind, question.a, question.b, question.c
        if kind == ACT:
            return why_act(state, option)
        if kind == SOURCE:
            return goods.why_source(state, b, a, c, option)
        if kind == MATERIAL:
            return build.why_material(state, a, b, option)
        if kind == SITE:
            return build.why_site(state, a, option)
        if kind == HOME:
            return start.why_home(state, option)
        if kind == CART:
            return goods.why_cart(state, option, a, b, c)
        if kind == ORE:
            return mine.why_ore(state, option)
        return (
            mine.why_drawn(state, option) if kind == DRAW else produce.why_recipe(state, a, option)
        )

    def rest(self, state: State, question: Question, option: int) -> int:
        is_end = question.kind == ACT and option == self.board.end
        is_last_ore = question.kind == ORE and question.b == self.board.ore_per_mine - 1
        return ENDS if is_end or is_last_ore else option

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return [self.board.crests - unplaced for unplaced in state.crests]

    def deal(self, chance: Chance) -> list[int]:
        return setup.deal(self.board, chance)

    def start(self, deal: list[int]) -> State:
        return setup.start(self.board, deal)

    def hide(self, state: State, seat: int) -> None:
        """Nothing is hidden; but nobody who looks can reach into the game."""
        assert isinstance(state, Position)
        state.acts = state.acts[:]

    def sample(self, state: State, chance: Chance) -> None:
        """Nothing is unknown."""

    def components(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return [tiles(state), *markers(state), *workers(state), *crests_in_play(state)]

    def judge(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return judge.judge(state, self.scales)

    def weigh(self, weights: dict[str, float]) -> None:
        super().weigh(weights)
        self.scales = judge.Weights(weights)


def is_out_of_time(state: Position) -> bool:
    """Is there not even an action left for the cheapest thing?"""
    return left(state) < state.board.least_cost


def act(state: Position, answers: Answers) -> bool:
    """One thing done in a turn, or its end; False where an answer is missing."""
    board = state.board
    option = answers.take(ACT)
    if option == MISSING:
        return False
    if option < board.first_crest:
        return produce.produce(state, answers, option)
    if option < board.first_build:
        return crests.place_crests(state, answers, option - board.first_crest)
    if option < board.end:
        return build.build(state, answers, option - board.first_build)
    end.end_turn(state)
    return True


def why_act(state: Position, option: i64) -> int:
    """A turn may be ended at any time; all else as its chapter says."""
    board = state.board
    if option < board.first_crest:
        return produce.why_produce(state, option)
    if option < board.first_build:
        return crests.why_crests(state, option - board.first_crest)
    return FINE if option == board.end else build.why_build(state, option - board.first_build)


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
