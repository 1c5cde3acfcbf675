"""Produce: place a worker on an empty building, whoever built it, for its product (I)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.neuland.board import NOTHING, Board
from ironbridge.rulesets.neuland.rules.errand import why_supplied
from ironbridge.rulesets.neuland.rules.goods import use_goods
from ironbridge.rulesets.neuland.rules.refusals import (
    LACKS_GOODS,
    NO_BUILDING,
    NO_PRODUCTION_BUILDING,
    NOT_MADE_THERE,
    OCCUPIED,
    OCCUPIED_BY_YOU,
)
from ironbridge.rulesets.neuland.rules.time import advance
from ironbridge.rulesets.neuland.state import (
    Position,
    kind_on,
    push_marker,
    put_worker,
    take_marker,
    top_marker,
)

RECIPE: Final = 3

PRODUCED: Final = Shape("produced", "slot", "good", "actions")


def produce(state: Position, answers: Answers, slot: i64) -> bool:
    """Hand over what the product costs, then place the worker; False where an answer is missing."""
    recipe = choose_recipe(state, answers, slot)
    if recipe == MISSING:
        return False
    actions = use_goods(state, answers, recipe, slot)
    if actions == MISSING:
        return False
    good = state.board.recipes[recipe].makes
    advance(state, actions)
    put_worker(state, slot, state.seat, good)
    move_marker(state, slot, good)
    state.tell(PRODUCED, state.seat, slot, good, actions)
    return True


def choose_recipe(state: Position, answers: Answers, slot: i64) -> i64:
    """What is made there: by the top marker in a mine (NL-47), by choice in a smelter (NL-54)."""
    recipes = recipes_at(state, slot)
    if len(recipes) == 1:
        return recipes[0]
    good = answers.take(RECIPE, slot)
    return MISSING if good == MISSING else recipe_for(state, slot, good)


def recipes_at(state: Position, slot: i64) -> list[int]:
    """The recipes of the building on a slot, as it stands."""
    kind = kind_on(state, slot)
    if kind.mine:
        return state.board.marker_recipes[top_marker(state, slot)]
    return kind.recipes


def recipe_for(state: Position, slot: i64, good: i64) -> i64:
    """How the building on a slot makes a good, or NOTHING."""
    for recipe in recipes_at(state, slot):
        if state.board.recipes[recipe].makes == good:
            return recipe
    return NOTHING


def move_marker(state: Position, slot: i64, good: i64) -> None:
    """In the first edition the ore that a smelter takes moves onto it (NL-55)."""
    marker = state.board.kept_marker[good]
    if marker != NOTHING and not kind_on(state, slot).mine:
        take_marker(state, marker)
        push_marker(state, slot, marker)


def why_produce(state: Position, slot: i64) -> int:
    """An empty production building (NL-38 to NL-41), with goods, a worker and time for it."""
    if state.tile[slot] == NOTHING:
        return NO_BUILDING
    if state.tile[slot] >= state.board.first_property:
        return NO_PRODUCTION_BUILDING
    owner = state.owner[slot]
    if owner != NOBODY and owner != state.seat:
        return OCCUPIED
    if owner == state.seat and state.good[slot] != state.board.wild:
        return OCCUPIED_BY_YOU
    best = LACKS_GOODS
    for recipe in recipes_at(state, slot):
        why = why_supplied(state, recipe, slot)
        if why == FINE:
            return FINE
        if why != LACKS_GOODS:
            best = why
    return best


def why_recipe(state: Position, slot: i64, good: i64) -> int:
    """The building makes this good, and it can be supplied."""
    recipe = recipe_for(state, slot, good)
    return NOT_MADE_THERE if recipe == NOTHING else why_supplied(state, recipe, slot)


# The question.


@final
class Product(Ask):
    """What is made on a slot that makes several things: a good."""

    def __init__(self, board: Board) -> None:
        super().__init__(RECIPE, "recipe", int(board.goods), "slot")
        self.board = board

    def candidates(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        return self.board.products[state.tile[question.a]]

    def why(self, state: State, question: Question, good: int) -> int:
        assert isinstance(state, Position)
        return why_recipe(state, question.a, good)
