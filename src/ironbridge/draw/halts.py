"""Halts: places of a map with nothing but a name."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Piece
from ironbridge.draw.fonts import LEAST, SERIF, width
from ironbridge.draw.markup import tag
from ironbridge.draw.sheet import MIDDLE, Sheet

NAME: Final = LEAST
BESIDE: Final = 5  # from the ring to the name
ASLANT: Final = 4  # how far a name at a corner lies above or below the ring's middle


def halt(sheet: Sheet, piece: Piece) -> str:
    """A ring with a dot, and the name at the side where its mark stands."""
    theme = sheet.theme
    edge = {"stroke": theme.ink, "stroke_width": 1.5}
    ring = tag("circle", r=piece.w / 2, fill=theme.panel, **edge)
    dot = tag("circle", r=piece.w / 5, fill=theme.ink)
    names = "".join(
        halt_name(sheet, piece, side, mark.text)
        for side, marks in piece.marks.items()
        for mark in marks
    )
    return ring + dot + names


def halt_name(sheet: Sheet, piece: Piece, side: str, name: str) -> str:
    """The name, on a wash of paper so that nothing runs through it."""
    left, top, w, h = name_box(piece, side, name)
    theme = sheet.theme
    wash = tag("rect", x=left, y=top, width=w, height=h, rx=3, fill=theme.paper, fill_opacity=0.85)
    x, y = left + w / 2, top + h / 2 + NAME * MIDDLE
    return wash + sheet.text(name, x, y, size=NAME, face=SERIF, anchor="middle")


def name_box(piece: Piece, side: str, name: str) -> tuple[float, float, float, float]:
    """The room of a name beside the ring: left, top, width, height, from the ring's middle."""
    w, h = width(name, SERIF, NAME) + 4, NAME + 3
    across, down = piece.w / 2 + BESIDE - 2, piece.h / 2 + 1
    left = across if "e" in side else -across - w if "w" in side else -w / 2
    if len(side) > 1:
        return left, ASLANT if "s" in side else -h - ASLANT, w, h
    return left, {"n": -down - h, "s": down}.get(side, -h / 2), w, h
