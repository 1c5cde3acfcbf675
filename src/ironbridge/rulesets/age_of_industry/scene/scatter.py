"""Scatter: where places stand that a map's layout does not mention, near those they are joined to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, dist, pi, sin
from typing import Final

from ironbridge.draw.curves import Box, Point

ROUNDS: Final = 240
APART: Final = 205  # how far places stand apart, unless links pull them closer
PULL: Final = 0.05
PLATE: Final = (85.0, 65.0)  # half the room of a place

Places = dict[str, Point]


def scattered(
    known: Mapping[str, Point],
    ids: Sequence[str],
    joins: Sequence[Sequence[str]],
    size: Point,
    taken: Sequence[Box],
) -> Places:
    """All places: those that are known stay, the others are pulled by links and push each other,
    off the boxes that are taken."""
    loose = [id for id in ids if id not in known]
    at = {**known, **ring(loose, size)}
    beside = {id: [e for ends in joins if id in ends for e in ends if e != id] for id in loose}
    for _ in range(ROUNDS if loose else 0):
        at |= {id: settled(moved(at, id, beside[id]), size, taken) for id in loose}
    return at


def ring(ids: Sequence[str], size: Point) -> Places:
    """Places on a ring around the middle, to begin with."""
    turns = {id: 2 * pi * number / len(ids) for number, id in enumerate(ids)}
    return {
        id: (size[0] * (0.5 + 0.35 * cos(turn)), size[1] * (0.5 + 0.35 * sin(turn)))
        for id, turn in turns.items()
    }


def moved(at: Mapping[str, Point], id: str, beside: list[str]) -> Point:
    """A place a little nearer to its neighbours, and away from what is too close."""
    x, y = at[id]
    for other in beside:
        x += (at[other][0] - at[id][0]) * PULL
        y += (at[other][1] - at[id][1]) * PULL
    for other, point in at.items():
        away = dist(point, at[id])
        if other != id and away < APART:
            push = (APART - away) / max(away, 1) / 4
            # Places that stand on the same spot part sideways.
            x += (at[id][0] - point[0] or (1 if other < id else -1)) * push
            y += (at[id][1] - point[1]) * push
    return x, y


def settled(point: Point, size: Point, taken: Sequence[Box]) -> Point:
    """A point within the map and off all boxes, moved aside where it is too close to one."""
    (wide, high), (x, y) = PLATE, point
    for left, top, w, h in taken:
        steps = [(left - wide - x, 0.0), (left + w + wide - x, 0.0)]
        steps += [(0.0, top - high - y), (0.0, top + h + high - y)]
        if left - wide < x < left + w + wide and top - high < y < top + h + high:
            inside = [step for step in steps if is_within((x + step[0], y + step[1]), size)]
            across, down = min(inside or steps, key=lambda step: abs(step[0]) + abs(step[1]))
            x, y = x + across, y + down
    x = min(max(x, wide), size[0] - wide)
    y = min(max(y, high), size[1] - high)
    return round(x, 1), round(y, 1)


def is_within(point: Point, size: Point) -> bool:
    """Is there room for a place around a point?"""
    return all(half <= at <= room - half for at, half, room in zip(point, PLATE, size, strict=True))
