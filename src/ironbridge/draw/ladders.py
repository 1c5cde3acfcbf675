"""Ladders: prices one above the other, with goods on them and the next price marked."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Ladder, Rung
from ironbridge.draw.fonts import SANS, SANS_BOLD, SERIF_BOLD
from ironbridge.draw.markup import moved, number, tag
from ironbridge.draw.sheet import MIDDLE, Sheet

HEAD: Final = 34  # the height of the title
PRICE: Final = 34  # the width of the column of prices
EDGE: Final = 6
GOOD: Final = 24
TITLE: Final = 17


def draw_ladder(sheet: Sheet, ladder: Ladder) -> str:
    """The title, then the rungs; with a glow if it can be chosen."""
    step = (ladder.h - HEAD - EDGE) / len(ladder.rungs)
    rungs = "".join(
        draw_rung(sheet, ladder, rung, HEAD + at * step, step)
        for at, rung in enumerate(ladder.rungs)
    )
    title = sheet.text(
        ladder.title, ladder.w / 2, HEAD / 2 + 6, size=TITLE, face=SERIF_BOLD, anchor="middle"
    )
    field = ladder_frame(sheet, ladder)
    spoken = sheet.spoken(ladder.id, ladder.says)
    return moved(ladder.x, ladder.y, field, title, rungs, **spoken)


def ladder_frame(sheet: Sheet, ladder: Ladder) -> str:
    """The ground, edged with ink, or with the accent where it can be chosen."""
    theme = sheet.theme
    shape = {"width": ladder.w, "height": ladder.h, "rx": 6}
    glow = ""
    if ladder.id in sheet.lit:
        glow = tag("rect", **shape, stroke=theme.accent, stroke_width=12, stroke_opacity=0.3)
        glow += tag("rect", **shape, stroke=theme.accent, stroke_width=7)
    return glow + tag("rect", **shape, fill=theme.panel, stroke=theme.ink, stroke_width=1.25)


def draw_rung(sheet: Sheet, ladder: Ladder, rung: Rung, y: float, step: float) -> str:
    """One price: the numeral, dark where the next is taken, and its places."""
    theme = sheet.theme
    middle = y + step / 2
    here = ""
    if rung.here:
        here = tag("path", d=pointer(y + 1, step - 2), fill=theme.ink, stroke="none")
    price = sheet.text(
        rung.label,
        EDGE + PRICE / 2,
        middle + 17 * MIDDLE,
        size=17,
        face=SANS_BOLD if rung.here else SANS,
        colour=theme.panel if rung.here else theme.ink,
        anchor="middle",
    )
    places = "".join(place(sheet, ladder, rung, at, middle) for at in range(rung.places))
    rule = tag(
        "path",
        d=f"M{EDGE} {number(y)}H{number(ladder.w - EDGE)}",
        stroke=theme.line,
        stroke_width=1,
    )
    return rule + here + price + places


def pointer(y: float, h: float) -> str:
    """A dark field behind the next price, with a point towards the goods."""
    left, right = EDGE, EDGE + PRICE - 4
    return (
        f"M{number(left)} {number(y)}H{number(right)}l6 {number(h / 2)}l-6 {number(h / 2)}"
        f"H{number(left)}Z"
    )


def place(sheet: Sheet, ladder: Ladder, rung: Rung, at: int, y: float) -> str:
    """A place of a rung: full ones are the last, for the cheapest goods go first."""
    room = (ladder.w - EDGE - PRICE - EDGE) / rung.places
    x = EDGE + PRICE + 3 + (at + 0.5) * room
    if at >= rung.places - rung.full:
        return sheet.symbol(ladder.symbol, x, y, GOOD, sheet.theme.ink)
    side = GOOD * 0.58
    return tag(
        "rect",
        x=x - side / 2,
        y=y - side / 2,
        width=side,
        height=side,
        rx=2,
        fill="none",
        stroke=sheet.theme.faint,
        stroke_width=1,
        stroke_dasharray="2.5 2.5",
    )
