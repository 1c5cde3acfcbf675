"""Ships, sea lanes and imports (AI-80 to AI-83, AI-93)."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from rulesets.age_of_industry.table import (
    choices,
    coal,
    counter,
    has,
    iron,
    loans,
    money,
    new_england,
    spent,
    told,
)
from rulesets.playing import allowed, play, refused, why

BOSTON = "boston.1 B port-1"
READY = "ship-0 0"


def ship(counters: str = BOSTON, railways: str = "", markets: str = "", **more: Any) -> ib.Match:
    """A wants a ship in Massachusetts Bay."""
    cash = more.pop("money", 0)
    return new_england(counters, railways, markets, **more,
                       A=has("mauve", money=cash, display=READY))  # fmt: skip


BUILD = "build [mauve] ship massachusetts-bay"


def test_three_cubes_come_into_the_import_box_with_the_ship() -> None:
    match = ship()

    play(match, BUILD)

    assert "A imports 3 coal cubes in Massachusetts Bay." in told(match)
    assert counter(match, "massachusetts-bay") == "A ship-3 2"  # one served to build it


def test_before_the_ship_is_built_its_import_box_is_empty() -> None:
    match = new_england(BOSTON, A=has("mauve", display="cotton-mill-1 0"))

    play(match, "build [mauve] cotton-mill boston.3")

    assert (spent(match), coal(match)) == (6 + 1, 5)  # bought from the display


def test_import_coal_serves_to_build_the_ship_itself() -> None:
    match = ship()

    play(match, f"{BUILD} coal:massachusetts-bay")

    assert coal(match) == 6
    assert spent(match) == 8 + 1  # and iron from the display


def test_import_coal_comes_before_coal_that_is_farther_away() -> None:
    counters = "boston.1 B port-1, nantucket-sound C ship-3 3"
    match = ship(counters)

    assert why(match, f"{BUILD} coal:nantucket-sound") == "not-nearest"
    assert why(match, f"{BUILD} coal:display") == "map-before-display"


def test_then_the_payment_then_the_display_is_filled() -> None:
    match = ship(coal=4, iron=6)

    play(match, BUILD)

    # $9 with a loan; then two cubes for $1 each.
    assert (loans(match), money(match), spent(match)) == (1, 10 - 9 + 1 + 1, 9)
    assert (coal(match), counter(match, "massachusetts-bay")) == (6, "A ship-3 0")


def test_the_order_is_told_in_the_log() -> None:
    match = ship(coal=4, markets="massachusetts-bay none")

    play(match, BUILD)

    assert told(match)[1:] == [
        "A imports 3 coal cubes in Massachusetts Bay.",
        "A takes an import coal cube in Massachusetts Bay.",
        "A buys an iron cube from the display for $1.",
        "A builds Ship 3 in Massachusetts Bay for $8.",
        "A takes 1 loan: $10.",
        "A sells 2 coal cubes to the display for $2 (Massachusetts Bay).",
        "Ship 3 in Massachusetts Bay flips: A gets $14.",
    ]


# Distances.


def new_york(railways: str) -> ib.Match:
    """A wants a cotton mill of level two in New York, between a mine and imports."""
    return new_england("pennsylvania.1 B coal-mine-1, new-york.1 B port-1, new-york-bight C ship-3 3",
                       railways, A=has("brown", display="cotton-mill-1 0"))  # fmt: skip


@pytest.mark.parametrize(("railways", "sources"), [
    ("B pennsylvania-new-york", ["coal:pennsylvania.1"]),
    ("B pennsylvania-paterson paterson-new-york", ["coal:pennsylvania.1", "coal:new-york-bight"]),
    ("B pennsylvania-paterson", ["coal:new-york-bight"]),
])  # fmt: skip
def test_import_coal_is_two_connections_from_its_port(railways: str, sources: list[str]) -> None:
    match = new_york(railways)
    move = "build [brown] cotton-mill new-york.3"

    legal = [s for s in ("coal:pennsylvania.1", "coal:new-york-bight") if
             allowed(match, f"{move} {s}")]  # fmt: skip

    assert legal == sources


def test_from_ship_to_ship_by_a_port_it_is_three() -> None:
    match = new_england("boston.1 B port-1, massachusetts-bay A ship-3 0, nantucket-sound C ship-3 3, "
                        "new-bedford.1 C port-1",
                        A=has("mauve", display="ship-3 0"),
                        markets="massachusetts-bay cotton")  # fmt: skip
    refusal = match.refusal("build [mauve] ship massachusetts-bay coal:display")

    assert refusal is not None and refusal.reason == "map-before-display"
    assert "Nantucket Sound (3 connections away)" in refusal.text()


# Over the sea from port to port.

WORKS = "new-york.3 C iron-works-1, new-haven.1 B port-1"


def factory(counters: str) -> ib.Match:
    """A wants a factory in New Haven, with iron from New York over Long Island Sound."""
    return new_england(f"{WORKS}, {counters}", A=has("brown", money=40, display="factory-0 0"))


MOVE = "build [brown] factory new-haven.2"


@pytest.mark.parametrize("counters", [
    "new-york.1 B port-1, long-island-sound C ship-3 3",
    "new-york.1 D port-1 flipped, long-island-sound A ship-3 3",
    "new-york.1 A port-2, long-island-sound B ship-4 1",
])  # fmt: skip
def test_cubes_cross_the_sea_between_two_ports_by_a_ship(counters: str) -> None:
    match = factory(counters)

    play(match, MOVE)

    assert counter(match, "new-york.3") == "C iron-works-1 2"
    assert spent(match) == 8


def test_flipped_ports_and_ships_keep_the_lane_open() -> None:
    match = new_england("new-york.3 C iron-works-1, new-haven.1 B port-1 flipped, "
                        "new-york.1 C port-1 flipped, long-island-sound D ship-3 flipped",
                        markets="long-island-sound none",
                        A=has("brown", money=40, display="factory-0 0"))  # fmt: skip

    play(match, MOVE)

    assert counter(match, "new-york.3") == "C iron-works-1 2"


def test_without_the_second_port_the_lane_ends_at_the_ship() -> None:
    match = factory("long-island-sound C ship-3 3")

    assert why(match, f"{MOVE} coal:long-island-sound iron:new-york.3") == "source-overseas"
    play(match, MOVE)

    assert counter(match, "long-island-sound") == "C ship-3 2"
    assert (spent(match), iron(match)) == (8 + 1, 5)


def test_without_a_ship_there_is_no_way_at_all() -> None:
    match = factory("new-york.1 B port-1")

    assert why(match, f"{MOVE} coal:display iron:new-york.3") == "source-overseas"


def test_only_a_location_with_its_own_port_reaches_ship_coal_and_market() -> None:
    match = new_england("new-york.1 B port-1, long-island-sound C ship-3 3, "
                        "new-haven.2 A cotton-mill-1, new-york.3 A cotton-mill-1",
                        markets="long-island-sound cotton")  # fmt: skip

    assert why(match, "sell new-haven.2 to:long-island-sound") == "buyer-overseas"
    assert allowed(match, "sell new-york.3 to:long-island-sound")


def test_the_route_over_the_sea_counts_two_connections() -> None:
    counters = (
        "new-york.1 B port-1, long-island-sound C ship-3 0, new-haven.1 B port-1, "
        "new-york.3 C iron-works-1, hartford.1 D iron-works-1"
    )
    lanes = new_england(counters, "D new-haven-hartford",
                        A=has("brown", money=40, display="factory-0 0"),
                        markets="long-island-sound cotton")  # fmt: skip
    tied = new_england(counters.replace("hartford.1", "springfield.1"),
                       "D new-haven-hartford hartford-springfield",
                       A=has("brown", money=40, display="factory-0 0"),
                       markets="long-island-sound cotton")  # fmt: skip

    assert why(lanes, f"{MOVE} coal:display iron:new-york.3") == "not-nearest"
    assert choices(tied, MOVE) == ["iron:new-york.3", "iron:springfield.1"]


# Iron for a ship.


def test_iron_for_a_ship_comes_from_the_display_through_its_port() -> None:
    match = ship()

    play(match, f"{BUILD} coal:massachusetts-bay iron:display")

    assert iron(match) == 5


def test_a_works_that_can_be_reached_closes_the_display_for_a_ship_too() -> None:
    match = ship("boston.1 B port-1, boston.3 C iron-works-1")

    assert refused(match, f"{BUILD} coal:massachusetts-bay iron:display") == (
        "AI-86", "map-before-display",
    )  # fmt: skip
    play(match, BUILD)

    assert (counter(match, "boston.3"), iron(match)) == ("C iron-works-1 2", 6)


def test_coal_for_a_ship_built_over_an_empty_box_comes_from_the_display() -> None:
    match = new_england("boston.1 B port-1, massachusetts-bay A ship-3 0",
                        markets="massachusetts-bay cotton",
                        A=has("mauve", display="ship-3 0"))  # fmt: skip

    play(match, BUILD)

    assert (coal(match), iron(match), spent(match)) == (5, 5, 11 + 1 + 1)
