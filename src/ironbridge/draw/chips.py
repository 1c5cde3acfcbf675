"""Chips: the small pieces, among them cells of a display, plaques and markers."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Piece
from ironbridge.draw.fonts import LEAST, SANS_BOLD, SERIF, SERIF_BOLD, width
from ironbridge.draw.frames import frame, stripe
from ironbridge.draw.look import Look, cross, ground, is_owned, look_of
from ironbridge.draw.marks import Setting, run, run_width
from ironbridge.draw.markup import tag
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.wrap import Fitted, fit

SUPPLY: Final = Setting(glyph=16, text=LEAST, inner=3, tight=6)
LAPS: Final = Setting(glyph=0, text=LEAST, face=SANS_BOLD, inner=0)
STRIPE: Final = 12
CORNER: Final = 12  # from a chip's edges to the marks in its corners
CELL_WORDS: Final = 36  # from a cell's left edge to its words


def chip(sheet: Sheet, piece: Piece) -> str:
    """A small tile: symbol and name, and in the corners where it is and whose."""
    look = look_of(sheet.theme, piece)
    name = chip_name(piece)
    deep = len(name.lines) * name.step + 3
    size = min(26, piece.h - deep - 2)
    y = size / 2 + 3 - piece.h / 2
    aside = STRIPE / 2 if is_owned(piece) else 0
    return "".join(
        [
            ground(piece, look),
            owner_stripe(sheet, piece),
            sheet.symbol(piece.symbol, aside, y, size, look.glyph),
            cross(sheet, piece, y),
            sheet.block(name, aside, (piece.h - deep) / 2, face=SERIF, colour=look.ink),
            chip_corners(sheet, piece, look),
        ]
    )


def chip_name(piece: Piece) -> Fitted:
    """The name in up to two lines, beside the owner's stripe."""
    room = piece.w - 5 - (STRIPE if is_owned(piece) else 0)
    return fit(piece.label, SERIF, LEAST, room=room, lead=0.95)


def owner_stripe(sheet: Sheet, piece: Piece) -> str:
    """The owner's pattern along the left edge, the badge in the corner."""
    if piece.owner is None or not is_owned(piece):
        return ""
    field = sheet.band(piece.owner, stripe(piece.shape, piece.w, piece.h, STRIPE))
    return field + sheet.badge(piece.owner, piece.w / 2 - CORNER, CORNER - piece.h / 2, 12)


def chip_corners(sheet: Sheet, piece: Piece, look: Look) -> str:
    """The mark of a small tile's state on the left, its holder's badge on the right."""
    parts = []
    y = CORNER - piece.h / 2
    for mark in piece.marks.get("n", []):
        parts.append(sheet.symbol(mark.symbol, CORNER - piece.w / 2, y, 15, look.ink))
        if mark.seat is not None:
            parts.append(sheet.badge(mark.seat, piece.w / 2 - CORNER, y, 12))
    return "".join(parts)


def cell(sheet: Sheet, piece: Piece) -> str:
    """A place of a display: symbol on the left, name and marks beside it."""
    look = look_of(sheet.theme, piece)
    left = -piece.w / 2
    return "".join(
        [
            tag("path", d=frame(piece.shape, piece.w, piece.h), fill=look.ground),
            sheet.symbol(piece.symbol, left + CELL_WORDS / 2, 0, 30, look.glyph),
            sheet.block(
                cell_name(piece), left + CELL_WORDS, -11, face=SERIF, colour=look.ink, anchor=None
            ),
            run(sheet, piece.marks.get("se", []), left + CELL_WORDS, 13, SUPPLY, look.ink),
        ]
    )


def cell_name(piece: Piece) -> Fitted:
    """The name in one line."""
    room = piece.w - CELL_WORDS - 3
    return fit(piece.label, SERIF, LEAST, room=room, lead=1)


def plaque(sheet: Sheet, piece: Piece) -> str:
    """A numeral on a plate, dark where things stand now."""
    theme = sheet.theme
    here = piece.state == ""
    plate = tag(
        "path",
        d=frame(piece.shape, piece.w, piece.h),
        fill=theme.ink if here else theme.paper,
        stroke=theme.ink if here else theme.line,
    )
    colour = theme.paper if here else theme.faint
    size = plaque_size(piece)
    return plate + sheet.text(
        piece.label,
        0,
        round(size * 0.37),
        size=size,
        face=SERIF_BOLD,
        colour=colour,
        anchor="middle",
        room=piece.w - 2,
    )


def plaque_size(piece: Piece) -> float:
    """The largest size that fits the plate, no larger than a numeral's."""
    wide = width(piece.label, SERIF_BOLD, 1)
    fitting = min(19, piece.h * 0.73, (piece.w - 2) / wide if wide else 19)
    return round(max(LEAST, fitting), 1)


def disc(sheet: Sheet, piece: Piece) -> str:
    """A marker in the shape of its owner's badge, perhaps with words at its side."""
    assert piece.owner is not None
    theme, away = sheet.theme, piece.w / 2 + 3
    before, after = piece.marks.get("w", []), piece.marks.get("e", [])
    return "".join(
        [
            sheet.badge(piece.owner, 0, 0, piece.w),
            run(sheet, before, -away - run_width(before, LAPS), 0, LAPS, theme.ink),
            run(sheet, after, away, 0, LAPS, theme.ink),
        ]
    )
