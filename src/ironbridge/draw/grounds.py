"""Grounds: what lies under the pieces of a map: sea and land, plates, the compass rose."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from ironbridge.core.scene import Area
from ironbridge.draw.charts import border, edge, land, sea
from ironbridge.draw.fonts import LEAST, SERIF_BOLD
from ironbridge.draw.groups import GROUPS
from ironbridge.draw.markup import moved, polygon, tag
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.theme import mix

PLATE: Final = 0.5  # how much of a hairline's colour a plate takes on
EDGE: Final = 0.35  # how much faint ink its edge
RIM: Final = 0.22  # how much ink is in an edge of its group's colour
ENGRAVED: Final = 0.4  # how much faint ink is in what only adorns
POINTS: Final = 8
NORTH: Final = "N"


def plate(sheet: Sheet, area: Area) -> str:
    """A plate for what stands together, edged with the colour of its group."""
    theme = sheet.theme
    return tag(
        "rect",
        x=area.x,
        y=area.y,
        width=area.w,
        height=area.h,
        rx=8,
        fill=mix(theme.paper, theme.line, PLATE),
        stroke=rim(sheet, area.group) if area.group else mix(theme.line, theme.faint, EDGE),
        stroke_width=3 if area.group else 1,
    )


def rim(sheet: Sheet, group: str) -> str:
    """A group's colour with some ink, so that it shows on any paper."""
    return mix(GROUPS[group].colour, sheet.theme.ink, RIM)


def rose(sheet: Sheet, area: Area) -> str:
    """A compass rose, engraved: eight points, each half dark."""
    theme = sheet.theme
    ink = mix(theme.paper, theme.faint, ENGRAVED)
    radius = area.h / 2 - 12
    x, y = area.x + area.w / 2, area.y + area.h / 2 + 8
    rings = "".join(
        tag("circle", r=radius * share, fill="none", stroke=ink, stroke_width=1)
        for share in (0.62, 0.67)
    )
    # The four chief points last, over the others.
    order = [*range(1, POINTS, 2), *range(0, POINTS, 2)]
    points = "".join(point(sheet, at, radius, ink) for at in order)
    north = sheet.text(
        NORTH, 0, -radius - 5, size=LEAST, face=SERIF_BOLD, colour=ink, anchor="middle"
    )
    return moved(x, y, rings, points, north, aria_hidden="true")


def point(sheet: Sheet, at: int, radius: float, ink: str) -> str:
    """One point of the rose, dark on one side."""
    length = radius if at % 2 == 0 else radius * 0.58
    tip = polar(length, at / POINTS)
    halves = []
    for side, fill in ((-1, sheet.theme.paper), (1, ink)):
        waist = polar(radius * 0.2, (at + side / 2) / POINTS)
        halves.append(polygon([(0, 0), waist, tip], fill=fill, stroke=ink, stroke_width=1))
    return "".join(halves)


def polar(radius: float, turn: float) -> tuple[float, float]:
    """A point so far from the middle, so many turns clockwise from the top."""
    return radius * sin(2 * pi * turn), -radius * cos(2 * pi * turn)


GROUNDS: Final[dict[str, Callable[[Sheet, Area], str]]] = {
    "plate": plate,
    "rose": rose,
    "sea": sea,
    "land": land,
    "border": border,
    "edge": edge,
}
LOWEST: Final = ("sea", "land", "border", "edge")  # even under the ways
