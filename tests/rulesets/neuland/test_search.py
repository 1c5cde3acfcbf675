"""Searching for food, in the first edition only (NL-75 to NL-77)."""

from __future__ import annotations

import pytest

from rulesets.neuland.table import (
    cost,
    crests,
    first,
    goods,
    has,
    holds,
    idle,
    neuland,
    second,
    spent,
    tile,
)
from rulesets.playing import allowed, choices, play, refused, why

HUTS = "d2.2 lumberjack; d3.2 lumberjack; c5.1 farm B"


def test_in_the_first_edition_food_is_searched_for() -> None:
    assert allowed(first(HUTS), "produce d2.2 food:found")
    match = second(f"{HUTS}; c5.2 farm A", A=has(tokens="food"))
    assert refused(match, "produce d2.2 food:found") == ("NL-75", "no-search")


@pytest.mark.parametrize(("slot", "good"), [("d2.2", "wood"), ("a1.1", "stone"), ("e3.1", "coal")])
def test_found_food_is_used_anywhere_for_three_actions(slot: str, good: str) -> None:
    match = first(f"{HUTS}; a1.1 quarry; e3.1 mine ore:coal,coal")

    assert cost(match, f"produce {slot} food:found") == 3 + 1
    assert holds(match) == {slot: good}


def test_found_food_needs_no_building_and_no_worker() -> None:
    match = first("d2.2 lumberjack; b2.1 sheep-farm B; d4.1 lumberjack A")

    play(match, "produce d2.2 food:found")

    assert idle(match) == 7 - 2
    assert match.log()[:2] == [
        "A searches for food (3 actions).",
        "A produces wood in d2 (4 actions).",
    ]


def test_nothing_but_food_is_found() -> None:
    match = first("d2.2 paper-mill; d3.2 lumberjack A; c5.1 farm")

    assert refused(match, "produce d2.2 wood:found") == ("NL-75", "only-food-is-found")


def test_found_food_cannot_be_kept() -> None:
    match = first(f"{HUTS}; c5.2 farm A")
    searching = [move.long for move in match.moves() if "found" in move.long]

    assert searching
    assert all(move.startswith(("produce", "crests")) for move in searching)
    assert all(not move.startswith("build") for move in searching)


@pytest.mark.parametrize("hex", ["a1", "c3", "e3"])
def test_found_food_is_on_the_hex_where_it_is_used(hex: str) -> None:
    match = first(f"{hex}.1 quarry; c5.1 farm A")

    assert cost(match, f"produce {hex}.1 food:found") == 4


def test_found_food_serves_for_crests_too() -> None:
    match = first("c3.1 barracks; d2.1 armourer A; c5.1 farm B")

    assert cost(match, "crests c3.1") == 3 + 1
    assert (tile(match, "c3.1"), crests(match)) == ("barracks A", 16)


def test_the_other_products_keep_their_distances() -> None:
    match = first("c3.1 barracks; d4.1 armourer A; c5.1 farm B")

    assert cost(match, "crests c3.1") == 3 + 2


def test_the_search_is_paid_on_top_of_the_production() -> None:
    match = first(f"{HUTS}; c5.2 farm A")

    assert choices(match, "produce d2.2") == ["food:c5.2", "food:found"]
    assert cost(match, "produce d2.2 food:found") == 4


def test_a_search_can_be_made_again_and_again() -> None:
    match = first(f"{HUTS}; b4.1 charcoal-kiln")

    play(match, "produce d2.2 food:found", "produce d3.2 food:found")

    assert goods(match) == ["wood", "wood"]
    assert spent(match) == 8


def test_a_production_that_takes_two_foods_may_find_both() -> None:
    figures = {"properties": {"barracks": {"needs": ["food", "food"]}}}
    game = neuland(2, edition=1, figures=figures)
    match = first("c3.1 barracks; c5.1 farm B; d4.1 lumberjack A", game=game)

    assert cost(match, "crests c3.1") == 3 + 3 + 1


@pytest.mark.parametrize(("space", "enough"), [(7, True), (8, False)])
def test_enough_actions_must_be_left_for_all_of_it(space: int, enough: bool) -> None:
    match = first(f"{HUTS}; d4.1 lumberjack A", A=has(space=space), B=has(space=3))

    assert allowed(match, "produce d2.2 food:found") == enough
    if not enough:
        assert refused(match, "produce d2.2 food:found") == ("NL-60", "past-the-present")


def test_a_search_that_leaves_no_resting_space_is_refused() -> None:
    match = first(f"{HUTS}; d4.1 lumberjack A", A=has(space=7), B=has(space=11))

    assert why(match, "produce d2.2 food:found") == "no-resting-space"


def test_food_nearby_is_not_obliged_to_be_used_before_a_search() -> None:
    match = first("d2.1 hunting-lodge A lying; d2.2 lumberjack")

    assert allowed(match, "produce d2.2 food:found")
    play(match, "produce d2.2 food:found")

    assert goods(match) == ["food", "wood"]
