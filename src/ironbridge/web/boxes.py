"""Boxes: where on a board each thing is."""

from __future__ import annotations

from ironbridge.core.scene import Ladder, Scene, Track


def boxes(scene: Scene) -> dict[str, dict[str, float]]:
    """Where things are: their upper left corner, width and height."""
    found = {
        piece.id: box(piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h)
        for piece in scene.pieces
    }
    for link in scene.links:
        across, down = zip(*link.points, strict=True)
        left, top = min(across), min(down)
        found[link.id] = box(left, top, max(across) - left, max(down) - top)
    parts: list[Track | Ladder] = [*scene.tracks, *scene.ladders]
    for part in parts:
        found[part.id] = box(part.x, part.y, part.w, part.h)
    return found


def box(left: float, top: float, width: float, height: float) -> dict[str, float]:
    """A part of the board."""
    return {"x": left, "y": top, "w": width, "h": height}
