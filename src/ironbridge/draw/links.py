"""Links: ways between pieces; whoever owns one shows colour, pattern and badge."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import Final

from ironbridge.core.scene import Link
from ironbridge.draw.markup import number, tag
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.strokes import stroke
from ironbridge.draw.ways import LANE, WAYS, built_way, lane, unbuilt_way

Point = tuple[float, float]

ROAD: Final = "road"


def draw_link(sheet: Sheet, link: Link) -> str:
    """A link with its spoken name."""
    path = trace(link.points) + (trace(link.branch) if link.branch else "")
    body = unbuilt(sheet, link, path) if link.owner is None else built(sheet, link, path)
    if link.id in sheet.lit:
        body = halo(sheet, path) + body + knob(sheet, link)
    return tag("g", body, **sheet.spoken(link.id, link.says))


def trace(points: list[Point]) -> str:
    """The path from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def halo(sheet: Sheet, path: str) -> str:
    """A soft glow along what can be chosen."""
    theme = sheet.theme
    soft = tag("g", stroke(path, theme.accent, 17), opacity=0.3)
    return soft + stroke(path, theme.accent, 12) + stroke(path, theme.panel, 8)


def knob(sheet: Sheet, link: Link) -> str:
    """A knob in the middle of what can be chosen, to point at."""
    x, y = middle(link.points)
    theme = sheet.theme
    return tag("circle", cx=x, cy=y, r=9, fill=theme.panel, stroke=theme.accent, stroke_width=3.5)


def unbuilt(sheet: Sheet, link: Link, path: str) -> str:
    """Nobody's: a road as a double hairline, a line dashed."""
    theme = sheet.theme
    if link.style == LANE:
        return lane(sheet, path, in_use=link.state == "open")
    if link.style in WAYS:
        return unbuilt_way(sheet, link.style, path, faint=link.state == "faint")
    if link.style == ROAD:
        return stroke(path, theme.faint, 8) + stroke(path, theme.paper, 5.6)
    return stroke(path, theme.faint, 2.2, "2.5 5.5")


def built(sheet: Sheet, link: Link, path: str) -> str:
    """Somebody's: full in the owner's pattern, the badge in the middle."""
    assert link.owner is not None
    x, y = middle(link.points)
    theme = sheet.theme
    field = tag("circle", cx=x, cy=y, r=11, fill=theme.panel, stroke=theme.ink, stroke_width=1.25)
    badge = field + sheet.badge(link.owner, x, y, 13)
    if link.style in WAYS:
        return built_way(sheet, link.style, path, link.owner) + badge
    hatch = sheet.hatch(link.owner)
    return "".join(
        [
            stroke(path, theme.ink, 13),
            stroke(path, SEATS[link.owner].colour, 10),
            stroke(path, hatch, 10) if hatch else "",
            badge,
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
