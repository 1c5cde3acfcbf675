"""The printed figures: their marks, the tables they must equal, and how they agree."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ironbridge.core.figures import MARKS
from rulesets.brass_birmingham.table import birmingham

FIGURES = birmingham().figures
DATA: dict[str, Any] = dict(FIGURES.data)
TILES: dict[str, dict[str, Any]] = DATA["tiles"]
PLACES: dict[str, dict[str, Any]] = DATA["places"]
LINES: dict[str, dict[str, Any]] = DATA["lines"]
CARDS: dict[str, dict[str, Any]] = DATA["cards"]
CONSTANTS = {key: entry["value"] for key, entry in DATA["constants"].items()}
COUNTS = ("2", "3", "4")

# Tiles, price, coal, iron, beer, cubes, points, income, icons, era (c, r or -), by industry.
PRINTED = {
    "cotton": [
        (3, 12, 0, 0, 1, 0, 5, 5, 1, "c"), (2, 14, 1, 0, 1, 0, 5, 4, 2, "-"),
        (3, 16, 1, 1, 1, 0, 9, 3, 1, "-"), (3, 18, 1, 1, 1, 0, 12, 2, 1, "-"),
    ],
    "manufacturer": [
        (1, 8, 1, 0, 1, 0, 3, 5, 2, "c"), (2, 10, 0, 1, 1, 0, 5, 1, 1, "-"),
        (1, 12, 2, 0, 0, 0, 4, 4, 0, "-"), (1, 8, 0, 1, 1, 0, 3, 6, 1, "-"),
        (2, 16, 1, 0, 2, 0, 8, 2, 2, "-"), (1, 20, 0, 0, 1, 0, 7, 6, 1, "-"),
        (1, 16, 1, 1, 0, 0, 9, 4, 0, "-"), (2, 20, 0, 2, 1, 0, 11, 1, 1, "-"),
    ],
    "pottery": [
        (1, 17, 0, 1, 1, 0, 10, 5, 1, "-"), (1, 0, 1, 0, 1, 0, 1, 1, 1, "-"),
        (1, 22, 2, 0, 2, 0, 11, 5, 1, "-"), (1, 0, 1, 0, 1, 0, 1, 1, 1, "-"),
        (1, 24, 2, 0, 2, 0, 20, 5, 1, "r"),
    ],
    "coal": [
        (1, 5, 0, 0, 0, 2, 1, 4, 2, "c"), (2, 7, 0, 0, 0, 3, 2, 7, 1, "-"),
        (2, 8, 0, 1, 0, 4, 3, 6, 1, "-"), (2, 10, 0, 1, 0, 5, 4, 5, 1, "-"),
    ],
    "iron": [
        (1, 5, 1, 0, 0, 4, 3, 3, 1, "c"), (1, 7, 1, 0, 0, 4, 5, 3, 1, "-"),
        (1, 9, 1, 0, 0, 5, 7, 2, 1, "-"), (1, 12, 1, 0, 0, 6, 9, 1, 1, "-"),
    ],
    "brewery": [
        (2, 5, 0, 1, 0, 0, 4, 4, 2, "c"), (2, 7, 0, 1, 0, 0, 5, 5, 2, "-"),
        (2, 9, 0, 1, 0, 0, 7, 5, 2, "-"), (1, 9, 0, 1, 0, 0, 10, 5, 2, "r"),
    ],
}  # fmt: skip

SPACES = {
    "belper": "Co/Ma Ca Po", "derby": "Co/Br Co/Ma Ir", "leek": "Co/Ma Co/Ca",
    "stoke-on-trent": "Co/Ma Po/Ir Ma", "stone": "Co/Br Ma/Ca", "uttoxeter": "Ma/Br Co/Br",
    "stafford": "Ma/Br Po", "burton-on-trent": "Ma/Ca Br", "cannock": "Ma/Ca Ca",
    "tamworth": "Co/Ca Co/Ca", "walsall": "Ir/Ma Ma/Br", "wolverhampton": "Ma Ma/Ca",
    "coalbrookdale": "Ir/Br Ir Ca", "dudley": "Ca Ir", "kidderminster": "Co/Ca Co",
    "worcester": "Co Co", "birmingham": "Co/Ma Ma Ir Ma", "coventry": "Po Ma/Ca Ir/Ma",
    "nuneaton": "Ma/Br Co/Ca", "redditch": "Ma/Ca Ir", "farm-north": "Br", "farm-south": "Br",
}  # fmt: skip

RAIL_ONLY = {
    "belper--leek", "birmingham--nuneaton", "birmingham--redditch", "burton-on-trent--cannock",
    "coventry--nuneaton", "derby--uttoxeter", "stone--uttoxeter", "tamworth--walsall",
}  # fmt: skip

# Cards with two, three and four players.
IN_THE_DECK = {
    "belper": (0, 0, 2), "derby": (0, 0, 3), "leek": (0, 2, 2), "stoke-on-trent": (0, 3, 3),
    "stone": (0, 2, 2), "uttoxeter": (0, 1, 2), "stafford": (2, 2, 2),
    "burton-on-trent": (2, 2, 2), "cannock": (2, 2, 2), "tamworth": (1, 1, 1),
    "walsall": (1, 1, 1), "wolverhampton": (2, 2, 2), "coalbrookdale": (3, 3, 3),
    "dudley": (2, 2, 2), "kidderminster": (2, 2, 2), "worcester": (2, 2, 2),
    "birmingham": (3, 3, 3), "coventry": (3, 3, 3), "nuneaton": (1, 1, 1), "redditch": (1, 1, 1),
    "iron": (4, 4, 4), "coal": (2, 2, 3), "pottery": (2, 2, 3), "brewery": (5, 5, 5),
    "cotton-manufacturer": (0, 6, 8), "wild-location": (4, 4, 4), "wild-industry": (4, 4, 4),
}  # fmt: skip


def is_known(mark: str) -> bool:
    """Is the mark one of ours, and its public source listed?"""
    return mark.partition(":")[0] in MARKS and (
        mark.startswith("public:") == (FIGURES.source(mark) != "")
    )


def test_every_figure_has_an_allowed_mark() -> None:
    wrong = [figure.path for figure in FIGURES if not is_known(figure.mark)]

    assert wrong == []
    assert len(list(FIGURES)) > 400


@pytest.mark.parametrize("section", ["tiles", "places", "lines", "cards", "merchant-tiles"])
def test_everything_printed_is_marked(section: str) -> None:
    bare = [
        f"{id}.{key}"
        for id, entry in DATA[section].items()
        for key in entry
        if key not in ("from", "note") and key not in entry["from"]
    ]

    assert bare == []


@pytest.mark.parametrize("industry", PRINTED)
def test_tiles_are_as_printed(industry: str) -> None:
    keys = ("count", "price", "coal", "iron", "beer", "cubes", "points", "income", "link-icons")
    eras = {"": "-", "canal": "c", "rail": "r"}

    found = [
        (*(tile.get(key, 0) for key in keys), eras[tile.get("era", "")])
        for tile in TILES.values()
        if tile["industry"] == industry
    ]

    assert found == PRINTED[industry]


def test_only_potteries_one_and_three_bear_a_lightbulb() -> None:
    assert [id for id, t in TILES.items() if t.get("lightbulb")] == ["pottery-1", "pottery-3"]


def test_a_player_has_forty_five_tiles() -> None:
    counts: Counter[str] = Counter()
    for tile in TILES.values():
        counts[tile["industry"]] += tile["count"]

    assert counts == {
        "cotton": 11, "manufacturer": 11, "pottery": 5, "coal": 7, "iron": 4, "brewery": 7,
    }  # fmt: skip
    assert counts.total() == CONSTANTS["tiles"] == 45
    assert CONSTANTS["all-industry-tiles"] == 4 * 45
    assert len(TILES) == CONSTANTS["tile-kinds"]


@pytest.mark.parametrize("id", SPACES)
def test_spaces_are_as_printed(id: str) -> None:
    short = {
        "cotton": "Co", "manufacturer": "Ma", "pottery": "Po", "coal": "Ca", "iron": "Ir",
        "brewery": "Br",
    }  # fmt: skip

    found = [{short[industry] for industry in space} for space in PLACES[id]["spaces"]]

    assert found == [set(space.split("/")) for space in SPACES[id].split()]


def test_towns_farms_merchants_and_spaces_are_as_many_as_the_constants_say() -> None:
    kinds = Counter(place["kind"] for place in PLACES.values())
    spaces = sum(len(place.get("spaces", [])) for place in PLACES.values())

    assert kinds == {"town": 20, "farm": 2, "merchant": 5}
    assert [CONSTANTS[k] for k in ("towns", "farms", "merchants")] == [20, 2, 5]
    assert spaces == CONSTANTS["spaces"] == 49


def test_lines_are_as_printed() -> None:
    eras = {id: tuple(line["eras"]) for id, line in LINES.items()}

    assert {id for id, era in eras.items() if era == ("rail",)} == RAIL_ONLY
    assert [id for id, era in eras.items() if era == ("canal",)] == ["burton-on-trent--walsall"]
    assert len(LINES) == CONSTANTS["lines"] == 39
    assert sum("canal" in era for era in eras.values()) == CONSTANTS["canal-lines"] == 31
    assert sum("rail" in era for era in eras.values()) == CONSTANTS["rail-lines"] == 38


def test_lines_join_what_their_names_say_and_one_joins_three() -> None:
    odd = {id: line["joins"] for id, line in LINES.items() if id.split("--") != line["joins"]}

    assert odd == {"kidderminster--worcester": ["kidderminster", "worcester", "farm-south"]}
    assert [id for id, line in LINES.items() if "farm-north" in line["joins"]] == [
        "cannock--farm-north"
    ]


def reached(era: str) -> set[str]:
    """The places that lines of an era connect with Birmingham."""
    found = {"birmingham"}
    while True:
        ends = [
            set(line["joins"])
            for line in LINES.values()
            if era in line["eras"] and found & set(line["joins"])
        ]
        more = set().union(*ends)
        if more <= found:
            return found
        found |= more


def test_railways_reach_every_place_and_canals_all_but_uttoxeter() -> None:
    assert set(PLACES) - reached("rail") == set()
    assert set(PLACES) - reached("canal") == {"uttoxeter"}


def test_cards_are_as_many_as_counted() -> None:
    assert {id: tuple(card["count"][n] for n in COUNTS) for id, card in CARDS.items()} == (
        IN_THE_DECK
    )


@pytest.mark.parametrize("players", COUNTS)
def test_decks_are_as_large_as_the_constants_say(players: str) -> None:
    kinds: Counter[str] = Counter()
    for card in CARDS.values():
        kinds[card["kind"].partition("-")[0]] += card["count"][players]

    assert kinds["location"] == CONSTANTS["location-cards"][players]
    assert kinds["industry"] == CONSTANTS["industry-cards"][players]
    assert kinds["location"] + kinds["industry"] == CONSTANTS["deck"][players]
    assert kinds["wild"] == CONSTANTS["wild-cards"]


@pytest.mark.parametrize("players", COUNTS)
def test_the_cards_fit_the_rounds_of_both_eras_exactly(players: str) -> None:
    seats, rounds = int(players), CONSTANTS["rounds-per-era"][players]
    deck = CONSTANTS["deck"][players]

    assert deck == seats * (2 * rounds - 1) + seats  # a canal round of one action, one face down
    assert deck == seats * 2 * rounds
    assert deck - seats * 9 == CONSTANTS["deck-after-deal"][players]


@pytest.mark.parametrize("players", COUNTS)
def test_merchant_tiles_fill_the_active_spaces(players: str) -> None:
    tiles = sum(tile["count"][players] for tile in DATA["merchant-tiles"].values())
    spaces = sum(p["tiles"] for p in PLACES.values() if p.get("players", 9) <= int(players))

    assert tiles == spaces == CONSTANTS["merchant-tiles"][players]


def test_merchant_places_are_as_printed() -> None:
    merchants = {id: p for id, p in PLACES.items() if p["kind"] == "merchant"}

    assert {id: (p["tiles"], p["players"], p["bonus"]) for id, p in merchants.items()} == {
        "warrington": (2, 3, {"money": 5}), "nottingham": (2, 4, {"points": 3}),
        "shrewsbury": (1, 2, {"points": 4}), "gloucester": (2, 2, {"develop": 1}),
        "oxford": (2, 2, {"income": 2}),
    }  # fmt: skip
    assert {p["link-icons"] for p in merchants.values()} == {2}


def test_banners_are_as_printed() -> None:
    towns = Counter(place["banner"] for place in PLACES.values() if "banner" in place)

    assert towns == {"teal": 2, "blue": 4, "red": 5, "yellow": 5, "purple": 4}
    assert {id: banner["players"] for id, banner in DATA["banners"].items()} == {
        "teal": 4, "blue": 3, "red": 2, "yellow": 2, "purple": 2,
    }  # fmt: skip


def test_the_track_has_a_hundred_spaces() -> None:
    spaces = sum((s["last"] - s["first"] + 1) * s["spaces"] for s in DATA["levels"])

    assert spaces == CONSTANTS["track-spaces"] == 100
    assert DATA["levels"][0]["first"] == CONSTANTS["lowest-level"] == -10
    assert DATA["levels"][-1]["last"] == CONSTANTS["highest-level"] == 30


def test_every_name_is_there_in_both_languages() -> None:
    named = [*PLACES.values(), *DATA["industries"].values(), *DATA["resources"].values()]

    assert all(entry["name"]["en"] and entry["name"]["fr"] for entry in named)


def test_the_frame_is_that_of_the_rules() -> None:
    frame = {
        "players": [2, 3, 4], "eras": ["canal", "rail"], "actions-per-turn": 2,
        "actions-first-round": 1, "start-money": 17, "start-income-space": 10, "hand-size": 8,
        "link-tiles": 14, "canal-link-price": 3, "rail-link-price": 5, "two-rail-links-price": 15,
        "loan-money": 30, "loan-levels": 3, "scout-cards": 3, "develop-tiles": 2,
        "introductory-pounds-per-point": 4, "introductory-most-money-points": 15,
    }  # fmt: skip

    assert {key: CONSTANTS[key] for key in frame} == frame
