"""Hexes: the land of a map in its terrains, told apart by colour, by depth and by engraving."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.fonts import LEAST, SANS_BOLD
from ironbridge.draw.frames import frame
from ironbridge.draw.marks import Setting, run, run_width
from ironbridge.draw.markup import tag
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.squares import spread
from ironbridge.draw.theme import Theme, mix

EDGE: Final = 0.5  # how much ink is in the border of a hex
OUTLINE: Final = 0.62  # and in that of a free place
GLEAM: Final = 0.2  # how much of the land is left in a place that can be chosen
ENGRAVED: Final = 0.34  # how much ink is in what only adorns
NAME: Final = Setting(glyph=17, text=LEAST, face=SANS_BOLD, inner=4, gap=6)
NAME_AT: Final = 0.345  # of the height, from the middle up
# Where the engraving stands, and how large, in shares of the width: aside of three places.
SPOTS: Final = (
    (-0.235, -0.355, 0.12),
    (0.235, -0.355, 0.12),
    (-0.365, 0.19, 0.135),
    (0.365, 0.19, 0.135),
    (-0.3, 0.315, 0.085),
    (0.3, 0.315, 0.085),
    (0, 0.49, 0.085),
)


def land(theme: Theme, terrain: str) -> str:
    """The colour of a terrain; its symbol has its name."""
    return {"forest": theme.forest, "meadow": theme.meadow, "mountain": theme.mountain}[terrain]


def engraving(theme: Theme, terrain: str) -> str:
    """The colour of what is engraved on a terrain."""
    return mix(land(theme, terrain), theme.ink, ENGRAVED)


def hex(sheet: Sheet, piece: Piece) -> str:
    """A hex of its terrain, with its name at the upper corner and its engraving at the rim."""
    theme = sheet.theme
    ground = land(theme, piece.group)
    body = tag(
        "path",
        d=frame(piece.shape, piece.w, piece.h),
        fill=ground,
        stroke=mix(ground, theme.ink, EDGE),
        stroke_width=1.5,
        stroke_linejoin="round",
    )
    ink = engraving(theme, piece.group)
    symbols = [
        sheet.symbol(piece.group, x * piece.w, y * piece.w, size * piece.w, ink)
        for x, y, size in SPOTS
    ]
    return body + "".join(symbols) + hex_name(sheet, piece)


def hex_name(sheet: Sheet, piece: Piece) -> str:
    """The name of a hex, and beside it what is marked there."""
    marks = [Mark(text=piece.label), *piece.marks.get("n", [])]
    y = -NAME_AT * piece.h
    return run(sheet, marks, -run_width(marks, NAME) / 2, y, NAME, sheet.theme.ink)


def place(sheet: Sheet, piece: Piece) -> str:
    """A place for a building: its outline on the land; bright, with what would come there, if lit."""
    theme = sheet.theme
    ground = land(theme, piece.group)
    if piece.id in sheet.lit:
        ground = mix(theme.panel, ground, GLEAM)
    outline = tag(
        "path",
        d=frame(piece.shape, piece.w, piece.h),
        fill=ground,
        stroke=mix(ground, theme.ink, OUTLINE),
        stroke_width=1,
        stroke_dasharray="3 4",
    )
    return outline + spread(sheet, piece, theme.faint)
