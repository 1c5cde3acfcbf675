"""Masks: sets of places or the like as the bits of one number, and what lines join of them.

Reach is such a set for every place: the places that built lines join it to, itself among them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ONE: Final[i64] = 1  # a literal left of a shift is compiled wrongly


def bit(member: i64) -> i64:
    """The set of one."""
    return ONE << member


def mask_of(members: list[int]) -> i64:
    """The set of these."""
    mask: i64 = 0
    for member in members:
        mask |= bit(member)
    return mask


def has(mask: i64, member: i64) -> bool:
    """Is it in the set?"""
    return (mask >> member) & 1 != 0


def unjoined(places: i64) -> vec[i64]:
    """The reach of each place while no line is built."""
    return vec[i64]([bit(place) for place in range(places)])


def united(sets: vec[i64], members: i64) -> i64:
    """All that the sets of these members contain."""
    union: i64 = 0
    member: i64 = 0
    while members != 0:
        if members & 1 != 0:
            union |= sets[member]
        members >>= 1
        member += 1
    return union


def joined(reach: vec[i64], ends: i64) -> vec[i64]:
    """The reach of each place once a line joins these ends; the old one stays as it is."""
    together = united(reach, ends)
    after = reach[:]
    place: i64 = 0
    left = together
    while left != 0:
        if left & 1 != 0:
            after[place] = together
        left >>= 1
        place += 1
    return after


def with_neighbours(beside: vec[i64], ends: i64) -> vec[i64]:
    """What is a single line away from each place, itself included, once a line has these ends."""
    after = beside[:]
    place: i64 = 0
    left = ends
    while left != 0:
        if left & 1 != 0:
            after[place] |= ends
        left >>= 1
        place += 1
    return after


def nearest(beside: vec[i64], starts: i64, wanted: i64) -> i64:
    """Those of the wanted places that are the fewest lines away from a start.

    `beside` has for each place those that are a single built line away.
    """
    seen = starts
    ring = starts
    while ring != 0 and ring & wanted == 0:
        ring = united(beside, ring) & ~seen
        seen |= ring
    return ring & wanted
