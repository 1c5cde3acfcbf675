"""Dials: tracks that run round, clockwise from the top, with the numeral of each space."""

from __future__ import annotations

from math import pi
from typing import Final

from ironbridge.core.scene import Track
from ironbridge.draw.fonts import SERIF_BOLD
from ironbridge.draw.grounds import polar
from ironbridge.draw.markup import moved, number, tag
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.theme import mix

BAND: Final = 50  # the width of the ring
SHADE: Final = 0.45  # how much of a hairline's colour every second space takes on
NUMERAL: Final = 17
ASIDE: Final = 17  # from the beginning of a space to its numeral, along the ring
TIP: Final = 7  # how far the border of a space points onwards


def draw_dial(sheet: Sheet, track: Track) -> str:
    """A ring of spaces, dark and light by turns, each pointing to the next."""
    radius = track.w / 2
    spaces = [space(sheet, track, at, radius) for at in range(track.spaces)]
    rims = [rim(sheet, radius - 0.75, 2), rim(sheet, radius - BAND + 0.75, 1)]
    middle = (track.x + radius, track.y + radius)
    return moved(*middle, *spaces, *rims)


def rim(sheet: Sheet, radius: float, width: float) -> str:
    """An edge of the ring."""
    return tag("circle", r=radius, fill="none", stroke=sheet.theme.ink, stroke_width=width)


def space(sheet: Sheet, track: Track, at: int, radius: float) -> str:
    """One space, with its numeral where it begins."""
    theme = sheet.theme
    begin, end = (at - 0.5) / track.spaces, (at + 0.5) / track.spaces
    dark = at % 2 == 1
    field = tag(
        "path",
        d=sector(radius, begin, end),
        fill=mix(theme.paper, theme.line, SHADE) if dark else theme.panel,
        stroke=mix(theme.line, theme.faint, 0.6),
        stroke_width=1,
    )
    reach = radius - BAND / 2
    x, y = polar(reach, begin + (ASIDE + TIP) / (2 * pi * reach))
    numeral = sheet.text(
        numeral_of(track, at),
        x,
        y + NUMERAL * MIDDLE,
        size=NUMERAL,
        face=SERIF_BOLD,
        colour=theme.faint,
        anchor="middle",
    )
    return field + numeral


def numeral_of(track: Track, at: int) -> str:
    """What stands at a space: its label, or its number."""
    return track.stretches[at].label if track.stretches else str(at)


def sector(radius: float, begin: float, end: float) -> str:
    """The path around a space from one turn to another; its ends point onwards."""
    inner, middle = radius - BAND, radius - BAND / 2
    tip = TIP / (2 * pi * middle)
    points = [polar(radius, begin), polar(radius, end), polar(middle, end + tip)]
    points += [polar(inner, end), polar(inner, begin), polar(middle, begin + tip)]
    a, b, c, d, e, f = (f"{number(x)} {number(y)}" for x, y in points)
    far, near = f"{number(radius)} {number(radius)}", f"{number(inner)} {number(inner)}"
    return f"M{a}A{far} 0 0 1 {b}L{c}L{d}A{near} 0 0 0 {e}L{f}Z"
