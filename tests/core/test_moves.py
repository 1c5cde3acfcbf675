"""The moves of a position are a list that costs what listing them costs, and writes when read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

import ironbridge as ib
from ironbridge.core.asks import Question
from ironbridge.core.phrasebook import Phrasebook
from ironbridge.core.wording import Words


def brass() -> ib.Match:
    return ib.game("brass-birmingham", players=4).start(seed=1)


class Counting:
    """The words of a game, and how many phrases of notation they were asked for."""

    def __init__(self, words: Words[Any]) -> None:
        self.words = words
        self.written = 0

    def phrase(self, question: Question, option: int) -> str:
        self.written += 1
        return self.words.phrase(question, option)

    def phrases(self, question: Question) -> Phrasebook:
        self.written += 1
        return self.words.phrases(question)


def test_nothing_is_written_before_it_is_read() -> None:
    match = brass()
    words = Counting(match.game.words)
    game = replace(match.game, words=cast(Words[Any], words))

    moves = list(game.replay(match.record()).moves())
    assert len(moves) > 50 and words.written == 0

    assert str(moves[0]) and words.written > 0


def test_many_moves_are_told_in_a_line() -> None:
    assert len(repr(brass().moves())) < 120
    assert repr(brass().moves()).startswith(f"<Moves: {len(brass().moves())}, ")


def test_few_moves_are_all_told() -> None:
    moves = ib.game("industria", players=4).start(seed=7).moves()

    assert repr(moves) == f"<Moves: {', '.join(map(str, moves))}>"
    assert repr(moves[0]) == f"<Move: {moves[0]}>"


def test_moves_are_counted_indexed_and_looked_into() -> None:
    match = brass()
    moves = match.moves()

    assert len(moves) == len(list(moves))
    assert moves[-1] == list(moves)[-1] and moves[0] in moves
    assert moves[3].short in moves and moves[3].long in moves
    assert "build [nowhere]" not in moves
    with pytest.raises(IndexError):
        moves[len(moves)]


def test_moves_stay_those_of_the_position_they_were_listed_in() -> None:
    match = brass()
    moves = match.moves()
    told = moves[0].long

    match.play(moves[0])

    assert moves[0].long == told and len(moves) != 0


def test_there_are_none_when_the_game_is_over() -> None:
    match = ib.game("industria", players=3).start(seed=1)
    while not match.over:
        match.choose(match.options()[0])

    assert (
        not match.moves() and list(match.moves()) == [] and repr(match.moves()) == "<Moves: none>"
    )
