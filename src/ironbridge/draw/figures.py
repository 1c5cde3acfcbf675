"""Figures: workers that stand or lie, crests, the pawn of time, and what a seat has in reserve."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Piece
from ironbridge.draw.fonts import LEAST, SANS_BOLD, SERIF_BOLD
from ironbridge.draw.frames import frame
from ironbridge.draw.look import TINT
from ironbridge.draw.marks import Setting, run, run_width
from ironbridge.draw.markup import moved, number, tag
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.theme import mix
from ironbridge.draw.wrap import clip

TALL: Final = 36  # the height of a worker as drawn
WIDE: Final = 26
HEAD: Final = 13
HEAD_AT: Final = -11
BODY: Final = "M-12 17.5C-12 5 -8 -3.5 0 -3.5S12 5 12 17.5Z"
SHIELD: Final = "M-7.5 -9.5H7.5V-1C7.5 4.5 4 8 0 10C-4 8 -7.5 4.5 -7.5 -1Z"
SHIELD_HIGH: Final = 19.5
EMPTY: Final = 0.6  # how much faint ink is in the outline of what is not there

NAME: Final = LEAST
COUNT: Final = Setting(glyph=18, text=18, face=SANS_BOLD, inner=3)
EDGE: Final = 9  # of a reserve
ROW: Final = 27  # the height of the row with the name


# Workers.


def figure(sheet: Sheet, seat: int, x: float, y: float, tall: float, *, lying: bool = False) -> str:
    """A worker around a centre: a coat in the seat's pattern, the head its badge."""
    head = sheet.badge(seat, 0, HEAD_AT, HEAD)
    place = set_at(x, y, tall / TALL, turn=-90 if lying else 0)
    return tag("g", sheet.band(seat, BODY), head, transform=place)


def absent(sheet: Sheet, x: float, y: float, tall: float) -> str:
    """The outline of a worker who is elsewhere."""
    ink = mix(sheet.theme.paper, sheet.theme.faint, EMPTY)
    pen = {"fill": "none", "stroke": ink, "stroke_width": 1.25, "stroke_dasharray": "2.5 2.5"}
    head = tag("circle", cy=HEAD_AT, r=HEAD / 2, **pen)
    return tag("g", tag("path", d=BODY, **pen), head, transform=set_at(x, y, tall / TALL))


def set_at(x: float, y: float, size: float, turn: float = 0) -> str:
    """The transform that puts a drawing somewhere, so large, turned by so many degrees."""
    turned = f"rotate({number(turn)})" if turn else ""
    return f"translate({number(x)} {number(y)}){turned}scale({number(size)})"


def worker(sheet: Sheet, piece: Piece) -> str:
    """A worker by itself; a turned one lies."""
    assert piece.owner is not None
    return figure(sheet, piece.owner, 0, 0, piece.h, lying=piece.state == "turned")


# Crests.


def crest(sheet: Sheet, seat: int, x: float, y: float, high: float) -> str:
    """A shield in a seat's pattern, charged with its badge."""
    theme = sheet.theme
    look = SEATS[seat]
    charge = look.badge(7.5, fill=theme.panel, stroke=theme.ink, stroke_width=1)
    place = set_at(x, y, high / SHIELD_HIGH)
    return tag("g", sheet.band(seat, SHIELD), moved(0, -1.5, charge), transform=place)


def blank(sheet: Sheet, x: float, y: float, high: float, ink: str) -> str:
    """The place of a crest."""
    shield = tag("path", d=SHIELD, fill="none", stroke=ink, stroke_width=1.25)
    return tag("g", shield, transform=set_at(x, y, high / SHIELD_HIGH))


# Time.


def pawn(sheet: Sheet, piece: Piece) -> str:
    """A dark disc with a symbol reversed out of it."""
    theme = sheet.theme
    disc = tag("circle", r=piece.w / 2, fill=theme.ink, stroke=theme.paper, stroke_width=1.5)
    return disc + sheet.symbol(piece.symbol, 0, 0, piece.w * 0.62, theme.panel)


# Reserves.


def reserve(sheet: Sheet, piece: Piece) -> str:
    """A seat's name and crests, and its workers: those that are there, and those that are not."""
    assert piece.owner is not None
    left, right = EDGE - piece.w / 2, piece.w / 2 - EDGE
    y = ROW / 2 + 2 - piece.h / 2
    crests = piece.marks.get("ne", [])
    after = right - run_width(crests, COUNT)
    name = clip(piece.label, SERIF_BOLD, NAME, after - left - 30)
    return "".join(
        [
            reserve_ground(sheet, piece),
            sheet.badge(piece.owner, left + 8, y, 15),
            sheet.text(name, left + 22, y + NAME * MIDDLE, size=NAME, face=SERIF_BOLD),
            run(sheet, crests, after, y, COUNT, sheet.theme.ink),
            row_of_workers(sheet, piece, y + ROW / 2 + 19),
        ]
    )


def reserve_ground(sheet: Sheet, piece: Piece) -> str:
    """The ground, tinted for whoever has the turn."""
    assert piece.owner is not None
    theme = sheet.theme
    here = piece.state == "open"
    return tag(
        "path",
        d=frame(piece.shape, piece.w, piece.h),
        fill=mix(theme.panel, SEATS[piece.owner].colour, TINT) if here else theme.panel,
        stroke=theme.ink if here else mix(theme.line, theme.faint, EMPTY),
        stroke_width=1.5 if here else 1,
    )


def row_of_workers(sheet: Sheet, piece: Piece, y: float) -> str:
    """One beside the other; a mark that is faint stands for one who is at work."""
    assert piece.owner is not None
    workers = piece.marks.get("s", [])
    step = (piece.w - 2 * EDGE) / max(1, len(workers))
    tall = min(32, step * TALL / WIDE)
    parts = []
    for at, mark in enumerate(workers):
        x = EDGE - piece.w / 2 + (at + 0.5) * step
        if mark.faint:
            parts.append(absent(sheet, x, y, tall))
        else:
            parts.append(figure(sheet, piece.owner, x, y, tall))
    return "".join(parts)
