"""The board: areas, links, tracks, words and pieces, each layer over the last."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Area, Scene, Text, Track
from ironbridge.draw.fonts import SERIF, SERIF_BOLD, Face
from ironbridge.draw.links import draw_link
from ironbridge.draw.markup import number, tag
from ironbridge.draw.pieces import draw_piece
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.wrap import Fitted, balance

STYLES: Final[dict[str, tuple[Face, float]]] = {
    "title": (SERIF_BOLD, 20),
    "label": (SERIF, 15),
    "note": (SERIF, 14.5),
}


def draw_board(sheet: Sheet, scene: Scene) -> str:
    """All that lies on the board: links that somebody owns hold over the pieces they couple,
    and what can be chosen comes last."""
    dark = [piece for piece in scene.pieces if piece.id not in sheet.lit]
    lit = [piece for piece in scene.pieces if piece.id in sheet.lit]
    return "".join(
        [
            *(draw_area(sheet, area) for area in scene.areas),
            *(draw_link(sheet, link) for link in scene.links if link.owner is None),
            *(draw_track(sheet, track) for track in scene.tracks),
            *(draw_text(sheet, text) for text in scene.texts),
            *(draw_piece(sheet, piece) for piece in dark),
            *(draw_link(sheet, link) for link in scene.links if link.owner is not None),
            *(draw_piece(sheet, piece) for piece in lit),
        ]
    )


def draw_area(sheet: Sheet, area: Area) -> str:
    """A part of the board between hairlines; the present one on bright ground."""
    theme = sheet.theme
    here = area.style == "current"
    right, low = area.x + area.w, area.y + area.h
    rules = f"M{number(area.x)} {number(area.y)}H{number(right)}M{number(area.x)} {number(low)}H{number(right)}"
    return "".join(
        [
            tag("rect", x=area.x, y=area.y, width=area.w, height=area.h, fill=theme.panel)
            if here
            else "",
            tag("path", d=rules, stroke=theme.ink if here else theme.line, stroke_width=1),
        ]
    )


def draw_text(sheet: Sheet, text: Text) -> str:
    """Words on the board."""
    face, size = STYLES[text.style]
    colour = sheet.theme.faint if text.style == "note" else sheet.theme.ink
    if text.room:
        fitted = Fitted(balance(text.text, face, size, text.room), size, size * 1.25)
        return sheet.block(fitted, text.x, text.y, face=face, colour=colour, anchor=text.anchor)
    anchor = None if text.anchor == "start" else text.anchor
    return sheet.text(text.text, text.x, text.y, size=size, face=face, colour=colour, anchor=anchor)


# Tracks, drawn as the scale of a map.


def draw_track(sheet: Sheet, track: Track) -> str:
    """A scale bar, dark and light by turns, with a numeral at every fifth space."""
    step = track.w / track.spaces
    low = track.y + track.h
    bars = "".join(bar(sheet, track, at, step, low - 26) for at in range(track.spaces))
    numerals = "".join(
        numeral(sheet, track, at, step, low) for at in range(0, track.spaces, track.every)
    )
    return tag("g", bars, numerals, **sheet.spoken(track.id, track.says))


def bar(sheet: Sheet, track: Track, at: int, step: float, y: float) -> str:
    """One space of the scale."""
    theme = sheet.theme
    dark = at % 2 == 1
    return tag(
        "rect",
        x=track.x + at * step,
        y=y,
        width=step,
        height=8,
        fill=theme.faint if dark else theme.panel,
        stroke=theme.faint,
        stroke_width=1,
    )


def numeral(sheet: Sheet, track: Track, at: int, step: float, y: float) -> str:
    """The number of a space, under it."""
    text = track.last if track.last and at == track.spaces - 1 else str(at)
    x = track.x + (at + 0.5) * step
    return sheet.text(text, x, y - 2, size=14, colour=sheet.theme.faint, anchor="middle")
