"""Cards, counters and the board as they are described (AI-10 to AI-28)."""

from __future__ import annotations

import pytest

from rulesets.age_of_industry.table import (
    choices,
    coal,
    counter,
    end_game,
    germany,
    hand,
    has,
    industry,
    left,
    loans,
    market,
    money,
    new_england,
    railway,
    spent,
)
from rulesets.playing import allowed, offers, play, refused, why

# Counters.


def test_a_counter_scores_its_level_if_it_is_on_the_board() -> None:
    match = end_game("koeln.1 A cotton-mill-2, kiel A port-1 flipped, essen.1 B coal-mine-3 5")

    assert match.scores() == [3, 3, 0, 0]


def test_a_counter_is_built_with_its_unused_side_up_and_flipped_when_used() -> None:
    match = germany("", "A koeln-belgium", "belgium cotton", A=has("red"))

    play(match, "build [red] cotton-mill koeln.1")
    built = counter(match, "koeln.1")
    play(match, "sell koeln.1")

    assert (built, counter(match, "koeln.1")) == ("A cotton-mill-1", "A cotton-mill-1 flipped")


@pytest.mark.parametrize(("industry", "card", "space"), [
    ("factory", "red", "koeln.1"), ("ship", "mauve", "massachusetts-bay"),
])  # fmt: skip
def test_factories_and_ships_have_to_be_developed_first(
    industry: str, card: str, space: str
) -> None:
    table = germany if industry == "factory" else new_england
    counters = "" if industry == "factory" else "boston.1 B port-1"
    match = table(counters, A=has(f"{card} {industry}"))

    for played in (card, industry):
        assert refused(match, f"build [{played}] {industry} {space}") == ("AI-71", "level-zero")


def test_the_display_shows_what_a_counter_costs_and_brings() -> None:
    match = germany("essen.1 B coal-mine-1", A=has("red", display="iron-works-1 0"))
    match.choose("build")

    option = next(o for o in match.options() if o.phrase == "iron-works")

    assert option.text("en").startswith(
        "Iron works 2: $4, 1 coal, brings 4 cubes, profit $8, 2 points"
    )


# Cards.


def test_an_industry_card_builds_its_industry_where_one_is_connected() -> None:
    match = germany("kiel A port-1", "A kiel-hamburg", A=has("iron-works"))

    assert choices(match, "build") == ["hamburg.3", "hamburg.4"]


def test_a_location_card_builds_an_industry_of_ones_choice_in_its_colour() -> None:
    match = germany("kiel A port-1", A=has("mauve"))

    assert choices(match, "build") == ["cotton-mill", "coal-mine", "iron-works"]
    assert choices(match, "build coal-mine") == ["breslau.1", "bohemia"]


def test_ship_cards_stay_in_the_deck_on_the_map_of_germany() -> None:
    position = industry().start(seed=1).position()
    hands = [card for s in position["seats"].values() for card in s["hand"]]
    cards = hands + position["deck"] + position["open"]

    assert cards.count("ship") == 6


def test_on_the_map_of_germany_a_ship_card_builds_nothing() -> None:
    match = germany(A=has("ship", display="ship-0 0"))

    assert "build" not in offers(match)
    refusal = match.refusal("build [ship]")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("AI-51", "card-builds-nothing")
    assert "This map has no space for a ship." in refusal.text()


def test_a_ship_card_serves_to_develop_and_to_pass() -> None:
    match = germany(A=has("ship ship"))

    play(match, "develop [ship] factory-0", "pass [ship]")

    assert (hand(match), left(match, "factory-0")) == ([], 1)


def test_a_ship_card_serves_for_the_combined_action() -> None:
    match = germany("kiel A port-1", A=has("ship"))

    play(match, "combine [ship] cotton-mill koeln.1")

    assert counter(match, "koeln.1") == "A cotton-mill-1"


# The board.


def test_the_displays_sell_what_the_map_lacks_for_more_money() -> None:
    match = germany("", "B koeln-belgium", A=has("red", display="cotton-mill-1 0"))

    play(match, "build [red] cotton-mill koeln.1")

    assert (spent(match), coal(match)) == (6 + 1, 5)


def test_market_counters_and_ports_are_the_demand_for_goods() -> None:
    match = germany("koeln.1 A cotton-mill-1, bremen.1 B port-1",
                    "A koeln-belgium essen-koeln osnabrueck-essen bremen-osnabrueck",
                    "belgium cotton")  # fmt: skip

    assert choices(match, "sell") == ["to:bremen.1", "to:belgium"]


def test_a_location_has_a_colour_and_spaces() -> None:
    places = industry().figures.data["places"]
    open_to_cards = [id for id, place in places.items() if place.get("spaces")]

    assert {places[id]["colour"] for id in open_to_cards} <= set(industry().figures.data["colours"])
    assert all("colour" not in place for id, place in places.items() if id not in open_to_cards)


def test_a_distant_port_opens_the_displays_once_a_railway_connects_to_it() -> None:
    joined = germany("", "C strassburg-france", A=has("light-green", display="cotton-mill-1 0"))
    apart = germany(A=has("light-green", display="cotton-mill-1 0"))

    assert allowed(joined, "build [light-green] cotton-mill strassburg")
    assert why(apart, "build [light-green] cotton-mill strassburg") == "no-coal"


def test_nothing_can_be_built_in_a_village() -> None:
    match = germany("", "A ulm-augsburg stuttgart-ulm", A=has("iron-works cotton-mill"))
    spaces = choices(match, "build [iron-works]")

    assert {space.split(".")[0] for space in spaces} >= {"augsburg", "stuttgart"}
    assert refused(match, "build [iron-works] iron-works ulm") == ("AI-23", "village")


def test_nor_abroad_where_there_is_only_a_market() -> None:
    match = germany(A=has("iron-works"))

    assert refused(match, "build [iron-works] iron-works france") == ("AI-50", "no-space-in-place")


def test_a_dividing_line_changes_nothing() -> None:
    match = germany("koeln.1 A iron-works-1", A=has("red", money=9))

    play(match, "railway koeln-belgium", "build [red] coal-mine belgium")

    assert (railway(match, "koeln-belgium"), money(match)) == ("A", 9 - 1 - 1)


def test_a_railway_counter_makes_a_link_a_connection() -> None:
    match = germany("koeln.1 A cotton-mill-1", "", "belgium cotton")
    before = why(match, "sell koeln.1 to:belgium")

    play(match, "railway koeln-belgium", "sell koeln.1 to:belgium")

    assert before == "buyer-not-connected"
    assert market(match, "belgium") == "cotton used"


def test_import_box_and_market_are_open_only_once_a_ship_is_there() -> None:
    match = new_england("boston.3 A cotton-mill-1, boston.1 A port-1",
                        markets="massachusetts-bay cotton",
                        A=has("ship mauve", display="ship-0 0"))  # fmt: skip
    before = refused(match, "sell boston.3 to:massachusetts-bay")

    play(match, "build [ship] massachusetts-bay", "sell boston.3 to:massachusetts-bay")

    assert before == ("AI-140", "buyer-overseas")
    assert counter(match, "massachusetts-bay") == "A ship-3 2"
    assert loans(match) == 1


def test_a_sea_lane_is_there_from_the_start() -> None:
    match = new_england("boston.3 A cotton-mill-1, boston.1 B port-1, massachusetts-bay C ship-3 3",
                        markets="massachusetts-bay cotton")  # fmt: skip

    assert match.position()["railways"] == {}
    assert allowed(match, "sell boston.3 to:massachusetts-bay")


def test_a_ship_space_takes_the_card_of_its_own_colour() -> None:
    match = new_england("new-york.1 B port-1, paterson.1 A cotton-mill-1",
                        A=has("blue brown", display="ship-0 0"))  # fmt: skip

    assert allowed(match, "build [blue] ship new-york-bight")
    assert refused(match, "build [brown] ship new-york-bight") == (
        "AI-59", "not-the-cards-colour",
    )  # fmt: skip


def test_a_ship_space_holds_one_counter() -> None:
    match = new_england("boston.1 B port-1, massachusetts-bay B ship-3 3, boston.3 A cotton-mill-1",
                        A=has("mauve", display="ship-0 0, ship-3 0"))  # fmt: skip

    assert why(match, "build [mauve] ship massachusetts-bay") == "overbuild-only-mines-and-works"


def test_a_ship_adds_nothing_to_the_limit_of_the_ports_location() -> None:
    match = new_england("boston.1 A port-1, massachusetts-bay A ship-3 3",
                        A=has("mauve mauve", display="cotton-mill-1 2"))  # fmt: skip

    play(match, "build [mauve] cotton-mill boston.3")

    assert counter(match, "boston.3") == "A cotton-mill-1"
    assert why(match, "build [mauve] iron-works boston.4") == "two-counter-limit"


def test_the_limit_of_the_ports_location_does_not_close_the_ship_space() -> None:
    match = new_england("boston.1 A port-1, boston.3 A cotton-mill-1",
                        A=has("mauve", display="ship-0 0"))  # fmt: skip

    assert allowed(match, "build [mauve] ship massachusetts-bay")


def test_a_ship_alone_gives_no_place_to_start_a_railway() -> None:
    match = new_england("boston.1 B port-1, massachusetts-bay A ship-3 3", A=has("port"))

    assert "railway" not in offers(match)
    assert refused(match, "railway worcester-boston") == ("AI-121", "line-not-connected")
