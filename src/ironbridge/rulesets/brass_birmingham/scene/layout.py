"""Layout: where things stand on our drawing of the board, from its data file."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

import msgspec

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height


class Sheet(msgspec.Struct, frozen=True):
    """How large the drawing is."""

    width: float
    height: float


class Plate(msgspec.Struct, frozen=True):
    """How spaces stand on the plate of a place."""

    pitch: float
    edge: float


class Town(msgspec.Struct, frozen=True):
    """The centre of a town or farm, and its rows of spaces."""

    at: Point
    rows: list[int]


class Column(msgspec.Struct, frozen=True):
    """Things one above the other: left edge, middle of the first, step to the next."""

    x: float
    y: float
    step: float


class Rounds(msgspec.Struct, frozen=True):
    """The eras, their rounds, the deck: left edge, and the middle of each row."""

    x: float
    eras: float
    y: float
    deck: float


class Scales(msgspec.Struct, frozen=True):
    """The scales of points and income; `floor` is how far below their tops the markers stand."""

    points: Box
    income: Box
    floor: float


class Layout(msgspec.Struct, frozen=True):
    """The whole drawing."""

    board: Sheet
    titles: dict[str, Point]
    sizes: dict[str, Point]
    wide: dict[str, float]  # ribbons of longer names
    plate: Plate
    rose: Box
    towns: dict[str, Town]
    merchants: dict[str, Point]
    lines: dict[str, float]
    markets: dict[str, Box]
    order: Column
    rounds: Rounds
    actions: Column
    scales: Scales


def load_layout(file: Traversable) -> Layout:
    """Read and check a file of places."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Layout)
