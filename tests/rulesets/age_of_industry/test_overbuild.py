"""Overbuilding (AI-100 to AI-108)."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from rulesets.age_of_industry.table import (
    coal,
    counter,
    end_game,
    germany,
    has,
    iron,
    left,
    loans,
    market,
    money,
    new_england,
    spent,
    told,
)
from rulesets.playing import allowed, play, refused, why

HIGHER = ("AI-100", "overbuild-needs-higher-level")
REMAIN = ("AI-105", "overbuild-while-cubes-remain")
OTHERS = ("AI-104", "overbuild-only-mines-and-works")

# One's own counters.


def test_an_own_counter_may_be_overbuilt_by_a_higher_level() -> None:
    match = germany("koeln.1 A cotton-mill-1", "B koeln-belgium",
                    A=has("red", display="cotton-mill-1 0"))  # fmt: skip

    play(match, "build [red] cotton-mill koeln.1")

    assert counter(match, "koeln.1") == "A cotton-mill-2"


@pytest.mark.parametrize(("stands", "built"), [
    ("A cotton-mill-1", "cotton-mill"), ("A iron-works-2 4", "iron-works"),
    ("A cotton-mill-3", "factory"),
])  # fmt: skip
def test_an_equal_or_lower_level_is_refused(stands: str, built: str) -> None:
    display = {"cotton-mill": "cotton-mill-1 1", "iron-works": "iron-works-1 0",
               "factory": "factory-0 0"}  # fmt: skip
    match = germany(f"koeln.1 {stands}", "B koeln-belgium", A=has("red", display=display[built]))

    assert refused(match, f"build [red] {built} koeln.1") == HIGHER


@pytest.mark.parametrize("stands", ["A cotton-mill-1", "A cotton-mill-1 flipped"])
def test_the_covered_counter_may_show_either_side(stands: str) -> None:
    match = germany(f"koeln.1 {stands}", "B koeln-belgium",
                    A=has("red", display="cotton-mill-1 0"))  # fmt: skip

    play(match, "build [red] cotton-mill koeln.1")

    assert counter(match, "koeln.1") == "A cotton-mill-2"


def test_no_supply_has_to_be_exhausted() -> None:
    match = germany("essen.1 A coal-mine-1, essen.2 B coal-mine-1",
                    A=has("red", display="coal-mine-1 0"))  # fmt: skip

    assert coal(match) == 6
    assert allowed(match, "build [red] coal-mine essen.1")


def test_the_limit_of_the_location_is_kept() -> None:
    match = germany("essen.1 A coal-mine-1, essen.3 A cotton-mill-1",
                    A=has("red", display="coal-mine-1 0"))  # fmt: skip

    assert why(match, "build [red] coal-mine essen.2") == "two-counter-limit"
    play(match, "build [red] coal-mine essen.1")

    assert counter(match, "essen.1") == "A coal-mine-2 4"


def test_another_industry_may_cover_if_it_fits_the_space() -> None:
    match = germany("koeln.1 A cotton-mill-1, bremen.1 A port-1", "B koeln-belgium",
                    A=has("red blue", money=40, display="factory-0 0, iron-works-1 0"))  # fmt: skip

    assert why(match, "build [blue] iron-works bremen.1") == "port-space"
    play(match, "build [red] iron-works koeln.1")

    assert counter(match, "koeln.1") == "A iron-works-2 4"


def test_what_the_new_counter_needs_is_brought_as_always() -> None:
    match = germany("koeln.1 A cotton-mill-1", A=has("red", display="cotton-mill-1 0"))

    assert why(match, "build [red] cotton-mill koeln.1") == "no-coal"


def works_under_factory(cubes: int, railways: str = "B koeln-belgium", more: str = "") -> ib.Match:
    """A wants a factory over an own iron works with cubes on it."""
    return germany(f"koeln.1 A iron-works-1 {cubes}{more}", railways,
                   A=has("red", display="factory-0 0"))  # fmt: skip


def test_the_covered_counter_feeds_what_covers_it() -> None:
    match = works_under_factory(2)

    play(match, "build [red] factory koeln.1")

    assert (counter(match, "koeln.1"), iron(match)) == ("A factory-3", 6)
    assert (spent(match), loans(match), money(match)) == (8 + 1, 1, 1)


def test_if_its_last_cube_goes_it_flips_and_pays_first() -> None:
    match = works_under_factory(1)

    play(match, "build [red] factory koeln.1")

    assert (loans(match), money(match)) == (1, 5 + 10 - 9)
    assert "Iron works 1 in Köln flips: A gets $5." in told(match)


def test_it_is_the_nearest_source() -> None:
    match = works_under_factory(2, "B koeln-belgium, B essen-koeln", ", essen.3 B iron-works-1")

    assert why(match, "build [red] factory koeln.1 coal:display iron:essen.3") == "not-nearest"


def test_cubes_left_on_it_return_to_the_stock_without_profit() -> None:
    match = germany("essen.1 A coal-mine-1 2", coal=1,
                    A=has("red", money=5, display="coal-mine-1 0"))  # fmt: skip

    play(match, "build [red] coal-mine essen.1")

    assert (money(match), coal(match)) == (5 - 2, 1)
    assert not [line for line in told(match) if "flips" in line]


def test_the_new_counter_gets_its_full_number_of_cubes() -> None:
    match = germany("essen.1 A coal-mine-1 2", A=has("red", display="coal-mine-1 0"))

    play(match, "build [red] coal-mine essen.1")

    assert counter(match, "essen.1") == "A coal-mine-2 4"


def test_a_mill_that_had_not_sold_brings_nothing() -> None:
    match = germany("koeln.1 A cotton-mill-1", "B koeln-belgium",
                    A=has("red", money=7, display="cotton-mill-1 0"))  # fmt: skip

    play(match, "build [red] cotton-mill koeln.1")

    assert money(match) == 0


# Counters of others.


def over_mine(
    mine: str = "B coal-mine-1 flipped", more: str = "", railways: str = "", hand: str = "red",
    **market: Any,
) -> ib.Match:  # fmt: skip
    """A wants to build over another player's mine in Essen."""
    return germany(f"essen.1 {mine}{more}", railways, **{"coal": 0, **market},
                   A=has(hand, money=9, display="coal-mine-1 0"))  # fmt: skip


def test_another_players_mine_may_be_overbuilt_when_all_coal_is_gone() -> None:
    match = over_mine()

    play(match, "build [red] coal-mine essen.1")

    assert counter(match, "essen.1") == "A coal-mine-2 4"


def test_another_players_works_when_all_iron_is_gone() -> None:
    match = germany("koeln.1 B iron-works-1 flipped", "C koeln-belgium", iron=0,
                    A=has("red", display="iron-works-1 0"))  # fmt: skip

    play(match, "build [red] iron-works koeln.1")

    # Four cubes fill four of the six empty spaces.
    assert (counter(match, "koeln.1"), iron(match)) == ("A iron-works-2 flipped", 4)


@pytest.mark.parametrize(("stands", "built", "display"), [
    ("koeln.1 B cotton-mill-1 flipped", "cotton-mill", "cotton-mill-1 0"),
    ("koeln.1 B iron-works-1 flipped", "cotton-mill", "cotton-mill-1 0"),
    ("koeln.1 B cotton-mill-1 flipped", "iron-works", "iron-works-1 0"),
])  # fmt: skip
def test_nothing_else_of_another_player_may_be(stands: str, built: str, display: str) -> None:
    match = germany(stands, "C koeln-belgium", coal=0, iron=0, A=has("red", display=display))

    assert refused(match, f"build [red] {built} koeln.1") == OTHERS


def test_nor_a_port_nor_a_ship() -> None:
    match = new_england("boston.1 B port-1 flipped, massachusetts-bay B ship-3 flipped",
                        markets="massachusetts-bay none",
                        A=has("mauve", display="port-1 0, ship-0 0, ship-3 0"))  # fmt: skip

    assert refused(match, "build [mauve] port boston.1") == OTHERS
    assert refused(match, "build [mauve] ship massachusetts-bay") == OTHERS


def test_a_card_that_allows_the_space_is_needed() -> None:
    match = over_mine(more=", kiel A port-1", hand="coal-mine blue")

    assert why(match, "build [coal-mine] coal-mine essen.1") == "not-connected"
    assert why(match, "build [blue] coal-mine essen.1") == "not-the-cards-colour"
    assert allowed(match, "combine [blue] coal-mine essen.1")


def test_the_limit_of_the_location_binds() -> None:
    match = over_mine(more=", essen.3 A cotton-mill-1, essen.4 A iron-works-1")
    one = over_mine(more=", essen.3 A cotton-mill-1")

    assert why(match, "build [red] coal-mine essen.1") == "two-counter-limit"
    assert allowed(one, "build [red] coal-mine essen.1")


def test_the_cubes_are_counted_before_the_new_counter_gets_any() -> None:
    match = over_mine(more=", essen.2 C coal-mine-1 flipped", hand="red red")

    play(match, "build [red] coal-mine essen.1")

    assert counter(match, "essen.1") == "A coal-mine-2 4"
    assert refused(match, "build [red] coal-mine essen.2") == REMAIN


def test_cubes_that_nobody_can_reach_count_too() -> None:
    match = over_mine(more=", breslau.1 C coal-mine-1 1")

    assert refused(match, "build [red] coal-mine essen.1") == REMAIN


def test_a_cube_on_the_display_is_enough_to_refuse_it() -> None:
    assert refused(over_mine(coal=1), "build [red] coal-mine essen.1") == REMAIN


def test_cubes_on_the_mine_itself_count() -> None:
    match = over_mine("B coal-mine-1 1")

    assert refused(match, "build [red] coal-mine essen.1") == REMAIN


def test_iron_does_not_protect_a_mine() -> None:
    match = over_mine(more=", essen.3 C iron-works-1", iron=6)

    assert allowed(match, "build [red] coal-mine essen.1")


def pennsylvania(ship: str, markets: str = "new-york-bight cotton") -> ib.Match:
    """A wants to build over a mine in Pennsylvania, with ships about."""
    return new_england(f"pennsylvania.1 B coal-mine-1 flipped, new-york.1 C port-1{ship}",
                       markets=markets, coal=0,
                       A=has("blue", display="coal-mine-1 0"))  # fmt: skip


def test_cubes_in_an_import_box_count_as_on_the_map() -> None:
    match = pennsylvania(", new-york-bight C ship-3 1")

    assert refused(match, "build [blue] coal-mine pennsylvania.1") == REMAIN


def test_an_empty_box_and_the_box_of_a_ship_not_built_do_not() -> None:
    for ship in (", new-york-bight C ship-3 0", ""):
        assert allowed(pennsylvania(ship), "build [blue] coal-mine pennsylvania.1")


def test_another_players_counter_needs_a_higher_level_too() -> None:
    match = over_mine("B coal-mine-2 flipped")

    assert refused(match, "build [red] coal-mine essen.1") == (
        "AI-106", "overbuild-rival-needs-higher-level",
    )  # fmt: skip


def test_its_owner_keeps_neither_points_nor_counter() -> None:
    match = over_mine()
    before = match.scores()[1]

    play(match, "build [red] coal-mine essen.1")

    assert (before, match.scores()[1]) == (1, 0)
    assert left(match, "coal-mine-1", "B") == 1


def test_profit_already_taken_stays() -> None:
    match = germany("essen.1 B coal-mine-1 flipped", coal=0, B=has(money=4),
                    A=has("red", money=9, display="coal-mine-1 0"))  # fmt: skip

    play(match, "build [red] coal-mine essen.1")

    assert money(match, "B") == 4


def test_an_own_covered_counter_does_not_go_back_to_the_display() -> None:
    match = germany("koeln.1 A cotton-mill-1", "B koeln-belgium",
                    A=has("red", display="cotton-mill-1 0"))  # fmt: skip

    play(match, "build [red] cotton-mill koeln.1")

    assert (left(match, "cotton-mill-1"), left(match, "cotton-mill-2")) == (0, 1)


# Ships.


def over_ship(
    cubes: str, counters: str = "boston.1 B port-1", bay: str = "cotton", **more: Any
) -> ib.Match:
    """A wants a ship of level four over the own ship in Massachusetts Bay."""
    return new_england(f"{counters}, massachusetts-bay A ship-3 {cubes}",
                       markets=f"massachusetts-bay {bay}", **more,
                       A=has("mauve mauve", money=40, display="ship-3 0"))  # fmt: skip


SHIP = "build [mauve] ship massachusetts-bay"


def test_a_ship_over_a_ship_brings_no_coal_and_no_market() -> None:
    match = over_ship("flipped", bay="cotton used")

    play(match, SHIP)

    assert counter(match, "massachusetts-bay") == "A ship-4 0 covers"
    assert market(match, "massachusetts-bay") == "cotton used"


def test_cubes_left_stay_for_anybody_and_one_may_serve_the_new_ship() -> None:
    match = over_ship("3", coal=2)

    play(match, SHIP)

    assert counter(match, "massachusetts-bay") == "A ship-4 2 covers"
    assert coal(match) == 2  # none moves to the display


def test_the_covered_ship_leaves_without_profit() -> None:
    match = over_ship("1", bay="none")

    play(match, SHIP)

    assert counter(match, "massachusetts-bay") == "A ship-4 0 covers"
    assert money(match) == 40 - 11 - 1
    assert not [line for line in told(match) if "flips" in line]


def test_it_never_flips_when_its_coal_is_used_up() -> None:
    match = new_england("boston.1 B port-1, massachusetts-bay A ship-4 1 covers",
                        markets="massachusetts-bay none",
                        A=has("mauve", money=40, display="iron-works-1 0"))  # fmt: skip

    play(match, "build [mauve] iron-works boston.3")

    assert counter(match, "massachusetts-bay") == "A ship-4 0 covers"
    assert money(match) == 40 - 4


def test_nor_when_its_market_is_used_up() -> None:
    match = new_england("boston.1 B port-1, boston.3 A cotton-mill-1, "
                        "massachusetts-bay A ship-4 0 covers",
                        markets="massachusetts-bay cotton")  # fmt: skip

    play(match, "sell boston.3 to:massachusetts-bay")

    assert counter(match, "massachusetts-bay") == "A ship-4 0 covers"
    assert money(match) == 8


def test_it_keeps_lane_coal_and_market_open() -> None:
    match = new_england("boston.1 B port-1, boston.3 A cotton-mill-1, "
                        "massachusetts-bay A ship-4 1 covers",
                        markets="massachusetts-bay cotton",
                        A=has("mauve", display="iron-works-1 0"))  # fmt: skip

    assert allowed(match, "sell boston.3 to:massachusetts-bay")
    assert allowed(match, "build [mauve] iron-works boston.4 coal:massachusetts-bay")


def test_it_scores_its_level() -> None:
    game = new_england().game
    match = end_game("boston.1 B port-1, massachusetts-bay A ship-4 0 covers",
                     markets="massachusetts-bay cotton used", game=game)  # fmt: skip

    assert match.scores() == [4, 1, 0, 0]


def test_a_ship_of_the_same_level_is_refused() -> None:
    match = new_england("boston.1 B port-1, massachusetts-bay A ship-3 3",
                        A=has("mauve", display="ship-0 0"))  # fmt: skip

    assert refused(match, SHIP) == HIGHER
