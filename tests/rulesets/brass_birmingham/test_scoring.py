"""Scoring and victory (BB-63 to BB-68, BB-75 to BB-78)."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import birmingham, canal, end_era, has, points, tile


def test_unflipped_tiles_give_no_icons() -> None:
    match = end_era("canal", tiles="dudley.1 B coal-1 2, birmingham.1 C cotton-1",
                    links="A birmingham--dudley")  # fmt: skip

    assert points(match) == 0


def test_flipped_tiles_of_every_owner_count() -> None:
    match = end_era(
        "canal",
        tiles="dudley.1 B coal-1 flipped, dudley.2 A iron-1 flipped, birmingham.1 C cotton-1 flipped",
        links="A birmingham--dudley",
    )

    assert points(match) == 2 + 1 + 1 + 3  # and the points of A's iron works


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "line",
    ["stoke-on-trent--warrington", "derby--nottingham", "coalbrookdale--shrewsbury",
     "gloucester--redditch", "birmingham--oxford"],
)  # fmt: skip
def test_every_merchant_place_has_two_icons_at_every_player_count(players: int, line: str) -> None:
    match = end_era("canal", links=f"A {line}", game=birmingham(players))

    assert points(match) == 2


def test_an_empty_farm_gives_none() -> None:
    match = end_era("canal", links="A cannock--farm-north")

    assert points(match) == 0


def test_all_links_are_scored_before_any_tile() -> None:
    match = end_era("canal", tiles="dudley.1 A coal-1 flipped, worcester.1 B cotton-1 flipped",
                    links="A birmingham--dudley, B gloucester--worcester")  # fmt: skip

    scored = [line for line in match.log() if " scores " in line]
    assert scored == [
        "A scores 2 points for links.", "B scores 3 points for links.",
        "A scores 1 point for tiles.", "B scores 5 points for tiles.",
    ]  # fmt: skip


@pytest.mark.parametrize(("id", "space", "worth"), [
    ("cotton-1", "worcester.1", 5), ("manufacturer-1", "birmingham.2", 3),
    ("pottery-1", "stafford.2", 10), ("coal-1", "dudley.1", 1), ("iron-1", "dudley.2", 3),
    ("brewery-1", "derby.1", 4),
])  # fmt: skip
def test_level_one_tiles_score_before_they_leave(id: str, space: str, worth: int) -> None:
    match = end_era("canal", tiles=f"{space} A {id} flipped")

    assert (points(match), tile(match, space)) == (worth, "")


def test_money_and_income_bring_no_points_in_the_full_game() -> None:
    match = end_era("rail", A=has(money=400, income=99), B=has(points=1))

    assert match.scores() == [0, 1, 0, 0]
    assert match.winners() == [1]


def test_unflipped_tiles_bring_no_points() -> None:
    match = end_era("rail", tiles="worcester.1 A cotton-4, dudley.1 A coal-4 3")

    assert points(match) == 0


def test_points_go_on_beyond_the_end_of_the_track() -> None:
    match = end_era("rail", tiles="stafford.2 A pottery-5 flipped", A=has(points=95))

    assert points(match) == 115


def final(**seats: Any) -> ib.Match:
    """The end of a game whose seats stand as said."""
    return end_era("rail", **seats)


def test_the_most_points_win() -> None:
    assert final(A=has(points=5), B=has(points=9), C=has(points=8, money=90)).winners() == [1]


def test_a_tie_goes_to_the_higher_income() -> None:
    match = final(A=has(points=9, income=20), B=has(points=9, income=24), C=has(points=9, money=90))

    assert match.winners() == [1]


def test_the_space_counts_not_only_the_level() -> None:
    match = final(A=has(points=9, income=11, money=90), B=has(points=9, income=12))

    assert match.winners() == [1]


def test_then_to_more_money() -> None:
    match = final(A=has(points=9, income=20, money=8), B=has(points=9, income=20, money=7))

    assert match.winners() == [0]


def test_then_the_victory_is_shared() -> None:
    equal = has(points=9, income=20, money=8)
    match = final(A=dict(equal), C=dict(equal))

    assert match.winners() == [0, 2]


def test_points_come_from_links_tiles_and_merchants_beer_only() -> None:
    match = canal("derby.2 A cotton-1", "A derby--nottingham", "nottingham.1 cotton barrel",
                  A=has("iron"))  # fmt: skip

    match.play("sell [iron] derby.2 to:nottingham.1 beer:merchant")

    assert match.scores() == [3, 0, 0, 0]


def test_nobody_has_won_before_the_end() -> None:
    assert canal(A=has("iron")).winners() == []
