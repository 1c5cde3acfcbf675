"""The box and the preparation (AI-01 to AI-09, AI-29 to AI-39)."""

from __future__ import annotations

from collections import Counter

import pytest

import ironbridge as ib
from rulesets.age_of_industry.table import (
    coal,
    counter,
    germany,
    hand,
    has,
    industry,
    iron,
    left,
    loans,
    order,
    railway,
    spent,
)
from rulesets.playing import Data, play

PLAYERS = [3, 4, 5]
MAPS = ["germany", "new-england"]


def dealt(players: int = 4, map: str = "germany", seed: int = 1) -> Data:
    """The first position of a match."""
    return industry(players, map).start(seed=seed).position()


@pytest.mark.parametrize("map", MAPS)
def test_the_game_is_for_three_four_or_five_players_on_either_map(map: str) -> None:
    assert ib.title("age-of-industry").players == (3, 4, 5)
    assert [industry(players, map).players for players in PLAYERS] == PLAYERS
    for players in (2, 6):
        with pytest.raises(ib.GameError, match=f"not {players}"):
            ib.game("age-of-industry", players=players, map=map)


def test_there_are_two_maps_and_germany_is_the_one_to_begin_with() -> None:
    assert ib.game("age-of-industry").settings == {"map": "germany"}
    assert {"germany", "new-england"} <= set(ib.title("age-of-industry").settings[0].choices)
    with pytest.raises(ib.GameError, match="map"):
        ib.game("age-of-industry", map="prussia")


def test_the_players_choose_the_map() -> None:
    spaces = {map: industry(map=map).figures.data["places"] for map in MAPS}

    assert "koeln" in spaces["germany"] and "koeln" not in spaces["new-england"]
    assert "boston" in spaces["new-england"] and "boston" not in spaces["germany"]


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_has_any_money_at_the_start(players: int) -> None:
    seats = dealt(players)["seats"].values()

    assert [(s["money"], s["loans"], s["spent"]) for s in seats] == [(0, 0, 0)] * players


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize(("players", "pile"), [(3, 46), (4, 40), (5, 34)])
def test_six_cards_each_with_any_number_of_players(players: int, pile: int, map: str) -> None:
    position = dealt(players, map)

    assert [len(s["hand"]) for s in position["seats"].values()] == [6] * players
    assert len(position["deck"]) == pile
    assert position["discarded"] == []


def test_two_cards_lie_open_beside_the_pile() -> None:
    match = industry().start(seed=3)
    position = match.position()
    cards = [card for s in position["seats"].values() for card in s["hand"]]

    assert len(position["open"]) == 2
    assert match.view(2)["open"] == position["open"]
    assert len(cards + position["deck"] + position["open"]) == 66


def test_the_cards_are_shuffled() -> None:
    decks = {tuple(dealt(seed=seed)["deck"]) for seed in range(20)}

    assert len(decks) == 20


def test_hands_and_pile_are_secret() -> None:
    match = industry(3).start(seed=4)
    view = match.view(1)

    assert view["seats"]["B"]["hand"] == hand(match, "B")
    for other in ("A", "C"):
        assert view["seats"][other]["hand"] == []
        assert view["seats"][other]["unknown cards"] == 6
    assert set(view["deck"]) == {"?"}


@pytest.mark.parametrize("map", MAPS)
def test_a_cube_lies_on_each_space_of_both_displays(map: str) -> None:
    match = industry(map=map).start(seed=1)
    displays = match.game.figures.data["displays"]

    assert [displays[good]["prices"] for good in ("coal", "iron")] == [[1, 1, 2, 2, 3, 3]] * 2
    assert (coal(match), iron(match)) == (6, 6)


BOX = {"cotton": 7, "factory": 5, "both": 3, "none": 3}
SPACES = {
    "germany": [
        "belgium", "poland", "france", "switzerland", "austria", "holland", "denmark", "russia",
    ],
    "new-england": [
        "canada", "great-lakes", "gulf-of-maine", "massachusetts-bay", "nantucket-sound",
        "block-island-sound", "long-island-sound", "new-york-bight",
    ],
}  # fmt: skip


@pytest.mark.parametrize("map", MAPS)
def test_a_market_counter_of_the_box_lies_on_each_market_space(map: str) -> None:
    for seed in range(20):
        markets = dealt(map=map, seed=seed)["markets"]
        assert sorted(markets) == sorted(SPACES[map])
        assert Counter(markets.values()) <= Counter(BOX)


def test_the_market_counters_are_shuffled() -> None:
    seen = {dealt(seed=seed)["markets"]["poland"] for seed in range(40)}

    assert seen == set(BOX)


def test_counters_without_demand_stay_where_they_are() -> None:
    match = next(
        match
        for match in (industry().start(seed=seed) for seed in range(40))
        if "none" in match.position()["markets"].values()
    )
    before = match.position()["markets"]

    play(match, f"pass [{hand(match, match.names[match.seat])[0]}]")

    assert match.position()["markets"] == before


def test_market_counters_that_are_left_over_are_not_in_the_game() -> None:
    match = industry().start(seed=5)
    lines = str(match.record()).splitlines()
    markets = next(line for line in lines if line.startswith("deal markets:"))

    assert len(markets.split()) == 2 + 8


@pytest.mark.parametrize(("players", "orders"), [
    (3, {"ABC", "BCA", "CAB"}), (4, {"ABCD", "BCDA", "CDAB", "DABC"}),
    (5, {"ABCDE", "BCDEA", "CDEAB", "DEABC", "EABCD"}),
])  # fmt: skip
def test_the_first_player_is_drawn_and_the_others_follow_clockwise(
    players: int, orders: set[str]
) -> None:
    seen = {order(industry(players).start(seed=seed)) for seed in range(40)}

    assert seen == orders


def test_every_player_has_all_counters_on_the_display_and_none_on_the_map() -> None:
    match = industry(5).start(seed=1)
    kinds = match.game.figures.data["counters"]

    assert [sum(left(match, kind, name) for kind in kinds) for name in "ABCDE"] == [35] * 5
    assert (match.position()["counters"], match.position()["railways"]) == ({}, {})


def test_each_player_has_a_display_and_a_token_of_their_colour() -> None:
    constants = industry().figures.data["constants"]

    assert constants["player-displays"]["value"] == constants["turn-order-tokens"]["value"] == 5
    assert constants["player-colours"]["value"] == ["red", "blue", "yellow", "green", "purple"]
    assert sorted(order(industry(5).start(seed=8))) == list("ABCDE")


def test_the_order_display_shows_to_all_who_plays_when_and_what_was_spent() -> None:
    match = germany(order=list("CADB"), C=has("cotton-mill"))

    play(match, "build [cotton-mill] koeln.1")

    view = match.view(0)
    assert view["order"] == ["C", "A", "D", "B"]
    assert [view["seats"][name]["spent"] for name in "ABCD"] == [0, 0, 4, 0]


TWELVE = (
    "kiel-denmark kiel-hamburg hamburg-bremen hamburg-hannover bremen-hannover hannover-kassel "
    "kassel-frankfurt koeln-frankfurt essen-koeln essen-kassel koeln-belgium"
)


def test_each_player_has_twelve_railway_counters() -> None:
    match = germany("essen.1 B coal-mine-1, essen.3 B iron-works-1", f"A {TWELVE}",
                    A=has(money=5))  # fmt: skip

    play(match, "railway frankfurt-mannheim coal:essen.1 iron:essen.3")

    assert railway(match, "frankfurt-mannheim") == "A"
    assert list(match.position()["railways"].values()) == ["A"] * 12
    assert "railway" not in [option.phrase for option in match.options()]


def test_loans_are_without_number() -> None:
    match = germany(A=has("cotton-mill", loans=60))

    play(match, "build [cotton-mill] koeln.1")

    assert loans(match) == 61


WORKS = (
    "muenchen.1 A iron-works-3 5, augsburg.1 A iron-works-3 5, muenchen.2 B iron-works-3 5, "
    "nuernberg.1 B iron-works-3 5, frankfurt.1 C iron-works-3 5, stuttgart.1 C iron-works-3 5"
)


def test_cubes_are_without_number() -> None:
    match = germany(f"{WORKS}, essen.1 B coal-mine-1", order=list("DABC"),
                    D=has("red", display="iron-works-1 0, iron-works-2 0"))  # fmt: skip

    play(match, "build [red] iron-works essen.3")

    assert counter(match, "essen.3") == "D iron-works-3 5"
    assert 6 * 5 + 5 + iron(match) > 30


def test_money_is_without_number() -> None:
    match = germany("koeln.1 A factory-4", "A koeln-belgium", "belgium factory", A=has(money=400))

    play(match, "sell koeln.1")

    assert match.position()["seats"]["A"]["money"] == 422


def test_industry_counters_are_not() -> None:
    with pytest.raises(ib.PositionError, match="A has no 3 counters cotton-mill-1"):
        germany("koeln.1 A cotton-mill-1, kassel A cotton-mill-1, dresden A cotton-mill-1")


def test_the_same_seed_deals_the_same() -> None:
    assert dealt(seed=11) == dealt(seed=11)
    assert dealt(seed=11) != dealt(seed=12)


def test_the_first_move_can_be_played() -> None:
    match = industry().start(seed=1)
    first = match.names[match.seat]
    card = next(card for card in hand(match, first) if card in ("cotton-mill", "brown", "red"))

    match.play(f"build [{card}] cotton-mill {'regensburg' if card == 'brown' else 'koeln.1'}")

    assert (spent(match, first), loans(match, first)) == (4, 1)
