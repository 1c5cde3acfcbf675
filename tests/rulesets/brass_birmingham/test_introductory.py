"""The introductory game (BB-190 to BB-194)."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import birmingham, end_era, has, money, points


def over(**more: Any) -> ib.Match:
    """An introductory game that has just ended."""
    match = end_era("canal", game=birmingham(introductory=True), **more)
    assert match.over
    return match


def test_the_game_ends_after_the_canal_era_with_its_normal_scoring() -> None:
    match = over(tiles="dudley.1 A coal-1 flipped", links="A birmingham--dudley",
                 A=has(money=0))  # fmt: skip

    assert points(match) == 2 + 1
    assert match.position()["era"] == "canal"


@pytest.mark.parametrize(
    ("pounds", "worth"), [(3, 0), (4, 1), (7, 1), (59, 14), (60, 15), (99, 15)]
)
def test_a_point_for_every_full_four_pounds_fifteen_at_most(pounds: int, worth: int) -> None:
    assert points(over(A=has(money=pounds))) == worth


@pytest.mark.parametrize(("space", "level"), [(10, 0), (14, 2), (30, 10), (8, -2)])
def test_the_income_level_counts_and_a_negative_one_costs_points(space: int, level: int) -> None:
    match = over(A=has(money=max(0, -level), income=space, points=5))

    assert points(match) == 5 + level + money(match) // 4


def test_in_the_introductory_game_nobody_falls_below_nothing() -> None:
    assert points(over(A=has(money=4, income=6, points=1))) == 0


def test_flipped_tiles_of_level_two_and_above_score_again() -> None:
    tiles = ("worcester.1 A cotton-2 flipped, dudley.1 A coal-1 flipped, "
             "derby.1 A brewery-2, birmingham.2 A manufacturer-3 flipped")  # fmt: skip

    assert points(over(tiles=tiles, A=has(money=0))) == 5 + 1 + 4 + 5 + 4


def test_a_negative_level_takes_no_more_points_than_there_are() -> None:
    match = over(A=has(money=10, income=0, points=3))

    assert points(match) == 0
    assert "Points for A’s income level: −3." in match.log()


def test_a_tile_of_level_two_scores_twice_here_too() -> None:
    assert points(over(tiles="worcester.1 A cotton-3 flipped", A=has(money=0))) == 18


def test_ties_go_to_more_money_here_too() -> None:
    match = over(A=has(money=5), B=has(money=6), C=has(money=3), D=has(money=3))

    assert match.scores() == [1, 1, 0, 0]
    assert match.winners() == [1]


def test_link_icons_are_not_counted_again() -> None:
    match = over(tiles="worcester.1 B cotton-2 flipped", links="A gloucester--worcester",
                 A=has(money=0))  # fmt: skip

    assert points(match) == 2 + 2


def test_money_comes_first_then_the_level_then_the_tiles() -> None:
    match = over(tiles="worcester.1 A cotton-2 flipped", A=has(money=16, income=2))

    assert points(match) == max(0, 5 + 2 - 8) + 5
    about_a = [line for line in match.log() if "A" in line and "oint" in line]
    assert about_a == [
        "A scores 5 points for tiles.", "A scores 2 points for money.",
        "Points for A’s income level: −7.",
        "A scores 5 points again for tiles of level II and above.",
    ]  # fmt: skip


def test_winner_and_ties_are_as_in_the_full_game() -> None:
    match = over(A=has(points=9, income=11), B=has(points=9, income=12))

    assert match.scores()[:2] == [9 + 4 + 1, 9 + 4 + 1]
    assert match.winners() == [1]


def test_income_is_paid_after_the_last_round_too() -> None:
    match = over(A=has(money=3, income=14), B=has(money=5, income=9))

    assert (money(match), money(match, "B")) == (5, 4)
    assert points(match) == 5 // 4 + 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_introductory_game_has_the_rounds_of_one_era(players: int) -> None:
    match = birmingham(players, introductory=True).start(seed=4)
    while not match.over:
        card = match.position()["seats"][match.names[match.seat]]["hand"][0]
        match.play(f"pass [{card}]")

    assert match.position()["round"] == {2: 10, 3: 9, 4: 8}[players]
    assert match.game.settings == {"introductory": True}
