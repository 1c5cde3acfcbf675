"""Strips: what lies before the one who looks, row by row below the board of a picture."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ironbridge.core.scene import Piece, Scene, Strip, Text

TITLE: Final = 96  # the room for the words before a strip
GAP: Final = 8  # between things
ABOVE: Final = 20  # from the board, and from strip to strip
LOW: Final = 7  # from the middle of a row to the baseline of a title


def placed(scene: Scene) -> list[Piece]:
    """All pieces, those of strips where a picture has them: below the board."""
    if not scene.strips:
        return scene.pieces
    spots: dict[str, tuple[float, float]] = {}
    for strip, y in tops(scene):
        for at, piece in enumerate(held(scene, strip)):
            spots[piece.id] = spot(scene, strip, at, y)
    return [
        replace(piece, x=spots[piece.id][0], y=spots[piece.id][1]) if piece.strip else piece
        for piece in scene.pieces
    ]


def held(scene: Scene, strip: Strip) -> list[Piece]:
    """What lies in a strip."""
    return [piece for piece in scene.pieces if piece.strip == strip.id]


def tops(scene: Scene) -> list[tuple[Strip, float]]:
    """The strips, each with its upper edge."""
    found, y = [], scene.height
    for strip in scene.strips:
        found.append((strip, y + ABOVE))
        y += ABOVE + deep(scene, strip)
    return found


def spot(scene: Scene, strip: Strip, at: int, y: float) -> tuple[float, float]:
    """The middle of a thing: from left to right, and on the next line where there is no room."""
    w, h = strip.size
    row, column = divmod(at, across(scene, strip))
    return TITLE + column * (w + GAP) + w / 2, y + row * (h + GAP) + h / 2


def across(scene: Scene, strip: Strip) -> int:
    """How many things lie side by side."""
    return max(1, int((scene.width - TITLE + GAP) // (strip.size[0] + GAP)))


def deep(scene: Scene, strip: Strip) -> float:
    """How high a strip is; one line at least."""
    lines = -(-len(held(scene, strip)) // across(scene, strip))
    return max(1, lines) * (strip.size[1] + GAP) - GAP


def height(scene: Scene) -> float:
    """How high all strips are together."""
    return sum(ABOVE + deep(scene, strip) for strip in scene.strips)


def titles(scene: Scene) -> list[Text]:
    """What the strips are called, and what is said of empty ones."""
    found = []
    for strip, y in tops(scene):
        line = y + strip.size[1] / 2 + LOW
        found.append(Text(4, line, strip.title, "title", "start"))
        if not held(scene, strip):
            found.append(Text(TITLE, line, strip.empty, "note", "start"))
    return found
