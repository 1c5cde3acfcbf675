"""Scatter: where places stand that a map's layout does not mention, near those they are joined to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, dist, pi, sin
from typing import Final

from ironbridge.draw.curves import Point

ROUNDS: Final = 240
APART: Final = 210  # how close places stand that are not held together
PULL: Final = 0.06
EDGE: Final = 0.12  # of the map, kept free at its edges


def scattered(
    known: Mapping[str, Point], ids: Sequence[str], joins: Sequence[Sequence[str]], size: Point
) -> dict[str, Point]:
    """All places: those that are known stay, the others are pulled by links and push each other."""
    loose = [id for id in ids if id not in known]
    at = {**known, **ring(loose, size)}
    if not loose:
        return at
    for _ in range(ROUNDS):
        at |= {id: moved(at, id, neighbours(id, joins), size) for id in loose}
    return at


def ring(ids: Sequence[str], size: Point) -> dict[str, Point]:
    """Places on a ring around the middle, to begin with."""
    turns = {id: 2 * pi * number / len(ids) for number, id in enumerate(ids)}
    return {
        id: (size[0] * (0.5 + 0.35 * cos(turn)), size[1] * (0.5 + 0.35 * sin(turn)))
        for id, turn in turns.items()
    }


def neighbours(id: str, joins: Sequence[Sequence[str]]) -> list[str]:
    """The places that links lead to."""
    return [other for ends in joins if id in ends for other in ends if other != id]


def moved(at: Mapping[str, Point], id: str, beside: list[str], size: Point) -> Point:
    """A place a little nearer to its neighbours, and away from what is too close."""
    x, y = at[id]
    for other in beside:
        x += (at[other][0] - at[id][0]) * PULL
        y += (at[other][1] - at[id][1]) * PULL
    for other, point in at.items():
        away = dist(point, at[id])
        if other != id and away < APART:
            push = (APART - away) / max(away, 1) / 4
            x += (at[id][0] - point[0]) * push
            y += (at[id][1] - point[1]) * push
    return within(x, size[0]), within(y, size[1])


def within(value: float, room: float) -> float:
    """A coordinate that keeps off the edges."""
    return round(min(max(value, room * EDGE), room * (1 - EDGE)), 1)
