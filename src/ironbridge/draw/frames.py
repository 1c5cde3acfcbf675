"""Frames: the outlines of pieces around their centre, and bands along their edges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ironbridge.draw.markup import number


@dataclass(frozen=True)
class Corner:
    """How a shape's corners are cut: how far, and round or straight."""

    cut: float
    round: bool = True


CORNERS: Final = {
    "tile": Corner(6),
    "plate": Corner(13, round=False),
    "chip": Corner(4),
    "seal": Corner(12),
    "cell": Corner(4),
    "plaque": Corner(3),
    "socket": Corner(5),
    "square": Corner(5),
    "ribbon": Corner(2),
    "halt": Corner(8),
    "bar": Corner(5),
    "slip": Corner(5),
    "card": Corner(5),
    "face": Corner(5),
    "token": Corner(5),
    "place": Corner(6),
    "works": Corner(6),
    "estate": Corner(6),
    "plan": Corner(5),
    "deed": Corner(5),
    "heap": Corner(5),
    "reserve": Corner(8),
    "worker": Corner(6),
    "pawn": Corner(16),
}


def turn(corner: Corner, dx: int, dy: int) -> str:
    """The way round one corner."""
    cut = corner.cut
    to = f"{number(cut * dx)} {number(cut * dy)}"
    return f"a{number(cut)} {number(cut)} 0 0 1 {to}" if corner.round else f"l{to}"


def frame(shape: str, w: float, h: float, *, out: float = 0) -> str:
    """The path around a piece; `out` so far outside of it."""
    if shape == "hex":
        return hexagon(w + 2 * out, h + 2 * out)
    corner = CORNERS[shape]
    if out:
        corner = Corner(corner.cut + out * (1 if corner.round else 0.6), corner.round)
        w, h = w + 2 * out, h + 2 * out
    x, y, cut = w / 2, h / 2, corner.cut
    return (
        f"M{number(cut - x)} {number(-y)}H{number(x - cut)}{turn(corner, 1, 1)}"
        f"V{number(y - cut)}{turn(corner, -1, 1)}H{number(cut - x)}{turn(corner, -1, -1)}"
        f"V{number(cut - y)}{turn(corner, 1, -1)}Z"
    )


def hexagon(w: float, h: float) -> str:
    """The path around a hex that stands on a corner."""
    x, y = w / 2, h / 2
    corners = [(0, -y), (x, -y / 2), (x, y / 2), (0, y), (-x, y / 2), (-x, -y / 2)]
    return "M" + "L".join(f"{number(a)} {number(b)}" for a, b in corners) + "Z"


def band(shape: str, w: float, h: float, depth: float) -> str:
    """The path of a band along the upper edge."""
    corner = CORNERS[shape]
    x, y, cut = w / 2, h / 2, corner.cut
    return (
        f"M{number(-x)} {number(depth - y)}V{number(cut - y)}{turn(corner, 1, -1)}"
        f"H{number(x - cut)}{turn(corner, 1, 1)}V{number(depth - y)}Z"
    )


def stripe(shape: str, w: float, h: float, depth: float) -> str:
    """The path of a band along the left edge."""
    corner = CORNERS[shape]
    x, y, cut = w / 2, h / 2, corner.cut
    return (
        f"M{number(depth - x)} {number(y)}H{number(cut - x)}{turn(corner, -1, -1)}"
        f"V{number(cut - y)}{turn(corner, 1, -1)}H{number(depth - x)}Z"
    )
