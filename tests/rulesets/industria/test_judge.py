"""The judge of Industria: points, money, tiles in hand, the tile under the hammer."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.industria.table import has, industria, laying
from rulesets.judges import assert_ends_in_scores, assert_weighs


def first(money: int = 0, points: int = 0, laid: str = "") -> float:
    """What seat A may expect while tiles of the second epoch are laid."""
    match = laying("II", A=has("canal-1", money=money, points=points, laid=laid))
    return match.game.judge.values(match.state)[0]


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_that_is_over_is_worth_its_points(players: int) -> None:
    assert_ends_in_scores(industria(players))


def test_other_weights_are_another_judgement() -> None:
    assert_weighs(ib.game("industria", players=3), moves=40)


def test_all_seats_but_the_auctioneer_begin_alike() -> None:
    match = industria(4).start(seed=6)
    values = match.game.judge.values(match.state)

    assert sorted(values)[:3] == [min(values)] * 3
    assert max(values) == values[match.seat]


def test_points_count_in_full() -> None:
    assert first(laid="clay-pit", points=1) - first(laid="clay-pit") == pytest.approx(1)


def test_money_is_worth_more_than_its_third_of_a_point_while_there_is_much_to_buy() -> None:
    assert first(money=9) - first(money=3) > 2.0


def test_a_laid_tile_is_worth_something() -> None:
    assert first(laid="clay-pit") > first()
