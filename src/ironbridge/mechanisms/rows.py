"""Rows: lists of different lengths in one flat piece, for what is walked through all the time."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Rows:
    """The items of row n stand from `first[n]` to just before `first[n + 1]`."""

    def __init__(self, rows: list[list[int]]) -> None:
        first = vec[i64]([0])
        items = vec[i64]()
        for row in rows:
            for item in row:
                items = append(items, item)
            first = append(first, len(items))
        self.first = first
        self.items = items


def changed(row: vec[i64], at: i64, number: i64) -> vec[i64]:
    """A copy of a row with one number changed."""
    copy = row[:]
    copy[at] = number
    return copy


def repeated(number: i64, times: i64) -> vec[i64]:
    """A row of equal numbers."""
    return vec[i64]([number] * times)


def with_one_more(row: vec[i64], number: i64) -> vec[i64]:
    """A copy of a rising row with one number more, in its place."""
    copy = append(row[:], number)
    at: i64 = len(row)
    while at > 0 and copy[at - 1] > number:
        copy[at] = copy[at - 1]
        at -= 1
    copy[at] = number
    return copy


def without(row: vec[i64], number: i64) -> vec[i64]:
    """A copy of a row without the first of such numbers in it."""
    at: i64 = 0
    while row[at] != number:
        at += 1
    copy = row[: len(row) - 1]
    for later in range(at, i64(len(copy))):
        copy[later] = row[later + 1]
    return copy
