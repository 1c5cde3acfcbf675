"""The printed figures: their marks, and how they agree with each other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ironbridge.core.figures import MARKS
from rulesets.industria.table import industria

FIGURES = industria().figures
TILES: dict[str, dict[str, Any]] = FIGURES.data["tiles"]
CONSTANTS = {key: entry["value"] for key, entry in FIGURES.data["constants"].items()}
KINDS = {"factory": "factories", "technology": "technologies"} | {
    kind: f"{kind}-tiles" for kind in ("resource", "bonus")
}


def is_known(mark: str) -> bool:
    """Is the mark one of ours, and its public source listed?"""
    return mark.partition(":")[0] in MARKS and (
        mark.startswith("public:") == (FIGURES.source(mark) != "")
    )


def test_every_figure_has_an_allowed_mark() -> None:
    wrong = [figure.path for figure in FIGURES if not is_known(figure.mark)]

    assert wrong == []
    assert len(list(FIGURES)) > 400


def test_every_part_of_a_figure_has_an_allowed_mark() -> None:
    marks = [(id, mark) for id, tile in TILES.items() for mark in tile["from"].values()]

    assert [(id, mark) for id, mark in marks if not is_known(mark)] == []


@pytest.mark.parametrize("id", TILES)
def test_everything_printed_on_a_tile_is_marked(id: str) -> None:
    tile = TILES[id]
    printed = [key for key in tile if key not in ("no", "from", "note")]

    bare = [key for key in printed if not any(m.split("-")[0] == key for m in tile["from"])]

    assert bare == []


def test_tiles_are_numbered_from_one_to_sixty() -> None:
    assert [tile["no"] for tile in TILES.values()] == list(range(1, 61))


def test_every_name_is_there_in_three_languages() -> None:
    named = [
        *TILES.values(),
        *FIGURES.data["resources"].values(),
        *FIGURES.data["bonuses"].values(),
    ]

    assert all(set(entry["name"]) == {"en", "fr", "de"} for entry in named)
    assert all(all(entry["name"].values()) for entry in named)


@pytest.mark.parametrize("kind", KINDS)
def test_tiles_of_each_kind_are_as_many_as_the_constants_say(kind: str) -> None:
    epochs = [tile["epoch"] for tile in TILES.values() if tile["kind"] == kind]

    assert len(epochs) == CONSTANTS[KINDS[kind]]
    assert [epochs.count(n) for n in range(1, 6)] == CONSTANTS[f"{KINDS[kind]}-per-epoch"]


def test_the_tiles_of_an_epoch_are_as_many_as_the_constants_say() -> None:
    epochs = Counter(tile["epoch"] for tile in TILES.values())
    extras = Counter(t["epoch"] for t in TILES.values() if t["kind"] in ("resource", "bonus"))

    assert len(TILES) == CONSTANTS["tiles"]
    assert set(epochs.values()) == {CONSTANTS["tiles-per-epoch"]}
    assert [extras[n] for n in range(1, 6)] == CONSTANTS["extra-tiles-per-epoch"]


@pytest.mark.parametrize("players", ["3", "4"])
def test_the_rounds_use_up_the_stacks_exactly(players: str) -> None:
    rounds, epochs = CONSTANTS["rounds-per-epoch"][players], CONSTANTS["epochs"][players]

    assert rounds * CONSTANTS["tiles-per-round"][players] == CONSTANTS["tiles-per-epoch"]
    assert rounds * epochs == CONSTANTS["rounds"][players]


@pytest.mark.parametrize("resource", CONSTANTS["demand"])
def test_demand_of_each_epoch_is_that_of_the_public_table(resource: str) -> None:
    wanted = [
        sum(tile.get("needs", []).count(resource) for tile in TILES.values() if tile["epoch"] == n)
        for n in range(1, 6)
    ]

    assert wanted == CONSTANTS["demand"][resource]


@pytest.mark.parametrize("kind", ["resource", "bonus"])
def test_copies_of_resource_and_bonus_tiles_are_as_many_as_the_constants_say(kind: str) -> None:
    copies = Counter(tile["gives"] for tile in TILES.values() if tile["kind"] == kind)

    assert {id: copies[id] for id in CONSTANTS[f"{kind}-copies"]} == CONSTANTS[f"{kind}-copies"]
    assert copies.total() == CONSTANTS[f"{kind}-tiles"]


def roads_at(id: str) -> int:
    """How many roads end at a factory."""
    return sum(id in road["between"] for road in FIGURES.data["roads"])


@pytest.mark.parametrize("id", CONSTANTS["roads-at"])
def test_roads_at_each_producer_are_as_many_as_the_constants_say(id: str) -> None:
    assert roads_at(id) == CONSTANTS["roads-at"][id]


def test_no_connection_is_printed_twice() -> None:
    links = [frozenset(link["between"]) for link in FIGURES.data["roads"] + FIGURES.data["lines"]]

    assert len(links) == len(set(links)) == 17 + 13
    assert all(len(link) == 2 for link in links)


def test_discounts_on_tiles_are_those_of_the_constants() -> None:
    printed = {id: tile["discount"] for id, tile in TILES.items() if tile.get("discount")}

    assert printed == CONSTANTS["discounts"]


def test_only_factories_have_a_price_and_symbols_and_only_they_produce() -> None:
    for tile in TILES.values():
        if tile["kind"] != "factory":
            assert not {"price", "symbols", "makes", "discount"} & set(tile)


# Resource, epoch, price, needs, points, symbols, roads, resource tiles: the public player aid.
AID = [
    ("brick", 1, 2, 2, 0, 0, 2, 0),
    ("stone", 1, 3, 0, 0, 1, 0, 1),
    ("wood", 1, 3, 0, 0, 0, 0, 1),
    ("ceramics", 2, 3, 1, 1, 1, 1, 0),
    ("glass", 2, 3, 1, 1, 0, 0, 1),
    ("iron", 2, 3, 1, 1, 0, 3, 1),
    ("cement", 3, 3, 2, 1, 0, 1, 3),
    ("steel", 3, 3, 2, 1, 0, 2, 1),
    ("electricity", 3, 2, 2, 1, 1, 1, 0),
    ("computers", 4, 2, 2, 1, 2, 0, 2),
    ("plastics", 4, 2, 2, 1, 2, 0, 1),
]


@pytest.mark.parametrize("row", AID, ids=[row[0] for row in AID])
def test_the_factory_of_each_resource_is_as_in_the_public_table(
    row: tuple[str, int, int, int, int, int, int, int],
) -> None:
    resource = row[0]
    id = next(id for id, tile in TILES.items() if tile.get("makes") == resource)
    tile = TILES[id]

    printed = (
        resource, tile["epoch"], tile["price"], len(tile["needs"]), tile["points"],
        len(tile["symbols"]), roads_at(id), CONSTANTS["resource-copies"][resource],
    )  # fmt: skip

    assert printed == row
    assert tile["epoch"] == FIGURES.data["resources"][resource]["epoch"]


def test_the_box_holds_what_the_rules_list() -> None:
    listed = {
        "players": [3, 4], "age-from": 10, "minutes": 60, "boards": 1, "owner-markers": 80,
        "owner-markers-each": 20, "score-markers": 4, "large-discs": 2, "money-discs": 30,
        "money-disc-values": {"grey": 1, "yellow": 5}, "score-track": 45, "start-money": 4,
    }  # fmt: skip

    assert {key: CONSTANTS[key] for key in listed} == listed
