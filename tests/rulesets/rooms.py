"""Rooms: how much room the things of a scene take, and which are too close to each other."""

from __future__ import annotations

from itertools import combinations, pairwise

from ironbridge.core.scene import Area, Ladder, Link, Piece, Scene, Text, Track
from ironbridge.draw.board import STYLES
from ironbridge.draw.fonts import width
from ironbridge.draw.halts import name_box

Box = tuple[float, float, float, float]  # left, top, right, bottom
Point = tuple[float, float]

WAY = 9  # half the width of a built link
BADGE = 12  # half the width of the badge on it


def box(piece: Piece) -> Box:
    """The room a piece takes."""
    return (
        piece.x - piece.w / 2, piece.y - piece.h / 2,
        piece.x + piece.w / 2, piece.y + piece.h / 2,
    )  # fmt: skip


def name_room(piece: Piece) -> Box:
    """The room of the name beside a halt."""
    ((side, (mark,)),) = piece.marks.items()
    left, top, w, h = name_box(piece, side, mark.text)
    return (piece.x + left, piece.y + top, piece.x + left + w, piece.y + top + h)


def area_box(area: Area) -> Box:
    """The room an area takes."""
    return (area.x, area.y, area.x + area.w, area.y + area.h)


def on_board(piece: Piece) -> bool:
    """Does it stand on the board, and keep its place for itself?"""
    return piece.shape != "disc" and not piece.strip


def text_box(text: Text) -> Box:
    """The room that words on the board take."""
    face, size = STYLES[text.style]
    w = width(text.text, face, size)
    left = text.x - w / 2 if text.anchor == "middle" else text.x
    return (left, text.y - size * 0.8, left + w, text.y + size * 0.3)


def rooms(scene: Scene) -> list[tuple[str, Box]]:
    """Everything that must not be covered, with its room."""
    found = [(piece.id, box(piece)) for piece in scene.pieces if on_board(piece)]
    found += [(f"name of {one.id}", name_room(one)) for one in scene.pieces if one.shape == "halt"]
    found += [(text.text, text_box(text)) for text in scene.texts]
    spread: list[Track | Ladder] = [*scene.tracks, *scene.ladders]
    found += [(one.id, (one.x, one.y, one.x + one.w, one.y + one.h)) for one in spread]
    return found


def overlap(one: Box, other: Box) -> bool:
    """Do two rooms share any?"""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def covered(scene: Scene) -> list[tuple[str, str]]:
    """The pairs of things of which one lies over the other."""
    return [
        (one, other)
        for (one, room), (other, place) in combinations(rooms(scene), 2)
        if overlap(room, place)
    ]


def outside(scene: Scene) -> list[str]:
    """What does not stand on the board."""
    return [
        id
        for id, (left, top, right, bottom) in rooms(scene)
        if left < 0 or top < 0 or right > scene.width or bottom > scene.height
    ]


def near(point: Point, room: Box, margin: float) -> bool:
    """Is a point closer to a room than a margin?"""
    left, top, right, bottom = room
    x, y = point
    return left - margin < x < right + margin and top - margin < y < bottom + margin


def plates(scene: Scene) -> list[Area]:
    """The plates of all places."""
    return [area for area in scene.areas if area.style == "plate"]


def plate_of(scene: Scene, ribbon: Piece) -> Area:
    """The plate that a name belongs to."""
    return next(area for area in plates(scene) if near((ribbon.x, ribbon.y), area_box(area), 1))


def spots(way: Link) -> list[Point]:
    """Many points along a way and its branch."""
    return [
        (ax + (bx - ax) * n / 20, ay + (by - ay) * n / 20)
        for run in (way.points, way.branch)
        for (ax, ay), (bx, by) in pairwise(run)
        for n in range(21)
    ]


def crossing(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Do two straight ways cross?"""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def crosses(one: list[Point], other: list[Point]) -> bool:
    """Do two ways of several points cross?"""
    return any(crossing(a, b) for a in pairwise(one) for b in pairwise(other))


def crossings(scene: Scene) -> list[tuple[str, str]]:
    """The pairs of links that cross."""
    return [
        (one.id, other.id)
        for one, other in combinations(scene.links, 2)
        if crosses(one.points, other.points)
    ]
