"""Smelters: coal and ore become metal, with markers or tokens (NL-54 to NL-58, NL-97, NL-98, NL-125)."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.neuland.table import (
    asked,
    cost,
    either,
    first,
    goods,
    has,
    holds,
    neuland,
    second,
    stock,
    supply,
    tile,
)
from rulesets.playing import allowed, choices, play, refused, step, why

SMELTER = {1: "smelter", 2: "smelter-forest"}
LODGE = "d4.1 hunting-lodge"


def smelting(edition: int, *goods: str) -> ib.Match:
    """An empty smelter in d2 beside mines and kilns on which A has these products."""
    slots = iter(["c3.1", "c3.2", "c3.3", "e1.1"])
    tiles = [f"d2.1 {SMELTER[edition]}", LODGE]
    for good in goods:
        tiles.append("d1.1 charcoal-kiln A" if good == "kiln" else mine(next(slots), good))
    return either(edition, "; ".join(tiles))


def mine(slot: str, ore: str) -> str:
    """A mine with A's worker on this ore, and another marker below."""
    return f"{slot} mine ore:{ore},coal A"


# Coal and ore.


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("ore", "metal"), [("iron-ore", "iron"), ("silver-ore", "silver")])
def test_the_ore_handed_over_decides_the_metal(ore: str, metal: str, edition: int) -> None:
    match = smelting(edition, "coal", ore)

    actions = cost(match, "produce d2.1")

    assert (actions, goods(match)) == (1, [metal])


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("metal", ["iron", "silver"])
def test_whoever_has_both_ores_chooses(metal: str, edition: int) -> None:
    match = smelting(edition, "coal", "iron-ore", "silver-ore")

    assert choices(match, "produce d2.1") == ["make:iron", "make:silver"]
    play(match, f"produce d2.1 make:{metal}")

    assert metal in goods(match) and len(goods(match)) == 2


@pytest.mark.parametrize("edition", [1, 2])
def test_coal_may_come_from_a_mine_or_from_a_kiln(edition: int) -> None:
    match = smelting(edition, "coal", "iron-ore", "kiln")

    assert choices(match, "produce d2.1") == ["coal:c3.1", "coal:d1.1"]
    play(match, "produce d2.1 coal:d1.1")

    assert holds(match) == {"c3.1": "coal", "d2.1": "iron"}


@pytest.mark.parametrize("edition", [1, 2])
def test_a_smelter_takes_one_coal_and_one_ore_and_no_less(edition: int) -> None:
    assert why(smelting(edition, "coal", "kiln"), "produce d2.1") == "lacks-goods"
    assert why(smelting(edition, "iron-ore", "silver-ore"), "produce d2.1") == "lacks-goods"


@pytest.mark.parametrize("edition", [1, 2])
def test_a_metal_whose_ore_is_missing_cannot_be_chosen(edition: int) -> None:
    match = smelting(edition, "coal", "iron-ore")

    assert refused(match, "produce d2.1 make:silver") == ("NL-68", "lacks-goods")
    assert refused(match, "produce d2.1 make:tools") == ("NL-45", "not-made-there")


# Markers in the first edition.


def test_in_the_first_edition_the_ore_marker_moves_onto_the_smelter() -> None:
    match = smelting(1, "coal", "silver-ore")
    before = supply(match)

    play(match, "produce d2.1")

    assert tile(match, "d2.1") == "smelter ore:silver-ore A silver"
    assert [tile(match, slot) for slot in ("c3.1", "c3.2")] == ["mine ore:coal"] * 2
    assert supply(match) == [before[0] + 1, before[1], before[2]]


def test_the_coal_goes_to_the_supply_and_the_iron_ore_onto_the_smelter() -> None:
    match = smelting(1, "iron-ore", "coal")
    before = supply(match)

    assert cost(match, "produce d2.1") == 1
    assert tile(match, "d2.1") == "smelter ore:iron-ore A iron"
    assert supply(match) == [before[0] + 1, before[1], before[2]]


def test_coal_of_a_kiln_brings_no_marker_back() -> None:
    match = smelting(1, "iron-ore", "kiln")
    before = supply(match)

    play(match, "produce d2.1")

    assert tile(match, "d2.1") == "smelter ore:iron-ore A iron"
    assert supply(match) == before


@pytest.mark.parametrize(("metal", "sort"), [("iron", 1), ("silver", 2)])
def test_in_the_first_edition_the_marker_goes_back_when_the_metal_is_used(
    metal: str, sort: int
) -> None:
    user = {"iron": "d3.1 armourer", "silver": "c2.1 mint"}[metal]
    match = first(f"d2.1 smelter ore:{metal}-ore A {metal}; d1.1 charcoal-kiln A; {user}; {LODGE}")
    assert supply(match)[sort] == 5

    play(match, f"produce {user.split()[0]}")

    assert tile(match, "d2.1") == "smelter"
    assert supply(match) == [9, 6, 6]


def test_an_emptied_smelter_of_the_first_edition_smelts_again() -> None:
    tiles = f"d2.1 smelter ore:silver-ore A silver; c2.1 mint; {mine('c3.1', 'iron-ore')}; "
    match = first(f"{tiles}{mine('c3.2', 'coal')}; {LODGE}")

    assert why(match, "produce d2.1") == "occupied-by-you"
    play(match, "produce c2.1", "produce d2.1")

    assert goods(match) == ["coins", "iron"]


# Tokens in the second edition.


@pytest.mark.parametrize("metal", ["iron", "silver"])
def test_in_the_second_edition_both_markers_go_into_the_bag(metal: str) -> None:
    match = smelting(2, "coal", f"{metal}-ore")
    before = supply(match)

    play(match, "produce d2.1")

    assert tile(match, "d2.1") == f"smelter-forest A {metal}"
    assert sum(supply(match)) == sum(before) + 2
    assert supply(match)[0] == before[0] + 1


def test_in_the_second_edition_the_metal_token_goes_back_when_the_metal_is_used() -> None:
    tiles = "d2.1 smelter-forest A silver; c2.1 mint; d1.1 charcoal-kiln A"
    match = second(f"{tiles}; {mine('c3.1', 'iron-ore')}; {LODGE}")

    play(match, "produce c2.1")
    assert tile(match, "d2.1") == "smelter-forest"
    play(match, "produce d2.1")

    assert tile(match, "d2.1") == "smelter-forest A iron"  # the other side up


@pytest.mark.parametrize("metal", ["iron", "silver"])
def test_in_the_second_edition_a_lost_metal_takes_its_token_along(metal: str) -> None:
    match = second(f"d2.1 smelter-forest A {metal} lying; {LODGE}")
    before = supply(match)

    after = step(match, "end")

    assert after["tiles"]["d2.1"] == "smelter-forest"
    assert supply(match) == before
    assert f"A loses {metal} in d2." in match.log()


@pytest.mark.parametrize("edition", [1, 2])
def test_the_metal_belongs_to_the_worker_and_the_smelter_is_taken(edition: int) -> None:
    match = smelting(edition, "coal", "iron-ore")

    play(match, "produce d2.1", "end")

    assert asked(match) == "B"
    assert goods(match) == ["iron"]
    assert why(match, "produce d2.1") == "occupied"


# Where smelters stand.


@pytest.mark.parametrize("hex", ["d2", "c2", "a2", "c5"])
def test_in_the_first_edition_every_smelter_may_stand_in_a_forest_or_on_a_meadow(
    hex: str,
) -> None:
    match = first(f"c3.1 quarry A; {LODGE}")

    assert allowed(match, f"build smelter {hex}")
    assert refused(match, "build smelter a1") == ("NL-96", "wrong-terrain")


def test_all_three_of_them_are_two_coloured() -> None:
    forests = first(f"c3.1 quarry A; d1.1 smelter; d2.1 smelter; {LODGE}")
    meadows = first(f"c3.1 quarry A; c1.1 smelter; c2.1 smelter; {LODGE}")

    assert allowed(forests, "build smelter d3") and allowed(forests, "build smelter c4")
    assert allowed(meadows, "build smelter d3") and allowed(meadows, "build smelter c4")


def test_there_are_three_smelters_for_two_terrains_or_two_for_each() -> None:
    one, other = neuland(2, edition=1).start(seed=1), neuland(2).start(seed=1)

    assert stock(one, "smelter") == 3
    assert [stock(other, f"smelter-{terrain}") for terrain in ("forest", "meadow")] == [2, 2]


def test_in_the_second_edition_a_smelter_has_its_own_terrain() -> None:
    match = second(f"c3.1 quarry A; {LODGE}")

    assert allowed(match, "build smelter-forest d2")
    assert allowed(match, "build smelter-meadow c2")
    assert refused(match, "build smelter-forest c2") == ("NL-96", "wrong-terrain")
    assert refused(match, "build smelter-meadow d2") == ("NL-96", "wrong-terrain")


def test_after_two_forest_smelters_only_meadow_ones_are_left() -> None:
    match = second(
        f"c3.1 quarry A; d1.1 smelter-forest; d2.1 smelter-forest; {LODGE}", B=has(space=4)
    )

    assert refused(match, "build smelter-forest d3") == ("NL-95", "none-left")
    assert allowed(match, "build smelter-meadow c4")
