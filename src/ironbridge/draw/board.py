"""The board: areas, links, tracks, ladders, words and pieces, each layer over the last."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Area, Scene, Text
from ironbridge.draw.fonts import SERIF, SERIF_BOLD, Face
from ironbridge.draw.grounds import GROUNDS, LOWEST
from ironbridge.draw.ladders import draw_ladder
from ironbridge.draw.links import draw_link
from ironbridge.draw.markup import number, tag
from ironbridge.draw.pieces import draw_piece
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.tracks import draw_track
from ironbridge.draw.ways import WAYS
from ironbridge.draw.wrap import Fitted, balance

STYLES: Final[dict[str, tuple[Face, float]]] = {
    "title": (SERIF_BOLD, 20),
    "label": (SERIF, 15),
    "note": (SERIF, 14.5),
}


def draw_board(sheet: Sheet, scene: Scene) -> str:
    """All that lies on the board: canals and railways run over the land and under the plates of
    their places; other links that somebody owns hold over the pieces they couple; what can be
    chosen comes last."""
    low = [area for area in scene.areas if area.style in LOWEST]
    high = [area for area in scene.areas if area.style not in LOWEST]
    ways = [link for link in scene.links if link.style in WAYS]
    links = [link for link in scene.links if link.style not in WAYS]
    dark = [piece for piece in scene.pieces if piece.id not in sheet.lit]
    lit = [piece for piece in scene.pieces if piece.id in sheet.lit]
    return "".join(
        [
            *(draw_area(sheet, area) for area in low),
            *(draw_link(sheet, way) for way in ways),
            *(draw_area(sheet, area) for area in high),
            *(draw_link(sheet, link) for link in links if link.owner is None),
            *(draw_track(sheet, track) for track in scene.tracks),
            *(draw_ladder(sheet, ladder) for ladder in scene.ladders),
            *(draw_text(sheet, text) for text in scene.texts),
            *(draw_piece(sheet, piece) for piece in dark),
            *(draw_link(sheet, link) for link in links if link.owner is not None),
            *(draw_piece(sheet, piece) for piece in lit),
        ]
    )


def draw_area(sheet: Sheet, area: Area) -> str:
    """A part of the board between hairlines; the present one on bright ground."""
    theme = sheet.theme
    if area.style in GROUNDS:
        return GROUNDS[area.style](sheet, area)
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
