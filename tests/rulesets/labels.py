"""Labels: the words and marks of a scene that do not fit the pieces they stand on."""

from __future__ import annotations

from ironbridge.core.scene import Ladder, Piece, Scene
from ironbridge.draw.chips import plaque_size
from ironbridge.draw.fonts import LEAST, SERIF, SERIF_BOLD, width
from ironbridge.draw.ladders import HEAD
from ironbridge.draw.marks import run_width
from ironbridge.draw.slips import (
    BAR,
    COUNT,
    FIGURES,
    NEEDS,
    SPINE,
    SYMBOLS,
    YIELD,
    card_count,
    card_name,
    ribbon_sides,
)

TIGHTEST = 0.8  # how much narrower than wanted words may be set
CUBE = 24


def unfit(scene: Scene) -> list[str]:
    """What has no room for its words or marks."""
    pieces = [piece.id for piece in scene.pieces if not fits(piece)]
    return pieces + [ladder.id for ladder in scene.ladders if not ladder_fits(ladder)]


def fits(piece: Piece) -> bool:
    """Is there room for all that stands on a piece?"""
    if piece.shape in ("bar", "slip", "token"):
        return marks_fit(piece)
    if piece.shape == "ribbon":
        wide = width(piece.label, SERIF_BOLD, LEAST)
        return wide + sum(ribbon_sides(piece)) <= piece.w - 12
    if piece.shape in ("card", "face"):
        name = card_name(piece)
        wide = max(width(line, SERIF, name.size) for line in name.lines)
        return (
            wide * TIGHTEST <= piece.w - SPINE - 11 - card_count(piece)
            and len(name.lines) * name.step <= piece.h - 3
        )
    return piece.shape != "plaque" or plaque_fits(piece)


def plaque_fits(piece: Piece) -> bool:
    """Have its words room?"""
    wide = width(piece.label, SERIF_BOLD, plaque_size(piece))
    return wide * TIGHTEST <= piece.w - 2


def marks_fit(piece: Piece) -> bool:
    """Have its marks room beside each other?"""
    marks = {side: piece.marks.get(side, []) for side in ("w", "e", "ne", "se", "c")}
    if piece.shape == "bar":
        return run_width(marks["w"], BAR) + run_width(marks["e"], FIGURES) + 28 <= piece.w
    if piece.shape == "token":
        return run_width(marks["c"], COUNT) <= piece.w - 2
    room = piece.w - SYMBOLS - 8
    above = run_width(marks["ne"], NEEDS) + run_width(marks["e"], NEEDS)
    return above + 4 <= room and run_width(marks["se"], YIELD) <= room


def ladder_fits(ladder: Ladder) -> bool:
    """Is there room for its title and its cubes?"""
    step = (ladder.h - HEAD) / len(ladder.rungs)
    return width(ladder.title, SERIF_BOLD, 16) <= ladder.w - 8 and step >= CUBE
