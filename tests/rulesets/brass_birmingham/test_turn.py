"""Rounds, turns, cards and the order of play (BB-34 to BB-52)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import (
    birmingham,
    canal,
    discards,
    end_era,
    end_round,
    hand,
    has,
    last_action,
    money,
    rail,
    seat,
)
from rulesets.playing import allowed, asked, offers, play


def order(match: ib.Match) -> str:
    """The turn order."""
    return "".join(match.position()["order"])


def test_whoever_spent_least_goes_first() -> None:
    match = end_round("canal", A=has(spent=9), B=has(spent=3), C=has(spent=12), D=has(spent=5))

    assert order(match) == "BDAC"
    assert asked(match) == "B"


def test_equals_keep_their_order_of_this_round() -> None:
    match = canal(order=["D", "B", "A", "C"], turn="C", actions=1, A=has(spent=5), B=has(spent=5),
                  C=has("iron", spent=0), D=has(spent=5))  # fmt: skip

    play(match, "pass [iron]")

    assert order(match) == "CDBA"


def test_cubes_bought_on_the_markets_count_as_spent() -> None:
    match = canal("", "A birmingham--oxford", A=has("birmingham derby", money=60))

    play(match, "build [birmingham] manufacturer birmingham.2", "develop [derby] cotton stop")

    assert seat(match, "A")["spent"] == 8 + 1 + 2


def test_negative_income_does_not_count_as_spent() -> None:
    match = end_round("canal", A=has(income=5, spent=1), B=has(spent=2), C=has(spent=3),
                      D=has(spent=4))  # fmt: skip

    assert money(match, "A") == 17 - 5
    assert order(match) == "ABCD"
    assert seat(match, "A")["spent"] == 0


def test_the_hand_is_refilled_once_after_the_turn() -> None:
    eight = "iron derby belper leek stone stafford dudley coal"
    match = canal(A=has(eight))

    play(match, "pass [iron]")
    after_one = len(hand(match))
    play(match, "pass [derby]")

    assert (after_one, len(hand(match))) == (7, 8)


def test_in_the_first_round_each_has_one_action() -> None:
    match = birmingham().start(seed=1)
    first = asked(match)

    play(match, f"loan [{hand(match, first)[0]}]")

    assert match.position()["turn"] == match.position()["order"][1]
    assert len(hand(match, first)) == 8


def test_the_rail_era_begins_with_two_actions_and_no_card_face_down() -> None:
    match = end_era("canal")

    position = match.position()
    assert (position["era"], position["round"], position["actions"]) == ("rail", 1, 2)
    assert position["face down"] == []
    assert [len(hand(match, name)) for name in "ABCD"] == [8, 8, 8, 8]


def test_passing_costs_a_card_for_each_action() -> None:
    match = canal(A=has("iron derby belper"))

    play(match, "pass [iron]", "pass [derby]")

    assert {"iron", "derby"} <= set(discards(match.position(), "A"))
    assert asked(match) == "B"


def test_a_turn_has_two_actions_which_may_be_the_same() -> None:
    match = canal(A=has("iron derby belper"))

    play(match, "loan [iron]")
    between = asked(match)
    play(match, "loan [derby]")

    assert (between, asked(match), money(match)) == ("A", "B", 77)


def test_the_actions_are_six_and_to_pass() -> None:
    match = canal("derby.2 A cotton-1", "A derby--nottingham", "nottingham.1 cotton barrel",
                  A=has("iron brewery belper"))  # fmt: skip

    assert offers(match) == ["build", "network", "develop", "sell", "loan", "scout", "pass"]


def test_each_action_costs_a_card_which_lies_open() -> None:
    match = canal(A=has("iron derby"))

    play(match, "network [iron] derby--nottingham")

    assert hand(match) == ["derby"]
    assert "iron" in discards(match.position(), "A")


def test_only_build_asks_for_a_fitting_card() -> None:
    match = canal("derby.2 A cotton-1", "A derby--nottingham", "nottingham.1 cotton barrel",
                  A=has("uttoxeter iron belper"))  # fmt: skip

    for move in ("network [uttoxeter] belper--derby", "develop [uttoxeter] cotton stop",
                 "sell [uttoxeter] derby.2 to:nottingham.1", "loan [uttoxeter]",
                 "scout [uttoxeter] [iron] [belper]", "pass [uttoxeter]"):  # fmt: skip
        assert allowed(match, move)
    assert not allowed(match, "build [uttoxeter] cotton belper.1")


def test_in_a_round_each_has_one_turn_in_order() -> None:
    match = canal(order=["C", "A", "D", "B"])
    seen = []
    for _ in range(8):
        seen.append(asked(match))
        play(match, f"pass [{hand(match, asked(match))[0]}]")

    assert "".join(seen) == "CCAADDBB"
    assert match.position()["round"] == 3


def test_money_and_what_was_spent_are_open() -> None:
    match = canal(A=has("iron"))

    play(match, "network [iron] derby--nottingham")

    assert (match.view(2)["seats"]["A"]["money"], match.view(2)["seats"]["A"]["spent"]) == (14, 3)


def test_what_was_spent_counts_from_nothing_in_the_next_round() -> None:
    match = end_round("canal", A=has(spent=9), C=has(spent=4))

    assert [seat(match, name)["spent"] for name in "ABCD"] == [0, 0, 0, 0]


def test_when_the_deck_is_empty_hands_shrink() -> None:
    match = canal(round=6)
    sizes = []
    for _ in range(3):
        sizes.append(len(hand(match)))
        while asked(match) == "A":
            play(match, f"pass [{hand(match)[0]}]")
        while not match.over and asked(match) != "A":
            play(match, f"pass [{hand(match, asked(match))[0]}]")

    assert sizes == [6, 4, 2]
    assert match.position()["era"] == "rail"


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_an_era_ends_exactly_when_deck_and_hands_are_empty(players: int, rounds: int) -> None:
    match = birmingham(players).start(seed=players)
    seen = set()
    while match.position()["era"] == "canal":
        seen.add(match.position()["round"])
        last = match.position()
        play(match, f"pass [{hand(match, asked(match))[0]}]")

    assert seen == set(range(1, rounds + 1))
    assert last["deck"] == []
    assert sum(len(s["hand"]) for s in last["seats"].values()) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_does_the_rail_era(players: int) -> None:
    match = birmingham(players).start(seed=players)
    while not match.over:
        play(match, f"pass [{hand(match, asked(match))[0]}]")

    position = match.position()
    assert position["deck"] == []
    assert all(s["hand"] == [] for s in position["seats"].values())
    assert position["round"] == {2: 10, 3: 9, 4: 8}[players]


def test_the_last_canal_round_sets_the_order_of_the_rail_era_and_pays_income() -> None:
    match = end_era("canal", A=has(spent=9, income=14), B=has(spent=3), C=has(spent=5),
                    D=has(spent=1))  # fmt: skip

    assert order(match) == "DBCA"
    assert money(match, "A") == 17 + 2


def test_a_tile_removed_for_a_debt_in_the_last_round_no_longer_scores() -> None:
    match = last_action("canal", round=8, tiles="worcester.1 A cotton-2 flipped",
                        A=has(money=0, income=8))  # fmt: skip

    play(match, "pass [coventry]")

    assert match.position()["era"] == "rail"
    assert match.scores()[0] == 0
    assert match.position()["tiles"] == {}
    assert money(match) == 14 // 2 - 2


def test_what_an_action_costs_is_paid_from_the_money_at_hand() -> None:
    enough = rail("dudley.1 B coal-2", A=has("derby", money=7 + 2, developed="brewery 2"))
    lacking = rail("dudley.1 B coal-2", A=has("derby", money=7 + 1, developed="brewery 2"))

    assert allowed(enough, "build [derby] brewery derby.1")
    assert not allowed(lacking, "build [derby] brewery derby.1")
