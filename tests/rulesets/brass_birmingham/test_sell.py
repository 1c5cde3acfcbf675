"""Sell (BB-152 to BB-158)."""

from __future__ import annotations

from rulesets.brass_birmingham.table import birmingham, canal, has, income, tile
from rulesets.playing import allowed, choices, offers, play, refused, why

OXFORD = "oxford.1 all barrel, oxford.2 cotton barrel"
ROAD = "B birmingham--oxford birmingham--coventry birmingham--tamworth"
GOODS = "birmingham.2 A manufacturer-2, coventry.1 A pottery-1, tamworth.1 A cotton-1"


def test_one_action_sells_any_number_of_different_tiles_to_different_merchants() -> None:
    match = canal(f"{GOODS}, derby.1 A brewery-1", ROAD, OXFORD, A=has("iron"))

    play(
        match,
        "sell [iron] birmingham.2 to:oxford.1 beer:merchant "
        "tamworth.1 to:oxford.2 beer:merchant coventry.1 to:oxford.1 beer:derby.1 stop",
    )

    assert tile(match, "birmingham.2") == "A manufacturer-2 flipped"
    assert tile(match, "tamworth.1") == "A cotton-1 flipped"
    assert tile(match, "coventry.1") == "A pottery-1 flipped"
    assert income(match) == 10 + 2 + 1 + 2 + 5 + 5 + 4


def test_at_least_one_tile_must_be_sold() -> None:
    match = canal(GOODS, ROAD, OXFORD, A=has("iron"))

    assert refused(match, "sell [iron] stop") == ("BB-152", "sell-at-least-one")


def test_the_connection_may_use_links_of_any_player() -> None:
    match = canal("tamworth.1 A cotton-1", "B birmingham--tamworth, C birmingham--oxford",
                  "oxford.1 cotton barrel, oxford.2 blank", A=has("iron"))  # fmt: skip

    play(match, "sell [iron]")

    assert tile(match, "tamworth.1") == "A cotton-1 flipped"


def test_a_tile_with_too_little_beer_stays_unsold() -> None:
    match = canal(
        "tamworth.1 A cotton-1, birmingham.2 A manufacturer-5", ROAD,
        "oxford.1 all barrel, oxford.2 blank", A=has("iron"),
    )  # fmt: skip

    assert why(match, "sell [iron] birmingham.2 to:oxford.1 stop") == "no-beer-for-sale"
    play(match, "sell [iron] tamworth.1")

    assert tile(match, "tamworth.1") == "A cotton-1 flipped"
    assert tile(match, "birmingham.2") == "A manufacturer-5"


def test_selling_is_not_offered_when_no_tile_can_be_sold_in_full() -> None:
    match = canal("birmingham.2 A manufacturer-5", ROAD, "oxford.1 all barrel, oxford.2 blank",
                  A=has("iron"))  # fmt: skip

    assert "sell" not in offers(match)
    assert why(match, "sell [iron]") == "nothing-to-sell"


def test_with_two_players_only_the_merchant_that_buys_all_takes_pottery() -> None:
    tiles = birmingham(2).figures.data["merchant-tiles"]
    match = canal(
        "coventry.1 A pottery-1, derby.1 A brewery-1", ROAD, "oxford.1 cotton, oxford.2 all",
        game=birmingham(2), A=has("iron"),
    )  # fmt: skip

    buyers = [id for id, t in tiles.items() if "pottery" in t["buys"] and t["count"]["2"]]
    assert buyers == ["all"]
    assert why(match, "sell [iron] coventry.1 to:oxford.1 stop") == "merchant-does-not-buy"
    assert allowed(match, "sell [iron] coventry.1 to:oxford.2 stop")


def test_a_tile_that_is_not_connected_cannot_be_sold() -> None:
    match = canal("tamworth.1 A cotton-1, worcester.1 A cotton-1", ROAD, OXFORD, A=has("iron"))

    assert refused(match, "sell [iron] worcester.1 to:oxford.2 stop") == (
        "BB-153", "merchant-not-connected",
    )  # fmt: skip


def test_the_merchant_must_show_the_industry() -> None:
    match = canal(GOODS, ROAD, OXFORD, A=has("iron"))

    assert refused(match, "sell [iron] birmingham.2 to:oxford.2") == (
        "BB-154", "merchant-does-not-buy",
    )  # fmt: skip


def test_only_own_unflipped_mills_manufacturers_and_potteries_are_sold() -> None:
    match = canal(
        "tamworth.1 A cotton-1 flipped, coventry.2 A coal-1, birmingham.1 B cotton-1, "
        "nuneaton.2 A cotton-1",
        f"{ROAD} nuneaton--tamworth", OXFORD, A=has("iron"),
    )  # fmt: skip

    assert why(match, "sell [iron] tamworth.1") == "already-flipped"
    assert why(match, "sell [iron] coventry.2") == "not-for-sale"
    assert why(match, "sell [iron] birmingham.1") == "not-your-tile"


def test_a_merchants_barrel_may_be_left_standing() -> None:
    match = canal("tamworth.1 A cotton-1, derby.1 A brewery-1", ROAD,
                  "oxford.1 cotton barrel, oxford.2 blank", A=has("iron"))  # fmt: skip

    play(match, "sell [iron] tamworth.1 beer:derby.1")

    assert match.position()["merchants"]["oxford.1"] == "cotton barrel"
    assert income(match) == 10 + 5 + 4


def test_the_player_is_asked_for_the_merchant_only_where_several_buy() -> None:
    one = canal("birmingham.2 A manufacturer-2", ROAD, OXFORD, A=has("iron"))
    two = canal("tamworth.1 A cotton-1", ROAD, OXFORD, A=has("iron"))

    assert choices(one, "sell [iron]") == []
    assert choices(two, "sell [iron]") == ["to:oxford.1", "to:oxford.2"]


def test_a_tile_sold_flips_and_moves_the_income_marker() -> None:
    match = canal("tamworth.1 A cotton-1, derby.1 A brewery-1", ROAD,
                  "oxford.1 cotton, oxford.2 blank", A=has("iron"))  # fmt: skip

    play(match, "sell [iron]")

    assert tile(match, "tamworth.1") == "A cotton-1 flipped"
    assert income(match) == 10 + 5 + 4


def test_the_sale_stops_when_nothing_more_can_be_sold() -> None:
    match = canal("birmingham.2 A manufacturer-2, tamworth.1 A cotton-1", ROAD,
                  "oxford.1 all barrel, oxford.2 blank", A=has("iron"))  # fmt: skip

    assert choices(match, "sell [iron]") == ["tamworth.1", "birmingham.2"]
    assert choices(match, "sell [iron] tamworth.1") == []
