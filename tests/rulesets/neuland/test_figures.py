"""The printed figures: their marks, and how they agree with each other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ironbridge.core.figures import MARKS
from rulesets.neuland.table import neuland

FIGURES = neuland().figures
DATA = FIGURES.data
BUILDINGS: dict[str, dict[str, Any]] = DATA["buildings"]
PROPERTIES: dict[str, dict[str, Any]] = DATA["properties"]
CONSTANTS = {key: entry["value"] for key, entry in DATA["constants"].items()}
TABLES = ("terrains", "goods", "buildings", "categories", "properties", "markers", "tokens",
          "pieces")  # fmt: skip
EDITIONS = ["first", "second"]


def in_edition(edition: str) -> dict[str, dict[str, Any]]:
    """The production buildings of an edition."""
    return {id: b for id, b in BUILDINGS.items() if edition in b.get("editions", EDITIONS)}


def is_known(mark: str) -> bool:
    """Is the mark one of ours, and its public source listed?"""
    return mark.partition(":")[0] in MARKS and (
        mark.startswith("public:") == (FIGURES.source(mark) != "")
    )


# Marks.


def test_every_figure_has_an_allowed_mark() -> None:
    wrong = [figure.path for figure in FIGURES if not is_known(figure.mark)]

    assert wrong == []
    assert len(list(FIGURES)) > 250


@pytest.mark.parametrize("section", TABLES)
def test_every_part_of_a_figure_has_an_allowed_mark(section: str) -> None:
    marks = [(id, m) for id, entry in DATA[section].items() for m in entry["from"].values()]

    assert [(id, mark) for id, mark in marks if not is_known(mark)] == []


@pytest.mark.parametrize("section", TABLES)
def test_everything_printed_on_a_component_is_marked(section: str) -> None:
    for entry in DATA[section].values():
        printed = [key for key in entry if key not in ("from", "note")]
        assert [key for key in printed if key not in entry["from"]] == []


def test_every_source_is_named_by_a_figure_or_a_rulebook() -> None:
    text = str({key: DATA[key] for key in DATA if key != "sources"})
    unnamed = [id for id in DATA["sources"] if f"public:{id}" not in text]

    assert {"rulebook-first", "rulebook-second"} <= set(unnamed)


@pytest.mark.parametrize(
    "section", ["terrains", "goods", "buildings", "categories", "properties", "markers", "tokens"]
)
def test_every_name_is_there_in_both_languages(section: str) -> None:
    names = [entry["name"] for entry in DATA[section].values()]

    assert all(set(name) == {"en", "fr"} and all(name.values()) for name in names)


# Counts.


@pytest.mark.parametrize("edition", EDITIONS)
def test_tiles_are_as_many_as_the_constants_say(edition: str) -> None:
    production = sum(building["count"] for building in in_edition(edition).values())

    assert production == CONSTANTS["production-tiles"][edition]
    assert production + len(PROPERTIES) == CONSTANTS["tiles"][edition]


def test_ore_markers_fill_every_mine_and_every_smelter_of_the_first_edition() -> None:
    count = sum(marker["count"] for marker in DATA["markers"].values())

    assert count == CONSTANTS["ore-markers"] == 6 * 3 + 3


def test_three_places_on_each_hex_are_as_many_as_the_tiles_of_the_second_edition() -> None:
    assert CONSTANTS["hexes"] * CONSTANTS["buildings-per-hex"] == CONSTANTS["tiles"]["second"]


@pytest.mark.parametrize(("terrain", "hexes"), [("forest", 7), ("meadow", 7), ("mountain", 5)])
def test_the_tiles_of_a_terrain_fill_it_exactly_in_the_second_edition(
    terrain: str, hexes: int
) -> None:
    tiles = sum(b["count"] for b in in_edition("second").values() if terrain in b["terrains"])
    tiles += sum(terrain in found["terrains"] for found in PROPERTIES.values())

    assert DATA["terrains"][terrain]["hexes"] == hexes
    assert tiles == 3 * hexes


def test_pieces_come_in_groups_of_four_three_two_and_one() -> None:
    groups = Counter(tuple(piece["terrains"]) for piece in DATA["pieces"].values())

    assert sorted(groups.values()) == sorted(CONSTANTS["equal-pieces"]) == [1, 2, 3, 4]


def test_as_many_crests_are_in_play_with_any_number_of_players() -> None:
    assert {int(n) * each for n, each in CONSTANTS["crests"].items()} == {36}


# Recipes.


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_product_can_be_made_and_is_of_use(edition: str) -> None:
    recipes = [recipe for b in in_edition(edition).values() for recipe in b["recipes"]]
    made = {recipe["makes"] for recipe in recipes}
    used = {need for recipe in recipes for need in recipe["needs"]}
    used |= {need for found in PROPERTIES.values() for need in found["needs"]}

    assert used <= made
    assert made - used == ({"gold"} if edition == "second" else set())


def actions(good: str, edition: str) -> int:
    """The fewest actions for one product, with everything near."""
    costs = []
    for building in in_edition(edition).values():
        for recipe in building["recipes"]:
            if recipe["makes"] == good:
                costs.append(1 + sum(actions(need, edition) for need in recipe["needs"]))
    return min(costs)


@pytest.mark.parametrize(
    ("good", "count"),
    [("food", 1), ("wool", 1), ("wood", 2), ("stone", 2), ("coal", 2), ("paper", 3), ("cloth", 2),
     ("iron", 5), ("silver", 5), ("coins", 6), ("tools", 8), ("weapons", 8)],
)  # fmt: skip
def test_products_take_as_many_actions_as_were_counted_by_hand(good: str, count: int) -> None:
    assert actions(good, "first") == actions(good, "second") == count


def test_gold_is_the_dearest_product() -> None:
    assert actions("gold", "second") == 9


@pytest.mark.parametrize("id", list(PROPERTIES))
def test_a_property_within_two_turns_of_the_shortest_track(id: str) -> None:
    whole = 1 + sum(actions(need, "second") for need in PROPERTIES[id]["needs"])

    assert len(PROPERTIES[id]["needs"]) >= 2
    assert 5 <= whole <= 12


def test_what_the_worked_examples_prove_is_printed() -> None:
    assert PROPERTIES["abbey"]["needs"] == ["stone", "cloth"]
    assert PROPERTIES["senate"]["needs"] == ["food", "cloth", "weapons"]
    assert sorted(PROPERTIES["laboratory"]["needs"]) == ["paper", "stone"]
    wooden = ("quarry", "sheep-farm", "weaving-mill", "paper-mill")
    assert {BUILDINGS[id]["material"] for id in wooden} == {"wood"}


# Marked homes.


@pytest.mark.parametrize(("players", "count"), [("2", 2), ("3", 3), ("4", 4)])
def test_as_many_homes_are_marked_as_there_are_players(players: str, count: int) -> None:
    starts = DATA["layouts"]["recommended"]["starts"]

    assert len(starts[players]) == count
    assert {tuple(hex) for hex in starts["3"]} < {tuple(hex) for hex in starts["4"]}
