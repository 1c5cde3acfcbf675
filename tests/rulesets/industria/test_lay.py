"""Phase 4: laying tiles (IN-34 to IN-45)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.industria.table import choosing, hand, has, idle, industria, laid, laying, money
from rulesets.playing import asked, offers, play, refused, step


def test_laying_turns_begin_with_the_first_player_and_go_clockwise() -> None:
    match = laying(
        "II", first="C", A=has("canal-1"), B=has("canal-2"), C=has("harbour-1"), D=has("rails-2")
    )
    order = []

    while match.position()["phase"] == "laying":
        order.append(asked(match))
        play(match, "done")

    assert order == ["C", "D", "A", "B"]


def test_laying_turns_begin_with_the_first_player_whoever_was_auctioneer_last() -> None:
    last_tile = choosing(
        "clay-pit", first="B", auctioneer="D", others=has(), A=has("canal-1"), B=has("harbour-1")
    )

    assert last_tile.position()["phase"] == "laying"
    assert asked(last_tile) == "B"


def test_laying_turns_are_one_visit_each() -> None:
    match = laying("I", A=has("clay-pit canal-1", money=2), B=has("harbour-1"))

    play(match, "lay clay-pit")
    assert asked(match) == "A"
    play(match, "done")
    assert asked(match) == "B"
    play(match, "done")

    assert match.position()["round"] == 3
    assert hand(match, "A") == ["canal-1"]


def test_laying_turns_show_later_players_what_was_just_built() -> None:
    match = laying(
        "II", A=has("quarry", money=3), B=has("ceramics-works rails-2", money=4), C=has()
    )

    play(match, "lay quarry")

    assert refused(match, "lay ceramics-works stone:bank") == ("IN-51", "somebody-makes-it")
    assert step(match, "lay ceramics-works stone:seat1")["seats"]["A"]["money"] == 1


def test_laying_turns_may_be_used_to_lay_nothing() -> None:
    match = laying("I", A=has("clay-pit", money=2), B=has("canal-1"))

    play(match, "done")

    assert (hand(match, "A"), laid(match, "A")) == (["clay-pit"], [])
    assert asked(match) == "B"


def test_only_tiles_of_ones_own_hand_are_laid() -> None:
    match = laying(
        "I", A=has("canal-1", money=9), B=has("clay-pit harbour-1"), D=has(laid="quarry")
    )

    for elsewhere in ("clay-pit", "quarry", "sawmill", "bank"):
        assert refused(match, f"lay {elsewhere}") == ("IN-35", "not-in-hand")


def test_a_tile_laid_lies_in_front_of_its_owner_for_all_to_see() -> None:
    match = laying("I", A=has("clay-pit canal-1", money=2), B=has())

    play(match, "lay clay-pit")

    assert laid(match, "A") == ["clay-pit"]
    assert match.view(2)["seats"]["A"]["laid"] == ["clay-pit"]


def test_a_visit_lays_at_most_one_factory() -> None:
    match = laying("I", A=has("clay-pit coal-mine canal-1", money=9))

    play(match, "lay clay-pit")

    assert refused(match, "lay coal-mine") == ("IN-36", "second-factory")
    assert offers(match) == ["lay canal-1", "done"]


def test_a_visit_lays_at_most_one_technology() -> None:
    match = laying("I", A=has("architecture mechanical-engineering canal-1", laid="quarry sawmill"))

    play(match, "lay architecture")

    assert refused(match, "lay mechanical-engineering") == ("IN-37", "second-technology")
    assert offers(match) == ["lay canal-1", "done"]


def test_bonus_epoch_a_visit_lays_at_most_one_bonus() -> None:
    match = laying("I", A=has("canal-1 harbour-1 clay-pit", money=2))

    play(match, "lay canal-1")

    assert refused(match, "lay harbour-1") == ("IN-38", "second-bonus")
    assert offers(match) == ["lay clay-pit", "done"]


@pytest.mark.parametrize("tile_epoch", ["I", "II", "III", "IV", "V"])
def test_bonus_epoch_a_bonus_is_laid_in_any_epoch(tile_epoch: str) -> None:
    match = laying(tile_epoch, A=has("canal-1"))

    assert step(match, "lay canal-1")["seats"]["A"]["laid"] == ["canal-1"]


def test_the_next_round_allows_one_of_each_kind_again() -> None:
    match = laying("I", round=1, others=has(), A=has("clay-pit coal-mine", money=5))

    play(match, "lay clay-pit")
    while match.position()["phase"] != "laying" or asked(match) != "A":
        match.choose(idle(match.options()))

    assert match.position()["round"] == 2
    assert match.refusal("lay coal-mine") is None


def test_a_factory_a_technology_and_a_bonus_are_laid_in_one_visit() -> None:
    match = laying(
        "I", A=has("sawmill mechanical-engineering canal-1", money=3), B=has("harbour-1")
    )

    play(match, "lay sawmill", "lay mechanical-engineering", "lay canal-1")

    assert laid(match, "A") == ["sawmill", "mechanical-engineering", "canal-1"]
    assert asked(match) == "B"


def test_a_resource_tile_is_never_laid() -> None:
    match = laying("I", A=has("stone-1 canal-1", money=9))

    assert refused(match, "lay stone-1") == ("IN-39", "resources-are-not-laid")
    assert offers(match) == ["lay canal-1", "done"]


def test_build_order_a_factory_supplies_the_technology_laid_after_it() -> None:
    match = laying("I", A=has("sawmill mechanical-engineering", money=3), B=has("canal-1"))

    play(match, "lay sawmill", "lay mechanical-engineering wood:own")

    assert laid(match, "A") == ["sawmill", "mechanical-engineering"]
    assert money(match)[0] == 0


def test_build_order_a_technology_laid_before_the_factory_cannot_use_it() -> None:
    match = laying("I", A=has("sawmill mechanical-engineering", money=4), B=has("canal-1"))

    assert refused(match, "lay mechanical-engineering") == ("IN-54", "no-supply")


def test_build_order_a_tile_never_supplies_itself() -> None:
    thirsty = industria(figures={"tiles": {"quarry": {"needs": ["stone"]}}})
    match = laying("I", game=thirsty, A=has("quarry canal-1", money=9))

    assert refused(match, "lay quarry") == ("IN-54", "no-supply")


def test_build_order_a_tile_never_cheapens_itself() -> None:
    match = laying("II", A=has("bank canal-1", money=4))

    assert refused(match, "lay bank") == ("IN-55", "too-dear")  # 3, stone 1, brick 1


def test_a_factory_costs_its_printed_price_paid_to_the_bank() -> None:
    match = laying("I", others=has(), A=has("clay-pit canal-1", money=5))

    play(match, "lay clay-pit")

    assert money(match) == [3, 0, 0, 0]
    assert match.log()[0] == "A lays Clay pit (2 thalers)."


def test_technology_cost_is_no_thaler() -> None:
    match = laying("I", A=has("mechanical-engineering canal-1", laid="sawmill"), B=has())

    play(match, "lay mechanical-engineering")

    assert money(match)[0] == 0
    assert match.log()[0] == "A lays Mechanical engineering (free)."


def test_technology_cost_is_one_or_two_resources() -> None:
    tiles = industria().figures.data["tiles"].values()
    technologies = [tile for tile in tiles if tile["kind"] == "technology"]

    assert len(technologies) == 12
    assert {len(tile["needs"]) for tile in technologies} == {1, 2}
    assert all("price" not in tile for tile in technologies)


def test_bonus_cost_is_nothing_at_all() -> None:
    match = laying("I", A=has("canal-1 clay-pit", money=0), B=has("harbour-1"))

    play(match, "lay canal-1")

    assert laid(match, "A") == ["canal-1"]
    assert money(match)[0] == 0


def test_every_resource_that_a_tile_needs_has_to_be_supplied() -> None:
    match = laying("I", A=has("brickworks canal-1", money=9, laid="sawmill"))

    assert refused(match, "lay brickworks") == ("IN-54", "no-supply")


TWICE = {"tiles": {"iron-ore-mine": {"needs": ["wood", "wood"]}}}


def test_two_copies_are_both_supplied_by_an_own_factory() -> None:
    match = laying(
        "I", game=industria(figures=TWICE), A=has("iron-ore-mine canal-1", money=2, laid="sawmill")
    )

    play(match, "lay iron-ore-mine wood:own wood:own")

    assert money(match)[0] == 0


def test_two_copies_bought_from_an_opponent_are_paid_one_by_one() -> None:
    match = laying(
        "I", game=industria(figures=TWICE),
        A=has("iron-ore-mine canal-1", money=4), B=has(laid="sawmill"),
    )  # fmt: skip

    play(match, "lay iron-ore-mine")

    assert money(match)[:2] == [0, 2]


def test_two_copies_need_two_resource_tiles_or_one_and_a_thaler() -> None:
    match = laying(
        "I", game=industria(figures=TWICE),
        A=has("iron-ore-mine wood-1 canal-1", money=3), B=has(laid="sawmill"),
    )  # fmt: skip

    assert refused(match, "lay iron-ore-mine wood:tile wood:tile") == ("IN-47", "no-resource-tile")
    assert refused(match, "lay iron-ore-mine wood:seat2 wood:seat2") == (
        "IN-55",
        "cannot-pay-source",
    )
    play(match, "lay iron-ore-mine wood:tile wood:seat2")

    assert money(match)[:2] == [0, 1]
    assert hand(match, "A") == ["canal-1"]


def test_two_copies_are_not_covered_by_one_resource_tile() -> None:
    game = industria(figures=TWICE)
    mine = has("iron-ore-mine wood-1 canal-1", money=2)

    alone = laying("I", game=game, A=mine)
    beside_a_maker = laying("I", game=game, A=mine, B=has(laid="sawmill"))

    assert refused(alone, "lay iron-ore-mine") == ("IN-54", "no-supply")
    assert refused(beside_a_maker, "lay iron-ore-mine") == ("IN-55", "too-dear")


def test_two_copies_of_which_one_is_missing_are_named_in_the_refusal() -> None:
    match = laying(
        "I", game=industria(figures=TWICE), A=has("iron-ore-mine wood-1 canal-1", money=9)
    )

    refusal = match.refusal("lay iron-ore-mine")

    assert refusal is not None and refusal.rule == "IN-54"
    assert refusal.text("en").startswith("Iron ore mine needs wood, which is not to be had")


@pytest.mark.parametrize(
    ("purse", "move"),
    [
        (2, "lay brickworks"),
        (3, "lay brickworks stone:seat2 wood:bank"),
        (4, "lay brickworks stone:bank wood:bank"),
    ],
)
def test_pay_in_full_or_nothing_happens(purse: int, move: str) -> None:
    match = laying("II", A=has("brickworks wood-1 canal-1", money=purse), B=has(laid="quarry"))
    before = match.position()

    with pytest.raises(ib.IllegalMove):
        match.play(move)

    assert match.position() == before


def test_pay_in_full_several_sellers_from_one_purse() -> None:
    match = laying(
        "II", A=has("brickworks canal-1", money=4), B=has(laid="quarry"), C=has(laid="sawmill")
    )

    play(match, "lay brickworks")

    assert money(match)[:3] == [0, 1, 1]


def test_pay_in_full_without_what_one_will_earn_later() -> None:
    match = laying(
        "II", A=has("clay-pit canal-1", money=1, laid="quarry"), B=has("ceramics-works", money=4)
    )

    assert refused(match, "lay clay-pit") == ("IN-55", "too-dear")
