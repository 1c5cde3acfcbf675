"""Layout: where things stand on our drawing of the board, from its data file."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

import msgspec

Point = tuple[float, float]


class Sheet(msgspec.Struct, frozen=True):
    """How large the drawing is."""

    width: float
    height: float


class Epochs(msgspec.Struct, frozen=True):
    """The rows of the board and the column of epochs."""

    x: float
    width: float
    height: float
    rows: list[float]
    numeral: float  # from a row's centre to its numeral


class Supplies(msgspec.Struct, frozen=True):
    """The resources, side by side."""

    first: Point
    step: float


class ScoreTrack(msgspec.Struct, frozen=True):
    """The track; `floor` is how far below its top the markers stand."""

    x: float
    y: float
    width: float
    height: float
    floor: float


class Layout(msgspec.Struct, frozen=True, rename="kebab"):
    """The whole drawing."""

    board: Sheet
    titles: dict[str, Point]
    notes: dict[str, Point]
    sizes: dict[str, Point]
    epochs: Epochs
    supplies: Supplies
    score_track: ScoreTrack
    tiles: dict[str, Point]


def load_layout(file: Traversable) -> Layout:
    """Read and check a file of places."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Layout)
