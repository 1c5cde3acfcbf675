"""Playing a location card, and what spaces and locations allow (AI-59 to AI-68)."""

from __future__ import annotations

import pytest

from rulesets.age_of_industry.table import choices, counter, germany, has, industry, new_england
from rulesets.playing import allowed, play, refused, why

HOME = "kiel A port-1"


def test_a_location_card_builds_in_its_colour_and_nowhere_else() -> None:
    match = germany("koeln.1 A cotton-mill-1", "A koeln-frankfurt", A=has("brown"))

    assert refused(match, "build [brown] iron-works frankfurt.1") == (
        "AI-59", "not-the-cards-colour",
    )  # fmt: skip
    assert allowed(match, "build [brown] iron-works regensburg")


def test_a_place_without_a_colour_is_open_to_no_card() -> None:
    colours = industry().figures.data["places"]

    assert "colour" not in colours["france"] and "spaces" not in colours["france"]


def test_a_location_card_needs_no_connection() -> None:
    match = germany(HOME, "B augsburg-regensburg", A=has("brown"))

    play(match, "build [brown] iron-works regensburg")

    assert counter(match, "regensburg") == "A iron-works-1 3"


@pytest.mark.parametrize(("industry", "space"), [
    ("coal-mine", "essen.1"), ("iron-works", "essen.3"), ("cotton-mill", "koeln.2"),
    ("factory", "koeln.1"),
])  # fmt: skip
def test_a_location_card_builds_any_industry_that_the_space_takes(
    industry: str, space: str
) -> None:
    match = germany(HOME, "B koeln-belgium", A=has("red", display="factory-0 0"))

    assert allowed(match, f"build [red] {industry} {space}")


def test_a_location_card_does_not_replace_coal_and_iron() -> None:
    match = germany(A=has("red", display="factory-0 0"))

    assert why(match, "build [red] factory koeln.1") == "no-coal"


# Symbols.


@pytest.mark.parametrize(("industry", "may"), [
    ("cotton-mill", True), ("factory", True), ("iron-works", True), ("coal-mine", False),
    ("port", False), ("ship", False),
])  # fmt: skip
def test_a_space_without_a_symbol_takes_mill_factory_or_works(industry: str, may: bool) -> None:
    match = germany("", "B koeln-belgium", A=has("red", display="factory-0 0, ship-0 0"))

    assert allowed(match, f"build [red] {industry} koeln.1") == may
    if not may:
        assert refused(match, f"build [red] {industry} koeln.1") == (
            "AI-61", "space-does-not-take-it",
        )  # fmt: skip


def test_a_coal_mine_goes_on_coal_spaces_only_and_nothing_else_does() -> None:
    match = germany(A=has("red", display="factory-0 0"))

    assert choices(match, "build [red] coal-mine") == ["essen.1", "essen.2", "belgium"]
    for other in ("cotton-mill", "iron-works", "port", "factory"):
        assert why(match, f"build [red] {other} essen.1") == "coal-space"


def test_a_port_goes_on_port_spaces_only_and_nothing_else_does() -> None:
    match = germany(A=has("blue"))

    assert choices(match, "build [blue] port") == ["hamburg.1", "hamburg.2", "bremen.1", "kiel"]
    for other in ("cotton-mill", "iron-works", "coal-mine"):
        assert why(match, f"build [blue] {other} kiel") == "port-space"


def test_a_ship_goes_on_ship_spaces_only_and_nothing_else_does() -> None:
    match = new_england("boston.1 B port-1", A=has("mauve", display="ship-0 0"))

    assert allowed(match, "build [mauve] ship massachusetts-bay")
    for other in ("cotton-mill", "iron-works", "port"):
        assert why(match, f"build [mauve] {other} massachusetts-bay") == "ship-space"
    assert why(match, "build [mauve] ship boston.3") == "space-does-not-take-it"


def test_germany_has_no_space_for_ships() -> None:
    match = germany(A=has("blue ship", display="ship-0 0"))

    assert refused(match, "build [blue] ship") == ("AI-51", "no-space-for-industry")


# Ships need a port.


def test_a_ship_needs_a_port_counter_that_stands_already() -> None:
    match = new_england(A=has("mauve mauve", display="ship-0 0", money=20))

    assert refused(match, "build [mauve] ship massachusetts-bay") == ("AI-65", "no-port-for-ship")
    play(match, "build [mauve] port boston.1")

    assert allowed(match, "build [mauve] ship massachusetts-bay")


@pytest.mark.parametrize("port", ["B port-1", "B port-2 flipped", "A port-1 flipped"])
def test_any_players_port_will_do_either_side_up(port: str) -> None:
    match = new_england(f"boston.1 {port}", A=has("mauve", display="ship-0 0"))

    assert allowed(match, "build [mauve] ship massachusetts-bay")


def test_a_port_elsewhere_will_not_do() -> None:
    match = new_england("portland.1 B port-1", A=has("mauve", display="ship-0 0"))

    assert why(match, "build [mauve] ship massachusetts-bay") == "no-port-for-ship"


# One counter in a space, and the limits of locations.


def test_an_occupied_space_is_closed() -> None:
    match = germany("koeln.1 B cotton-mill-1", A=has("red", display="cotton-mill-1 0"))

    assert refused(match, "build [red] iron-works koeln.1") == (
        "AI-104", "overbuild-only-mines-and-works",
    )  # fmt: skip
    assert allowed(match, "build [red] iron-works koeln.2")


@pytest.mark.parametrize(("stands", "card", "space"), [
    ("koeln.1 A cotton-mill-1", "red", "koeln.2"),
    ("muenchen.1 A cotton-mill-1", "brown", "muenchen.3"),
    ("mannheim.1 A coal-mine-1", "light-green", "mannheim.2"),
])  # fmt: skip
def test_in_a_location_of_up_to_three_spaces_a_player_has_one_counter(
    stands: str, card: str, space: str
) -> None:
    match = germany(stands, A=has(card))

    assert refused(match, f"build [{card}] iron-works {space}") == ("AI-67", "counter-limit")


def test_counters_of_others_do_not_count() -> None:
    match = germany("muenchen.1 B cotton-mill-1, muenchen.2 C cotton-mill-1", A=has("brown"))

    assert allowed(match, "build [brown] iron-works muenchen.3")


def test_all_building_spaces_count_whatever_their_symbol() -> None:
    match = germany("essen.1 A coal-mine-1", A=has("red"))

    assert allowed(match, "build [red] iron-works essen.3")


def test_occupied_spaces_count_too() -> None:
    match = germany("hamburg.1 B port-1, hamburg.2 C port-1, hamburg.3 A cotton-mill-1",
                    A=has("blue"))  # fmt: skip

    assert allowed(match, "build [blue] iron-works hamburg.4")


def test_market_spaces_do_not_count() -> None:
    game = industry(figures={"places": {"muenchen": {"markets": 1}}})
    match = germany("muenchen.1 A cotton-mill-1", game=game, A=has("brown"))

    assert refused(match, "build [brown] iron-works muenchen.3") == ("AI-67", "counter-limit")


def test_in_a_location_of_four_spaces_a_player_has_two_counters_and_never_three() -> None:
    match = germany(
        "berlin.1 A cotton-mill-1, berlin.2 A iron-works-1", A=has("yellow cotton-mill")
    )
    one = germany("berlin.1 A cotton-mill-1", A=has("yellow"))

    assert why(match, "build [yellow] iron-works berlin.3") == "two-counter-limit"
    assert why(match, "build [cotton-mill] cotton-mill berlin.4") == "two-counter-limit"
    assert allowed(one, "build [yellow] iron-works berlin.3")
