"""Works: buildings on a map with their recipe, whoever works there, the ore; properties' crests."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.figures import blank, crest, figure
from ironbridge.draw.fonts import LEAST, SERIF_BOLD
from ironbridge.draw.frames import band, frame
from ironbridge.draw.groups import GROUPS
from ironbridge.draw.look import Look, look_of
from ironbridge.draw.marks import Setting, run, run_width
from ironbridge.draw.markup import number, tag
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.theme import Theme, mix

TINT: Final = 0.2  # how much of the colour of whoever works there
NEEDS: Final = Setting(glyph=19, text=LEAST, tight=1)
CHIP: Final = 25  # the side of what is made
GLYPH: Final = 30
EDGE: Final = 4
WORKER: Final = 35
ARROW: Final = 9
LIFT: Final = 1.5  # how far a lying worker is above what is made
HEAP_ASIDE: Final = 24  # how far ore makes room for a worker
SINK: Final = 4.5  # how much lower each ore marker lies than the one on it
# Ore markers: ground and ink, the same by day and by night.
ORES: Final = {
    "coal": ("#4d4942", "#fffdf6"),
    "iron-ore": ("#a39a8d", "#22201b"),
    "silver-ore": ("#f7f4ec", "#22201b"),
}
STACK: Final = 11.5  # the radius of ore markers on a mine
MARKER_EDGE: Final = "#22201b"

BAND: Final = 20
CREST: Final = 18
LARGE_CREST: Final = 27


def body(piece: Piece, theme: Theme) -> str:
    """The tile itself, tinted by whoever has it."""
    ground = theme.panel
    if piece.owner is not None:
        ground = mix(theme.panel, SEATS[piece.owner].colour, TINT)
    shape = frame(piece.shape, piece.w, piece.h)
    return tag("path", d=shape, fill=ground, stroke=theme.ink, stroke_width=1.25)


# Production buildings.


def works(sheet: Sheet, piece: Piece) -> str:
    """A building: its symbol, below it what it takes and makes; a worker stands on what is made."""
    theme = sheet.theme
    x, y = made_at(piece)
    left, top = EDGE - piece.w / 2, 3 - piece.h / 2
    return "".join(
        [
            body(piece, theme),
            sheet.symbol(piece.symbol, left + 2 + GLYPH / 2, top + GLYPH / 2, GLYPH, theme.ink),
            taken(sheet, piece.marks.get("sw", []), x - CHIP / 2 - 2, y),
            made(sheet, piece, x, y),
            whoever_works(sheet, piece),
        ]
    )


def made_at(piece: Piece) -> tuple[float, float]:
    """Where that lies which is made: in the corner; a heap of ore leaves room for the worker."""
    x, y = (side / 2 - EDGE - CHIP / 2 for side in (piece.w, piece.h))
    return (x - HEAP_ASIDE if is_heap(piece) else x), y


def is_heap(piece: Piece) -> bool:
    """Is what is made there lying about as ore?"""
    return "e" in piece.marks and not piece.marks.get("se")


def taken(sheet: Sheet, needs: list[Mark], right: float, y: float) -> str:
    """What is taken, and an arrow from there to the right."""
    if not needs:
        return ""
    x = right - ARROW
    ink = sheet.theme.ink
    return run(sheet, needs, x - 2 - run_width(needs, NEEDS), y, NEEDS, ink) + arrow(
        sheet, x, y, ink
    )


def arrow(sheet: Sheet, x: float, y: float, ink: str) -> str:
    """From what is taken to what is made."""
    path = f"M{number(x)} {number(y)}h{ARROW - 1}m-3 -3l3 3l-3 3"
    return tag(
        "path",
        d=path,
        fill="none",
        stroke=ink,
        stroke_width=1.5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def made(sheet: Sheet, piece: Piece, x: float, y: float) -> str:
    """What comes out: on a dark chip, on the marker that it is made of, or the ore that lies there."""
    goods, ore = piece.marks.get("se", []), piece.marks.get("e", [])
    if not goods:
        return stack(sheet, ore, x, y - 1, STACK)
    if ore:
        return marker(sheet, ore[0], x, y, CHIP / 2, goods[0].symbol)
    look = look_of(sheet.theme, piece)
    return "".join(chip(sheet, mark, x, y, look) for mark in goods)


def chip(sheet: Sheet, mark: Mark, x: float, y: float, look: Look, size: float = CHIP) -> str:
    """What a building makes, reversed out of a dark field."""
    field = tag(
        "rect", x=x - size / 2, y=y - size / 2, width=size, height=size, rx=4, fill=look.glyph
    )
    return field + sheet.symbol(mark.symbol, x, y, size - 5, look.ground)


def whoever_works(sheet: Sheet, piece: Piece) -> str:
    """The worker: upright on what is made, or beside ore; or on its side above it."""
    if piece.owner is None:
        return ""
    x = piece.w / 2 - EDGE - CHIP / 2
    floor = piece.h / 2 - EDGE - CHIP
    if piece.state == "turned":
        return figure(sheet, piece.owner, x - 6, floor - 11 - LIFT, WORKER, lying=True)
    if is_heap(piece):
        return figure(sheet, piece.owner, x, piece.h / 2 - EDGE - WORKER / 2, WORKER)
    return figure(sheet, piece.owner, x - 1, floor - WORKER / 2 + 4, WORKER)


def stack(sheet: Sheet, marks: list[Mark], x: float, y: float, radius: float) -> str:
    """Ore markers, the top one first: it can be read, of the others the rims show."""
    top = y - (len(marks) - 1) * SINK / 2
    parts = []
    for at in range(len(marks) - 1, -1, -1):
        symbol = marks[at].symbol if at == 0 else ""
        parts.append(marker(sheet, marks[at], x, top + at * SINK, radius, symbol))
    return "".join(parts)


def marker(sheet: Sheet, mark: Mark, x: float, y: float, radius: float, symbol: str) -> str:
    """An ore marker, with what it stands for on it."""
    ground, ink = ORES[mark.symbol]
    disc = tag("circle", cx=x, cy=y, r=radius, fill=ground, stroke=MARKER_EDGE, stroke_width=1.25)
    return disc + (sheet.symbol(symbol, x, y, radius * 1.42, ink) if symbol else "")


# Properties.


def estate(sheet: Sheet, piece: Piece) -> str:
    """A property: its name in the colour of its category, what it asks for, its crests."""
    needs = piece.marks.get("sw", [])
    theme = sheet.theme
    free = piece.owner is None
    y = BAND - piece.h / 2 + 12
    return "".join(
        [
            body(piece, theme),
            name_band(sheet, piece),
            run(sheet, needs, -run_width(needs, NEEDS) / 2, y, NEEDS, theme.ink) if free else "",
            crests(sheet, piece),
        ]
    )


def name_band(sheet: Sheet, piece: Piece) -> str:
    """The name along the upper edge, in the colour of its category."""
    group = GROUPS[piece.group]
    path = band(piece.shape, piece.w, piece.h, BAND)
    field = tag("path", d=path, fill=group.colour, stroke=sheet.theme.ink, stroke_width=1.25)
    y = (BAND - piece.h) / 2
    name = sheet.text(
        piece.label,
        0,
        y + LEAST * MIDDLE,
        size=LEAST,
        face=SERIF_BOLD,
        colour=group.ink,
        anchor="middle",
        room=estate_room(piece),
    )
    return field + name


def estate_room(piece: Piece) -> float:
    """The room for a property's name."""
    return piece.w - EDGE


def crests(sheet: Sheet, piece: Piece) -> str:
    """The places for crests below what they cost; once claimed the crests, as large as can be."""
    count = len(piece.marks.get("se", []))
    if piece.owner is None:
        y, ink = piece.h / 2 - CREST / 2 - 3, sheet.theme.ink
        return "".join(blank(sheet, x, y, CREST, ink) for x in abreast(count, CREST + 1))
    high = min(LARGE_CREST, (piece.w - 2 * EDGE) / max(1, count))
    places = abreast(count, high + 1)
    return "".join(crest(sheet, piece.owner, x, BAND / 2, high) for x in places)


def abreast(count: int, step: float) -> list[float]:
    """Places side by side around the middle."""
    return [(at - (count - 1) / 2) * step for at in range(count)]
