"""Elo: who ends ahead of whom in the same game, as one number for each side.

Each game compares every two of its seats: the better rank has won, equals have drawn. The
strengths that explain all comparisons best (Bradley and Terry) give the share of comparisons that
a side would win against the last one named, the anchor, whose Elo is 0. How sure that share is
comes from leaving out one group after the other (the jackknife), since the comparisons of a
group hang together; the bounds are Wilson's, as for all shares, and put on Elo's scale at the end.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from typing import Final

from ironbridge.lab.arena.estimates import Estimate, share_between

Ahead = list[list[float]]  # how often the row's side ended ahead of the column's

SCALE: Final = 400  # points of Elo for odds of ten to one
EXACT: Final = 1e-10
ROUNDS: Final = 10_000


def ratings(groups: Sequence[Ahead], games: int) -> list[Estimate]:
    """The Elo of every side; None for a bound that no number of points would be."""
    sides = len(groups[0])
    anchor = sides - 1
    rated = [rating(groups, side, anchor, games) for side in range(anchor)]
    return [*rated, Estimate(0.0)]


def rating(groups: Sequence[Ahead], side: int, anchor: int, games: int) -> Estimate:
    """The Elo of one side."""
    total = added(groups)
    share = expected(total, side, anchor)
    if len(groups) == 1:
        return Estimate(points(share))
    without = [expected(less(total, group), side, anchor) for group in groups]
    between = share_between(share, jackknifed(without), len(groups), games)
    return Estimate(points(share), points(between.low), points(between.high))


def points(share: float | None) -> float | None:
    """A share of comparisons on Elo's scale, which has no place for none and all."""
    if share is None or not EXACT < share < 1 - EXACT:
        return None
    return SCALE * math.log10(share / (1 - share))


def jackknifed(without: Sequence[float]) -> float:
    """The variance of an estimate, from what it is without each of the groups."""
    count = len(without)
    variance = statistics.variance(without) * (count - 1) ** 2 / count
    return variance if variance > 1e-18 else 0.0


def added(groups: Iterable[Ahead]) -> Ahead:
    """All comparisons together."""
    return [[sum(cell) for cell in zip(*rows, strict=True)] for rows in zip(*groups, strict=True)]


def less(total: Ahead, group: Ahead) -> Ahead:
    """All comparisons but those of a group."""
    return [
        [max(0.0, all_ - own) for all_, own in zip(row, left_out, strict=True)]
        for row, left_out in zip(total, group, strict=True)
    ]


# Bradley and Terry.


def expected(ahead: Ahead, side: int, anchor: int) -> float:
    """The share of comparisons that a side would win against the anchor."""
    over, under = beats(ahead, side), beats(ahead, anchor)
    if anchor in over and side in under:
        alike = sorted(other for other in over if side in beats(ahead, other))
        strength = strengths(ahead, alike)
        return strength[side] / (strength[side] + strength[anchor])
    return 0.5 + ((anchor in over) - (side in under)) / 2


def beats(ahead: Ahead, side: int) -> set[int]:
    """Whom a side has been ahead of, or of somebody who has, and so on."""
    reached, frontier = {side}, [side]
    while frontier:
        row = ahead[frontier.pop()]
        new = {other for other, times in enumerate(row) if times > 0} - reached
        reached |= new
        frontier.extend(new)
    return reached


def strengths(ahead: Ahead, sides: Sequence[int]) -> dict[int, float]:
    """The strengths that explain best how often each was ahead (Newman's iteration)."""
    strength = dict.fromkeys(sides, 1.0)
    for _ in range(ROUNDS):
        moved = 0.0
        for side in sides:
            new = stronger(ahead, strength, side)
            moved = max(moved, abs(math.log(new / strength[side])))
            strength[side] = new
        if moved < EXACT:
            break
    return strength


def stronger(ahead: Ahead, strength: dict[int, float], side: int) -> float:
    """A better guess of a side's strength, given those of the others."""
    own = strength[side]
    others = [other for other in strength if other != side]
    won = sum(ahead[side][other] * strength[other] / (own + strength[other]) for other in others)
    lost = sum(ahead[other][side] / (own + strength[other]) for other in others)
    return won / lost
