"""The supply of resources (IN-46 to IN-55)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.industria.table import hand, has, industria, laid, laying, money
from rulesets.playing import Data, offers, play, refused, step


def sources(match: ib.Match, tile: str) -> list[str]:
    """Where the first resource of a tile may come from."""
    match.choose(f"lay {tile}")
    return offers(match)


@pytest.mark.parametrize(
    ("mine", "theirs", "move"),
    [
        (has("ceramics-works stone-1 canal-1", money=4), has(), "stone:tile"),
        (has("ceramics-works canal-1", money=4, laid="quarry"), has(), "stone:own"),
        (has("ceramics-works canal-1", money=4), has(laid="quarry"), "stone:seat2"),
        (has("ceramics-works canal-1", money=4), has(), "stone:bank"),
    ],
)
def test_a_resource_comes_from_one_of_four_sources(mine: Data, theirs: Data, move: str) -> None:
    match = laying("II", A=mine, B=theirs)

    play(match, f"lay ceramics-works {move}")

    assert "ceramics-works" in laid(match, "A")


def test_one_seller_only_can_have_the_single_factory_of_a_resource() -> None:
    tiles = industria().figures.data["tiles"].values()
    makers = [tile["makes"] for tile in tiles if tile.get("makes")]

    assert sorted(makers) == sorted(industria().figures.data["resources"])


def test_one_seller_the_choice_is_between_a_tile_and_paying_the_maker() -> None:
    match = laying(
        "II", A=has("ceramics-works stone-1 canal-1", money=4), B=has(), C=has(laid="quarry")
    )

    assert sources(match, "ceramics-works") == ["stone:tile", "stone:seat3"]


def test_one_seller_among_several_would_be_the_buyers_choice() -> None:
    two_makers = industria(figures={"tiles": {"clay-pit": {"makes": "stone"}}})
    match = laying(
        "II", game=two_makers,
        A=has("ceramics-works canal-1", money=4), B=has(laid="quarry"), D=has(laid="clay-pit"),
    )  # fmt: skip

    assert sources(match, "ceramics-works") == ["stone:seat2", "stone:seat4"]
    match.choose("stone:seat4")

    assert match.position()["seats"]["D"]["money"] == 1


def test_a_resource_tile_is_spent_by_its_holder_and_gone_for_good() -> None:
    match = laying("I", A=has("architecture stone-1 canal-1"), B=has())

    play(match, "lay architecture stone:tile")

    assert hand(match, "A") == ["canal-1"]
    assert "stone-1" in match.position()["gone"]


def test_a_resource_tile_in_another_hand_is_no_help() -> None:
    match = laying("I", A=has("architecture canal-1", money=9), B=has("stone-1"))

    assert refused(match, "lay architecture") == ("IN-54", "no-supply")


def test_a_resource_tile_supplies_one_unit_of_what_it_shows() -> None:
    match = laying("II", A=has("brickworks stone-1 canal-1", money=4), B=has())

    assert refused(match, "lay brickworks stone:tile wood:tile") == ("IN-47", "no-resource-tile")


def test_of_two_alike_resource_tiles_only_one_is_spent() -> None:
    match = laying("IV", A=has("nuclear-plant cement-3 cement-4 canal-1", money=4), B=has())

    play(match, "lay nuclear-plant cement:tile")

    assert hand(match, "A") == ["canal-1", "cement-4"]


@pytest.mark.parametrize("maker", [has(), has(laid="quarry")])
def test_resource_tile_choice_is_free_between_the_tile_and_paying(maker: Data) -> None:
    match = laying("II", A=has("ceramics-works stone-1 canal-1", money=4), B=maker)

    assert len(sources(match, "ceramics-works")) == 2
    match.choose(offers(match)[1])

    assert hand(match, "A") == ["stone-1", "canal-1"]
    assert money(match)[0] == 0


def test_resource_tile_choice_is_there_in_the_epoch_of_the_resource() -> None:
    match = laying("II", A=has("optics glass-2 canal-1"), B=has())

    play(match, "lay optics glass:tile")

    assert laid(match, "A") == ["optics"]


def test_resource_tile_choice_is_there_in_the_round_of_its_purchase() -> None:
    match = industria().at(
        {
            "phase": "deciding",
            "lot": "stone-1",
            "offered": ["stone-1"],
            "bid": 1,
            "bidder": "B",
            "seats": {"A": has(money=0), "B": has("architecture canal-1", money=1)},
        }
    )

    play(match, "sell", "lay architecture stone:tile")

    assert laid(match, "B") == ["architecture"]


def test_resource_tile_choice_is_none_with_an_own_factory() -> None:
    match = laying("II", A=has("ceramics-works stone-1 canal-1", money=3, laid="quarry"), B=has())

    assert refused(match, "lay ceramics-works stone:tile") == ("IN-49", "own-factory-supplies")
    play(match, "lay ceramics-works")

    assert hand(match, "A") == ["stone-1", "canal-1"]


def test_own_resource_is_free_and_comes_by_itself() -> None:
    match = laying("II", A=has("ceramics-works canal-1", money=3, laid="quarry"), B=has())

    play(match, "lay ceramics-works")

    assert money(match)[0] == 0
    assert "A’s own factory supplies stone." in match.log()


def test_own_resource_is_without_limit() -> None:
    match = laying(
        "II", round=3, A=has("ceramics-works architecture canal-1", money=3, laid="quarry"), B=has(),
        game=industria(figures={"tiles": {"architecture": {"epoch": 2}, "optics": {"epoch": 1}}}),
    )  # fmt: skip

    play(match, "lay ceramics-works stone:own", "lay architecture stone:own")

    assert money(match)[0] == 0


@pytest.mark.parametrize("source", ["bank", "tile", "seat2"])
def test_own_resource_leaves_no_other_source(source: str) -> None:
    match = laying("II", A=has("ceramics-works stone-1 canal-1", money=9, laid="quarry"))

    assert refused(match, f"lay ceramics-works stone:{source}") == ("IN-49", "own-factory-supplies")


def test_opponent_resource_costs_one_thaler_paid_to_the_owner() -> None:
    match = laying("I", A=has("architecture canal-1", money=3), B=has(), C=has(laid="quarry"))

    play(match, "lay architecture")

    assert money(match)[:3] == [2, 0, 1]


def test_opponent_resource_is_sold_only_by_whoever_makes_it() -> None:
    match = laying("I", A=has("architecture canal-1", money=3), C=has(laid="quarry"))

    for other in ("seat2", "seat4"):
        assert refused(match, f"lay architecture stone:{other}") == (
            "IN-50",
            "seat-does-not-make-it",
        )


def test_opponent_resource_is_sold_without_asking_the_owner() -> None:
    match = laying("I", A=has("architecture", money=1), B=has("canal-1"), C=has(laid="quarry"))

    play(match, "lay architecture")

    assert match.names[match.seat] == "B"
    assert money(match)[2] == 1


def test_opponent_resource_pays_a_thaler_that_can_be_spent_in_the_same_phase() -> None:
    match = laying("I", A=has("architecture", money=1), B=has("clay-pit", money=1, laid="quarry"))

    play(match, "lay architecture", "lay clay-pit")

    assert laid(match, "B") == ["clay-pit", "quarry"]


def test_opponent_resource_comes_from_a_factory_built_late_as_well() -> None:
    match = laying("III", A=has("quarry", money=3), B=has("stock-exchange canal-1", money=5))

    play(match, "lay quarry", "lay stock-exchange stone:seat1 glass:bank")

    assert money(match)[:2] == [1, 0]


def test_opponent_resource_is_avoided_only_by_an_own_tile() -> None:
    match = laying("II", A=has("ceramics-works canal-1", money=9), B=has(laid="quarry"))

    assert refused(match, "lay ceramics-works stone:tile") == ("IN-47", "no-resource-tile")
    assert refused(match, "lay ceramics-works stone:bank") == ("IN-51", "somebody-makes-it")
    assert refused(match, "lay ceramics-works stone:own") == ("IN-49", "no-own-factory")


def test_bank_resource_costs_one_thaler() -> None:
    match = laying("II", others=has(), A=has("ceramics-works canal-1", money=4))

    play(match, "lay ceramics-works stone:bank")

    assert money(match) == [0, 0, 0, 0]


def test_bank_resource_is_sold_only_as_long_as_nobody_makes_it() -> None:
    match = laying("II", A=has("ceramics-works canal-1", money=4), D=has(laid="quarry"))

    assert refused(match, "lay ceramics-works stone:bank") == ("IN-51", "somebody-makes-it")


def test_bank_resource_is_of_an_earlier_epoch() -> None:
    match = laying("III", A=has("oil-field cement-3 canal-1", money=9))

    assert refused(match, "lay oil-field iron:bank cement:bank") == (
        "IN-52",
        "bank-does-not-sell-yet",
    )
    assert match.refusal("lay oil-field iron:bank cement:tile") is None


@pytest.mark.parametrize("resource", ["plastics", "computers"])
def test_bank_resource_with_three_players_never_is_plastics_or_computers(resource: str) -> None:
    craving = industria(3, figures={"tiles": {"clay-pit": {"needs": [resource]}}})

    match = laying("IV", round=4, game=craving, A=has("clay-pit canal-1", money=9))

    assert refused(match, "lay clay-pit") == ("IN-54", "no-supply")


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        (has("architecture stone-1 canal-1"), has()),
        (has("architecture canal-1", laid="quarry"), has()),
        (has("architecture canal-1", money=1), has(laid="quarry")),
    ],
)
def test_same_epoch_supply_comes_from_tiles_and_factories(mine: Data, theirs: Data) -> None:
    match = laying("I", A=mine, B=theirs)

    assert "architecture" in step(match, "lay architecture")["seats"]["A"]["laid"]


def test_same_epoch_supply_never_comes_from_the_bank() -> None:
    match = laying("I", A=has("architecture canal-1", money=9))

    assert refused(match, "lay architecture") == ("IN-54", "no-supply")


def test_a_tile_waits_as_long_as_a_resource_is_not_to_be_had() -> None:
    early = laying("II", A=has("optics canal-1", money=9))
    served = laying("II", A=has("optics canal-1", money=9), B=has(laid="glassworks"))

    assert refused(early, "lay optics") == ("IN-54", "no-supply")
    assert served.refusal("lay optics") is None


@pytest.mark.parametrize(("purse", "enough"), [(3, False), (4, True)])
def test_a_tile_waits_as_long_as_money_is_missing(purse: int, enough: bool) -> None:
    match = laying("II", A=has("ceramics-works canal-1", money=purse))

    if enough:
        assert match.refusal("lay ceramics-works") is None
    else:
        assert refused(match, "lay ceramics-works") == ("IN-55", "too-dear")
