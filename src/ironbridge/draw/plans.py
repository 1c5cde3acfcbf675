"""Plans: buildings to be had, with their land and price; deeds of properties; heaps of ore."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.figures import blank
from ironbridge.draw.fonts import SANS_BOLD, SERIF, SERIF_BOLD
from ironbridge.draw.frames import CORNERS, frame, stripe
from ironbridge.draw.hexes import land
from ironbridge.draw.look import Look, look_of
from ironbridge.draw.marks import Setting, run, run_width
from ironbridge.draw.markup import polygon, tag
from ironbridge.draw.sheet import MIDDLE, Sheet
from ironbridge.draw.theme import mix
from ironbridge.draw.works import ARROW, arrow, chip, stack
from ironbridge.draw.wrap import Fitted, fit

LAND: Final = 25  # the width of the strip with the land and the material
SIGN: Final = 19  # the size of what it shows
GLYPH: Final = 26
EDGE: Final = 6
MADE: Final = 23  # the side of what is made
NEEDS: Final = Setting(glyph=18, text=14, inner=1, tight=1)
COUNT: Final = Setting(glyph=16, text=15, face=SANS_BOLD, inner=2, gap=4)
NAMES: Final = (14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5)
NAME_AT: Final = 12  # from the upper edge to the middle of a name
SHIELD: Final = 31  # the height of the shield on the top one of a stack
SMALL_SHIELD: Final = 20  # and on those below
WIDE: Final = 0.8  # a shield's width, of its height
MARKER: Final = 15  # the radius of an ore marker


def body(piece: Piece, look: Look, fill: str | None = None) -> str:
    """The paper it is drawn on."""
    return tag(
        "path",
        d=frame(piece.shape, piece.w, piece.h),
        fill=fill or look.ground,
        stroke=look.edge,
        stroke_width=look.width,
        stroke_dasharray=look.dash,
    )


# Production buildings.


def plan(sheet: Sheet, piece: Piece) -> str:
    """A building in the supply: where and of what it is built, what it takes and makes, how many."""
    look = look_of(sheet.theme, piece)
    x = LAND + EDGE - piece.w / 2
    y = piece.h / 2 - MADE / 2 - 4
    many = piece.marks.get("ne", [])
    size = plan_size(piece)
    base = NAME_AT - piece.h / 2 + size * MIDDLE
    return "".join(
        [
            body(piece, look),
            strip(sheet, piece, look),
            sheet.text(piece.label, x - 1, base, size=size, face=SERIF, colour=look.ink),
            sheet.symbol(piece.symbol, x + GLYPH / 2 - 2, y, GLYPH, look.glyph),
            recipe(sheet, piece, look, x + GLYPH + 1, y),
            run(sheet, many, piece.w / 2 - 4 - run_width(many, COUNT), y, COUNT, look.ink),
        ]
    )


def plan_size(piece: Piece) -> float:
    """The size at which the name fits in one line."""
    room = piece.w - LAND - EDGE - 3
    return fit(piece.label, SERIF, NAMES, room=room, height=20, lead=1).size


def strip(sheet: Sheet, piece: Piece, look: Look) -> str:
    """Along the left the land on which it is built, and the material below."""
    lands = [mark.symbol for mark in piece.marks.get("nw", [])]
    if not lands or piece.state == "gone":
        return ""
    theme = sheet.theme
    colours = [land(theme, terrain) for terrain in lands]
    path = stripe(piece.shape, piece.w, piece.h, LAND)
    fields = [tag("path", d=path, fill=colours[0])]
    if len(colours) > 1:
        fields.append(polygon(corner_of_strip(piece), fill=colours[1]))
    edge = tag("path", d=path, fill="none", stroke=look.edge, stroke_width=look.width)
    signs = [*lands, *(mark.symbol for mark in piece.marks.get("w", []))]
    ink = mix(colours[0], theme.ink, 0.85)
    step = piece.h / len(signs)
    size = min(SIGN, step - 1)
    x = (LAND - piece.w) / 2
    drawn = [
        sheet.symbol(sign, x, (at + 0.5) * step - piece.h / 2, size, ink)
        for at, sign in enumerate(signs)
    ]
    return "".join([*fields, edge, *drawn])


def corner_of_strip(piece: Piece) -> list[tuple[float, float]]:
    """The lower right half of the strip, for a second terrain."""
    x, y, cut = piece.w / 2, piece.h / 2, CORNERS[piece.shape].cut
    return [(LAND - x, -y), (LAND - x, y), (cut - x, y), (-x, y - cut)]


def recipe(sheet: Sheet, piece: Piece, look: Look, x: float, y: float) -> str:
    """What it takes, an arrow, what it makes."""
    needs = piece.marks.get("sw", [])
    parts = [run(sheet, needs, x, y, NEEDS, look.glyph)]
    if needs:
        x += run_width(needs, NEEDS) + 2
        parts.append(arrow(sheet, x, y, look.glyph))
        x += ARROW + 2
    for mark in piece.marks.get("se", []):
        parts.append(chip(sheet, mark, x + MADE / 2, y, look, MADE))
    return "".join(parts)


# Properties.


def deed(sheet: Sheet, piece: Piece) -> str:
    """A property of a stack: the top one with land and name; those below with what they ask for."""
    look = look_of(sheet.theme, piece)
    front = deed_front(sheet, piece, look) if piece.label else deed_below(sheet, piece, look)
    return body(piece, look) + front


def deed_front(sheet: Sheet, piece: Piece, look: Look) -> str:
    """Land and material, the crests it takes, the name, what it asks for."""
    x = LAND + 3 - piece.w / 2
    after = x + SHIELD * WIDE + 5
    size = deed_size(piece)
    name = sheet.text(
        piece.label, after, size * MIDDLE - 10, size=size, face=SERIF_BOLD, colour=look.ink
    )
    return "".join(
        [
            strip(sheet, piece, look),
            value(sheet, piece, look, x + SHIELD * WIDE / 2, 0, SHIELD),
            name,
            run(sheet, piece.marks.get("sw", []), after - 1, 10, NEEDS, look.glyph),
        ]
    )


def deed_below(sheet: Sheet, piece: Piece, look: Look) -> str:
    """The crests it takes above, what it asks for below."""
    needs = piece.marks.get("sw", [])
    x = EDGE + SMALL_SHIELD * WIDE / 2 - piece.w / 2
    return value(sheet, piece, look, x, -9, SMALL_SHIELD) + run(
        sheet, needs, EDGE - 1 - piece.w / 2, 11, NEEDS, look.glyph
    )


def value(sheet: Sheet, piece: Piece, look: Look, x: float, y: float, high: float) -> str:
    """How many crests it takes, on a shield."""
    figure = "".join(mark.text for mark in piece.marks.get("c", []))
    size = high * 0.55
    return blank(sheet, x, y, high, look.ink) + sheet.text(
        figure,
        x,
        y + size * MIDDLE - high / 16,
        size=size,
        face=SANS_BOLD,
        colour=look.ink,
        anchor="middle",
    )


def deed_size(piece: Piece) -> float:
    """The size at which the name fits."""
    room = piece.w - LAND - SHIELD * WIDE - 12
    return fit(piece.label, SERIF_BOLD, NAMES, room=room, height=20, lead=1).size


# Ore.


def heap(sheet: Sheet, piece: Piece) -> str:
    """Ore markers or goods in the supply: one of them, its name, how many there are."""
    look = look_of(sheet.theme, piece)
    left = -piece.w / 2
    x = left + 2 * MARKER + 2 * EDGE
    marks = piece.marks.get("se", [])
    return "".join(
        [
            body(piece, look),
            heap_symbol(sheet, piece, look, left + MARKER + EDGE),
            sheet.block(
                heap_name(piece), x, -10 if marks else 0, face=SERIF, colour=look.ink, anchor=None
            ),
            run(sheet, marks, x, piece.h / 2 - 12, COUNT, look.ink),
        ]
    )


def heap_symbol(sheet: Sheet, piece: Piece, look: Look, x: float) -> str:
    """A marker, or the chip of a good that has none."""
    ore = piece.marks.get("e", [])
    return stack(sheet, ore, x, 0, MARKER) if ore else chip(sheet, Mark(piece.symbol), x, 0, look)


def heap_name(piece: Piece) -> Fitted:
    """The name in up to two lines."""
    room = piece.w - 2 * MARKER - 2 * EDGE - 3
    height = piece.h - 24 if piece.marks.get("se") else piece.h - 8
    return fit(piece.label, SERIF, NAMES, room=room, height=height, lead=1)
