"""Wrong statements in circulation, each answered by the rule (E01 to E23 of the ledger)."""

from __future__ import annotations

from collections import Counter

import pytest

from rulesets.brass_birmingham.table import (
    birmingham,
    canal,
    coal,
    end_era,
    end_round,
    hand,
    has,
    income,
    iron,
    link,
    merchant,
    money,
    points,
    rail,
    tile,
)
from rulesets.playing import allowed, offers, play, why


def test_claim_e01_manufacturer_four_costs_eight_and_brings_six() -> None:
    match = canal("redditch.2 B iron-1 4", OXFORD, MERCHANTS, A=has("birmingham coventry", money=8,
                  developed="manufacturer 4"))  # fmt: skip

    play(
        match,
        "build [birmingham] manufacturer birmingham.2",
        "sell [coventry] birmingham.2 to:oxford.1 beer:merchant",
    )

    assert tile(match, "birmingham.2") == "A manufacturer-4 flipped"
    assert (money(match), income(match)) == (0, 10 + 2 + 6)
    assert tile(match, "redditch.2") == "B iron-1 3"


OXFORD = "B birmingham--oxford"
MERCHANTS = "oxford.1 manufacturer barrel, oxford.2 blank"


@pytest.mark.parametrize("level", [3, 7])
def test_claim_e02_manufacturers_three_and_seven_need_no_beer(level: int) -> None:
    match = canal(f"birmingham.2 A manufacturer-{level}", OXFORD,
                  "oxford.1 manufacturer, oxford.2 blank", A=has("iron"))  # fmt: skip

    play(match, "sell [iron]")

    assert tile(match, "birmingham.2") == f"A manufacturer-{level} flipped"


def test_claim_e03_brewery_four_is_worth_ten_points() -> None:
    assert points(end_era("rail", tiles="derby.1 A brewery-4 flipped")) == 10


def test_claim_e04_only_potteries_one_and_three_bear_a_lightbulb() -> None:
    stopped = []
    for level in range(1, 6):
        match = rail(A=has("iron", developed=f"pottery {level - 1}"))
        if not allowed(match, "develop [iron] pottery stop"):
            stopped.append(level)

    assert stopped == [1, 3]


def test_claim_e05_each_price_has_two_spaces_and_eight_and_six_are_for_empty_markets() -> None:
    costs = []
    for cubes in range(14, -1, -1):
        match = canal("", OXFORD, coal=cubes, A=has("birmingham", money=99))
        play(match, "build [birmingham] manufacturer birmingham.2")
        costs.append(99 - 8 - money(match))
    irons = []
    for cubes in range(10, -1, -1):
        match = play(canal(iron=cubes, A=has("derby")), "develop [derby] cotton stop")
        irons.append(17 - money(match))

    assert costs == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]
    assert irons == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]


def test_claim_e06_one_merchant_buys_all_and_three_are_blank() -> None:
    merchants = birmingham().start(seed=9).position()["merchants"].values()

    kinds = Counter(tile.split()[0] for tile in merchants)

    assert kinds == {"all": 1, "cotton": 2, "manufacturer": 2, "pottery": 1, "blank": 3}


def test_claim_e07_merchants_have_no_fixed_places() -> None:
    for space in ("warrington.1", "nottingham.2", "shrewsbury.1", "gloucester.1", "oxford.2"):
        seen = {merchant(birmingham().start(seed=s), space).split()[0] for s in range(60)}
        assert len(seen) == 5


def test_claim_e08_the_two_icon_card_is_for_cotton_or_manufacturer_with_three_players() -> None:
    match = canal("", "A leek--stoke-on-trent stoke-on-trent--warrington", game=birmingham(3),
                  A=has("cotton-manufacturer", money=60))  # fmt: skip

    assert allowed(match, "build [cotton-manufacturer] cotton leek.1")
    assert allowed(match, "build [cotton-manufacturer] manufacturer stoke-on-trent.3")


def test_claim_e09_merchant_places_give_two_link_icons() -> None:
    assert points(end_era("rail", links="A birmingham--oxford")) == 2


def test_claim_e10_farm_breweries_hold_no_beer_at_the_start() -> None:
    match = canal("derby.2 A cotton-1", "A cannock--farm-north derby--nottingham",
                  "nottingham.1 cotton, nottingham.2 blank", A=has("iron"))  # fmt: skip

    assert "sell" not in offers(match)


@pytest.mark.parametrize(("level", "gone"), [(2, 2), (3, 4)])
def test_claim_e11_breweries_two_and_three_get_two_barrels_in_the_rail_era(
    level: int, gone: int
) -> None:
    match = rail(A=has("derby", developed=f"brewery {gone}"))

    play(match, "build [derby] brewery derby.1")

    assert tile(match, "derby.1") == f"A brewery-{level} 2"


def test_claim_e12_loans_are_allowed_when_the_deck_is_empty() -> None:
    match = rail(round=8, A=has("iron derby"))

    assert match.position()["deck"] == []
    play(match, "loan [iron]")

    assert money(match) == 47


def test_claim_e13_a_loan_near_the_bottom_is_forbidden_not_clamped() -> None:
    assert why(canal(A=has("iron", income=2)), "loan [iron]") == "level-too-low"
    assert income(play(canal(A=has("iron", income=3)), "loan [iron]")) == 0


def test_claim_e14_the_hand_is_refilled_after_the_turn_not_after_each_action() -> None:
    match = canal(A=has("iron derby belper leek stone stafford dudley coal"))

    play(match, "pass [iron]")

    assert len(hand(match)) == 7


def test_claim_e15_links_of_opponents_do_not_extend_the_network() -> None:
    match = canal("dudley.1 A coal-1", "B birmingham--dudley", A=has("iron"))

    assert why(match, "network [iron] birmingham--oxford") == "line-outside-network"


def test_claim_e16_a_player_has_fourteen_link_tiles() -> None:
    data = birmingham().figures.data["lines"]
    lines = [id for id, line in data.items() if "canal" in line["eras"]][:14]
    match = canal("", "A " + " ".join(lines), A=has("iron"))

    assert "network" not in offers(match)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_claim_e17_everybody_starts_with_seventeen_pounds_and_space_ten(players: int) -> None:
    match = birmingham(players).start(seed=1)

    assert {money(match, name) for name in "ABCD"[:players]} == {17}
    assert {income(match, name) for name in "ABCD"[:players]} == {10}


def test_claim_e18_level_thirty_has_three_spaces() -> None:
    paid = {s: money(end_round("canal", A=has(income=s, money=0))) for s in range(93, 100)}

    assert paid == {93: 29, 94: 29, 95: 29, 96: 29, 97: 30, 98: 30, 99: 30}


def test_claim_e19_income_and_money_are_worth_nothing_in_the_full_game() -> None:
    assert end_era("rail", A=has(money=99, income=99)).scores() == [0, 0, 0, 0]


def test_claim_e20_merchant_beer_is_refilled_once_at_the_start_of_the_rail_era() -> None:
    empty = "oxford.1 cotton, oxford.2 blank"

    assert merchant(end_round("canal", merchants=empty), "oxford.1") == "cotton"
    assert merchant(end_era("canal", merchants=empty), "oxford.1") == "cotton barrel"
    assert merchant(end_round("rail", merchants=empty), "oxford.1") == "cotton"


def test_claim_e21_negative_income_is_not_paid_after_the_last_round() -> None:
    match = end_era("rail", A=has(money=0, income=0, points=12))

    assert match.scores()[0] == 12


def test_claim_e22_birmingham_and_dudley_are_joined_and_derby_has_three_cards() -> None:
    canals, rails = canal(A=has("iron")), rail("dudley.1 B coal-2", A=has("iron"))

    play(canals, "network [iron] birmingham--dudley")
    play(rails, "network [iron] birmingham--dudley stop")

    assert link(canals, "birmingham--dudley") == link(rails, "birmingham--dudley") == "A"
    assert birmingham().start(seed=1).position()["next deck"].count("derby") == 3


def test_claim_e23_an_own_tile_may_be_replaced_while_a_fitting_space_is_free() -> None:
    match = canal("tamworth.1 A coal-1 2", A=has("tamworth", developed="coal 1"))

    play(match, "build [tamworth] coal tamworth.1")

    assert tile(match, "tamworth.1") == "A coal-2 3"
    assert (coal(match), iron(match)) == (13, 8)
