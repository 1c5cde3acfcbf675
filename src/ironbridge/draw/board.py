"""The board: areas, links, tracks, ladders, words and pieces, each layer over the last."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Final, TypeVar

from ironbridge.core.scene import Area, Ladder, Link, Piece, Scene, Text, Track
from ironbridge.draw.fonts import LEAST, SERIF, SERIF_BOLD, Face
from ironbridge.draw.grounds import GROUNDS, LOWEST
from ironbridge.draw.ladders import draw_ladder
from ironbridge.draw.links import draw_link
from ironbridge.draw.markup import number, tag
from ironbridge.draw.parts import draw_part
from ironbridge.draw.pieces import draw_piece
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.strips import placed
from ironbridge.draw.tracks import draw_track
from ironbridge.draw.ways import WAYS
from ironbridge.draw.wrap import Fitted, balance

Shape = Area | Link | Track | Ladder | Text | Piece
Thing = TypeVar("Thing", Link, Track, Ladder, Piece)
Plain = TypeVar("Plain", Area, Text)

STYLES: Final[dict[str, tuple[Face, float]]] = {
    "title": (SERIF_BOLD, 20),
    "label": (SERIF, LEAST),
    "note": (SERIF, LEAST),
}


def draw_board(sheet: Sheet, scene: Scene) -> str:
    """All that lies on the board."""
    return "".join(board_parts(sheet, scene).values())


def board_parts(sheet: Sheet, scene: Scene) -> dict[str, str]:
    """The same part by part from the lowest up, each under a key of its own: a thing's is its id."""
    return {
        key: draw_part(sheet, DRAWN_BY[type(shape)], shape)
        for key, shape in layers(scene, sheet.lit)
    }


def layers(scene: Scene, lit: Collection[str]) -> Iterator[tuple[str, Shape]]:
    """Canals and railways run over the land and under the plates of their places; other links that
    somebody owns hold over the pieces they couple; what can be chosen comes last."""
    areas = numbered("area", scene.areas)
    links = named(scene.links)
    pieces = named(placed(scene))
    yield from (each for each in areas if each[1].style in LOWEST)
    yield from (each for each in links if each[1].style in WAYS)
    yield from (each for each in areas if each[1].style not in LOWEST)
    yield from (each for each in links if is_aloft(each[1]) is False)
    yield from named(scene.tracks)
    yield from named(scene.ladders)
    yield from numbered("text", scene.texts)
    yield from (each for each in pieces if each[0] not in lit)
    yield from (each for each in links if is_aloft(each[1]))
    yield from (each for each in pieces if each[0] in lit)


def is_aloft(link: Link) -> bool | None:
    """Does a link hold over the pieces? None for ways, which lie under their plates."""
    return None if link.style in WAYS else link.owner is not None


def named(things: Iterable[Thing]) -> list[tuple[str, Thing]]:
    """Things under their ids."""
    return [(thing.id, thing) for thing in things]


def numbered(kind: str, shapes: Iterable[Plain]) -> list[tuple[str, Plain]]:
    """What has no id, under its number, with a dot before it that no id has."""
    return [(f".{kind}.{at}", shape) for at, shape in enumerate(shapes)]


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


DRAWN_BY: Final[dict[type[Shape], Callable[[Sheet, Any], str]]] = {
    Area: draw_area,
    Link: draw_link,
    Track: draw_track,
    Ladder: draw_ladder,
    Text: draw_text,
    Piece: draw_piece,
}
