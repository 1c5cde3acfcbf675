"""Network: what built lines join. Places are numbers, sets of them masks.

`reach` has for each place all those that lines join to it; `beside` those that are a single line
away. Both count the place itself, are never changed in place, and begin as `unjoined`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.mechanisms.masks import bit, has, united

UNREACHED: Final = -1


def unjoined(places: i64) -> vec[i64]:
    """Every place by itself, while no line is built."""
    return vec[i64]([bit(place) for place in range(places)])


def joined(reach: vec[i64], ends: i64) -> vec[i64]:
    """The reach of each place once a line joins these ends."""
    together = united(reach, ends)
    after = reach[:]
    for place in range(i64(len(after))):
        if has(together, place):
            after[place] = together
    return after


def with_line(beside: vec[i64], ends: i64) -> vec[i64]:
    """What is a single line away from each place once a line has these ends."""
    after = beside[:]
    for place in range(i64(len(after))):
        if has(ends, place):
            after[place] |= ends
    return after


def spread(beside: vec[i64], starts: i64, barred: i64 = 0) -> i64:
    """The places that lines join to a start; a barred place may be an end, but nothing passes it."""
    barred &= ~starts
    seen = starts
    ring = starts
    while ring != 0:
        ring = united(beside, ring & ~barred) & ~seen
        seen |= ring
    return seen


def nearest(beside: vec[i64], starts: i64, wanted: i64) -> i64:
    """Those of the wanted places that are the fewest lines away from a start."""
    seen = starts
    ring = starts
    while ring != 0 and ring & wanted == 0:
        ring = united(beside, ring) & ~seen
        seen |= ring
    return ring & wanted


def distances(beside: vec[i64], start: i64, barred: i64 = 0) -> list[int]:
    """How many lines lie between a place and every other; the fewest, UNREACHED where none do."""
    steps = [UNREACHED] * len(beside)
    seen = bit(start)
    ring = seen
    barred &= ~seen
    away = 0
    while ring != 0:
        for place in range(i64(len(beside))):
            if has(ring, place):
                steps[place] = away
        ring = united(beside, ring & ~barred) & ~seen
        seen |= ring
        away += 1
    return steps
