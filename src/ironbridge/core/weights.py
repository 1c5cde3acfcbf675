"""Weights: what a game's judge counts with, by name, from a data file that can be fitted anew."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable


def load_weights(file: Traversable, *headings: str) -> dict[str, float]:
    """The weights of a file, a name and a number a line; those under these headings come instead."""
    lines = tomllib.loads(file.read_text(encoding="utf-8"))
    weights = {name: value for name, value in lines.items() if not isinstance(value, dict)}
    for heading in headings:
        weights |= lines[heading]
    return {name: float(value) for name, value in weights.items()}
