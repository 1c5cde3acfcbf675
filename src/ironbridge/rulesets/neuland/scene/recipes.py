"""Recipes: what a building takes and makes, as glyphs; of a smelter in general and in particular."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark
from ironbridge.rulesets.neuland.board import Kind
from ironbridge.rulesets.neuland.scene.look import Look

ORE: Final = "ore"  # the glyph of any ore
METAL: Final = "metal"  # the glyph of whatever is made of it


def need_marks(look: Look, kind: Kind) -> list[Mark]:
    """What a building takes: the goods that all its recipes need, and one glyph for the rest."""
    recipes = [look.board.recipes[recipe].needs for recipe in kind.recipes]
    common = [good for good in recipes[0] if all(good in needs for needs in recipes)]
    varies = any(len(needs) > len(common) for needs in recipes)
    return look.good_marks(common) + ([Mark(ORE)] if varies else [])


def made_marks(look: Look, kind: Kind) -> list[Mark]:
    """What a building makes: its good, one glyph for several, nothing for a mine or a property."""
    made = [look.board.recipes[recipe].makes for recipe in kind.recipes]
    if kind.value:
        return []
    if kind.mine:
        return [Mark(ORE)]
    return look.good_marks(made) if len(made) == 1 else [Mark(METAL)]


def choices(look: Look) -> list[int]:
    """The goods between which a building lets one choose."""
    found: list[int] = []
    for kind in look.board.kinds:
        if len(kind.recipes) > 1 and not kind.mine:
            made = [look.board.recipes[recipe].makes for recipe in kind.recipes]
            found += [good for good in made if good not in found]
    return found
