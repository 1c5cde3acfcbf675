"""Slips: what lies beside a map, such as keys, cards and the next tiles; and names on ribbons."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ironbridge.core.scene import Piece
from ironbridge.draw.fonts import LEAST, SANS_BOLD, SERIF, SERIF_BOLD, width
from ironbridge.draw.frames import frame, stripe
from ironbridge.draw.groups import GROUPS
from ironbridge.draw.look import Look, look_of
from ironbridge.draw.marks import Setting, run, run_width, shortened
from ironbridge.draw.markup import number, tag
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.wrap import Fitted, fit

DEVICE: Final = 12
AFTER: Final = Setting(glyph=16, text=LEAST, face=SANS_BOLD, inner=2, tight=2)
SPINE: Final = 27  # the coloured edge of a card
BAR: Final = Setting(glyph=22, text=LEAST, inner=8, gap=10)
FIGURES: Final = Setting(glyph=17, text=LEAST, face=SANS_BOLD, inner=3, gap=8, tight=2)
NEEDS: Final = Setting(glyph=17, text=LEAST, face=SANS_BOLD, inner=3, gap=6, tight=1)
YIELD: Final = Setting(glyph=17, text=LEAST, inner=2, gap=7, tight=2)
COUNT: Final = Setting(glyph=17, text=LEAST, face=SANS_BOLD, inner=3)
LARGE: Final = 0.6  # a token's symbol beside its height
SYMBOLS: Final = 66  # the room for a slip's symbol


def body(piece: Piece, look: Look) -> str:
    """The piece itself."""
    return tag(
        "path",
        d=frame(piece.shape, piece.w, piece.h),
        fill=look.ground,
        stroke=look.edge,
        stroke_width=look.width,
    )


# Ribbons.


def ribbon(sheet: Sheet, piece: Piece) -> str:
    """A name on its group's colour, with the group's device before it and its marks behind; the
    ends are notched."""
    group = GROUPS[piece.group]
    before, behind = ribbon_sides(piece)
    wide = width(piece.label, SERIF_BOLD, LEAST)
    left = -(before + wide + behind) / 2
    edge = {"stroke": sheet.theme.ink, "stroke_width": 1}
    words = sheet.text(
        piece.label,
        left + before + wide / 2,
        LEAST * MIDDLE,
        size=LEAST,
        face=SERIF_BOLD,
        colour=group.ink,
        anchor="middle",
    )
    marks = run(sheet, piece.marks.get("e", []), left + before + wide + 5, 0, AFTER, group.ink)
    if group.device:
        marks += sheet.symbol(group.device, left + DEVICE / 2, 0, DEVICE, group.ink)
    return tag("path", d=notched(piece.w, piece.h), fill=group.colour, **edge) + marks + words


def ribbon_sides(piece: Piece) -> tuple[float, float]:
    """The room before the name, for the device, and behind it, for marks."""
    marks = piece.marks.get("e", [])
    before = DEVICE + 4 if GROUPS[piece.group].device else 0
    return before, run_width(marks, AFTER) + 5 if marks else 0


def notched(w: float, h: float) -> str:
    """A ribbon's outline."""
    x, y, cut = w / 2, h / 2, 5
    return (
        f"M{number(-x)} {number(-y)}H{number(x)}l{-cut} {number(y)}l{cut} {number(y)}"
        f"H{number(-x)}l{cut} {number(-y)}Z"
    )


# Bars, cards, slips.


def bar(sheet: Sheet, piece: Piece) -> str:
    """One line: marks from the left, figures on the right."""
    look = look_of(sheet.theme, piece)
    left, right = piece.marks.get("w", []), piece.marks.get("e", [])
    room = piece.w - 20 - (run_width(right, FIGURES) + 8 if right else 0)
    left = shortened(left, BAR, room)
    return "".join(
        [
            body(piece, look),
            run(sheet, left, 10 - piece.w / 2, 0, BAR, look.ink),
            run(sheet, right, piece.w / 2 - 10 - run_width(right, FIGURES), 0, FIGURES, look.ink),
        ]
    )


def token(sheet: Sheet, piece: Piece) -> str:
    """A small thing of its own, or the faint outline of one that is gone."""
    theme = sheet.theme
    if piece.marks:
        marks = piece.marks.get("c", [])
        look = look_of(theme, piece)
        setting = replace(COUNT, glyph=max(COUNT.glyph, piece.h * LARGE))
        return body(piece, look) + run(
            sheet, marks, -run_width(marks, setting) / 2, 0, setting, look.ink
        )
    return sheet.symbol(
        piece.symbol, 0, 0, piece.h, theme.line if piece.state == "faint" else theme.ink
    )


def card(sheet: Sheet, piece: Piece) -> str:
    """A card: its group's colour and symbols along the left, then the name, and how many there are."""
    look = look_of(sheet.theme, piece)
    many = piece.marks.get("sw", [])
    after = piece.w / 2 - 8 - run_width(many, COUNT)
    middle = SPINE / 2 - card_count(piece) / 2
    return "".join(
        [
            body(piece, look),
            spine(sheet, piece, look),
            sheet.block(card_name(piece), middle, 0, face=SERIF, colour=look.ink),
            run(sheet, many, after, 0, COUNT, look.ink),
        ]
    )


def card_count(piece: Piece) -> float:
    """The room for how many there are."""
    many = piece.marks.get("sw", [])
    return run_width(many, COUNT) + 6 if many else 0


def spine(sheet: Sheet, piece: Piece, look: Look) -> str:
    """The coloured edge of a card, with symbols one above the other."""
    group = GROUPS[piece.group]
    edge = {"stroke": look.edge, "stroke_width": look.width}
    field = tag("path", d=stripe(piece.shape, piece.w, piece.h, SPINE), fill=group.colour, **edge)
    found = [mark.symbol for mark in piece.marks.get("w", [])] or [group.device]
    symbols = [symbol for symbol in found if symbol]
    x, step = (SPINE - piece.w) / 2, (piece.h - 2) / max(1, len(symbols))
    glyphs = [
        sheet.symbol(symbol, x, (at + 0.5) * step + 1 - piece.h / 2, min(19, step), group.ink)
        for at, symbol in enumerate(symbols)
    ]
    return field + "".join(glyphs)


def card_name(piece: Piece) -> Fitted:
    """The name beside the spine, in as many lines as it needs."""
    room = piece.w - SPINE - 11 - card_count(piece)
    return fit(piece.label, SERIF, LEAST, room=room, lead=1)


def slip(sheet: Sheet, piece: Piece) -> str:
    """A tile to come: symbol and level on the left; price, needs and worth beside them."""
    look = look_of(sheet.theme, piece)
    left, top = -piece.w / 2, -piece.h / 2
    x = left + SYMBOLS
    rule = f"M{number(x - 3)} {number(top + 8)}V{number(-top - 8)}"
    many, sale = piece.marks.get("sw", []), piece.marks.get("e", [])
    return "".join(
        [
            body(piece, look),
            tag("path", d=rule, stroke=sheet.theme.line, stroke_width=1),
            sheet.symbol(piece.symbol, left + SYMBOLS - 19, 0, 29, look.glyph),
            sheet.text(piece.label, left + 7, top + 18, size=LEAST, face=SERIF_BOLD, colour=look.ink),
            run(sheet, many, left + 6, -top - 12, COUNT, look.ink),
            run(sheet, sale, piece.w / 2 - 7 - run_width(sale, NEEDS), top + 19, NEEDS,
                look.ink),
            run(sheet, piece.marks.get("ne", []), x + 5, top + 19, NEEDS, look.ink),
            run(sheet, piece.marks.get("se", []), x + 5, -top - 19, YIELD, look.ink),
        ]
    )  # fmt: skip
