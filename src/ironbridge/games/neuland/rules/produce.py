"""Produce: place a worker on an empty building, whoever built it, for its product (I)."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.core.rules import FINE, MISSING, NOBODY, Answers
from ironbridge.games.neuland.board import NOTHING
from ironbridge.games.neuland.rules.goods import use_goods, why_supplied
from ironbridge.games.neuland.rules.kinds import (
    LACKS_GOODS,
    NO_BUILDING,
    NO_PRODUCTION_BUILDING,
    NOT_MADE_THERE,
    OCCUPIED,
    OCCUPIED_BY_YOU,
    PRODUCED,
    RECIPE,
)
from ironbridge.games.neuland.rules.time import advance
from ironbridge.games.neuland.state import (
    Position,
    kind_on,
    push_marker,
    put_worker,
    take_marker,
    top_marker,
)


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
