"""Beer: own breweries, connected ones, merchants' barrels (BB-104 to BB-110)."""

from __future__ import annotations

import pytest

from rulesets.brass_birmingham.table import (
    birmingham,
    canal,
    end_era,
    has,
    income,
    merchant,
    points,
    rail,
    tile,
)
from rulesets.playing import allowed, choices, play, refused, why

# A mill of A's in Derby, with Nottingham one link away.
MILL = "derby.2 A cotton-1"
ROAD = "B derby--nottingham"
DRY = "nottingham.1 cotton, nottingham.2 blank"
BARRELS = "nottingham.1 cotton barrel, nottingham.2 cotton barrel"


def test_own_breweries_need_no_connection() -> None:
    match = canal(f"{MILL}, uttoxeter.1 A brewery-1", ROAD, DRY, A=has("iron"))

    play(match, "sell [iron] derby.2 stop")

    assert tile(match, "derby.2") == "A cotton-1 flipped"
    assert tile(match, "uttoxeter.1") == "A brewery-1 flipped"


def test_breweries_of_others_must_be_connected() -> None:
    far = canal(f"{MILL}, burton-on-trent.2 B brewery-1", ROAD, DRY, A=has("iron"))
    near = canal(
        f"{MILL}, burton-on-trent.2 B brewery-1",
        "B derby--nottingham burton-on-trent--derby",
        DRY,
        A=has("iron"),
    )

    assert why(far, "sell [iron] derby.2 to:nottingham.1 beer:burton-on-trent.2 stop") == (
        "no-beer-for-sale"
    )
    play(near, "sell [iron] derby.2 stop")

    assert tile(near, "burton-on-trent.2") == "B brewery-1 flipped"
    assert income(near, "B") == 10 + 4


def test_a_brewery_beyond_the_merchant_is_connected_to_the_tile() -> None:
    match = canal(
        "birmingham.1 A cotton-1, farm-south.1 B brewery-1",
        "C birmingham--oxford oxford--redditch gloucester--redditch gloucester--worcester, "
        "D kidderminster--worcester",
        "oxford.1 cotton, oxford.2 blank",
        A=has("iron"),
    )

    play(match, "sell [iron] birmingham.1 to:oxford.1 stop")

    assert tile(match, "farm-south.1") == "B brewery-1 flipped"


def test_a_merchants_barrel_serves_only_a_sale_to_that_merchant() -> None:
    match = canal(MILL, ROAD, "nottingham.1 cotton, nottingham.2 cotton barrel", A=has("iron"))

    assert why(match, "sell [iron] derby.2 to:nottingham.1 beer:merchant stop") == (
        "no-beer-for-sale"
    )
    play(match, "sell [iron] derby.2 to:nottingham.2 stop")

    assert merchant(match, "nottingham.2") == "cotton"
    assert points(match) == 3


def test_the_second_barrel_of_a_tile_comes_from_a_brewery() -> None:
    pottery = "belper.3 A pottery-3"
    links = "A belper--derby derby--nottingham"
    merchants = "nottingham.1 pottery barrel, nottingham.2 all barrel"
    without = rail(pottery, links, merchants, A=has("iron"))
    with_one = rail(f"{pottery}, derby.1 A brewery-2 1", links, merchants, A=has("iron"))

    assert why(without, "sell [iron] belper.3 to:nottingham.1 stop") == "no-beer-for-sale"
    play(with_one, "sell [iron] belper.3 to:nottingham.1 beer:merchant")

    assert tile(with_one, "belper.3") == "A pottery-3 flipped"
    assert tile(with_one, "derby.1") == "A brewery-2 flipped"
    assert merchant(with_one, "nottingham.2") == "all barrel"
    assert points(with_one) == 3


def test_two_sales_to_two_merchants_of_a_place_bring_the_bonus_twice() -> None:
    match = canal(f"{MILL}, belper.1 A cotton-1", "A belper--derby derby--nottingham", BARRELS,
                  A=has("iron"))  # fmt: skip

    play(match, "sell [iron] derby.2 to:nottingham.1 belper.1 to:nottingham.2 stop")

    assert points(match) == 6
    assert merchant(match, "nottingham.1") == merchant(match, "nottingham.2") == "cotton"


@pytest.mark.parametrize("level", [3, 7])
def test_manufacturers_three_and_seven_need_no_beer_and_bring_no_bonus(level: int) -> None:
    match = canal(
        f"derby.2 A manufacturer-{level}", ROAD, "nottingham.1 manufacturer barrel", A=has("iron")
    )

    assert not allowed(match, "sell [iron] derby.2 to:nottingham.1 beer:merchant stop")
    play(match, "sell [iron] derby.2 to:nottingham.1 stop")

    assert tile(match, "derby.2") == f"A manufacturer-{level} flipped"
    assert merchant(match, "nottingham.1") == "manufacturer barrel"
    assert points(match) == 0


@pytest.mark.parametrize(
    ("level", "gone"), [(1, 0), (2, 2), (3, 4)], ids=["brewery I", "brewery II", "brewery III"]
)
def test_a_brewery_gets_one_barrel_in_the_canal_era(level: int, gone: int) -> None:
    match = canal(A=has("derby", developed=f"brewery {gone}"))

    play(match, "build [derby] brewery derby.1")

    assert tile(match, "derby.1") == f"A brewery-{level} 1"


@pytest.mark.parametrize(
    ("level", "gone"), [(2, 2), (3, 4), (4, 6)], ids=["brewery II", "brewery III", "brewery IV"]
)
def test_a_brewery_gets_two_barrels_in_the_rail_era(level: int, gone: int) -> None:
    match = rail(A=has("derby", developed=f"brewery {gone}"))

    play(match, "build [derby] brewery derby.1")

    assert tile(match, "derby.1") == f"A brewery-{level} 2"


def test_what_lies_on_a_brewery_does_not_change_with_the_era() -> None:
    match = end_era("canal", tiles="derby.1 A brewery-2 1")

    assert match.position()["era"] == "rail"
    assert tile(match, "derby.1") == "A brewery-2 1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_farm_breweries_begin_as_empty_spaces(players: int) -> None:
    match = birmingham(players).start(seed=players)

    assert tile(match, "farm-north.1") == tile(match, "farm-south.1") == ""


def test_the_player_chooses_freely_among_all_sources_of_beer() -> None:
    match = canal(
        f"{MILL}, uttoxeter.1 A brewery-1, burton-on-trent.2 B brewery-1",
        "B derby--nottingham burton-on-trent--derby",
        "nottingham.1 cotton barrel, nottingham.2 blank",
        A=has("iron"),
    )

    asked = choices(match, "sell [iron] derby.2 to:nottingham.1")

    assert asked == ["beer:uttoxeter.1", "beer:burton-on-trent.2", "beer:merchant"]


def test_sources_may_be_mixed_barrel_by_barrel() -> None:
    match = rail(
        "belper.3 A pottery-3, derby.1 A brewery-2 2, burton-on-trent.2 B brewery-2 1",
        "A belper--derby derby--nottingham, B burton-on-trent--derby",
        "nottingham.1 pottery barrel",
        A=has("iron"),
    )

    play(match, "sell [iron] belper.3 to:nottingham.1 beer:burton-on-trent.2 beer:derby.1 stop")

    assert tile(match, "burton-on-trent.2") == "B brewery-2 flipped"
    assert tile(match, "derby.1") == "A brewery-2 1"
    assert merchant(match, "nottingham.1") == "pottery barrel"


def test_the_player_is_not_asked_when_there_is_one_source_of_beer() -> None:
    match = canal(MILL, ROAD, "nottingham.1 cotton barrel, nottingham.2 blank", A=has("iron"))

    play(match, "sell [iron]")

    assert merchant(match, "nottingham.1") == "cotton"


def test_beer_cannot_be_bought() -> None:
    match = canal(MILL, ROAD, DRY, A=has("iron", money=99))

    assert refused(match, "sell [iron] derby.2 to:nottingham.1 stop") == (
        "BB-155",
        "no-beer-for-sale",
    )
