"""Pickling: states as their numbers, matches as their moves, and what never changes as a recipe.

A compiled object is made by its constructor only. So a state is read back into a copy of another
one of its game; both ways work compiled and interpreted, and from one to the other.
"""

from __future__ import annotations

from pickle import PicklingError
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.recipe import Recipe

if TYPE_CHECKING:
    from ironbridge.core.fixed import Fixed
    from ironbridge.core.game import Game
    from ironbridge.core.judge import Judge
    from ironbridge.core.match import Match
    from ironbridge.core.rules import Rules
    from ironbridge.core.state import State

Reduced = tuple[Any, ...]
Row = type(vec[i64]())


# States.


def reduced_state(state: State) -> Reduced:
    """A state as the numbers that it consists of."""
    fields = fields_of(state)
    recipe = getattr(fields.get("board"), "recipe", None)
    if recipe is None:
        return restored_alone, (type(state), fields)
    del fields["board"]
    return restored, (recipe, fields)


def fields_of(state: State) -> dict[str, Any]:
    """What a state consists of, by name; rows of native numbers as lists."""
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    names += getattr(state, "__dict__", {})
    found = {name: getattr(state, name) for name in names if name != "__dict__"}
    return {name: list(value) if isinstance(value, Row) else value for name, value in found.items()}


def restored(recipe: Recipe, fields: dict[str, Any]) -> State:
    """The state of a game with these fields."""
    state = recipe.game().any_state.copy()
    for name, value in fields.items():
        is_row = isinstance(getattr(state, name), Row)
        setattr(state, name, vec[i64](value) if is_row else value)
    return state


def restored_alone(kind: type[State], fields: dict[str, Any]) -> State:
    """The state of a game without a board, whose class is interpreted."""
    state = kind.__new__(kind)
    for name, value in fields.items():
        setattr(state, name, value)
    return state


# What never changes.


def reduced_rules(rules: Rules) -> Reduced:
    """Rules as the recipe of their game."""
    recipe = recipe_of(rules)
    own = recipe.game().rules
    if type(own) is not type(rules):
        raise PicklingError(f"{recipe} makes other rules than {type(rules).__name__}")
    return restored_rules, (recipe,)


def restored_rules(recipe: Recipe) -> Rules:
    """The rules of a game."""
    return recipe.game().rules


def reduced_judge(judge: Judge) -> Reduced:
    """A judge as the recipe of its game, with the weights that it counts with."""
    recipe = recipe_of(judge.rules)
    own = recipe.game().judge
    if type(own) is not type(judge):
        raise PicklingError(f"{recipe} has another judge than {type(judge).__name__}")
    return restored_judge, (recipe, None if own.weights == judge.weights else dict(judge.weights))


def restored_judge(recipe: Recipe, weights: dict[str, float] | None) -> Judge:
    """The judge of a game, with these weights or its own."""
    judge = recipe.game().judge
    return judge if weights is None else judge.weighed(weights)


def reduced_board(board: Fixed) -> Reduced:
    """A board as the recipe of its game."""
    return restored_board, (recipe_of(board),)


def restored_board(recipe: Recipe) -> Fixed:
    """The board of a game."""
    board: Fixed = recipe.game().rules.board  # type: ignore[attr-defined]
    return board


def recipe_of(fixed: Fixed) -> Recipe:
    """The recipe of the game that something belongs to."""
    if fixed.recipe is None:
        raise PicklingError(f"{type(fixed).__name__} belongs to no game that can be made again")
    return fixed.recipe


# Matches.


def reduced_match(match: Match) -> Reduced:
    """A match as its beginning, its moves, and the answers of the move being composed."""
    begin = match.state_at(0) if match.deal is None else match.deal
    moves = [(played.answers, played.forced) for played in match.played]
    head = (type(match), match.game, begin, match.seed, match.names, match.version)
    return replayed, (*head, moves, match.draft.answers)


def replayed(
    kind: type[Match],
    game: Game,
    begin: State | list[int],
    seed: int,
    names: tuple[str, ...],
    version: int,
    moves: list[tuple[list[int], bool]],
    answers: list[int],
) -> Match:
    """The match again, move by move."""
    deal = begin if isinstance(begin, list) else None
    state = game.rules.start(begin) if isinstance(begin, list) else begin
    match = kind(game, state, seed=seed, names=names, deal=deal, version=version)
    for move, forced in moves:
        match.push(move, forced=forced)
    match.rewind(len(moves))
    if answers:
        match.compose_all(answers)
    return match
