"""Taking moves back, where nothing hidden has come to light."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.industria.table import choosing, has, laying, money
from rulesets.playing import play


def test_a_bid_is_taken_back() -> None:
    match = choosing("clay-pit quarry", others=has(money=3))
    before = play(match, "auction quarry").position()

    play(match, "bid 2").take_back()

    assert match.position() == before


def test_a_tile_laid_is_taken_back_with_all_that_was_paid() -> None:
    match = laying("I", A=has("architecture canal-1", money=1), B=has(laid="quarry"))
    before = match.position()

    play(match, "lay architecture").take_back()

    assert match.position() == before
    assert money(match)[:2] == [1, 0]


def test_what_played_itself_after_a_move_is_taken_back_with_it() -> None:
    match = choosing("clay-pit quarry sawmill", others=has(), B=has(money=1))
    play(match, "auction quarry")
    before = match.position()

    play(match, "pass").take_back()

    assert match.position() == before


def test_a_move_that_turned_up_tiles_is_not_taken_back() -> None:
    match = play(laying("I", others=has(), A=has("canal-1")), "done")

    with pytest.raises(ib.IllegalMove) as caught:
        match.take_back()

    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("table", "revealed")


def test_only_the_last_mover_takes_back() -> None:
    match = choosing("clay-pit quarry", others=has(money=3))
    play(match, "auction quarry", "bid 2")

    with pytest.raises(ib.IllegalMove) as caught:
        match.take_back(seat=0)

    assert caught.value.refusal.reason == "others-answered"
    match.take_back(seat=1)
    assert match.seat == 1


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    match = choosing("clay-pit quarry")

    with pytest.raises(ib.IllegalMove) as caught:
        match.take_back()

    assert caught.value.refusal.reason == "nothing-to-take-back"
