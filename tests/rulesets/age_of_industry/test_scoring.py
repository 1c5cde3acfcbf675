"""Scoring and victory (AI-42, AI-163 to AI-171)."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from rulesets.age_of_industry.table import (
    end_game,
    germany,
    has,
    industry,
    loans,
    money,
    told,
)


def income(railways: str, counters: str = "", **more: Any) -> int:
    """What A's railways bring at the end."""
    match = end_game(counters, railways, **more)
    (line,) = [line for line in told(match) if line.startswith("A gets $") and "railways" in line]
    return int(line.split("$")[1].split()[0])


def test_a_railway_brings_two_and_one_for_each_occupied_space_at_its_ends() -> None:
    empty = income("A koeln-frankfurt")
    three = income("A koeln-frankfurt",
                   "koeln.1 A cotton-mill-1, koeln.2 B cotton-mill-1, frankfurt.2 C factory-3")  # fmt: skip

    assert (empty, three) == (2, 5)


def test_a_place_counts_anew_for_each_railway_that_touches_it() -> None:
    counters = "koeln.1 B cotton-mill-1, koeln.2 C cotton-mill-1"

    assert income("A koeln-frankfurt essen-koeln", counters) == 2 * (2 + 2)


@pytest.mark.parametrize("side", ["", " flipped"])
def test_counters_of_anybody_on_either_side_count(side: str) -> None:
    assert income("A koeln-frankfurt", f"koeln.1 B cotton-mill-1{side}") == 3


@pytest.mark.parametrize("asks", ["cotton", "none", "cotton used"])
def test_a_market_space_is_always_occupied(asks: str) -> None:
    assert income("A berlin-poland", markets=f"poland {asks}") == 3


def test_a_distant_port_symbol_counts_nothing() -> None:
    assert income("A dresden-bohemia") == 2
    assert income("A koeln-belgium") == 3  # its market alone


def test_a_place_beyond_a_dividing_line_counts_like_any_other() -> None:
    assert income("A berlin-poland", "poland B coal-mine-1 flipped") == 4


@pytest.mark.parametrize(("line", "worth"), [("ulm-augsburg", 3), ("stettin-schneidemuehl", 3)])
def test_a_village_counts_as_one(line: str, worth: int) -> None:
    assert income(f"A {line}") == worth


def test_ships_and_overseas_markets_never_count() -> None:
    game = industry(map="new-england")
    counters = "boston.1 B port-1, massachusetts-bay C ship-3 0"

    found = income("A worcester-boston", counters, game=game,
                   markets="massachusetts-bay cotton")  # fmt: skip

    assert found == 2 + 1


def test_railways_pay_their_owners() -> None:
    match = end_game("", "A koeln-frankfurt, B essen-koeln essen-kassel")

    assert [money(match, name) for name in "ABCD"] == [2, 4, 0, 0]


def test_flipped_counters_score_and_count_for_railways() -> None:
    match = end_game("koeln.1 A cotton-mill-3 flipped", "A koeln-frankfurt")

    assert (money(match), match.scores()[0]) == (3, 3)


@pytest.mark.parametrize(("cash", "owed", "rest", "unpaid"), [
    (25, 1, 14, 0), (35, 3, 2, 0), (25, 3, 2, 1), (9, 2, 7, 2), (30, 2, 8, 0),
])  # fmt: skip
def test_loans_must_be_repaid_in_whole_tens_as_far_as_the_cash_reaches(
    cash: int, owed: int, rest: int, unpaid: int
) -> None:
    match = end_game(A=has("red", money=cash, loans=owed))  # nothing is repaid before interest

    assert (money(match), loans(match)) == (rest, unpaid)


def test_they_are_repaid_from_the_cash_after_railway_profits() -> None:
    match = end_game("koeln.1 B cotton-mill-1", "A koeln-frankfurt",
                     A=has("red", money=8, loans=1))  # fmt: skip

    # $8 - $1 interest + $3 for the railway - $10 for the loan.
    assert (money(match), loans(match)) == (0, 0)


@pytest.mark.parametrize(("cash", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (24, 4), (25, 5)])
def test_every_five_dollars_are_a_point_rounded_down(cash: int, points: int) -> None:
    assert end_game(A=has("red", money=cash)).scores()[0] == points


def test_money_is_counted_after_the_loans() -> None:
    match = end_game(A=has("red", money=26, loans=2))

    assert money(match) == 26 - 2 - 20
    assert match.scores()[0] == 0


@pytest.mark.parametrize("side", ["", " flipped"])
def test_each_counter_scores_its_level_flipped_or_not(side: str) -> None:
    match = end_game(f"koeln.1 A cotton-mill-2{side}, frankfurt.1 A factory-4{side}, "
                     f"kiel A port-3{side}")  # fmt: skip

    assert match.scores()[0] == 2 + 4 + 3


def test_each_unpaid_loan_costs_five_points() -> None:
    match = end_game("koeln.1 A cotton-mill-3", A=has("red", money=3, loans=3))

    assert loans(match) == 3
    assert match.scores()[0] == 3 - 15
    assert "A loses 15 points for unpaid loans." in told(match)


def test_a_total_below_zero_is_possible() -> None:
    match = end_game(A=has("red", loans=4))

    assert match.scores()[0] == -25 + (10 - 4) // 5


def test_points_come_from_counters_and_money_and_the_most_win() -> None:
    match = end_game("koeln.1 A cotton-mill-3, kiel B port-1", A=has("red", money=4),
                     B=has("brown", money=9), C=has("blue", money=14))  # fmt: skip

    assert match.scores() == [3, 2, 2, 0]
    assert match.winners() == [0]


def test_scores_before_the_end_are_those_of_an_end_now() -> None:
    match = germany("koeln.1 A cotton-mill-3", "A koeln-frankfurt", A=has("red", money=7, loans=1))

    assert match.scores()[0] == 3 + (7 + 3 - 10) // 5
    assert match.winners() == []


def tied(order: str, **spent: int) -> ib.Match:
    """A game that ends with A and C tied, in an order of play."""
    seats = {name: has(card, money=10, spent=spent.get(name, 0)) for name, card in
             (("A", "red"), ("C", "blue"))}  # fmt: skip
    return end_game(order=list(order), **seats)


@pytest.mark.parametrize(("order", "winner"), [("ABCD", 0), ("CBAD", 2), ("BCDA", 2)])
def test_a_tie_goes_to_whoever_is_higher_in_the_order_of_play(order: str, winner: int) -> None:
    match = tied(order)

    assert match.scores() == [2, 0, 2, 0]
    assert match.winners() == [winner]


def test_it_is_the_order_after_the_last_round() -> None:
    match = tied("ABCD", A=5, C=3)

    assert match.winners() == [2]
