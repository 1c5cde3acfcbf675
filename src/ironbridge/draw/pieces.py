"""Pieces: tiles, chips, cells, plaques and discs, each drawn around its own centre."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.fonts import SANS_BOLD, SERIF, SERIF_BOLD
from ironbridge.draw.frames import band, frame, stripe
from ironbridge.draw.marks import Setting, run, run_width
from ironbridge.draw.markup import moved, number, tag
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.theme import Theme, mix
from ironbridge.draw.wrap import Fitted, fit

FIGURES: Final = Setting(glyph=17, text=17, face=SANS_BOLD, inner=2)
SMALL: Final = Setting(glyph=19, text=15, face=SANS_BOLD, inner=1, gap=3)
TAB: Final = Setting(glyph=16, text=13, face=SANS_BOLD, inner=3)
SUPPLY: Final = Setting(glyph=15, text=14, inner=3, gap=5)

NAME_SIZES: Final = (15, 14.5, 14, 13.5, 13, 12.5, 12, 11.5)
CHIP_SIZES: Final = (11.5, 11, 10.5, 10, 9.5)
STRIPE: Final = 12
TINT: Final = 0.16  # how much of its owner's colour a piece takes on


@dataclass(frozen=True)
class Look:
    """The colours of a piece in its state."""

    ground: str
    edge: str
    ink: str
    glyph: str
    width: float = 1.25
    dash: str | None = None


def look_of(theme: Theme, piece: Piece) -> Look:
    """What is in play is on bright ground with a strong edge; the rest steps back."""
    pale = mix(theme.paper, theme.faint, 0.55)
    looks = {
        "faint": Look(theme.paper, pale, theme.faint, theme.faint, 1, "4 3"),
        "open": Look(theme.panel, theme.ink, theme.ink, theme.ink, 2.25),
        "called": Look(theme.panel, theme.ink, theme.ink, theme.ink, 4),
        "held": Look(theme.panel, theme.ink, theme.ink, theme.ink),
        "gone": Look(theme.paper, theme.line, theme.faint, pale, 1),
    }
    plain = Look(theme.panel, theme.ink, theme.ink, theme.ink)
    if piece.owner is not None and piece.state == "":
        ground = mix(theme.panel, SEATS[piece.owner].colour, TINT)
        return Look(ground, theme.ink, theme.ink, theme.ink, 1.5)
    return looks.get(piece.state, plain)


def draw_piece(sheet: Sheet, piece: Piece) -> str:
    """A piece at its place, with its spoken name, and a glow if it can be chosen."""
    glow = halo(sheet, piece) if piece.id in sheet.lit else ""
    body = SHAPES[piece.shape](sheet, piece)
    return moved(piece.x, piece.y, glow, body, **sheet.spoken(piece.id, piece.says))


def halo(sheet: Sheet, piece: Piece) -> str:
    """An accent outline and a soft glow."""
    accent = sheet.theme.accent
    path = frame(piece.shape, piece.w, piece.h, out=4)
    soft = tag("path", d=path, fill=accent, fill_opacity=0.2, stroke=accent, stroke_width=9)
    return tag("g", soft, opacity=0.3) + tag(
        "path", d=path, fill=sheet.theme.paper, stroke=accent, stroke_width=2.5
    )


# Tiles and plates.


def tile(sheet: Sheet, piece: Piece) -> str:
    """Price and points above, the symbol large, the name, needs and yield below."""
    look = look_of(sheet.theme, piece)
    top, bottom = -piece.h / 2, piece.h / 2
    return "".join(
        [
            ground(piece, look),
            owner_band(sheet, piece),
            sheet.symbol(piece.symbol, 0, top + 51, 46, look.glyph),
            cross(sheet, piece, top + 51),
            sheet.block(tile_name(piece), 0, top + 94, face=SERIF, colour=look.ink),
            corners(sheet, piece, look, top + 16, bottom - 15),
            side(sheet, piece, look, top + 51),
            tab(sheet, piece, top - 6),
        ]
    )


def tile_name(piece: Piece) -> Fitted:
    """The name in up to three lines."""
    return fit(piece.label, SERIF, NAME_SIZES, room=piece.w - 8, height=39, lead=1.03)


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


def owner_band(sheet: Sheet, piece: Piece) -> str:
    """The owner's pattern along the upper edge, with the badge."""
    if piece.owner is None or piece.state:
        return ""
    path = band(piece.shape, piece.w, piece.h, 24)
    fill = sheet.fill(piece.owner)
    drawn = tag("path", d=path, fill=fill, stroke=sheet.theme.ink, stroke_width=1.25)
    return drawn + plate_badge(sheet, piece.owner, 18 - piece.w / 2, 12 - piece.h / 2)


def plate_badge(sheet: Sheet, seat: int, x: float, y: float) -> str:
    """A badge on a small disc of its own, so that it stands out from the pattern."""
    disc = tag("circle", cx=x, cy=y, r=10.5, fill=sheet.theme.panel, stroke=sheet.theme.ink)
    return disc + sheet.badge(seat, x, y, 12)


def corners(sheet: Sheet, piece: Piece, look: Look, high: float, low: float) -> str:
    """Figures in the upper corners, needs in the lower left, the yield in the lower right."""
    left, right = -piece.w / 2 + 7, piece.w / 2 - 7
    marks = piece.marks
    parts = [run(sheet, marks.get("nw", []), left, high, FIGURES, look.ink)]
    if "ne" in marks:
        at = right - run_width(marks["ne"], FIGURES)
        parts.append(run(sheet, marks["ne"], at, high, FIGURES, look.ink))
    parts.append(run(sheet, marks.get("sw", []), left, low, SMALL, look.ink))
    if "se" in marks:
        parts.append(gift(sheet, marks["se"], right + 1, low, look))
    return "".join(parts)


def gift(sheet: Sheet, marks: list[Mark], right: float, y: float, look: Look) -> str:
    """What a tile yields, reversed out of a dark field where it is in play."""
    room = run_width(marks, SMALL) + 6
    faint = look.dash is not None
    field = tag(
        "rect", x=right - room, y=y - 11.5, width=room, height=23, rx=4,
        fill="none" if faint else look.ink, stroke=look.ink, stroke_width=1,
    )  # fmt: skip
    return field + run(sheet, marks, right - room + 3, y, SMALL, look.ink if faint else look.ground)


def side(sheet: Sheet, piece: Piece, look: Look, y: float) -> str:
    """Symbols one above the other along the right edge."""
    marks = piece.marks.get("e", [])
    first = y - (len(marks) - 1) * 11
    x = piece.w / 2 - 6 - SMALL.glyph
    return "".join(
        run(sheet, [mark], x, first + at * 22, SMALL, look.glyph) for at, mark in enumerate(marks)
    )


def cross(sheet: Sheet, piece: Piece, y: float) -> str:
    """What is gone is crossed out, but for its name."""
    if piece.state != "gone":
        return ""
    x, rise = piece.w * 0.3, min(piece.w * 0.3, piece.h * 0.3)
    path = f"M{number(-x)} {number(y + rise)}L{number(x)} {number(y - rise)}"
    return tag("path", d=path, stroke=sheet.theme.faint, stroke_width=1.5)


def tab(sheet: Sheet, piece: Piece, y: float) -> str:
    """A small mark on the upper edge: for sale, under the hammer, in somebody's hand."""
    marks = piece.marks.get("n", [])
    if not marks:
        return ""
    theme = sheet.theme
    called = piece.state == "called"
    room = run_width(marks, TAB) + 12
    field = tag(
        "rect", x=-room / 2, y=y - 11, width=room, height=22, rx=11,
        fill=theme.ink if called else theme.panel, stroke=theme.ink, stroke_width=1.25,
    )  # fmt: skip
    ink = theme.panel if called else theme.ink
    return field + run(sheet, marks, -room / 2 + 6, y, TAB, ink)


# Chips, cells, plaques and discs.


def chip(sheet: Sheet, piece: Piece) -> str:
    """A small tile: symbol and name, and in the corners where it is and whose."""
    look = look_of(sheet.theme, piece)
    owned = piece.owner is not None and piece.state == ""
    x, room = (STRIPE / 2, piece.w - STRIPE - 5) if owned else (0, piece.w - 7)
    name = fit(piece.label, SERIF, CHIP_SIZES, room=room, height=22, lead=0.98)
    high = 16 - piece.h / 2
    return "".join(
        [
            ground(piece, look),
            owner_stripe(sheet, piece) if owned else "",
            sheet.symbol(piece.symbol, x, high, 24, look.glyph),
            cross(sheet, piece, high),
            sheet.block(name, x, piece.h / 2 - 12, face=SERIF, colour=look.ink),
            chip_corners(sheet, piece, look),
        ]
    )


def owner_stripe(sheet: Sheet, piece: Piece) -> str:
    """The owner's pattern along the left edge, the badge in the corner."""
    assert piece.owner is not None
    path = stripe(piece.shape, piece.w, piece.h, STRIPE)
    fill = sheet.fill(piece.owner)
    drawn = tag("path", d=path, fill=fill, stroke=sheet.theme.ink, stroke_width=1.25)
    return drawn + sheet.badge(piece.owner, piece.w / 2 - 11, 12 - piece.h / 2, 12)


def chip_corners(sheet: Sheet, piece: Piece, look: Look) -> str:
    """The mark of a small tile's state on the left, its holder's badge on the right."""
    parts = []
    y = 12 - piece.h / 2
    for mark in piece.marks.get("n", []):
        parts.append(sheet.symbol(mark.symbol, 12 - piece.w / 2, y, 15, look.ink))
        if mark.seat is not None:
            parts.append(sheet.badge(mark.seat, piece.w / 2 - 11, y, 12))
    return "".join(parts)


def cell(sheet: Sheet, piece: Piece) -> str:
    """A place of a display: symbol on the left, name and marks beside it."""
    look = look_of(sheet.theme, piece)
    left = -piece.w / 2
    return "".join(
        [
            tag("path", d=frame(piece.shape, piece.w, piece.h), fill=look.ground),
            sheet.symbol(piece.symbol, left + 20, 0, 30, look.glyph),
            sheet.text(piece.label, left + 40, -6, size=14, face=SERIF, colour=look.ink),
            run(sheet, piece.marks.get("se", []), left + 40, 13, SUPPLY, look.ink),
        ]
    )


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
    return plate + sheet.text(
        piece.label, 0, 7, size=19, face=SERIF_BOLD, colour=colour, anchor="middle"
    )


def disc(sheet: Sheet, piece: Piece) -> str:
    """A marker in the shape of its owner's badge."""
    assert piece.owner is not None
    return sheet.badge(piece.owner, 0, 0, piece.w)


SHAPES: Final[dict[str, Callable[[Sheet, Piece], str]]] = {
    "tile": tile,
    "plate": tile,
    "chip": chip,
    "seal": chip,
    "cell": cell,
    "plaque": plaque,
    "disc": disc,
}
