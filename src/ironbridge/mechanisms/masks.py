"""Masks: sets of places, industries or the like as the bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 62  # members that fit into a number


def bit(member: i64) -> i64:
    """The set of one."""
    return shifted(1, member)


def shifted(mask: i64, steps: i64) -> i64:
    """A set with every member moved up: for mypyc 2.4, which gets constants wrong (32 bits)."""
    return mask << steps


def mask_of(members: list[int]) -> i64:
    """The set of these."""
    mask: i64 = 0
    for member in members:
        mask |= bit(member)
    return mask


def has(mask: i64, member: i64) -> bool:
    """Is it in the set?"""
    return (mask >> member) & 1 != 0


def united(sets: vec[i64], members: i64) -> i64:
    """All that the sets of these members contain."""
    union: i64 = 0
    member: i64 = 0
    while members != 0:
        while members & 15 == 0:  # four steps at once: most sets have few members
            members >>= 4
            member += 4
        if members & 1 != 0:
            union |= sets[member]
        members >>= 1
        member += 1
    return union
