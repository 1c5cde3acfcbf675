"""The box and the preparation (BB-01 to BB-30)."""

from __future__ import annotations

from collections import Counter

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import (
    birmingham,
    canal,
    coal,
    discards,
    hand,
    has,
    iron,
    merchant,
)
from rulesets.playing import choices, play

PLAYERS = [2, 3, 4]


def test_the_game_is_for_two_three_or_four_players() -> None:
    assert ib.title("brass-birmingham").players == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(ib.GameError, match=f"not {players}"):
            ib.game("brass-birmingham", players=players)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_seventeen_pounds_no_points_and_income_space_ten(
    players: int,
) -> None:
    seats = birmingham(players).start(seed=1).position()["seats"].values()

    assert [(s["money"], s["points"], s["income"]) for s in seats] == [(17, 0, 10)] * players


@pytest.mark.parametrize(("players", "left"), [(2, 22), (3, 27), (4, 28)])
def test_eight_cards_are_dealt_to_each_hand_and_one_face_down(players: int, left: int) -> None:
    match = birmingham(players).start(seed=2)

    assert [len(hand(match, name)) for name in "ABCD"[:players]] == [8] * players
    assert len(match.position()["face down"]) == players
    assert len(match.position()["deck"]) == left
    assert discards(match.position()) == []


def test_all_tiles_are_on_the_mats_and_nothing_is_on_the_board() -> None:
    position = birmingham().start(seed=1).position()

    assert (position["tiles"], position["links"]) == ({}, {})
    assert all(set(seat["developed"].values()) == {0} for seat in position["seats"].values())


def test_the_coal_market_lacks_one_cube_at_one_pound() -> None:
    match = birmingham().start(seed=1)
    prices = match.game.figures.data["markets"]["coal"]["prices"]

    assert prices == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    assert coal(match) == 13


def test_the_iron_market_lacks_both_cubes_at_one_pound() -> None:
    match = birmingham().start(seed=1)
    prices = match.game.figures.data["markets"]["iron"]["prices"]

    assert prices == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert iron(match) == 8


MERCHANTS = {
    2: ["shrewsbury.1", "gloucester.1", "gloucester.2", "oxford.1", "oxford.2"],
    3: ["warrington.1", "warrington.2", "shrewsbury.1", "gloucester.1", "gloucester.2",
        "oxford.1", "oxford.2"],
    4: ["warrington.1", "warrington.2", "nottingham.1", "nottingham.2", "shrewsbury.1",
        "gloucester.1", "gloucester.2", "oxford.1", "oxford.2"],
}  # fmt: skip
TILES = {
    2: {"all": 1, "cotton": 1, "manufacturer": 1, "blank": 2},
    3: {"all": 1, "cotton": 1, "manufacturer": 1, "pottery": 1, "blank": 3},
    4: {"all": 1, "cotton": 2, "manufacturer": 2, "pottery": 1, "blank": 3},
}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_merchant_tiles_of_the_player_count_lie_on_the_active_spaces(players: int) -> None:
    merchants = birmingham(players).start(seed=7).position()["merchants"]

    assert list(merchants) == MERCHANTS[players]
    assert Counter(tile.split()[0] for tile in merchants.values()) == TILES[players]


def test_the_merchant_tiles_are_shuffled() -> None:
    seen = {merchant(birmingham().start(seed=seed), "oxford.1").split()[0] for seed in range(60)}

    assert seen == {"all", "cotton", "manufacturer", "pottery", "blank"}


def test_each_merchant_that_buys_gets_a_barrel() -> None:
    merchants = birmingham().start(seed=7).position()["merchants"].values()

    assert sum(tile.endswith(" barrel") for tile in merchants) == 6


def test_the_three_blank_merchants_belong_to_the_nine_and_the_spares_do_not() -> None:
    figures = birmingham().figures.data
    merchants = birmingham().start(seed=7).position()["merchants"].values()

    assert len(merchants) == 9
    assert [tile for tile in merchants if tile == "blank"] == ["blank"] * 3
    assert figures["constants"]["unused-blank-tiles"]["value"] == 3


def test_the_order_of_the_first_round_is_drawn_by_lot() -> None:
    orders = {"".join(birmingham().start(seed=s).position()["order"]) for s in range(200)}

    assert len(orders) == 24


@pytest.mark.parametrize(("players", "locations", "industries"), [
    (2, 27, 13), (3, 35, 19), (4, 41, 23),
])  # fmt: skip
def test_the_deck_has_the_cards_of_the_player_count(
    players: int, locations: int, industries: int
) -> None:
    game = birmingham(players)
    deck = game.start(seed=1).position()["next deck"]
    towns = [card for card in deck if "place" in game.figures.data["cards"][card]]

    assert (len(towns), len(deck) - len(towns)) == (locations, industries)


@pytest.mark.parametrize(("players", "missing"), [(2, {"blue", "teal"}), (3, {"teal"}), (4, set())])
def test_banners_tell_whose_cards_are_in_the_deck(players: int, missing: set[str]) -> None:
    game = birmingham(players)
    places = game.figures.data["places"]
    deck = set(game.start(seed=1).position()["next deck"])

    banners = {place["banner"] for id, place in places.items() if "banner" in place and id in deck}

    assert banners == {"teal", "blue", "red", "yellow", "purple"} - missing


def test_the_deck_is_shuffled() -> None:
    decks = {tuple(birmingham().start(seed=seed).position()["deck"]) for seed in range(20)}

    assert len(decks) == 20


def test_wild_cards_are_not_in_the_deck() -> None:
    position = birmingham().start(seed=1).position()
    hands = [card for seat in position["seats"].values() for card in seat["hand"]]

    assert not [c for c in hands + position["deck"] + position["next deck"] if "wild" in c]


@pytest.mark.parametrize(("town", "industry"), [
    ("belper", "coal"), ("derby", "cotton"), ("leek", "cotton"), ("stoke-on-trent", "cotton"),
    ("stone", "cotton"), ("uttoxeter", "cotton"),
])  # fmt: skip
def test_with_two_players_towns_without_cards_are_built_in(town: str, industry: str) -> None:
    match = canal(game=birmingham(2), A=has("wild-location"))
    space = next(o for o in choices(match, f"build [wild-location] {industry}") if town in o)

    play(match, f"build [wild-location] {industry} {space}")

    assert list(match.position()["tiles"]) == [space]


def test_the_same_seed_deals_the_same() -> None:
    first, second = (birmingham().start(seed=11).position() for _ in range(2))

    assert first == second
    assert first != birmingham().start(seed=12).position()


def test_the_box_holds_what_the_rules_list() -> None:
    figures = birmingham().figures.data
    constants = {key: entry["value"] for key, entry in figures["constants"].items()}

    assert {id: r["supply"] for id, r in figures["resources"].items()} == {
        "coal": 30, "iron": 18, "beer": 15,
    }  # fmt: skip
    assert constants["coins"] == 77
    each = ("player-mats", "character-tiles", "points-markers", "income-markers", "player-aids")
    assert [constants[key] for key in each] == [4] * 5


def test_link_tiles_are_fourteen_for_each_colour() -> None:
    constants = birmingham().figures.data["constants"]

    assert constants["link-tiles"]["value"] == 14
    assert constants["all-link-tiles"]["value"] == 4 * 14


def test_the_first_move_can_be_played() -> None:
    match = birmingham().start(seed=1)
    first = match.names[match.seat]

    play(match, f"network [{hand(match, first)[0]}] birmingham--dudley")

    assert match.position()["links"] == {"birmingham--dudley": first}
