"""Curves: ways from place to place, bent aside, clear of what stands at their ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import dist
from typing import Final

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height

STEPS: Final = 96  # of a curve, to find where it leaves its plates
DRAWN: Final = 8  # how many of these are one straight stroke of the drawing
UNDER: Final = 7  # how far a way runs on under the plates it joins


def middle_of(box: Box) -> Point:
    """The centre of a box."""
    left, top, w, h = box
    return left + w / 2, top + h / 2


def box_around(at: Point, size: Point) -> Box:
    """The box of this size around a centre."""
    return at[0] - size[0] / 2, at[1] - size[1] / 2, size[0], size[1]


@lru_cache(maxsize=4096)  # a board's ways are always the same
def way(a: Point, b: Point, bend: float, boxes: tuple[Box, ...]) -> tuple[Point, ...]:
    """The curve from one point to another, clear of the boxes it joins."""
    return tuple(clear(curve(a, b, bend), boxes))


def curve(a: Point, b: Point, bend: float) -> list[Point]:
    """A quadratic curve whose middle lies `bend` to the right of the straight way."""
    length = dist(a, b) or 1
    across = ((a[1] - b[1]) / length, (b[0] - a[0]) / length)
    control = tuple((a[i] + b[i]) / 2 + 2 * bend * across[i] for i in (0, 1))
    points = []
    for step in range(STEPS + 1):
        t = step / STEPS
        x, y = ((1 - t) ** 2 * a[i] + 2 * t * (1 - t) * control[i] + t**2 * b[i] for i in (0, 1))
        points.append((round(x, 1), round(y, 1)))
    return points


def clear(points: list[Point], boxes: Sequence[Box]) -> list[Point]:
    """The part of a way that lies outside the boxes it joins, and a little more."""
    return [point for point in points if not any(is_inside(point, box) for box in boxes)]


def is_inside(point: Point, box: Box) -> bool:
    """Is a point well within a box?"""
    (x, y), (left, top, w, h) = point, box
    return left + UNDER < x < left + w - UNDER and top + UNDER < y < top + h - UNDER


def thinned(points: Sequence[Point], bend: float) -> list[Point]:
    """As many points as the eye needs, both ends among them: a straight way has no others."""
    return [*points[: -1 : DRAWN if bend else STEPS], points[-1]]
