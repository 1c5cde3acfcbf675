"""Plans: buildings to be had, with their land and price; deeds of properties; heaps of ore."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.figures import blank
from ironbridge.draw.fonts import LEAST, SANS_BOLD, SERIF, SERIF_BOLD
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
NEEDS: Final = Setting(glyph=18, text=LEAST, inner=1, tight=1)
COUNT: Final = Setting(glyph=16, text=LEAST, face=SANS_BOLD, inner=2, gap=4)
NAME_AT: Final = 12  # from the upper edge to the middle of a name
SHIELD: Final = 31  # the height of the shield on a property
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
    base = NAME_AT - piece.h / 2 + LEAST * MIDDLE
    return "".join(
        [
            body(piece, look),
            strip(sheet, piece, look),
            plan_name(sheet, piece, x - 1, base, look.ink),
            sheet.symbol(piece.symbol, x + GLYPH / 2 - 2, y, GLYPH, look.glyph),
            recipe(sheet, piece, look, x + GLYPH + 1, y),
            run(sheet, many, piece.w / 2 - 4 - run_width(many, COUNT), y, COUNT, look.ink),
        ]
    )


def plan_name(sheet: Sheet, piece: Piece, x: float, y: float, ink: str) -> str:
    """The name in one line."""
    room = plan_room(piece)
    return sheet.text(piece.label, x, y, size=LEAST, face=SERIF, colour=ink, room=room)


def plan_room(piece: Piece) -> float:
    """The room for a building's name."""
    return piece.w - LAND - EDGE - 3


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
    name = sheet.text(
        piece.label,
        after,
        LEAST * MIDDLE - 10,
        size=LEAST,
        face=SERIF_BOLD,
        colour=look.ink,
        room=deed_room(piece),
    )
    return "".join(
        [
            strip(sheet, piece, look),
            value(sheet, piece, look, x + SHIELD * WIDE / 2),
            name,
            run(sheet, piece.marks.get("sw", []), after - 1, 10, NEEDS, look.glyph),
        ]
    )


def deed_room(piece: Piece) -> float:
    """The room for a property's name."""
    return piece.w - LAND - SHIELD * WIDE - 12


def deed_below(sheet: Sheet, piece: Piece, look: Look) -> str:
    """The crests it takes, and what it asks for."""
    needs = piece.marks.get("sw", [])
    x = EDGE + SHIELD * WIDE / 2 - piece.w / 2
    return value(sheet, piece, look, x) + run(
        sheet, needs, x + SHIELD * WIDE / 2 + 5, 0, NEEDS, look.glyph
    )


def value(sheet: Sheet, piece: Piece, look: Look, x: float) -> str:
    """How many crests it takes, on a shield."""
    figure = "".join(mark.text for mark in piece.marks.get("c", []))
    return blank(sheet, x, 0, SHIELD, look.ink) + sheet.text(
        figure,
        x,
        LEAST * MIDDLE - SHIELD / 16,
        size=LEAST,
        face=SANS_BOLD,
        colour=look.ink,
        anchor="middle",
    )


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
    return fit(piece.label, SERIF, LEAST, room=room, lead=1)
