"""Weights: what a game's judge counts with, by name, from a data file that can be fitted anew."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable


def load_weights(file: Traversable) -> dict[str, float]:
    """The weights of a file: a name and a number a line."""
    lines = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: float(value) for name, value in lines.items()}
