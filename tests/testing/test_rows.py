"""The laws of the encoding notice a row that says too much, too little or nonsense."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from ironbridge.core.encoding import Encoding
from ironbridge.core.game import Game
from ironbridge.core.state import State
from ironbridge.testing import LawBroken
from ironbridge.testing.conforming import random_match
from ironbridge.testing.rows import (
    rows_keep_to_the_layout,
    rows_show_no_secrets,
    rows_tell_all,
)
from market_day.market import make
from market_day.state import Position


class ShowsTheDeck(Encoding):
    """Puts down the card that will be drawn next."""

    def put(self, row: vec[i16], state: State, seat: int) -> None:
        assert isinstance(state, Position)
        row[0] = state.deck[0] + 1 if state.deck else 0


class TellsNothing(Encoding):
    """Says only who looks."""

    def put(self, row: vec[i16], state: State, seat: int) -> None:
        """Nothing."""


class LeavesItsRange(Encoding):
    """Puts a seven where only ones and zeros may be."""

    def put(self, row: vec[i16], state: State, seat: int) -> None:
        row[0] = 7


def market(encoding: type[Encoding]) -> Game:
    game = make(3)
    game.rules.encoding = encoding(1, 3, game.rules.numbering)
    return game


def test_a_row_that_shows_the_deck_is_noticed() -> None:
    with pytest.raises(LawBroken, match="hidden"):
        for seed in range(5):
            rows_show_no_secrets(random_match(market(ShowsTheDeck), seed))


def test_a_row_that_leaves_something_out_is_noticed() -> None:
    with pytest.raises(LawBroken, match="one row"):
        rows_tell_all(random_match(market(TellsNothing), 0))


def test_a_number_beyond_its_range_is_noticed() -> None:
    with pytest.raises(LawBroken, match="own-seat is beyond its range"):
        rows_keep_to_the_layout(random_match(market(LeavesItsRange), 0))


def test_a_game_without_an_encoding_breaks_none_of_these_laws() -> None:
    match = random_match(make(2), 0)

    for law in (rows_show_no_secrets, rows_tell_all, rows_keep_to_the_layout):
        law(match)
