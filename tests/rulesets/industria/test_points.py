"""Points for laying, and the discounts of bank and stock exchange (IN-56 to IN-64)."""

from __future__ import annotations

import pytest

from rulesets.industria.table import end, hand, has, idle, industria, laid, laying, money
from rulesets.playing import play, refused, step


@pytest.mark.parametrize("tile", ["clay-pit", "mechanical-engineering"])
def test_whoever_lays_a_factory_or_technology_owns_its_space(tile: str) -> None:
    match = laying("I", A=has(), B=has(f"{tile} canal-1", money=2, laid="sawmill"), first="B")

    play(match, f"lay {tile}")

    owners = {seat: tiles["laid"] for seat, tiles in match.view()["seats"].items()}
    assert [seat for seat in owners if tile in owners[seat]] == ["B"]


@pytest.mark.parametrize(("tile", "points"), [("iron-ore-mine", 2), ("mechanical-engineering", 2)])
def test_printed_points_are_scored_at_once(tile: str, points: int) -> None:
    match = laying("I", A=has(f"{tile} canal-1", money=2, laid="sawmill"))

    play(match, f"lay {tile}")

    assert match.scores() == [points, 0, 0, 0]


@pytest.mark.parametrize("tile", ["quarry", "canal-1"])
def test_a_tile_without_printed_points_scores_none(tile: str) -> None:
    match = laying("I", A=has(f"{tile} harbour-1", money=3))

    after = step(match, f"lay {tile}")

    assert after["seats"]["A"]["laid"] == [tile]
    assert after["seats"]["A"]["points"] == 0


def test_a_factory_scores_only_in_its_own_epoch() -> None:
    timely = laying("III", A=has("oil-field cement-3 canal-1", money=4))
    late = laying("IV", A=has("oil-field cement-3 canal-1", money=4))

    play(timely, "lay oil-field cement:tile")
    play(late, "lay oil-field cement:tile")

    assert (timely.scores()[0], late.scores()[0]) == (3, 0)


def test_late_factory_is_built_without_its_points() -> None:
    match = laying("V", A=has("iron-ore-mine canal-1", money=3))

    play(match, "lay iron-ore-mine")

    assert laid(match, "A") == ["iron-ore-mine"]
    assert match.scores()[0] == 0


def test_late_factory_costs_its_price_less_discounts() -> None:
    match = laying("III", A=has("coal-mine canal-1", money=2, laid="bank"))

    play(match, "lay coal-mine")

    assert money(match)[0] == 0


def test_late_factory_buys_its_resources_on_the_terms_of_the_present_epoch() -> None:
    early = laying("I", A=has("iron-ore-mine canal-1", money=3))
    late = laying("II", A=has("iron-ore-mine canal-1", money=3))

    assert refused(early, "lay iron-ore-mine") == ("IN-54", "no-supply")
    assert late.refusal("lay iron-ore-mine wood:bank") is None


def test_late_factory_produces() -> None:
    match = laying("III", A=has("quarry", money=3), B=has("stock-exchange canal-1", money=9))

    play(match, "lay quarry")

    assert refused(match, "lay stock-exchange stone:bank") == ("IN-51", "somebody-makes-it")


def test_late_factory_is_joined_and_carries_symbols_and_counts_as_laid() -> None:
    late = end(A=has(laid="weaving-mill shipyard harbour-1"))

    assert late.scores()[0] == 3 + 2 * 2
    assert late.winners() == [0]


def test_late_technology_is_not_laid_after_its_epoch() -> None:
    match = laying("II", round=3, A=has("optics canal-1", laid="glassworks"))

    play(match, "done")

    assert match.position()["epoch"] == "III"
    assert hand(match, "A") == ["canal-1"]
    assert laid(match, "A") == ["glassworks"]


def test_late_technology_waits_in_hand_from_round_to_round() -> None:
    match = laying("II", round=1, A=has("optics canal-1", laid="glassworks"))

    play(match, "done")

    assert match.position()["round"] == 2
    assert sorted(hand(match, "A")) == ["canal-1", "optics"]


def test_late_technology_may_still_be_laid_in_the_last_round_of_its_epoch() -> None:
    match = laying("II", round=3, A=has("optics canal-1", laid="glassworks"))

    play(match, "lay optics")

    assert match.scores()[0] == 3


def test_late_technology_is_worthless_after_the_last_round_of_the_game() -> None:
    match = end(A=has("internet"))

    assert match.scores() == [0, 0, 0, 0]
    assert hand(match, "A") == ["internet"]


@pytest.mark.parametrize(
    ("laid_before", "price"), [("", 3), ("bank", 2), ("stock-exchange", 2), ("bank stock-exchange", 1)]
)  # fmt: skip
def test_discount_is_one_thaler_for_each_of_bank_and_exchange(laid_before: str, price: int) -> None:
    match = laying("III", A=has("coal-mine canal-1", money=5, laid=laid_before))

    play(match, "lay coal-mine")

    assert money(match)[0] == 5 - price


def test_discount_of_the_first_already_helps_the_second() -> None:
    match = laying("III", A=has("stock-exchange canal-1", money=4, laid="bank"))

    play(match, "lay stock-exchange")

    assert money(match)[0] == 0  # 3 less 1, stone 1, glass 1


def test_discount_does_not_touch_what_resources_cost() -> None:
    match = laying(
        "III", A=has("iron-ore-mine canal-1", money=1, laid="bank stock-exchange"), B=has()
    )

    play(match, "lay iron-ore-mine wood:bank")

    assert money(match)[0] == 0


def test_discount_does_not_touch_technologies() -> None:
    match = laying(
        "III", A=has("electrical-engineering canal-1", money=1, laid="bank stock-exchange")
    )

    assert refused(match, "lay electrical-engineering") == ("IN-55", "too-dear")


def test_discount_works_for_its_owner_only() -> None:
    match = laying("III", A=has("coal-mine canal-1", money=2), B=has(laid="bank stock-exchange"))

    assert refused(match, "lay coal-mine") == ("IN-55", "too-dear")


def test_discount_works_from_a_bank_laid_late_too() -> None:
    rich = has("bank coal-mine canal-1", money=7)
    match = laying("III", round=1, others=has(), A=rich)

    play(match, "lay bank", "done")
    while match.position()["phase"] != "laying" or match.seat != 0:
        match.choose(idle(match.options()))
    play(match, "lay coal-mine")

    assert "A lays Coal mine (2 thalers)." in match.log()


def test_discount_floor_is_nothing() -> None:
    match = laying("III", A=has("clay-pit canal-1", money=0, laid="bank stock-exchange"))

    play(match, "lay clay-pit")

    assert money(match)[0] == 0


def test_discount_floor_pays_nothing_out() -> None:
    cheap = industria(figures={"tiles": {"clay-pit": {"price": 1}}})
    match = laying("III", game=cheap, A=has("clay-pit canal-1", laid="bank stock-exchange"))

    play(match, "lay clay-pit")

    assert money(match)[0] == 0
    assert match.log()[0] == "A lays Clay pit (free)."
