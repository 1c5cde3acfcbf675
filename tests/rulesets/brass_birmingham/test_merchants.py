"""The merchants and their bonuses (BB-14 to BB-16, BB-159 to BB-163)."""

from __future__ import annotations

import pytest

from rulesets.brass_birmingham.table import (
    birmingham,
    canal,
    coal,
    end_era,
    gone,
    has,
    income,
    last_action,
    merchant,
    money,
    points,
    rail,
    tile,
)
from rulesets.playing import allowed, choices, play, refused, why

SHIPPING = "A gloucester--redditch birmingham--oxford"
GLOUCESTER = "gloucester.1 manufacturer barrel, gloucester.2 blank"


def test_a_blank_merchant_buys_nothing() -> None:
    match = canal("birmingham.1 A cotton-1, derby.1 A brewery-1", "A birmingham--oxford",
                  "oxford.1 blank, oxford.2 cotton", A=has("iron"))  # fmt: skip

    refusal = refused(match, "sell [iron] birmingham.1 to:oxford.1 stop")

    assert refusal == ("BB-154", "merchant-does-not-buy")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_barrels_stand_beside_merchants_that_buy_and_no_others(players: int) -> None:
    merchants = birmingham(players).start(seed=5).position()["merchants"].values()

    assert all((tile == "blank") != tile.endswith(" barrel") for tile in merchants)
    assert list(merchants).count("blank") == min(players, 3)


def test_a_place_of_blank_merchants_still_gives_access_to_the_coal_market() -> None:
    match = canal("", "A birmingham--oxford", "oxford.1 blank, oxford.2 blank",
                  A=has("birmingham"))  # fmt: skip

    play(match, "build [birmingham] manufacturer birmingham.2")

    assert coal(match) == 12


def test_a_place_of_blank_merchants_still_has_its_two_link_icons() -> None:
    match = end_era(
        "canal", links="A birmingham--oxford", merchants="oxford.1 blank, oxford.2 blank"
    )

    assert points(match) == 2


def test_a_blank_merchant_gets_no_barrel_in_the_rail_era_either() -> None:
    match = end_era("canal", merchants="oxford.1 blank, oxford.2 cotton")

    assert (merchant(match, "oxford.1"), merchant(match, "oxford.2")) == ("blank", "cotton barrel")


def test_a_merchant_is_never_used_up() -> None:
    match = canal(
        "birmingham.1 A cotton-1, tamworth.1 A cotton-1, derby.1 A brewery-1, stone.1 A brewery-1",
        "A birmingham--oxford birmingham--tamworth",
        "oxford.1 cotton, oxford.2 blank",
        A=has("iron"),
    )

    play(match, "sell [iron] birmingham.1 beer:derby.1 tamworth.1 stop")

    assert tile(match, "birmingham.1") == tile(match, "tamworth.1") == "A cotton-1 flipped"


def test_a_merchants_barrel_is_used_once() -> None:
    match = canal(
        "birmingham.1 A cotton-1, tamworth.1 A cotton-1",
        "A birmingham--oxford birmingham--tamworth",
        "oxford.1 cotton barrel, oxford.2 blank",
        A=has("iron"),
    )

    play(match, "sell [iron] birmingham.1")

    assert why(match, "sell [coventry] tamworth.1 to:oxford.1 stop") == "no-beer-for-sale"


def test_barrels_are_refilled_once_and_tiles_stay_where_they_are() -> None:
    before = "oxford.1 cotton, oxford.2 cotton barrel, warrington.1 pottery"
    match = last_action("canal", round=8, merchants=before)
    tiles = [tile.split()[0] for tile in match.position()["merchants"].values()]

    play(match, "pass [coventry]")

    after = match.position()["merchants"].values()
    assert [tile.split()[0] for tile in after] == tiles
    assert all((tile == "blank") != tile.endswith(" barrel") for tile in after)


def test_gloucester_removes_a_tile_of_the_players_choice_without_iron() -> None:
    match = canal("redditch.1 A manufacturer-2, dudley.2 B iron-1 4", SHIPPING, GLOUCESTER,
                  A=has("iron"))  # fmt: skip

    asked = choices(match, "sell [iron] redditch.1 to:gloucester.1 beer:merchant")
    play(match, "sell [iron] redditch.1 to:gloucester.1 beer:merchant bonus:cotton stop")

    assert asked == [f"bonus:{id}" for id in ("cotton", "manufacturer", "coal", "iron", "brewery")]
    assert (gone(match, "cotton"), money(match)) == (1, 17)
    assert tile(match, "dudley.2") == "B iron-1 4"


def test_gloucester_does_not_remove_a_pottery_with_a_lightbulb() -> None:
    match = canal("redditch.1 A manufacturer-2", SHIPPING, GLOUCESTER, A=has("iron"))

    assert why(match, "sell [iron] redditch.1 to:gloucester.1 beer:merchant bonus:pottery") == (
        "lightbulb"
    )


def test_a_development_that_cannot_be_is_lost() -> None:
    empty = "cotton 11, manufacturer 11, coal 7, iron 4, brewery 7"
    match = canal("redditch.1 A manufacturer-8", SHIPPING, GLOUCESTER,
                  A=has("iron", developed=empty))  # fmt: skip

    play(match, "sell [iron] redditch.1 to:gloucester.1 beer:merchant")

    assert tile(match, "redditch.1") == "A manufacturer-8 flipped"
    assert merchant(match, "gloucester.1") == "manufacturer"
    assert gone(match, "pottery") == 0


def test_a_development_that_cannot_be_is_lost_in_the_rail_era_too() -> None:
    empty = "cotton 11, manufacturer 11, pottery 2, coal 7, iron 4, brewery 7"
    match = rail("redditch.1 A manufacturer-8", SHIPPING, GLOUCESTER,
                 A=has("iron", developed=empty))  # fmt: skip

    play(match, "sell [iron] redditch.1 to:gloucester.1 beer:merchant")

    assert merchant(match, "gloucester.1") == "manufacturer"
    assert gone(match, "pottery") == 2


def test_the_player_is_not_asked_when_one_tile_can_be_removed() -> None:
    most = "cotton 10, manufacturer 11, coal 7, iron 4, brewery 7"
    match = canal("redditch.1 A manufacturer-8", SHIPPING, GLOUCESTER,
                  A=has("iron", developed=most))  # fmt: skip

    play(match, "sell [iron] redditch.1 to:gloucester.1 beer:merchant")

    assert gone(match, "cotton") == 11


def test_the_development_of_gloucester_cannot_be_declined() -> None:
    match = canal("redditch.1 A manufacturer-2", SHIPPING, GLOUCESTER, A=has("iron"))

    assert not allowed(match, "sell [iron] redditch.1 to:gloucester.1 beer:merchant stop")


def test_oxford_moves_the_income_marker_two_spaces() -> None:
    match = canal("birmingham.1 A cotton-1", "A birmingham--oxford",
                  "oxford.1 cotton barrel, oxford.2 blank", A=has("iron", income=20))  # fmt: skip

    play(match, "sell [iron]")

    assert income(match) == 20 + 2 + 5


def test_the_bonus_comes_with_the_barrel_before_the_tile_flips() -> None:
    match = canal("birmingham.1 A cotton-1", "A birmingham--oxford",
                  "oxford.1 cotton barrel, oxford.2 blank", A=has("iron", income=97))  # fmt: skip

    play(match, "sell [iron]")

    log = match.log()
    assert log[-4:] == [
        "A takes the merchant’s beer in Oxford.",
        "A’s income goes up 2 spaces.",
        "A sells Cotton mill I in Birmingham 1 to Oxford.",
        "Cotton mill I of A in Birmingham 1 flips: income +5.",
    ]
    assert income(match) == 99


@pytest.mark.parametrize(
    ("place", "tiles", "link", "bonus"),
    [
        ("nottingham", "derby.2 A cotton-1", "A derby--nottingham", 3),
        ("shrewsbury", "kidderminster.2 A cotton-1",
         "A coalbrookdale--shrewsbury coalbrookdale--kidderminster", 4),
    ],
)  # fmt: skip
def test_nottingham_and_shrewsbury_bring_points(
    place: str, tiles: str, link: str, bonus: int
) -> None:
    match = canal(tiles, link, f"{place}.1 cotton barrel", A=has("iron"))

    play(match, f"sell [iron] {tiles.split()[0]} to:{place}.1")

    assert points(match) == bonus


def test_warrington_brings_money() -> None:
    match = canal("stoke-on-trent.1 A cotton-1", "A stoke-on-trent--warrington",
                  "warrington.1 cotton barrel", A=has("iron"))  # fmt: skip

    play(match, "sell [iron] stoke-on-trent.1 to:warrington.1")

    assert money(match) == 17 + 5
