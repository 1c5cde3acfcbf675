"""Encoding: what a seat may know, as a row in a buffer of the caller's."""

from __future__ import annotations

from array import array

import pytest

import ironbridge as ib
from ironbridge.core.encoding import Encoding
from ironbridge.core.game import Game
from ironbridge.core.match import Match
from market_day.market import make


@pytest.fixture(scope="module")
def brass() -> Game:
    return ib.game("brass-birmingham", players=4)


def field(encoding: Encoding, row: array[int], name: str) -> list[int]:
    """The numbers of one field."""
    found = next(one for one in encoding.fields if one.name == name)
    return list(row[found.offset : found.offset + found.size])


def encoded(match: Match, seat: int) -> array[int]:
    row = array("h", bytes(2 * match.game.encoding.size))
    match.view_of(seat).encode(row)
    return row


def test_a_row_has_one_length_whatever_the_position(brass: Game) -> None:
    match = brass.start(seed=1)
    before = encoded(match, 0)
    while len(match.played) < 20:
        match.choose(match.options()[0])

    assert len(encoded(match, 0)) == len(before)
    assert encoded(match, 0) != before


def test_the_seats_are_counted_from_the_one_that_looks(brass: Game) -> None:
    match = brass.start(seed=1)
    match.choose("loan")
    match.choose(match.options()[0])
    borrower = match.played[0].seat

    for seat in range(4):
        money = field(brass.encoding, encoded(match, seat), "money")
        assert money[(borrower - seat) % 4] == max(money)
        assert money.count(max(money)) == 1


def test_of_other_hands_only_their_size_is_told(brass: Game) -> None:
    match = brass.start(seed=1)
    row = encoded(match, 2)

    assert field(brass.encoding, row, "hand-size") == [8, 8, 8, 8]
    assert sum(field(brass.encoding, row, "own-hand")) == 8
    assert sum(field(brass.encoding, encoded(match, ib.NOBODY), "own-hand")) == 0


def test_the_question_and_the_answers_so_far_are_in_the_row(brass: Game) -> None:
    match = brass.start(seed=1)
    match.choose("loan")
    question = match.draft.question
    assert question is not None
    answered = brass.actions[4]
    row = array("h", bytes(2 * brass.encoding.size))
    match.view_of(match.seat).encode(row, question, [answered.number])

    assert field(brass.encoding, row, "question").index(1) == question.kind
    assert field(brass.encoding, row, "asked-seat") == [1, 0, 0, 0]
    assert field(brass.encoding, row, "answers").index(1) == answered.number


def test_a_buffer_of_another_length_is_refused(brass: Game) -> None:
    with pytest.raises(ValueError, match="structure"):
        brass.start(seed=1).view_of(0).encode(array("h", [0, 0]))


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(ib.GameError, match="does not say how a position is written as numbers"):
        _ = make(2).encoding
