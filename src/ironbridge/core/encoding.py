"""Encoding: what a seat may know as one row of small numbers, always of the same length.

A game adds its fields to the layout and puts its numbers into a row of zeros. Seats are counted
from the one that looks, so that a row says the same to all: its own come first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ironbridge.core.asks import Question
from ironbridge.core.numbering import Numbering
from ironbridge.core.state import NOBODY, State

LARGEST: Final = 32767  # what a row can hold: the limit where the rules set none
ABOUT: Final = 3  # numbers that a question is about


class Field(NamedTuple):
    """A piece of the row: where it stands, how long it is, what its numbers can be."""

    name: str
    offset: int
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The layout of a configuration. Another layout has another version."""

    def __init__(self, version: int, seats: int, numbering: Numbering) -> None:
        self.version = version
        self.seats: i64 = seats
        self.numbering = numbering
        self.fields: list[Field] = []
        self.size = 0
        self.blank = vec[i16]()
        self.own = self.bits("own-seat", seats)
        self.asked = self.bits("asked-seat", seats)
        self.question = self.bits("question", int(numbering.kinds))
        self.about = self.numbers("about", -LARGEST, LARGEST, ABOUT)
        self.answers = self.numbers("answers", 0, LARGEST, int(numbering.size))

    def numbers(self, name: str, low: int, high: int, *shape: int) -> int:
        """One more field, of a single number if no shape is said; where it stands."""
        offset = self.size
        field = Field(name, offset, shape, low, high)
        self.fields.append(field)
        self.size = offset + field.size
        return offset

    def bits(self, name: str, *shape: int) -> int:
        """One more field, of ones and zeros."""
        return self.numbers(name, 0, 1, *shape)

    def counts(self, name: str, *shape: int) -> int:
        """One more field, of numbers for which the rules set no limit."""
        return self.numbers(name, 0, LARGEST, *shape)

    def put(self, row: vec[i16], state: State, seat: int) -> None:
        """Put what a seat may know of a position into a row of zeros: each game its own way."""
        raise NotImplementedError

    def row(
        self, state: State, seat: int, question: Question | None, answers: Sequence[int]
    ) -> vec[i16]:
        """What a seat may know, with the question and the answers of the move so far, as actions."""
        if len(self.blank) != self.size:
            self.blank = vec[i16]([0] * self.size)
        row = self.blank[:]
        if seat != NOBODY:
            row[self.own + seat] = 1
        if question is not None:
            self.put_question(row, question, seat)
        for action in answers:
            row[self.answers + action] += 1
        self.put(row, state, seat)
        return row

    def put_question(self, row: vec[i16], question: Question, seat: i64) -> None:
        """Who is asked what, and about what."""
        if question.seat >= 0:
            row[self.asked + seen_from(seat, question.seat, self.seats)] = 1
        row[self.question + question.kind] = 1
        row[self.about] = i16(question.a)
        row[self.about + 1] = i16(question.b)
        row[self.about + 2] = i16(question.c)


def seen_from(seat: i64, other: i64, seats: i64) -> i64:
    """The place of a seat, counted from the one that looks; a spectator counts as the game does."""
    place = other if seat == NOBODY else other - seat
    return place + seats if place < 0 else place


def put_row(row: vec[i16], at: i64, numbers: vec[i64]) -> None:
    """Numbers as they are."""
    for number in range(i64(len(numbers))):
        row[at + number] = i16(numbers[number])


def put_seats(row: vec[i16], at: i64, numbers: vec[i64], seat: i64, seats: i64) -> None:
    """Equally many numbers of each seat, one's own first."""
    size: i64 = len(numbers)
    width = size // seats
    for other in range(seats):
        to = at + seen_from(seat, other, seats) * width
        for number in range(width):
            row[to + number] = i16(numbers[other * width + number])


def put_bits(row: vec[i16], at: i64, mask: i64) -> None:
    """The members of a set."""
    while mask != 0:
        if mask & 1 != 0:
            row[at] = 1
        mask >>= 1
        at += 1
