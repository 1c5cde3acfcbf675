"""Seats: told apart by a colour, a pattern and a badge shape at once, everywhere the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from ironbridge.draw.markup import polygon, tag

SQUARE: Final = 8  # the side of a pattern's square


@dataclass(frozen=True)
class Seat:
    """How a seat is shown. The pattern is a path within its square; a plain seat has none."""

    colour: str
    hatch: str  # the colour of the pattern's lines
    weight: float  # their width
    pattern: str
    badge: Callable[..., str]


def circle(size: float, **attributes: object) -> str:
    """A round badge."""
    return tag("circle", r=size / 2, **attributes)


def regular(corners: int, turn: float, stretch: float) -> Callable[..., str]:
    """A badge with equal sides, the first corner so many turns from the right, clockwise."""

    def shape(size: float, **attributes: object) -> str:
        radius = size / 2 * stretch
        angles = [2 * pi * (turn + at / corners) for at in range(corners)]
        heights = [radius * sin(angle) for angle in angles]
        middle = (max(heights) + min(heights)) / 2
        points = [(radius * cos(angle), radius * sin(angle) - middle) for angle in angles]
        return polygon(points, stroke_linejoin="round", **attributes)

    return shape


SEATS: Final = (
    Seat("#2f6db5", "#ffffff", 0, "", circle),
    Seat("#d1502f", "#ffffff", 1.4, "M-2 6L6 -2M2 10L10 2", regular(4, 1 / 8, 1.25)),
    Seat("#2e8b57", "#ffffff", 2.6, "M2 2h.01M6 6h.01", regular(3, -1 / 4, 1.26)),
    Seat("#d9a514", "#22201b", 1.2, "M0 0L8 8M8 0L0 8", regular(4, 0, 1.2)),
    Seat("#7d4a9e", "#ffffff", 1.2, "M0 0.6H8M0 4.6H8M2 0.6V4.6M6 4.6V8.6", regular(6, 0, 1.12)),
)


def pattern_id(seat: int) -> str:
    """The name of a seat's pattern in a picture."""
    return f"ib-seat-{seat}"


def pattern(seat: int) -> str:
    """The definition of a seat's pattern: lines only, to be laid over its colour."""
    look = SEATS[seat]
    hatch = tag(
        "path",
        d=look.pattern,
        fill="none",
        stroke=look.hatch,
        stroke_width=look.weight,
        stroke_linecap="round",
        stroke_opacity=0.75,
    )
    return tag(
        "pattern",
        hatch,
        id=pattern_id(seat),
        width=SQUARE,
        height=SQUARE,
        patternUnits="userSpaceOnUse",
    )
