"""Links: roads and lines between pieces; whoever owns one shows colour, pattern and badge."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import Final

from ironbridge.core.scene import Link
from ironbridge.draw.markup import number, tag
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import Sheet

Point = tuple[float, float]

ROAD: Final = "road"


def draw_link(sheet: Sheet, link: Link) -> str:
    """A link with its spoken name."""
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in link.points)
    body = unbuilt(sheet, link, path) if link.owner is None else built(sheet, link, path)
    return tag("g", body, **sheet.spoken(link.id, link.says))


def stroke(path: str, colour: str, width: float, dash: str | None = None) -> str:
    """One stroke along the way."""
    return tag(
        "path",
        d=path,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_dasharray=dash,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def unbuilt(sheet: Sheet, link: Link, path: str) -> str:
    """Nobody's: a road as a double hairline, a line dashed."""
    theme = sheet.theme
    if link.style == ROAD:
        return stroke(path, theme.faint, 8) + stroke(path, theme.paper, 5.6)
    return stroke(path, theme.faint, 2.2, "2.5 5.5")


def built(sheet: Sheet, link: Link, path: str) -> str:
    """Somebody's: full in the owner's pattern, the badge in the middle."""
    assert link.owner is not None
    x, y = middle(link.points)
    theme = sheet.theme
    field = tag("circle", cx=x, cy=y, r=11, fill=theme.panel, stroke=theme.ink, stroke_width=1.25)
    hatch = sheet.hatch(link.owner)
    return "".join(
        [
            stroke(path, theme.ink, 13),
            stroke(path, SEATS[link.owner].colour, 10),
            stroke(path, hatch, 10) if hatch else "",
            field,
            sheet.badge(link.owner, x, y, 13),
        ]
    )


def middle(points: list[Point]) -> Point:
    """The point half-way along."""
    steps = list(pairwise(points))
    left = sum(dist(a, b) for a, b in steps) / 2
    for a, b in steps:
        length = dist(a, b)
        if length >= left:
            share = left / length if length else 0
            return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        left -= length
    return points[-1]
