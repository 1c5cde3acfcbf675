"""Squares: the spaces of a map as sockets, and the tiles that lie on them."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.fonts import LEAST, SANS_BOLD, SERIF_BOLD
from ironbridge.draw.frames import band, frame
from ironbridge.draw.look import cross, look_of
from ironbridge.draw.marks import Setting, run, run_width
from ironbridge.draw.markup import number, tag
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.theme import mix

LEVEL: Final = LEAST
LEVELS: Final = Setting(glyph=0, text=LEVEL, face=SERIF_BOLD)
ICONS: Final = Setting(glyph=12, text=LEAST, tight=1)
BAND: Final = 19
EDGE: Final = 5  # from the edge to the marks
STOCK_ASIDE: Final = -9  # how far the symbol makes room for what lies on a tile
WORTH: Final = Setting(glyph=15, text=20, face=SANS_BOLD, inner=2, tight=1)
SOCKET: Final = 0.55  # how much of a hairline's colour a socket takes on
PALE: Final = 0.72  # how much faint ink is in what fits there
NIGHT: Final = "#15130f"
DIM: Final = 0.42  # how much night is in a turned tile
DAY: Final = "#fffdf6"


# Sockets.


def socket(sheet: Sheet, piece: Piece) -> str:
    """A space: sunk into its plate, with faint symbols of what fits."""
    theme = sheet.theme
    unused = piece.state == "faint"
    hole = tag(
        "path",
        d=frame(piece.shape, piece.w, piece.h),
        fill="none" if unused else mix(theme.paper, theme.panel, 0.6),
        stroke=theme.line if unused else mix(theme.line, theme.faint, PALE),
        stroke_width=1,
        stroke_dasharray="3 3" if unused else None,
    )
    return hole + spread(sheet, piece, mix(theme.paper, theme.faint, PALE))


def spread(sheet: Sheet, piece: Piece, colour: str) -> str:
    """What fits: one symbol in the middle, two aslant, three in a triangle."""
    marks = piece.marks.get("c", [])
    size = 28 if len(marks) == 1 else 22
    return "".join(
        sheet.symbol(mark.symbol, x, y, size, colour)
        for mark, (x, y) in zip(marks, spots(len(marks)), strict=True)
    )


def spots(count: int) -> list[tuple[float, float]]:
    """Where so many symbols stand in a square."""
    return {
        0: [],
        1: [(0.0, 0.0)],
        2: [(-11.5, -10.0), (11.5, 10.0)],
        3: [(-12.0, -11.0), (12.0, -11.0), (0.0, 12.0)],
    }[count]


# Tiles.


def square(sheet: Sheet, piece: Piece) -> str:
    """A tile on a map: level and owner above, the symbol, what lies on it below."""
    if piece.state == "turned":
        return turned(sheet, piece)
    look = look_of(sheet.theme, piece)
    plain = piece.owner is None
    body = tag(
        "path",
        d=frame(piece.shape, piece.w, piece.h),
        fill=look.ground,
        stroke=look.edge,
        stroke_width=1.5,
    )
    if plain:
        used = cross(sheet, piece, 0) if piece.marks.get("c") else ""
        return body + spread(sheet, piece, look.glyph) + used
    stock = piece.marks.get("se", [])
    x = STOCK_ASIDE if stock else 0
    return "".join(
        [
            body,
            title_band(sheet, piece),
            sheet.symbol(piece.symbol, x, BAND / 2, 30, look.glyph),
            *(draw_stock(sheet, piece, mark) for mark in stock),
        ]
    )


def draw_stock(sheet: Sheet, piece: Piece, mark: Mark) -> str:
    """What lies on a tile, along the right: one of it, and how many below."""
    x, y = piece.w / 2 - 11, BAND / 2
    number = sheet.text(
        mark.text, x, y + 16, size=17, face=SANS_BOLD, colour=sheet.theme.ink, anchor="middle"
    )
    return sheet.symbol(mark.symbol, x, y - 7, 19, sheet.theme.ink) + number


def title_band(sheet: Sheet, piece: Piece) -> str:
    """The owner's pattern along the upper edge, with the level on the left and the badge."""
    assert piece.owner is not None
    theme = sheet.theme
    y = (BAND - piece.h) / 2
    field = sheet.band(piece.owner, band(piece.shape, piece.w, piece.h, BAND))
    x = piece.w / 2 - 10
    disc = tag("circle", cx=x, cy=y, r=8, fill=theme.panel, stroke=theme.ink)
    return field + level(sheet, piece, y) + disc + sheet.badge(piece.owner, x, y, 9.5)


def level(sheet: Sheet, piece: Piece, y: float) -> str:
    """The level as a numeral, on a bright field in the upper left."""
    theme = sheet.theme
    room = max(14, run_width([Mark(text=piece.label)], LEVELS) + 6)
    left = -piece.w / 2
    path = (
        f"M{number(left + 5)} {number(y - BAND / 2)}H{number(left + room)}V{number(y + BAND / 2)}"
        f"H{number(left)}V{number(y - BAND / 2 + 5)}a5 5 0 0 1 5 -5Z"
    )
    field = tag("path", d=path, fill=theme.panel, stroke=theme.ink, stroke_width=1.25)
    words = sheet.text(
        piece.label,
        left + room / 2,
        y + LEVEL * MIDDLE,
        size=LEVEL,
        face=SERIF_BOLD,
        anchor="middle",
    )
    return field + words


def turned_ground(seat: int) -> str:
    """A seat's colour by night."""
    return mix(SEATS[seat].colour, NIGHT, DIM)


def turned(sheet: Sheet, piece: Piece) -> str:
    """A turned tile: dark all over, the symbol pale, what it is worth large."""
    assert piece.owner is not None
    theme = sheet.theme
    ground = turned_ground(piece.owner)
    pale = mix(ground, DAY, 0.62)
    worth, icons = piece.marks.get("sw", []), piece.marks.get("se", [])
    y = piece.h / 2 - 12
    return "".join(
        [
            tag(
                "path",
                d=frame(piece.shape, piece.w, piece.h),
                fill=ground,
                stroke=theme.ink,
                stroke_width=1.5,
            ),
            title_band(sheet, piece),
            sheet.symbol(piece.symbol, piece.w / 2 - 15, -1, 18, pale),
            run(sheet, worth, EDGE - piece.w / 2, y, WORTH, DAY),
            run(sheet, icons, piece.w / 2 - EDGE - run_width(icons, ICONS), y, ICONS, DAY),
        ]
    )
