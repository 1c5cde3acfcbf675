"""Numbering: every answer that a game could ever be given as one number, kind after kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ironbridge.core.asks import Ask


@final
class Numbering:
    """The options of the first kind of question, then those of the second, and so on."""

    def __init__(self, asks: Sequence[Ask]) -> None:
        first = vec[i64]([0])
        for ask in asks:
            first = append(first, first[len(first) - 1] + ask.domain)
        self.first = first  # of each kind; at its end how many there are
        self.kinds: i64 = len(asks)
        self.size: i64 = first[len(first) - 1]
        self.none = vec[u8]([0] * self.size)

    def number(self, kind: i64, option: i64) -> i64:
        """The number of an option of a kind of question."""
        return self.first[kind] + option

    def kind(self, number: i64) -> i64:
        """The kind of question that a number answers."""
        kind: i64 = 0
        while self.first[kind + 1] <= number:
            kind += 1
        return kind

    def option(self, number: i64) -> i64:
        """The option of its kind that a number stands for."""
        return number - self.first[self.kind(number)]

    def mask(self, kind: i64, options: list[int]) -> vec[u8]:
        """A byte for each action: 1 where it is one of some options of a kind of question."""
        mask = self.none[:]
        first = self.first[kind]
        for option in options:
            mask[first + option] = 1
        return mask
