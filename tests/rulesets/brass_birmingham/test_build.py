"""Build: tiles, spaces and costs (BB-117 to BB-126, BB-140 to BB-144)."""

from __future__ import annotations

import pytest

from rulesets.brass_birmingham.table import canal, gone, has, iron, money, rail, tile
from rulesets.playing import allowed, choices, play, refused, why

HOME = "birmingham.2 A manufacturer-2"


def test_a_space_with_a_single_icon_comes_first() -> None:
    match = canal("", "B birmingham--oxford", A=has("birmingham"))

    refusal = refused(match, "build [birmingham] manufacturer birmingham.1")

    assert refusal == ("BB-120", "single-icon-first")


def test_a_space_with_a_single_icon_comes_first_in_the_rail_era_too() -> None:
    match = rail("", "B birmingham--oxford", A=has("birmingham", developed="manufacturer 1"))

    refusal = refused(match, "build [birmingham] manufacturer birmingham.1")

    assert refusal == ("BB-120", "single-icon-first")
    assert allowed(match, "build [birmingham] manufacturer birmingham.2")


def test_a_space_with_two_icons_serves_when_no_single_one_is_free() -> None:
    match = canal(
        "birmingham.2 B manufacturer-2, birmingham.4 C manufacturer-2",
        "B birmingham--oxford", A=has("birmingham"),
    )  # fmt: skip

    play(match, "build [birmingham] manufacturer birmingham.1")

    assert tile(match, "birmingham.1") == "A manufacturer-1"


@pytest.mark.parametrize(
    ("card", "industry", "spaces", "before"),
    [
        ("derby", "cotton", ["derby.1", "derby.2"], ""),
        ("leek", "cotton", ["leek.1", "leek.2"], ""),
        ("walsall", "manufacturer", ["walsall.1", "walsall.2"], "manufacturer 1"),
        ("coventry", "manufacturer", ["coventry.2", "coventry.3"], "manufacturer 1"),
        ("uttoxeter", "brewery", ["uttoxeter.1", "uttoxeter.2"], ""),
    ],
)
def test_among_free_spaces_of_the_same_rank_the_player_chooses(
    card: str, industry: str, spaces: list[str], before: str
) -> None:
    match = canal(A=has(card, money=60, developed=before))

    assert choices(match, f"build [{card}] {industry}") == spaces


def test_the_lowest_tile_of_the_mat_is_built() -> None:
    match = canal(A=has("derby worcester", money=60, developed="cotton 2"))

    play(match, "build [worcester] cotton worcester.1")

    assert tile(match, "worcester.1") == "A cotton-1"
    assert gone(match, "cotton") == 3


def test_a_tile_that_the_era_forbids_blocks_its_industry() -> None:
    match = rail(A=has("worcester", money=60, developed="cotton 2"))

    assert refused(match, "build [worcester] cotton worcester.1") == (
        "BB-143", "only-in-the-canal-era",
    )  # fmt: skip


def test_developed_away_it_no_longer_blocks() -> None:
    match = rail("", "B gloucester--worcester", A=has("worcester iron", money=60,
                 developed="cotton 2"))  # fmt: skip

    play(match, "develop [iron] cotton stop", "build [worcester] cotton worcester.1")

    assert tile(match, "worcester.1") == "A cotton-2"


@pytest.mark.parametrize(("card", "industry", "before"), [
    ("stafford", "pottery", "pottery 4"), ("derby", "brewery", "brewery 6"),
])  # fmt: skip
def test_tiles_of_the_rail_era_are_not_built_in_the_canal_era(
    card: str, industry: str, before: str
) -> None:
    match = canal("stafford.2 B pottery-1", "B stafford--stone", A=has(card, money=60,
                  developed=before))  # fmt: skip

    assert why(match, f"build [{card}] {industry}") == "only-in-the-rail-era"


def test_an_industry_without_tiles_can_no_longer_be_built() -> None:
    match = canal(A=has("derby", money=60, developed="cotton 11"))

    assert refused(match, "build [derby] cotton derby.2") == ("BB-118", "no-tile-left")


@pytest.mark.parametrize("old", ["derby.1 A brewery-1", "derby.1 A brewery-1 flipped"])
def test_in_the_canal_era_a_town_has_one_own_tile_flipped_or_not(old: str) -> None:
    match = canal(old, A=has("derby", money=60))

    assert refused(match, "build [derby] cotton derby.2") == ("BB-140", "one-tile-a-town")


def test_tiles_of_others_in_the_town_do_not_hinder() -> None:
    match = canal("derby.1 B brewery-1", A=has("derby", money=60))

    assert allowed(match, "build [derby] cotton derby.2")


def test_a_farm_is_a_place_of_its_own() -> None:
    match = canal("cannock.2 A coal-1", "A cannock--farm-north", A=has("brewery", money=60))

    assert allowed(match, "build [brewery] brewery farm-north.1")


def test_in_the_rail_era_a_town_may_have_several() -> None:
    match = rail("derby.1 A brewery-2", "A derby--nottingham", A=has("derby", money=60,
                 developed="iron 1, cotton 3"))  # fmt: skip

    play(match, "build [derby] iron derby.3")

    assert tile(match, "derby.1") == "A brewery-2 2"
    assert tile(match, "derby.3").startswith("A iron-2")


def test_a_new_mine_does_not_pay_for_itself() -> None:
    poor = has("dudley", money=8, developed="coal 3")  # coal mine III: £8 and an iron
    match = canal("", "B birmingham--dudley birmingham--oxford", coal=0, A=poor)

    assert refused(match, "build [dudley] coal dudley.1") == ("BB-48", "too-dear")


def test_there_is_no_credit_on_what_the_market_will_pay() -> None:
    match = canal("", "A dudley--wolverhampton", A=has("dudley", money=4))

    assert why(match, "build [dudley] coal dudley.1") == "too-dear"


def test_a_new_works_does_not_supply_its_own_coal_or_iron() -> None:
    match = canal("dudley.1 B coal-1", iron=0, A=has("dudley", money=20))

    play(match, "build [dudley] iron dudley.2")

    assert tile(match, "dudley.1") == "B coal-1 1"
    assert (tile(match, "dudley.2"), iron(match)) == ("A iron-1 flipped", 4)


def test_pottery_one_is_built_in_either_era() -> None:
    for match in (canal(A=has("belper", money=60)), rail(A=has("belper", money=60))):
        play(match, "build [belper] pottery belper.3")
        assert tile(match, "belper.3") == "A pottery-1"


def test_a_tile_goes_on_a_free_space_that_shows_its_industry() -> None:
    match = canal("worcester.1 B cotton-1, worcester.2 C cotton-1", A=has("worcester", money=60))

    assert why(match, "build [worcester] coal worcester.1") == "space-does-not-take-it"
    assert why(match, "build [worcester] cotton") == "no-space-for-industry"


def test_price_coal_and_iron_are_paid() -> None:
    match = canal("", "A birmingham--oxford", A=has("birmingham", money=60, developed="cotton 5"))

    play(match, "build [birmingham] cotton birmingham.1")  # cotton mill III

    assert money(match) == 60 - 16 - 1 - 2
    assert match.position()["seats"]["A"]["spent"] == 19


@pytest.mark.parametrize(
    ("industry", "space", "before", "cubes"),
    [
        ("coal", "dudley.1", 0, 2), ("coal", "dudley.1", 1, 3), ("coal", "dudley.1", 3, 4),
        ("coal", "dudley.1", 5, 5), ("iron", "dudley.2", 0, 4), ("iron", "dudley.2", 1, 4),
        ("iron", "dudley.2", 2, 5), ("iron", "dudley.2", 3, 6),
    ],
)  # fmt: skip
def test_a_new_mine_or_works_gets_as_many_cubes_as_it_shows(
    industry: str, space: str, before: int, cubes: int
) -> None:
    match = canal("kidderminster.1 B coal-2", "B dudley--kidderminster", iron=10,
                  A=has("dudley", money=60, developed=f"{industry} {before}"))  # fmt: skip

    play(match, f"build [dudley] {industry} {space}")

    assert tile(match, space).split()[2] == str(cubes)
