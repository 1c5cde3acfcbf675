"""Tiles: price and points above, the symbol large, the name, needs and yield below."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.fonts import LEAST, SANS_BOLD, SERIF
from ironbridge.draw.frames import band
from ironbridge.draw.look import Look, cross, ground, is_owned, look_of
from ironbridge.draw.marks import Setting, run, run_width
from ironbridge.draw.markup import tag
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.wrap import Fitted, fit

FIGURES: Final = Setting(glyph=17, text=17, face=SANS_BOLD, inner=2)
SMALL: Final = Setting(glyph=19, text=LEAST, face=SANS_BOLD, inner=1, tight=3)
TAB: Final = Setting(glyph=16, text=LEAST, face=SANS_BOLD, inner=3)

# From the upper edge to the middle of each part, in tiles of any height.
FIGURES_AT: Final = 16
SYMBOL_AT: Final = 50
SIDE_AT: Final = 46
NAME_AT: Final = 96
TAB_AT: Final = -6
NEEDS_AT: Final = 15  # from the lower edge

SYMBOL: Final = 45
BAND: Final = 24
EDGE: Final = 7  # from the edge to the marks
SIDE_STEP: Final = 21
NAME_HEIGHT: Final = 52
NAME_EDGE: Final = 3


def tile(sheet: Sheet, piece: Piece) -> str:
    """A tile, or a plate, with all that stands on it."""
    look = look_of(sheet.theme, piece)
    top = -piece.h / 2
    return "".join(
        [
            ground(piece, look),
            owner_band(sheet, piece),
            sheet.symbol(piece.symbol, 0, top + SYMBOL_AT, SYMBOL, look.glyph),
            cross(sheet, piece, top + SYMBOL_AT),
            sheet.block(tile_name(piece), 0, top + NAME_AT, face=SERIF, colour=look.ink),
            figures(sheet, piece, look),
            needs(sheet, piece, look),
            side(sheet, piece, look),
            tab(sheet, piece),
        ]
    )


def tile_name(piece: Piece) -> Fitted:
    """The name in up to three lines."""
    room = piece.w - 2 * NAME_EDGE
    return fit(piece.label, SERIF, LEAST, room=room, lead=1)


def owner_band(sheet: Sheet, piece: Piece) -> str:
    """The owner's pattern along the upper edge, and the badge on a small disc of its own."""
    if piece.owner is None or not is_owned(piece):
        return ""
    x, y = 15 - piece.w / 2, (BAND - piece.h) / 2
    theme = sheet.theme
    disc = tag("circle", cx=x, cy=y, r=10, fill=theme.panel, stroke=theme.ink)
    field = sheet.band(piece.owner, band(piece.shape, piece.w, piece.h, BAND))
    return field + disc + sheet.badge(piece.owner, x, y, 12)


def figures(sheet: Sheet, piece: Piece, look: Look) -> str:
    """Figures in the upper corners."""
    left, right, y = EDGE - piece.w / 2, piece.w / 2 - EDGE, FIGURES_AT - piece.h / 2
    west, east = piece.marks.get("nw", []), piece.marks.get("ne", [])
    return run(sheet, west, left, y, FIGURES, look.ink) + run(
        sheet, east, right - run_width(east, FIGURES), y, FIGURES, look.ink
    )


def needs(sheet: Sheet, piece: Piece, look: Look) -> str:
    """What it takes in the lower left, what it yields in the lower right."""
    left, right, y = EDGE - piece.w / 2, piece.w / 2 - EDGE + 1, piece.h / 2 - NEEDS_AT
    parts = [run(sheet, piece.marks.get("sw", []), left, y, SMALL, look.ink)]
    if "se" in piece.marks:
        parts.append(gift(sheet, piece.marks["se"], right, y, look))
    return "".join(parts)


def gift(sheet: Sheet, marks: list[Mark], right: float, y: float, look: Look) -> str:
    """What a tile yields, reversed out of a dark field where it is in play."""
    room = run_width(marks, SMALL) + 6
    faint = look.dash is not None
    field = tag(
        "rect",
        x=right - room,
        y=y - 11.5,
        width=room,
        height=23,
        rx=4,
        fill="none" if faint else look.ink,
        stroke=look.ink,
    )
    return field + run(sheet, marks, right - room + 3, y, SMALL, look.ink if faint else look.ground)


def side(sheet: Sheet, piece: Piece, look: Look) -> str:
    """Symbols one above the other along the right edge."""
    marks = piece.marks.get("e", [])
    x = piece.w / 2 - EDGE + 1 - SMALL.glyph
    first = SIDE_AT - piece.h / 2 - (len(marks) - 1) * SIDE_STEP / 2
    return "".join(
        run(sheet, [mark], x, first + at * SIDE_STEP, SMALL, look.glyph)
        for at, mark in enumerate(marks)
    )


def tab(sheet: Sheet, piece: Piece) -> str:
    """A small mark on the upper edge; dark on what is called."""
    marks = piece.marks.get("n", [])
    if not marks:
        return ""
    theme = sheet.theme
    ground, ink = (theme.ink, theme.panel) if piece.state == "called" else (theme.panel, theme.ink)
    room = run_width(marks, TAB) + 12
    y = TAB_AT - piece.h / 2
    field = tag(
        "rect",
        x=-room / 2,
        y=y - 11,
        width=room,
        height=22,
        rx=11,
        fill=ground,
        stroke=theme.ink,
        stroke_width=1.25,
    )
    return field + run(sheet, marks, -room / 2 + 6, y, TAB, ink)
