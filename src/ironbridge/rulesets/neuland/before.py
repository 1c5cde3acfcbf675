"""Before: the first version of our rules, by which gold always stood in for one product (NL-73)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ironbridge.core.game import Game
from ironbridge.rulesets.neuland import make as today


def make(players: int, **chosen: Any) -> Game:
    """Neuland as it was played before there was a choice."""
    made = today.make(players, **{**chosen, "gold": "one"})
    settings = {name: value for name, value in made.settings.items() if name != "gold"}
    return replace(made, settings=settings)
