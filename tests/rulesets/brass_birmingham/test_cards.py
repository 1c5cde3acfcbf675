"""Build: what each card allows, and where (BB-111 to BB-116, BB-133 to BB-137)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import birmingham, canal, has, rail, tile
from rulesets.playing import allowed, play, refused, why

HOME = "birmingham.2 A manufacturer-2"


@pytest.mark.parametrize(
    ("industry", "space"), [("brewery", "derby.1"), ("cotton", "derby.2"), ("iron", "derby.3")]
)
def test_a_location_card_builds_any_industry_of_its_town_outside_the_network(
    industry: str, space: str
) -> None:
    match = canal(HOME, "B derby--nottingham", A=has("derby", money=60))

    play(match, f"build [derby] {industry} {space}")

    assert tile(match, space).startswith(f"A {industry}-1")


def test_a_location_card_builds_in_its_town_only() -> None:
    match = canal(HOME, A=has("derby", money=60))

    assert refused(match, "build [derby] cotton leek.1") == ("BB-112", "not-the-cards-place")


def test_an_industry_card_builds_in_the_own_network_only() -> None:
    match = canal(HOME, "A birmingham--dudley, B dudley--wolverhampton", A=has("coal"))

    assert refused(match, "build [coal] coal wolverhampton.2") == ("BB-114", "outside-network")
    play(match, "build [coal] coal dudley.1")

    assert tile(match, "dudley.1").startswith("A coal-1")


def test_a_wild_industry_is_bound_to_the_network_too() -> None:
    match = canal(HOME, "A birmingham--dudley", A=has("wild-industry"))

    assert why(match, "build [wild-industry] coal wolverhampton.2") == "outside-network"
    assert allowed(match, "build [wild-industry] coal dudley.1")


def test_a_location_card_does_not_replace_the_connection_to_coal() -> None:
    match = canal(HOME, A=has("derby", money=60))

    assert why(match, "build [derby] iron derby.3") == "no-coal"


def test_a_farm_takes_a_brewery_card_or_a_wild_industry_inside_the_network() -> None:
    links = "A cannock--farm-north"
    for card in ("brewery", "wild-industry"):
        match = canal("", links, A=has(card))
        play(match, f"build [{card}] brewery farm-north.1")
        assert tile(match, "farm-north.1") == "A brewery-1 1"


def test_no_location_card_builds_at_a_farm() -> None:
    match = canal("", "A cannock--farm-north", A=has("wild-location cannock"))

    assert refused(match, "build [wild-location] brewery farm-north.1") == (
        "BB-113", "wild-location-not-on-farm",
    )  # fmt: skip
    assert why(match, "build [cannock] brewery farm-north.1") == "not-the-cards-place"


def test_a_farm_outside_the_network_is_out_of_reach() -> None:
    match = canal(HOME, "B cannock--farm-north", A=has("brewery"))

    assert why(match, "build [brewery] brewery farm-north.1") == "outside-network"


def test_with_nothing_on_the_board_a_farm_is_open() -> None:
    match = canal(A=has("brewery"))

    assert allowed(match, "build [brewery] brewery farm-south.1")


def test_only_breweries_are_built_at_a_farm() -> None:
    match = canal("", "A cannock--farm-north", A=has("wild-industry"))

    assert why(match, "build [wild-industry] coal farm-north.1") == "space-does-not-take-it"


@pytest.mark.parametrize("card", ["coal", "wild-industry"])
def test_with_nothing_on_the_board_an_industry_card_builds_anywhere(card: str) -> None:
    match = canal("dudley.1 B coal-1", A=has(card))

    for space in ("tamworth.2", "cannock.2", "belper.2"):
        assert allowed(match, f"build [{card}] coal {space}")


def test_with_nothing_on_the_board_any_card_builds_a_link_anywhere() -> None:
    match = canal("dudley.1 B coal-1", "B dudley--wolverhampton", A=has("iron"))

    for line in ("derby--nottingham", "gloucester--worcester"):
        assert allowed(match, f"network [iron] {line}")
    assert why(match, "network [iron] dudley--wolverhampton") == "line-taken"


def test_a_first_railway_needs_its_coal_all_the_same() -> None:
    match = rail("dudley.1 B coal-2", A=has("iron"))

    assert why(match, "network [iron] belper--derby") == "no-coal"
    assert allowed(match, "network [iron] birmingham--dudley")
    assert allowed(match, "network [iron] derby--nottingham")


def test_it_applies_again_in_the_rail_era() -> None:
    match = rail("dudley.1 B coal-2", A=has("brewery", developed="brewery 2"))

    assert allowed(match, "build [brewery] brewery derby.1")


def test_location_cards_work_as_always() -> None:
    match = canal(A=has("derby"))

    assert why(match, "build [derby] brewery stone.1") == "not-the-cards-place"


def test_the_network_is_own_tiles_and_what_own_links_touch() -> None:
    match = canal("derby.1 A brewery-1", "A birmingham--coventry", A=has("iron", money=60))

    assert why(match, "build [iron] iron redditch.2") == "outside-network"
    for line in ("belper--derby", "birmingham--dudley", "derby--nottingham"):
        assert allowed(match, f"network [iron] {line}")


def test_links_of_others_never_extend_the_network() -> None:
    match = canal(HOME, "B birmingham--dudley", A=has("coal"))

    assert why(match, "build [coal] coal dudley.1") == "outside-network"


def test_merchant_places_and_farms_touched_by_an_own_link_belong_to_it() -> None:
    match = canal("", "A birmingham--oxford cannock--farm-north", A=has("brewery"))

    assert allowed(match, "network [brewery] oxford--redditch")
    assert allowed(match, "build [brewery] brewery farm-north.1")


def test_with_nothing_on_the_board_an_industry_card_needs_a_free_space() -> None:
    match = canal(
        "dudley.1 B coal-1 flipped", coal=0, A=has("coal dudley", money=60, developed="coal 1")
    )

    assert refused(match, "build [coal] coal dudley.1") == ("BB-133", "overbuild-from-nothing")
    assert allowed(match, "build [dudley] coal dudley.1")


def test_the_freedom_ends_with_the_first_link_of_an_action() -> None:
    match = rail("dudley.1 B coal-2", "", A=has("iron", money=60))

    first = "network [iron] birmingham--dudley coal:dudley.1"
    assert why(match, f"{first} derby--nottingham") == "line-outside-network"


def test_whoever_kept_a_tile_into_the_rail_era_does_not_have_it() -> None:
    match = rail("dudley.1 A coal-2", A=has("brewery iron", developed="brewery 2"))

    assert why(match, "build [brewery] brewery derby.1") == "outside-network"
    assert why(match, "network [iron] derby--nottingham") == "line-outside-network"


@pytest.mark.parametrize(("industry", "space"), [("cotton", "leek.1"), ("manufacturer", "leek.1")])
def test_the_card_with_two_icons_allows_either(industry: str, space: str) -> None:
    match = canal("", "A leek--stoke-on-trent stoke-on-trent--warrington",
                  A=has("cotton-manufacturer", money=60))  # fmt: skip

    assert allowed(match, f"build [cotton-manufacturer] {industry} {space}")
    assert why(match, "build [cotton-manufacturer] coal leek.2") == "card-not-for-industry"


def test_with_two_players_mills_and_manufacturers_have_no_card_of_their_own() -> None:
    cards = birmingham().figures.data["cards"]
    shown = {id: card.get("industries", []) for id, card in cards.items() if "place" not in card}

    two_icons = [id for id, icons in shown.items() if {"cotton", "manufacturer"} & set(icons)]
    assert two_icons == ["cotton-manufacturer"]
    assert [cards["cotton-manufacturer"]["count"][n] for n in ("2", "3", "4")] == [0, 6, 8]
    with pytest.raises(ib.PositionError, match="too many cards cotton-manufacturer"):
        canal(game=birmingham(2), A=has("cotton-manufacturer"))


def test_towns_without_cards_in_the_deck_are_built_in_linked_and_chosen() -> None:
    match = canal("", "A derby--nottingham", game=birmingham(2),
                  A=has("wild-location brewery", money=60))  # fmt: skip

    assert allowed(match, "build [wild-location] cotton leek.1")
    assert allowed(match, "build [brewery] brewery derby.1")
    assert allowed(match, "network [brewery] belper--derby")
