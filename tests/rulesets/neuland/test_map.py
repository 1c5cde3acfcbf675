"""The map: the recommended one, and free ones laid out from the seed (NL-13, NL-14)."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import ironbridge as ib
from ironbridge.rulesets.neuland.board import Board
from ironbridge.rulesets.neuland.game import Neuland
from rulesets.neuland.table import at_random, neuland, state_of
from rulesets.playing import offers
from rulesets.telling import french

FIGURES = neuland().figures.data
PIECES: dict[str, dict[str, Any]] = FIGURES["pieces"]
SEEDS = range(40)
ROWS = {"a": 3, "b": 4, "c": 5, "d": 4, "e": 3}
HEXES = [f"{row}{number}" for row, count in ROWS.items() for number in range(1, count + 1)]
RECOMMENDED = """
    M F M
   F m m F
  m m M m m
   F F F F
    M m M
"""


def board(game: ib.Game) -> Board:
    """The board of a game."""
    assert isinstance(game.rules, Neuland)
    return game.rules.board


def free_map(seed: int, edition: int = 2) -> dict[str, list[str]]:
    """Where the pieces lie, by the deal of a seed."""
    deal = neuland(2, edition=edition, layout="free").start(seed=seed).record().deal or {}
    return read(deal["map"].split())


def read(lines: list[str]) -> dict[str, list[str]]:
    """The hexes of each piece."""
    return {line.partition(":")[0]: line.partition(":")[2].split("-") for line in lines}


def terrains(match: ib.Match) -> dict[str, str]:
    """The terrain of every hex."""
    names = list(FIGURES["terrains"])
    return dict(zip(HEXES, [names[t] for t in state_of(match).land.terrain], strict=True))


def neighbours(hex: str) -> set[str]:
    """The hexes that touch one, counted on the drawing: in its row, above and below."""
    row, number = hex[0], int(hex[1:])
    found = {f"{row}{number - 1}", f"{row}{number + 1}"}
    for other in (chr(ord(row) - 1), chr(ord(row) + 1)):
        shift = ROWS.get(other, 0) - ROWS[row]  # a longer row begins half a hex further left
        found |= {f"{other}{number}", f"{other}{number + shift}"}
    return found & set(HEXES)


# The shape.


def test_the_map_is_a_hexagon_of_nineteen_hexes_in_five_rows() -> None:
    game = neuland()

    assert board(game).hexes == len(HEXES) == 19
    match = game.at({"tiles": {f"{hex}.1": "farm" for hex in ("c1", "c5")}})
    assert set(match.position()["tiles"]) == {"c1.1", "c5.1"}


@pytest.mark.parametrize("hex", HEXES)
def test_hexes_that_touch_on_the_drawing_are_one_apart(hex: str) -> None:
    distances = board(neuland()).distance[HEXES.index(hex)]

    assert {other for other in HEXES if distances[HEXES.index(other)] == 1} == neighbours(hex)
    assert distances[HEXES.index(hex)] == 0


def test_opposite_corners_are_four_hexes_apart_and_nothing_is_further() -> None:
    distance = board(neuland()).distance

    for one, other in (("a1", "e3"), ("a3", "e1"), ("c1", "c5")):
        assert distance[HEXES.index(one)][HEXES.index(other)] == 4
    assert max(max(row) for row in distance) == 4


# The recommended map.


@pytest.mark.parametrize("edition", [1, 2])
def test_the_recommended_map_is_laid_out_as_drawn(edition: int) -> None:
    letters = {"F": "forest", "m": "meadow", "M": "mountain"}

    match = neuland(2, edition=edition).start(seed=1)

    assert list(terrains(match).values()) == [letters[letter] for letter in RECOMMENDED.split()]


def test_every_forest_of_the_recommended_map_touches_a_mountain_and_a_meadow() -> None:
    found = terrains(neuland().start(seed=1))

    for hex in [hex for hex in HEXES if found[hex] == "forest"]:
        assert {"mountain", "meadow"} <= {found[other] for other in neighbours(hex)}


def test_the_recommended_map_is_the_same_for_every_seed_and_not_part_of_the_deal() -> None:
    matches = [neuland().start(seed=seed) for seed in range(5)]

    assert all(terrains(match) == terrains(matches[0]) for match in matches)
    assert all(list(match.record().deal or {}) == ["first"] for match in matches)


# Free maps.


@pytest.mark.parametrize("seed", SEEDS)
def test_a_free_map_tiles_the_hexagon_with_all_pieces(seed: int) -> None:
    pieces = free_map(seed)

    assert list(pieces) == list(PIECES)
    assert sorted(hex for hexes in pieces.values() for hex in hexes) == sorted(HEXES)
    for id, hexes in pieces.items():
        assert len(hexes) == len(PIECES[id]["terrains"])
        assert all(other in neighbours(hex) for hex, other in pairwise(hexes))


@pytest.mark.parametrize("edition", [1, 2])
def test_the_terrain_of_a_free_map_is_that_of_its_pieces(edition: int) -> None:
    for seed in range(8):
        match = neuland(3, edition=edition, layout="free").start(seed=seed)
        pieces = read(match.position()["map"])
        shown = {
            hex: terrain
            for id, hexes in pieces.items()
            for hex, terrain in zip(hexes, PIECES[id]["terrains"], strict=True)
        }
        assert shown == terrains(match)


def test_free_maps_differ_from_seed_to_seed_and_are_alike_for_the_same() -> None:
    maps = [free_map(seed) for seed in SEEDS]

    assert free_map(3) == maps[3]
    assert len({str(found) for found in maps}) == len(maps)


def test_pieces_of_free_maps_are_turned_in_every_way() -> None:
    directions = set()
    for seed in SEEDS:
        for hexes in free_map(seed).values():
            if len(hexes) == 2:
                directions.add(direction(*hexes))

    assert len(directions) == 6


def direction(one: str, other: str) -> tuple[int, int]:
    """Which way the second hex of a piece lies, by row and half hexes."""
    row = ord(other[0]) - ord(one[0])
    return row, (2 * int(other[1:]) - ROWS[other[0]]) - (2 * int(one[1:]) - ROWS[one[0]])


def test_the_single_piece_of_a_free_map_may_lie_in_many_places() -> None:
    single = {free_map(seed)["meadow"][0] for seed in SEEDS}

    assert len(single) >= 8
    assert {"a", "e"} & {hex[0] for hex in single}


def test_a_free_map_is_played_on_and_its_record_holds_it() -> None:
    match = at_random(neuland(2, layout="free").start(seed=4), seed=4, most=60)

    again = ib.load(str(match.record()))

    assert 'option layout: "free"' in str(match.record())
    assert "deal map: forest-meadow-1:" in str(match.record())
    assert again.position() == match.position()
    assert terrains(again) == terrains(match)


def test_a_position_of_a_free_map_holds_the_map_and_reads_it_back() -> None:
    match = neuland(2, layout="free").start(seed=5)

    again = match.game.at(match.position())

    assert again.position()["map"] == match.position()["map"]
    assert offers(again) == offers(match)


WRONG = [
    ("no list", "all", "map must be a list of pieces"),
    ("too few pieces", lambda lines: lines[1:], "the map has 10 pieces, not 9"),
    ("pieces in another order", lambda lines: lines[::-1], "must place forest-meadow-1 here"),
    ("unknown hex", lambda lines: [*lines[:-1], "meadow:f1"], "there is no hex 'f1'"),
    ("piece of three", lambda lines: [f"{lines[0]}-c3", *lines[1:]], "on its hexes"),
    ("torn piece", lambda lines: ["forest-meadow-1:a1-e3", *lines[1:]], "must be neighbours"),
    ("pieces on each other", lambda lines: [*lines[:1], lines[0].replace("-1:", "-2:"), *lines[2:]],
     "do not form the hexagon"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "reason"), [c[1:] for c in WRONG], ids=[c[0] for c in WRONG])
def test_a_map_that_cannot_be_is_refused(wrong: Any, reason: str) -> None:
    match = neuland(2, layout="free").start(seed=5)
    position = match.position()
    changed = wrong if isinstance(wrong, str) else wrong(position["map"])

    with pytest.raises(ib.PositionError, match=re.escape(reason)) as caught:
        match.game.at(position | {"map": changed})

    assert french(caught.value)


def test_a_dealt_map_that_cannot_be_is_refused_in_french_too() -> None:
    record = str(neuland(2, layout="free").start(seed=5).record())

    with pytest.raises(ib.RecordError) as caught:
        ib.load(re.sub("meadow:[a-e][1-5]", "meadow:f1", record))

    assert french(caught.value) == "la donne est illisible\xa0: nom inconnu (hexagone)\xa0: 'f1'"


def test_a_map_is_written_down_where_it_is_free_and_only_there() -> None:
    free = neuland(2, layout="free")
    position = free.start(seed=5).position()

    with pytest.raises(ib.PositionError, match="a free map must be written down") as unwritten:
        free.at({key: value for key, value in position.items() if key != "map"})
    with pytest.raises(ib.PositionError, match="the map is the one for a first game") as printed:
        neuland().at(position)

    assert french(unwritten.value) == "une carte libre doit être écrite"
    assert french(printed.value) == ("la carte est celle de première partie\xa0: on ne l’écrit pas")
