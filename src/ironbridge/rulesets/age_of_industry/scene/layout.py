"""Layout: how a map is drawn, from the section of that name in its file; what is left out is ours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ironbridge.core.errors import FiguresError
from ironbridge.core.malformed import misfit
from ironbridge.core.words import told
from ironbridge.draw.curves import Box, Point

# Width and height of everything that is not as wide as its name.
SIZES: Final[dict[str, Point]] = {
    "space": (52, 52),
    "village": (17, 17),
    "order": (230, 38),
    "card": (150, 38),
    "open": (152, 50),
    "deck": (152, 38),
    "counter": (158, 58),
    "key": (186, 35),
    "display": (104, 176),
}
ORDER: Final[Point] = (230, 305)  # the room of the order of play
INSTRUMENTS: Final[Point] = (380, 384)  # and of displays, open cards and keys


class Spot(msgspec.Struct, frozen=True):
    """The centre of a place, its rows of spaces, and at which side a village has its name."""

    at: Point
    rows: list[int] = []
    name: str = "s"


class Sea(msgspec.Struct, frozen=True):
    """The name of a sea, around its middle."""

    name: dict[str, str]
    at: Point


class Layout(msgspec.Struct, frozen=True):
    """The whole drawing. Links and lanes are bent so far to the right of the straight way."""

    size: Point = (1500, 930)
    land: list[list[Point]] = []  # outlines, which may reach beyond the map
    borders: list[list[Point]] = []
    seas: list[Sea] = []
    rose: Box | None = None
    places: dict[str, Spot] = {}
    ships: dict[str, Spot] = {}
    links: dict[str, float] = {}
    lanes: dict[str, float] = {}
    order: Point = (16, 16)  # the upper left corner of the order of play
    instruments: Point = (1112, 532)  # and of displays, open cards and keys


def read_layout(data: Mapping[str, Any]) -> Layout:
    """Check how a map is drawn; FiguresError, with the reason, if it cannot be."""
    try:
        return msgspec.convert(data, Layout)
    except msgspec.ValidationError as error:
        reason = misfit(error, "layout", data, Layout)
        raise FiguresError(told("misfit", section="layout", reason=reason)) from error
