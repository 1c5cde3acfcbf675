"""Recipe: what a game is made of, so that the same one is made once and found again."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

if TYPE_CHECKING:
    from ironbridge.core.game import Game

GAMES: Final = 64  # that are kept: half a megabyte each, and all ways to choose are fewer


@dataclass(frozen=True)
class Recipe:
    """How a game is made, for how many, with what chosen: equal ones make equal games."""

    make: Callable[..., Game] = field(repr=False)
    version: int  # of our rules
    players: int
    settings: tuple[tuple[str, Any], ...]  # every one, in the order of the title
    figures: str  # a reader's own corrections as JSON, or nothing

    def game(self) -> Game:
        """The game: the same object again, as long as it is kept or anybody holds it."""
        return kept(self)


HELD: Final[WeakValueDictionary[Recipe, Game]] = WeakValueDictionary()  # by whoever plays them


@lru_cache(maxsize=GAMES)
def kept(recipe: Recipe) -> Game:
    """The game of a recipe, and those that were asked for last: never two of one recipe."""
    game = HELD.get(recipe)
    if game is None:
        game = HELD[recipe] = made(recipe)
    return game


def made(recipe: Recipe) -> Game:
    """The game of a recipe: costly to make, never changed, good for any number of matches."""
    chosen = dict(recipe.settings)
    if recipe.figures:
        chosen["figures"] = json.loads(recipe.figures)
    return replace(recipe.make(recipe.players, **chosen), version=recipe.version)


def as_text(changes: Mapping[str, Any]) -> str | None:
    """A reader's own corrections as JSON; None if they would not be the same afterwards."""
    if not changes:
        return ""
    try:
        text = json.dumps(changes, ensure_ascii=False)
        return text if json.loads(text) == changes else None
    except (TypeError, ValueError, RecursionError):
        return None
