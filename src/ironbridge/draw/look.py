"""Looks: how a piece's state and owner show in its ground, edge and ink."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ironbridge.core.scene import Piece
from ironbridge.draw.frames import frame
from ironbridge.draw.markup import number, tag
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.theme import Theme, mix

TINT: Final = 0.16  # how much of its owner's colour a piece takes on
PALE: Final = 0.55  # how much faint ink is in the palest


@dataclass(frozen=True)
class Look:
    """The colours of a piece."""

    ground: str
    edge: str
    ink: str  # for words and figures
    glyph: str  # for the symbol
    width: float  # of the edge
    dash: str | None = None


def look_of(theme: Theme, piece: Piece) -> Look:
    """What is in play is on bright ground with a strong edge; the rest steps back."""
    if is_owned(piece) and piece.owner is not None:
        ground = mix(theme.panel, SEATS[piece.owner].colour, TINT)
        return Look(ground, theme.ink, theme.ink, theme.ink, 1.5)
    pale = mix(theme.paper, theme.faint, PALE)
    if piece.state == "faint":
        return Look(theme.paper, pale, theme.faint, theme.faint, 1, "4 3")
    if piece.state == "gone":
        return Look(theme.paper, theme.line, theme.faint, pale, 1)
    weight = {"open": 2.25, "called": 4}.get(piece.state, 1.25)
    return Look(theme.panel, theme.ink, theme.ink, theme.ink, weight)


def is_owned(piece: Piece) -> bool:
    """Does it lie there for its owner, rather than in a hand?"""
    return piece.owner is not None and piece.state == ""


def ground(piece: Piece, look: Look) -> str:
    """The piece itself."""
    return tag(
        "path",
        d=frame(piece.shape, piece.w, piece.h),
        fill=look.ground,
        stroke=look.edge,
        stroke_width=look.width,
        stroke_dasharray=look.dash,
    )


def cross(sheet: Sheet, piece: Piece, y: float) -> str:
    """What is gone is crossed out around the height y, where its symbol is."""
    if piece.state != "gone":
        return ""
    reach = min(piece.w, piece.h) * 0.3
    path = f"M{number(-reach)} {number(y + reach)}L{number(reach)} {number(y - reach)}"
    return tag("path", d=path, stroke=sheet.theme.faint, stroke_width=1.5)
