"""Sell goods (AI-127 to AI-142)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.age_of_industry.table import (
    choices,
    coal,
    counter,
    germany,
    has,
    market,
    money,
    new_england,
    spent,
    told,
)
from rulesets.playing import allowed, asked, offers, play, refused, why

MILL = "koeln.1 A cotton-mill-1"
BELGIUM = "A koeln-belgium"


def test_goods_of_mills_and_factories_are_sold() -> None:
    match = germany(f"{MILL}, frankfurt.1 A factory-3", "B koeln-belgium, B koeln-frankfurt",
                    "belgium both")  # fmt: skip

    assert choices(match, "sell") == ["frankfurt.1", "koeln.1"]


def test_without_a_possible_sale_the_action_is_closed() -> None:
    match = germany(MILL, A=has("port"))

    assert "sell" not in offers(match)
    assert refused(match, "sell") == ("AI-127", "nothing-to-sell")


def test_at_least_one_sale_must_be_made() -> None:
    match = germany(f"{MILL}, frankfurt.1 A cotton-mill-1", "B koeln-belgium, B koeln-frankfurt",
                    "belgium both")  # fmt: skip

    assert refused(match, "sell stop") == ("AI-127", "sell-at-least-one")


@pytest.mark.parametrize(("stands", "reason"), [
    ("frankfurt.1 B cotton-mill-1", "not-your-counter"),
    ("frankfurt.1 A cotton-mill-1 flipped", "already-flipped"),
    ("frankfurt.1 A iron-works-1", "not-for-sale"),
    ("kiel A port-1", "not-your-counter"),
])  # fmt: skip
def test_only_own_mills_and_factories_that_are_not_flipped_sell(stands: str, reason: str) -> None:
    match = germany(f"{MILL}, {stands}", "B koeln-belgium koeln-frankfurt", "belgium both")

    assert refused(match, "sell frankfurt.1") == ("AI-128", reason)


def test_the_way_may_lead_over_railways_of_anybody() -> None:
    match = germany(f"{MILL}, bremen.1 B port-1", "B essen-koeln, C osnabrueck-essen, "
                    "D bremen-osnabrueck")  # fmt: skip

    play(match, "sell koeln.1 to:bremen.1")

    assert (money(match, "A"), money(match, "B")) == (8, 5)


def test_it_need_not_lead_to_the_nearest_buyer() -> None:
    match = germany(f"{MILL}, bremen.1 A port-1", "B essen-koeln osnabrueck-essen "
                    "bremen-osnabrueck koeln-belgium", "belgium cotton")  # fmt: skip

    play(match, "sell koeln.1 to:bremen.1")

    assert money(match) == 8 + 5
    assert market(match, "belgium") == "cotton"


def test_without_a_connection_nothing_is_sold() -> None:
    match = germany(f"{MILL}, bremen.1 B port-1", "B essen-koeln osnabrueck-essen koeln-belgium",
                    "belgium cotton")  # fmt: skip

    assert refused(match, "sell koeln.1 to:bremen.1") == ("AI-129", "buyer-not-connected")
    assert refused(match, "sell koeln.1 to:kiel") == ("AI-129", "no-port-there")


def test_a_counter_without_any_buyer_is_refused() -> None:
    match = germany(f"{MILL}, regensburg A cotton-mill-1", BELGIUM, "belgium cotton")

    assert refused(match, "sell regensburg") == ("AI-129", "no-buyer")


def test_a_port_in_the_same_location_needs_no_railway() -> None:
    match = germany("hamburg.3 A cotton-mill-1, hamburg.1 B port-1")

    play(match, "sell hamburg.3")

    assert counter(match, "hamburg.1") == "B port-1 flipped"


def test_a_market_in_the_same_location_needs_none_either() -> None:
    game = ib.game("age-of-industry", players=4, figures={"places": {"kassel": {"markets": 1}}})
    match = germany("kassel A cotton-mill-1", "", "kassel cotton", game=game)

    play(match, "sell kassel")

    assert market(match, "kassel") == "cotton used"


# What ports and markets take.


@pytest.mark.parametrize(("port", "mill", "factory"), [
    ("port-1", True, False), ("port-2", True, True), ("port-3", True, True),
])  # fmt: skip
def test_a_port_of_level_one_takes_cotton_only(port: str, mill: bool, factory: bool) -> None:
    match = germany(f"hamburg.1 B {port}, hamburg.3 A cotton-mill-1, hamburg.4 A factory-3, "
                    "bremen.2 A cotton-mill-1, bremen.1 C port-1", "B hamburg-bremen")  # fmt: skip

    assert allowed(match, "sell hamburg.3 to:hamburg.1 stop") == mill
    found = match.refusal("sell hamburg.4 to:hamburg.1 stop")
    assert (found is None) == factory
    assert found is None or (found.rule, found.reason) == ("AI-132", "port-does-not-take-it")


@pytest.mark.parametrize(("asks", "mill", "factory"), [
    ("cotton", True, False), ("factory", False, True), ("both", True, True), ("none", False, False),
])  # fmt: skip
def test_a_market_counter_must_take_the_goods(asks: str, mill: bool, factory: bool) -> None:
    match = germany("koeln.1 A cotton-mill-1, frankfurt.1 A factory-3, bremen.1 C port-2",
                    "B koeln-belgium koeln-frankfurt essen-koeln osnabrueck-essen "
                    "bremen-osnabrueck", f"belgium {asks}")  # fmt: skip

    for space, takes in (("koeln.1", mill), ("frankfurt.1", factory)):
        found = match.refusal(f"sell {space} to:belgium stop")
        assert (found is None) == takes
        reason = "no-demand" if asks == "none" else "market-does-not-take-it"
        assert found is None or found.reason == reason


def test_nothing_is_sold_to_a_counter_without_demand() -> None:
    match = germany(f"{MILL}, bremen.1 C port-2", "B koeln-belgium essen-koeln osnabrueck-essen "
                    "bremen-osnabrueck", "belgium none")  # fmt: skip

    assert refused(match, "sell koeln.1 to:belgium") == ("AI-134", "no-demand")


def test_both_counters_are_flipped_also_where_the_market_takes_either() -> None:
    match = germany(MILL, BELGIUM, "belgium both")

    play(match, "sell koeln.1")

    assert counter(match, "koeln.1") == "A cotton-mill-1 flipped"
    assert market(match, "belgium") == "both used"


def test_a_used_port_or_market_serves_no_second_sale() -> None:
    match = germany(f"{MILL}, bremen.1 B port-1 flipped, hamburg.1 B port-1",
                    "B koeln-belgium essen-koeln osnabrueck-essen bremen-osnabrueck "
                    "hamburg-bremen", "belgium both used")  # fmt: skip

    assert refused(match, "sell koeln.1 to:belgium") == ("AI-136", "market-used")
    assert refused(match, "sell koeln.1 to:bremen.1") == ("AI-136", "port-used")
    assert allowed(match, "sell koeln.1 to:hamburg.1")


def test_flipped_ports_still_open_the_displays() -> None:
    match = germany("hamburg.1 B port-1 flipped", A=has("blue", display="cotton-mill-1 0"))

    play(match, "build [blue] cotton-mill hamburg.3")

    assert coal(match) == 5


def test_flipped_ports_and_ships_keep_sea_lanes_open() -> None:
    match = new_england("portland.2 A cotton-mill-1, portland.1 B port-1 flipped, portsmouth C port-1, "
                        "gulf-of-maine D ship-3 flipped",
                        markets="gulf-of-maine none")  # fmt: skip

    play(match, "sell portland.2 to:portsmouth")

    assert (money(match), money(match, "C")) == (8, 5)


def test_a_mill_that_has_sold_does_not_sell_again() -> None:
    match = germany(f"{MILL}, frankfurt.1 A cotton-mill-1", "B koeln-belgium koeln-frankfurt "
                    "frankfurt-mannheim mannheim-saarbruecken saarbruecken-france",
                    "belgium both, france both")  # fmt: skip

    play(match, "sell koeln.1 to:belgium stop")

    assert refused(match, "sell koeln.1 to:france") == ("AI-128", "already-flipped")


def test_another_players_port_is_used_without_asking() -> None:
    match = germany("hamburg.3 A cotton-mill-1, hamburg.1 B port-1")

    play(match, "sell hamburg.3")

    assert asked(match) == "A"
    assert money(match, "B") == 5


def test_nobody_is_forced_to_sell() -> None:
    match = germany("hamburg.1 A port-1, hamburg.3 B cotton-mill-1", A=has("port"))

    assert "sell" not in offers(match)
    assert why(match, "sell hamburg.3") == "not-your-counter"


@pytest.mark.parametrize(("mill", "profit"), [
    ("cotton-mill-1", 8), ("cotton-mill-2", 12), ("cotton-mill-3", 20), ("factory-3", 16),
    ("factory-4", 22),
])  # fmt: skip
@pytest.mark.parametrize(("port", "share"), [("port-2", 8), ("port-3", 11)])
def test_seller_and_owner_of_the_port_take_their_profits(
    mill: str, profit: int, port: str, share: int
) -> None:
    match = germany(f"hamburg.3 A {mill}, hamburg.1 B {port}")

    play(match, "sell hamburg.3")

    assert (money(match, "A"), money(match, "B")) == (profit, share)


def test_selling_costs_nothing_and_counts_for_nothing() -> None:
    match = germany("hamburg.3 A cotton-mill-1, hamburg.1 B port-1")

    play(match, "sell hamburg.3")

    assert spent(match) == 0


def test_as_many_sales_as_one_wishes_in_one_action() -> None:
    match = germany("hamburg.3 A cotton-mill-1, bremen.2 A cotton-mill-1, hamburg.1 B port-1, "
                    "bremen.1 C port-1", "B hamburg-bremen")  # fmt: skip
    one = germany("hamburg.3 A cotton-mill-1, bremen.2 A cotton-mill-1, hamburg.1 B port-1, "
                  "bremen.1 C port-1", "B hamburg-bremen")  # fmt: skip

    play(match, "sell hamburg.3 to:bremen.1 bremen.2 to:hamburg.1")
    play(one, "sell hamburg.3 to:bremen.1 stop")

    assert (money(match), money(one)) == (16, 8)
    assert match.position()["actions"] == one.position()["actions"] == 1


def test_what_the_first_sale_used_up_is_not_there_for_the_second() -> None:
    match = germany("hamburg.3 A cotton-mill-1, hamburg.4 A factory-3, hamburg.1 B port-2")

    assert choices(match, "sell") == ["hamburg.3", "hamburg.4"]
    assert why(match, "sell hamburg.3 to:hamburg.1 hamburg.4") == "no-buyer"
    play(match, "sell hamburg.3")

    assert counter(match, "hamburg.4") == "A factory-3"


# Over the sea.


def sea(ship: str = "C ship-3 2", port: str = "B port-1", bay: str = "cotton") -> ib.Match:
    """A sells from Boston to the market beyond Massachusetts Bay."""
    return new_england(f"boston.3 A cotton-mill-1, boston.1 {port}, massachusetts-bay {ship}",
                       markets=f"massachusetts-bay {bay}",
                       A=has("mauve mauve", money=40, display="cotton-mill-1 0"))  # fmt: skip


def test_only_the_market_counter_flips_not_the_port() -> None:
    match = sea()

    play(match, "sell boston.3 to:massachusetts-bay")

    assert market(match, "massachusetts-bay") == "cotton used"
    assert counter(match, "boston.1") == "B port-1"
    assert (money(match), money(match, "B")) == (48, 0)


@pytest.mark.parametrize("port", ["A port-1", "B port-1 flipped", "D port-3"])
def test_neither_owners_nor_sides_of_port_and_ship_matter(port: str) -> None:
    match = sea(port=port)

    assert allowed(match, "sell boston.3 to:massachusetts-bay")


def test_a_port_counter_where_the_way_leaves_the_land_is_needed() -> None:
    match = new_england("worcester.1 A cotton-mill-1, boston.1 B port-1, massachusetts-bay C ship-3 2",
                        "B worcester-boston", "massachusetts-bay cotton")  # fmt: skip
    other = new_england("providence.2 A cotton-mill-1, new-haven.1 B port-1, "
                        "block-island-sound C ship-3 2", "", "block-island-sound cotton")  # fmt: skip

    assert allowed(match, "sell worcester.1 to:massachusetts-bay")
    assert why(other, "sell providence.2 to:block-island-sound") == "buyer-overseas"


def test_a_factory_sells_overseas_beside_a_port_of_level_one() -> None:
    match = new_england("boston.3 A factory-3, boston.1 B port-1, massachusetts-bay C ship-3 2",
                        markets="massachusetts-bay factory")  # fmt: skip

    play(match, "sell boston.3")

    assert market(match, "massachusetts-bay") == "factory used"


def test_a_ship_flips_when_its_market_is_sold_to_and_its_coal_is_gone() -> None:
    match = sea("C ship-3 0")

    play(match, "sell boston.3 to:massachusetts-bay")

    assert counter(match, "massachusetts-bay") == "C ship-3 flipped"
    assert money(match, "C") == 14


def test_not_while_coal_is_left() -> None:
    match = sea("C ship-3 1")

    play(match, "sell boston.3 to:massachusetts-bay")

    assert (counter(match, "massachusetts-bay"), money(match, "C")) == ("C ship-3 1", 0)


def test_not_while_its_market_is_unused() -> None:
    match = sea("C ship-3 1")

    play(match, "build [mauve] cotton-mill boston.4")

    assert (counter(match, "massachusetts-bay"), money(match, "C")) == ("C ship-3 0", 0)


def test_it_flips_when_the_last_coal_goes_after_the_market() -> None:
    match = sea("C ship-3 1", bay="cotton used")

    play(match, "build [mauve] cotton-mill boston.4")

    assert counter(match, "massachusetts-bay") == "C ship-3 flipped"
    assert money(match, "C") == 14
    assert "Ship 3 in Massachusetts Bay flips: C gets $14." in told(match)


def test_with_a_counter_without_demand_it_flips_when_its_coal_is_gone() -> None:
    match = sea("C ship-4 1", bay="none")

    play(match, "build [mauve] cotton-mill boston.4")

    assert (counter(match, "massachusetts-bay"), money(match, "C")) == ("C ship-4 flipped", 18)


def test_if_all_of_it_goes_at_once_it_flips_as_it_is_built() -> None:
    match = new_england("boston.1 B port-1", markets="massachusetts-bay none", coal=4,
                        A=has("mauve", money=9, display="ship-0 0"))  # fmt: skip

    play(match, "build [mauve] ship massachusetts-bay")

    assert counter(match, "massachusetts-bay") == "A ship-3 flipped"
    assert money(match) == 9 - 9 + 2 + 14


def test_a_new_ship_with_an_open_market_stays_although_its_coal_is_gone() -> None:
    match = new_england("boston.1 B port-1", markets="massachusetts-bay cotton", coal=4,
                        A=has("mauve", money=9, display="ship-0 0"))  # fmt: skip

    play(match, "build [mauve] ship massachusetts-bay")

    assert (counter(match, "massachusetts-bay"), money(match)) == ("A ship-3 0", 2)
