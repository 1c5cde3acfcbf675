"""Rounds, turns and actions (AI-40 to AI-49)."""

from __future__ import annotations

import pytest

from rulesets.age_of_industry.table import (
    counter,
    end_round,
    germany,
    hand,
    has,
    industry,
    loans,
    money,
    order,
    railway,
    seat,
    spent,
)
from rulesets.playing import asked, offers, play, why

MILL = "koeln.1 A cotton-mill-1"
SOLD = "belgium cotton"


def test_a_round_has_actions_then_a_new_order_then_interest() -> None:
    match = end_round(A=has(spent=3, loans=1, money=4))

    assert match.log()[-3:] == [
        "D passes.", "Round 2 is over.", "A owes $1 interest on 1 loan.",
    ]  # fmt: skip
    assert order(match) == "BCDA"
    assert money(match) == 3


def test_round_follows_round() -> None:
    match = end_round(round=17)

    assert match.position()["round"] == 18
    assert (match.position()["phase"], match.position()["actions"]) == ("acting", 2)


def test_in_the_order_of_play_each_player_has_two_actions() -> None:
    two = "ship ship"
    match = germany(order=list("CADB"), A=has(two), B=has(two), C=has(two), D=has("port port"))
    seen = []
    for _ in range(8):
        seen.append(asked(match))
        play(match, f"pass [{hand(match, asked(match))[0]}]")

    assert "".join(seen) == "CCAADDBB"
    assert match.position()["round"] == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_the_first_round_each_player_has_one_action(players: int) -> None:
    match = industry(players).start(seed=2)
    first = match.position()
    seen = []
    while match.position()["round"] == 1:
        seen.append(asked(match))
        play(match, f"pass [{hand(match, asked(match))[0]}]")

    assert (first["round"], first["actions"]) == (1, 1)
    assert seen == first["order"]
    assert match.position()["actions"] == 2


def test_an_action_cannot_be_left_out() -> None:
    match = germany(A=has("ship"))

    assert not [option for option in match.options() if option.phrase in ("stop", "end")]
    play(match, "pass [ship]")

    assert (asked(match), match.position()["actions"]) == ("A", 1)


def test_there_are_six_actions_one_to_combine_two_and_one_may_repay() -> None:
    match = germany(MILL, "A koeln-belgium", SOLD, A=has("red", money=10, loans=1))

    assert offers(match) == [
        "build", "railway", "sell", "develop", "take", "pass", "combine", "repay",
    ]  # fmt: skip


def test_the_same_action_may_be_chosen_twice() -> None:
    match = germany(A=has("red red", money=20))

    play(match, "build [red] coal-mine essen.1", "build [red] iron-works essen.3")

    assert (counter(match, "essen.1"), counter(match, "essen.3")) == (
        "A coal-mine-1 3", "A iron-works-1 3",
    )  # fmt: skip
    assert asked(match) == "B"


def test_the_first_action_is_resolved_before_the_second() -> None:
    match = germany(A=has("red", money=20))
    before = why(match, "railway essen-koeln")

    play(match, "build [red] iron-works essen.3", "railway essen-koeln")

    assert before == "line-not-connected"
    assert railway(match, "essen-koeln") == "A"


def test_building_developing_and_passing_cost_a_card_that_lies_face_up() -> None:
    match = germany(A=has("red brown blue port"))

    play(match, "build [red] coal-mine essen.1", "develop [brown] coal-mine-1")
    discards = match.view(3)["discarded"]

    assert hand(match) == ["port", "blue"]
    assert "red" in discards and "brown" in discards


def test_passing_costs_a_card() -> None:
    match = germany(A=has("blue port"))

    play(match, "pass [blue]")

    assert hand(match) == ["port"]
    assert "blue" in match.view(2)["discarded"]


def test_railways_sales_and_taking_cards_cost_no_card() -> None:
    match = germany(MILL, "A koeln-belgium", SOLD, A=has("port", money=20))
    taker = germany(A=has("port"))

    play(match, "sell koeln.1", "railway koeln-frankfurt")
    play(taker, "take deck", "deck")

    assert hand(match) == ["port"]
    assert len(hand(taker)) == 3


def test_without_a_card_one_can_neither_build_nor_develop() -> None:
    match = germany(MILL, "A koeln-belgium", SOLD, A=has(""))

    assert offers(match) == ["railway", "sell", "take"]


def test_money_spent_in_both_actions_adds_up() -> None:
    match = germany(A=has("red red"))

    play(match, "build [red] coal-mine essen.1", "build [red] iron-works essen.3")

    assert (spent(match), loans(match), money(match)) == (3, 1, 7)


def test_whoever_spent_least_goes_first_in_the_next_round() -> None:
    match = end_round(A=has(spent=9), B=has(spent=3), C=has(spent=12), D=has(spent=5))

    assert order(match) == "BDAC"
    assert asked(match) == "B"


def test_money_and_loans_are_open_to_all() -> None:
    match = germany(A=has(money=14, loans=3))

    assert (seat(match)["money"], seat(match)["loans"]) == (14, 3)
    assert (match.view(2)["seats"]["A"]["money"], match.view(2)["seats"]["A"]["loans"]) == (14, 3)
