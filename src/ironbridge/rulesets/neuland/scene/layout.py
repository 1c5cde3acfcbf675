"""Layout: where things stand on our drawing of the board, from its data file."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable

import msgspec

Point = tuple[float, float]


class Struct(msgspec.Struct, frozen=True, rename="kebab"):
    """Fields are written with hyphens in the file."""


class Sheet(Struct, frozen=True):
    """How large the drawing is."""

    width: float
    height: float


class Map(Struct, frozen=True):
    """The hexes: the middle one, their side, the steps between them, the places on each."""

    centre: Point
    side: float
    step_q: Point
    step_r: Point
    places: list[Point]


class TimeTrack(Struct, frozen=True):
    """The dial: its middle and radius; where things stand on it; where the way of a turn runs."""

    centre: Point
    radius: float
    stand: float
    apart: float
    after: float
    way: float


class Seats(Struct, frozen=True):
    """The corners, which of them are used, and how far the tokens lie off."""

    reserves: list[Point]
    use: dict[str, list[int]]
    tokens: float
    step: float


class Grid(Struct, frozen=True):
    """Things row by row: the first, how many in a row, the steps to the right and down."""

    first: Point
    columns: int
    step: Point


class Properties(Struct, frozen=True):
    """The stacks: the first name, from there to the top tile, the steps down and to those below."""

    first: Point
    top: Point
    step: float
    below: list[float]


class Line(Struct, frozen=True):
    """Things side by side: the first, and the step to the next."""

    first: Point
    step: float


class Layout(Struct, frozen=True):
    """The whole drawing."""

    board: Sheet
    titles: dict[str, Point]
    sizes: dict[str, Point]
    map: Map
    time_track: TimeTrack
    seats: Seats
    supply: Grid
    properties: Properties
    ore: Line
    goods: Line
    actions: Line
    groups: dict[str, str]


def load_layout(file: Traversable) -> Layout:
    """Read and check a file of places."""
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Layout)


def spot(line: Line, at: int) -> Point:
    """Where a thing of a line stands."""
    x, y = line.first
    return x + at * line.step, y
