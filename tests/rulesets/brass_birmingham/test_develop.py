"""Develop (BB-171 to BB-174)."""

from __future__ import annotations

import pytest

from rulesets.brass_birmingham.table import canal, gone, has, iron, money, rail, tile
from rulesets.playing import allowed, choices, play, refused, why


def test_one_tile_costs_one_iron() -> None:
    match = canal(A=has("derby"))

    play(match, "develop [derby] cotton stop")

    assert (gone(match, "cotton"), iron(match), money(match)) == (1, 7, 17 - 2)


def test_two_tiles_of_one_industry_or_of_two_cost_two_iron() -> None:
    same, different = canal(A=has("derby")), canal(A=has("derby"))

    play(same, "develop [derby] iron iron")
    play(different, "develop [derby] coal brewery")

    assert gone(same, "iron") == 2
    assert (gone(different, "coal"), gone(different, "brewery")) == (1, 1)
    assert money(same) == money(different) == 17 - 2 - 2


def test_each_tile_is_the_lowest_of_its_industry_when_it_is_removed() -> None:
    match = canal(A=has("derby", developed="cotton 2"))

    play(match, "develop [derby] cotton cotton")

    assert "A develops Cotton mill I." in match.log()
    assert "A develops Cotton mill II." in match.log()


def test_tiles_that_the_era_forbids_may_be_removed() -> None:
    rails = rail(A=has("derby"))
    canals = canal(A=has("derby", developed="brewery 6"))

    play(rails, "develop [derby] cotton coal")
    play(canals, "develop [derby] brewery stop")

    assert (gone(rails, "cotton"), gone(canals, "brewery")) == (1, 7)


@pytest.mark.parametrize("before", [0, 2])
def test_a_pottery_with_a_lightbulb_is_never_developed(before: int) -> None:
    match = canal(A=has("derby", developed=f"pottery {before}"))

    assert refused(match, "develop [derby] pottery") == ("BB-174", "lightbulb")


def test_after_pottery_two_the_next_removal_stops_at_three() -> None:
    match = canal("stafford.2 A pottery-1", A=has("derby"))

    assert why(match, "develop [derby] pottery iron:market pottery") == "lightbulb"
    assert allowed(match, "develop [derby] pottery stop")


def test_pottery_five_has_no_lightbulb() -> None:
    match = rail(A=has("derby", developed="pottery 4"))

    play(match, "develop [derby] pottery stop")

    assert gone(match, "pottery") == 5


def test_an_industry_with_no_tile_left_cannot_be_developed() -> None:
    match = canal(A=has("derby", developed="iron 4"))

    assert refused(match, "develop [derby] iron") == ("BB-118", "no-tile-left")


def test_iron_for_a_development_is_chosen_like_any_iron() -> None:
    match = canal("dudley.2 B iron-1 1, redditch.2 C iron-1 4", A=has("derby"))

    assert choices(match, "develop [derby] cotton") == ["iron:dudley.2", "iron:redditch.2"]
    play(match, "develop [derby] cotton iron:dudley.2 coal")

    assert tile(match, "dudley.2") == "B iron-1 flipped"
    assert tile(match, "redditch.2") == "C iron-1 3"


def test_without_money_for_iron_there_is_no_development() -> None:
    poor = canal(A=has("derby", money=1))
    once = canal(A=has("derby", money=3))

    assert why(poor, "develop [derby] cotton stop") == "too-dear"
    assert why(once, "develop [derby] cotton iron:market cotton") == "too-dear"
    assert allowed(once, "develop [derby] cotton")


def test_any_card_develops() -> None:
    match = canal(A=has("wild-location wild-industry iron uttoxeter"))

    for card in ("wild-location", "wild-industry", "iron", "uttoxeter"):
        assert allowed(match, f"develop [{card}] cotton stop")


@pytest.mark.parametrize(("money", "cost", "move"), [(5, 6, "cotton"), (11, 12, "cotton coal")])
def test_nothing_is_developed_on_credit_when_the_iron_market_is_empty(
    money: int, cost: int, move: str
) -> None:
    match = canal(iron=0, A=has("derby", money=money))

    refusal = match.refusal(f"develop [derby] {move}")

    assert refusal is not None
    assert refusal.text() in (
        f"You need £{cost} in all for the iron for both developments, and you have £{money}.",
        f"You need £{cost} in all for the iron to develop Cotton mill I, and you have £{money}.",
    )
