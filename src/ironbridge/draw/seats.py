"""Seats: told apart by a colour, a pattern and a badge shape at once, everywhere the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from ironbridge.draw.markup import polygon, tag


@dataclass(frozen=True)
class Seat:
    """How a seat is shown."""

    colour: str
    hatch: str  # the colour of its pattern's lines
    pattern: str  # their path, within a square of SQUARE
    badge: Callable[..., str]


SQUARE: Final = 8  # the side of a pattern's square


def circle(size: float, **attributes: object) -> str:
    """A round badge."""
    return tag("circle", r=size / 2, **attributes)


def regular(corners: int, turn: float, stretch: float) -> Callable[..., str]:
    """A badge with equal sides, its first corner at `turn` full turns from the right."""

    def shape(size: float, **attributes: object) -> str:
        radius = size / 2 * stretch
        angles = [2 * pi * (turn + at / corners) for at in range(corners)]
        low = max(radius * sin(angle) for angle in angles)
        high = min(radius * sin(angle) for angle in angles)
        lift = (low + high) / 2
        points = [(radius * cos(angle), radius * sin(angle) - lift) for angle in angles]
        return polygon(points, stroke_linejoin="round", **attributes)

    return shape


SEATS: Final = (
    Seat("#2f6db5", "#ffffff", "", circle),
    Seat("#d1502f", "#ffffff", "M-2 6L6 -2M2 10L10 2", regular(4, 1 / 8, 1.25)),
    Seat(
        "#2e8b57",
        "#ffffff",
        "M2 2h.01M6 6h.01",
        regular(3, -1 / 4, 1.26),
    ),
    Seat("#d9a514", "#22201b", "M0 0L8 8M8 0L0 8", regular(4, 0, 1.2)),
    Seat("#7d4a9e", "#ffffff", "M0 0H8M0 4H8M2 0V4M6 4V8", regular(6, 0, 1.12)),
)
DOTS: Final = 2  # the seat whose lines are so short that they are dots


def pattern_id(seat: int) -> str:
    """The name of a seat's pattern in a picture."""
    return f"ib-seat-{seat}"


def fill(seat: int) -> str:
    """A seat's pattern, as a fill or a stroke."""
    return f"url(#{pattern_id(seat)})"


def pattern(seat: int) -> str:
    """The definition of a seat's pattern."""
    look = SEATS[seat]
    ground = tag("rect", width=SQUARE, height=SQUARE, fill=look.colour)
    hatch = tag(
        "path",
        d=look.pattern,
        fill="none",
        stroke=look.hatch,
        stroke_width=2.6 if seat == DOTS else 1.3,
        stroke_linecap="round" if seat == DOTS else None,
        stroke_opacity=0.75 if look.pattern else None,
    )
    return tag(
        "pattern",
        ground,
        hatch if look.pattern else "",
        id=pattern_id(seat),
        width=SQUARE,
        height=SQUARE,
        patternUnits="userSpaceOnUse",
    )
