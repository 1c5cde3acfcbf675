"""Worked cases of Neuland, one by one.

Where a rulebook prints a picture, hexes of the recommended map stand in. The opening for
two that the second edition prints is in a file of its own: test_opening.py.
"""

from __future__ import annotations

import pytest

from rulesets.neuland.table import (
    asked,
    cost,
    crests,
    either,
    first,
    goods,
    has,
    holds,
    idle,
    left,
    present,
    second,
    space,
    spent,
    supply,
    tile,
    tokens,
)
from rulesets.playing import play, why

HOME = "d2.1 hunting-lodge; d2.2 lumberjack"


def test_goods_from_three_and_two_hexes_away_make_progress_for_three_actions() -> None:
    match = first("a2.1 laboratory; d4.1 paper-mill A; c3.1 quarry A")

    actions = cost(match, "crests a2.1")

    assert actions == 3
    assert crests(match) == 18 - 1
    assert tile(match, "a2.1") == "laboratory A"
    assert goods(match) == []


def test_a_smelter_beside_its_mines_makes_iron_for_one_action() -> None:
    match = first("d2.1 smelter; c3.1 mine ore:iron-ore,coal A; e1.1 mine ore:coal,silver-ore A")
    before = supply(match)

    actions = cost(match, "produce d2.1 make:iron")

    assert actions == 1
    assert holds(match) == {"d2.1": "iron"}
    assert tile(match, "d2.1") == "smelter ore:iron-ore A iron"
    assert [tile(match, mine) for mine in ("c3.1", "e1.1")] == [
        "mine ore:coal", "mine ore:silver-ore",
    ]  # fmt: skip
    assert supply(match) == [before[0] + 1, before[1], before[2]]


def test_a_paper_mill_is_built_for_nothing_and_used_at_once_for_two_actions() -> None:
    match = first("d2.1 hunting-lodge A; d2.2 lumberjack A")

    assert cost(match, "build paper-mill d2") == 0
    assert holds(match) == {"d2.1": "food"}
    assert cost(match, "produce d2.2 food:d2.1") == 1
    assert cost(match, "produce d2.3") == 1

    assert holds(match) == {"d2.3": "paper"}
    assert spent(match) == 2


def test_food_found_for_a_lumberjack_costs_three_actions_and_one() -> None:
    match = first(HOME)

    actions = cost(match, "produce d2.2 food:found")

    assert actions == 3 + 1
    assert holds(match) == {"d2.2": "wood"}
    assert idle(match) == 6
    assert match.log()[0] == "A searches for food (3 actions)."


def test_a_production_with_a_product_one_border_outside_the_zone_costs_two_actions() -> None:
    match = second("d4.1 hunting-lodge A; d2.2 lumberjack")

    assert cost(match, "produce d2.2") == 2


def test_a_building_with_a_product_one_border_outside_the_zone_costs_one_action() -> None:
    match = second("d4.1 lumberjack A")

    assert cost(match, "build farm c2") == 2
    assert cost(second("d4.1 lumberjack A"), "build sheep-farm c4") == 0
    assert cost(second("d4.1 lumberjack A"), "build hunting-lodge d2") == 1


def test_of_several_products_only_the_farthest_counts() -> None:
    match = second(
        "b2.1 town-hall; b2.2 court; c4.1 senate; c4.2 weaving-mill A; b4.1 hunting-lodge A; "
        "d1.1 armourer A"  # cloth in the same hex, food in the next one, weapons three away
    )

    assert cost(match, "crests c4.1") == 3
    assert crests(match) == 18 - 4


def test_with_the_cart_a_production_from_four_hexes_away_costs_one_action() -> None:
    match = second("a2.1 hunting-lodge A; e1.1 quarry", A=has(tokens="cart"))

    actions = cost(match, "produce e1.1 food:a2.1 cart")

    assert actions == 1
    assert goods(match) == ["stone"]
    assert tokens(match) == []


def test_with_the_cart_a_building_from_four_hexes_away_costs_no_action() -> None:
    match = second("a2.1 lumberjack A", A=has(tokens="cart"))

    actions = cost(match, "build quarry e1 cart")

    assert actions == 0
    assert tile(match, "e1.1") == "quarry"
    assert tokens(match) == []


NEARLY_ALL = (
    "b2.1 abbey A; b2.2 church A; b2.3 cathedral A; a2.1 laboratory A; a2.2 library A; "
    "a1.1 barracks A; b3.1 town-hall A; b3.2 court A"
)


@pytest.mark.parametrize("edition", [1, 2])
def test_two_crests_left_are_enough_to_win_on_the_senate(edition: int) -> None:
    goods = "c4.2 weaving-mill A; d4.1 armourer A; d4.2 hunting-lodge A"
    match = either(edition, f"{NEARLY_ALL}; c4.1 senate; {goods}", A=has(crests=2))

    play(match, "crests c4.1 food:d4.2")

    assert match.over
    assert match.winners() == [0]
    assert crests(match) == 0
    assert match.log()[-2:] == [
        "A places 2 crests on the senate (1 action).",
        "A has placed the last crest and wins.",
    ]


def test_two_short_turns_have_more_actions_than_one_long_one() -> None:
    base = "a2.1 hunting-lodge A; a2.2 hunting-lodge; a2.3 hunting-lodge; b2.1 farm; b2.2 farm; "
    match = second(f"{base} c1.1 sheep-farm; b1.1 lumberjack; e1.1 quarry", B=has(space=6))
    longest = left(match)

    short = cost(match, "produce e1.1")
    play(match, "end")
    again = asked(match)
    for slot in ("a2.1", "a2.2", "a2.3", "b2.1", "b2.2", "c1.1"):
        play(match, f"produce {slot}")
    play(match, "produce b1.1 food:b2.1")

    assert longest == 10
    assert (short, again, spent(match)) == (4, "A", 7)
    assert space(match) == 1 + 4 + 7 - 11


def test_a_worker_that_is_lost_takes_the_top_ore_of_its_mine_along() -> None:
    stack = "mine ore:coal,iron-ore,silver-ore"
    match = second(f"c3.1 {stack}; d2.1 hunting-lodge A", B=has(space=9))
    before = supply(match)

    play(match, "produce c3.1", "end")
    kept = tile(match, "c3.1")
    play(match, "end")

    assert kept == f"{stack} A coal lying"
    assert tile(match, "c3.1") == "mine ore:iron-ore,silver-ore"
    assert supply(match) == [before[0] + 1, before[1], before[2]]
    assert idle(match) == 7


@pytest.mark.parametrize("edition", [1, 2])
def test_a_turn_that_would_end_beside_others_goes_on_to_the_first_free_space(
    edition: int,
) -> None:
    match = either(edition, players=3, A=has(space=7), B=has(space=7), C=has(space=8))

    play(match, "end")

    assert space(match) == 9
    assert match.log()[:2] == [
        "A moves on 2 spaces without action.",
        "A’s turn ends on space 9.",
    ]
    assert present(match) == 7


@pytest.mark.parametrize("edition", [1, 2])
def test_a_marker_right_behind_the_present_leaves_nine_actions(edition: int) -> None:
    farms = "c5.1 farm; c5.2 farm; d4.1 lumberjack A"  # with wood there is still something to do
    match = either(edition, farms, A=has(space=9), B=has(space=11))

    play(match, "produce c5.1")

    assert left(either(edition, farms, B=has(space=11))) == 9
    assert spent(match) == 9
    assert why(match, "produce c5.2") == "no-resting-space"
