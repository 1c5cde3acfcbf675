"""The judge of Age of Industry: money, goods with and without a buyer, loans."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from ironbridge.core.state import NOBODY
from rulesets.age_of_industry.table import germany, has, industry
from rulesets.judges import assert_ends_in_scores, assert_weighs

MILL = "koeln.1 A cotton-mill-1"
BELGIUM = "A koeln-belgium"


def first(match: ib.Match) -> float:
    return match.game.judge.values(match.state)[0]


@pytest.mark.parametrize("map", ["germany", "new-england"])
def test_a_game_that_is_over_is_worth_its_points(map: str) -> None:
    assert_ends_in_scores(industry(3, map))


def test_other_weights_are_another_judgement() -> None:
    assert_weighs(ib.game("age-of-industry", players=3), moves=30)


def test_maps_with_ships_have_weights_of_their_own() -> None:
    """They are those of all maps, but for what stands under their heading."""
    by_land = industry(3, "germany").judge.weights
    with_ships = industry(3, "new-england").judge.weights

    assert by_land.keys() == with_ships.keys()
    assert by_land["sells"] != with_ships["sells"]
    assert by_land["action"] == with_ships["action"]


def test_all_seats_begin_alike_but_for_their_cards() -> None:
    match = industry(4).start(seed=2)
    values = match.game.judge.values(match.state)
    unseen = match.game.judge.values(match.view_of(NOBODY).state)

    assert len(set(values)) > 1
    assert unseen == [unseen[0]] * 4


def test_who_has_moved_in_this_round_has_fewer_actions_to_come() -> None:
    match = industry(4).start(seed=2)
    seat = match.seat
    match.play(next(str(move) for move in match.moves() if str(move).startswith("pass")))
    values = match.game.judge.values(match.view_of(NOBODY).state)
    waiting = [value for other, value in enumerate(values) if other != seat]

    assert waiting == [waiting[0]] * 3
    assert values[seat] < waiting[0] - match.game.judge.weights["action"]


def worth_of_ten_dollars(**more: Any) -> float:
    """From five to fifteen, for a seat without cards."""
    rich, poor = has("", money=15), has("", money=5)
    return first(germany(A=rich, **more)) - first(germany(A=poor, **more))


def test_money_counts_at_its_rate_in_the_end() -> None:
    assert worth_of_ten_dollars(deck=[]) == pytest.approx(2)


def test_money_saves_interest_while_there_is_time() -> None:
    assert worth_of_ten_dollars() > 2


def test_a_loan_costs_more_than_it_brings() -> None:
    assert first(germany(A=has(money=10, loans=1))) < first(germany())


def test_loans_that_nothing_covers_weigh_more() -> None:
    covered = first(germany(A=has(money=20))) - first(germany(A=has(money=20, loans=2)))
    bare = first(germany()) - first(germany(A=has(loans=2)))

    assert bare > covered


def test_goods_with_a_buyer_promise_more_than_goods_without() -> None:
    wanted = germany(MILL, BELGIUM, "belgium cotton")
    refused = germany(MILL, BELGIUM, "belgium cotton used")

    assert first(wanted) > first(refused)


def test_two_mills_do_not_count_on_the_same_buyer() -> None:
    railways = "A koeln-belgium essen-koeln"
    none = germany("", railways, "belgium cotton")
    one = germany(MILL, railways, "belgium cotton")
    two = germany(f"{MILL}, essen.3 A cotton-mill-1", railways, "belgium cotton")

    assert first(two) - first(one) < first(one) - first(none)


def test_a_buyer_is_worth_more_to_one_in_debt() -> None:
    def gain(**seats: Any) -> float:
        used = germany(MILL, BELGIUM, "belgium cotton used", **seats)
        return first(germany(MILL, BELGIUM, "belgium cotton", **seats)) - first(used)

    assert gain(A=has(money=0, loans=3)) > gain()


def test_factories_promise_more_with_every_level_zero_that_is_gone() -> None:
    two, one, none = (
        first(germany(A=has(display=f"factory-0 {left}"))) for left in ("2", "1", "0")
    )

    assert two < one < none


def test_works_are_sooner_emptied_the_fewer_cubes_they_have() -> None:
    one, two, three = (
        first(germany(f"koeln.1 A iron-works-1 {cubes}", BELGIUM)) for cubes in (1, 2, 3)
    )

    assert one > two > three
