"""Charts: sea and land under a map, the coast engraved with lines of water, and borders."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Area
from ironbridge.draw.markup import number, tag
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.strokes import stroke
from ironbridge.draw.theme import Theme, mix

Point = tuple[float, float]

SEA: Final = 0.5  # how much of the colour of water the sea takes on
LINES: Final = ((25.0, 0.14), (16.0, 0.22), (8.5, 0.34))  # off the coast: how wide, how dark
LINE: Final = 1.1  # how fine such a line is
COAST: Final = 0.75  # how much ink of water is in the coast itself
BAND: Final = 0.16  # how much faint ink is in the wash along a border


def sea_colour(theme: Theme) -> str:
    """The sea: paper with a wash of water."""
    return mix(theme.paper, theme.wave, SEA)


def sea(sheet: Sheet, area: Area) -> str:
    """Open water, all over."""
    fill = sea_colour(sheet.theme)
    return tag("rect", x=area.x, y=area.y, width=area.w, height=area.h, fill=fill)


def land(sheet: Sheet, area: Area) -> str:
    """Land within the area; where it ends before the edge, lines of water follow the coast."""
    theme = sheet.theme
    ground = sea_colour(theme)
    path = smooth(area.outline, closed=True)
    lines = [
        stroke(path, mix(ground, theme.water, dark), wide) + stroke(path, ground, wide - 2 * LINE)
        for wide, dark in LINES
    ]
    coast = stroke(path, mix(ground, theme.water, COAST), 2.4)
    return within(area, *lines, coast, tag("path", d=path, fill=theme.paper))


def border(sheet: Sheet, area: Area) -> str:
    """The line beyond which places are further away than they look: a wash, and dots and dashes."""
    theme = sheet.theme
    path = smooth(area.outline, closed=False)
    wash = stroke(path, mix(theme.paper, theme.faint, BAND), 11)
    return within(area, wash, stroke(path, theme.faint, 1.8, "11 5 0.1 5"))


def edge(sheet: Sheet, area: Area) -> str:
    """The line around a map."""
    box = {"x": area.x, "y": area.y, "width": area.w, "height": area.h}
    return tag("rect", **box, fill="none", stroke=sheet.theme.faint, stroke_width=1)


def within(area: Area, *inside: str) -> str:
    """What is cut off at the edges of an area."""
    box = (area.x, area.y, area.w, area.h)
    return tag(
        "svg",
        *inside,
        x=area.x,
        y=area.y,
        width=area.w,
        height=area.h,
        viewBox=" ".join(number(value) for value in box),
        aria_hidden="true",
    )


def smooth(points: list[Point], *, closed: bool) -> str:
    """A path that bends gently through all the points."""
    around = [points[-1], *points, *points[:2]] if closed else [points[0], *points, points[-1]]
    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for before, a, b, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        first = [a[i] + (b[i] - before[i]) / 6 for i in (0, 1)]
        second = [b[i] - (after[i] - a[i]) / 6 for i in (0, 1)]
        parts.append("C" + " ".join(number(value) for value in (*first, *second, *b)))
    return "".join(parts) + ("Z" if closed else "")
