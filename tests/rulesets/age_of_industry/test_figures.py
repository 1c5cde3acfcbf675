"""The printed figures: their marks, the tables they must equal, and how they agree."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ironbridge.core.figures import MARKS
from rulesets.age_of_industry.printed import (
    ABROAD,
    CARDS,
    COUNTERS,
    DISTANT,
    LINKS,
    MARKETS,
    SHIPS,
    SPACES,
    VILLAGES,
)
from rulesets.age_of_industry.table import industry

MAPS = ["germany", "new-england"]
FIGURES = {map: industry(map=map).figures for map in MAPS}
DATA: dict[str, dict[str, Any]] = {map: dict(FIGURES[map].data) for map in MAPS}
BOX = DATA["germany"]
CONSTANTS = {key: entry["value"] for key, entry in BOX["constants"].items()}
SYMBOLS = {"b": "blank", "c": "coal", "p": "port"}


def spaces_of(map: str) -> dict[str, tuple[str, list[str]]]:
    """The colour and the spaces of every location, as they should be."""
    return {
        place: (colour, [SYMBOLS[letter] for letter in letters])
        for colour, row in SPACES[map].items()
        for place, letters in (entry.split() for entry in row.split(","))
    }


# Marks.


@pytest.mark.parametrize("map", MAPS)
def test_every_figure_has_an_allowed_mark(map: str) -> None:
    figures = FIGURES[map]
    wrong = [
        figure.path
        for figure in figures
        if figure.mark.partition(":")[0] not in MARKS
        or figure.mark.startswith("public:") != (figures.source(figure.mark) != "")
    ]

    assert wrong == []
    assert len(list(figures)) > 350


@pytest.mark.parametrize("section", [
    "counters", "industries", "colours", "markets", "displays", "symbols", "places", "links",
    "ships",
])  # fmt: skip
@pytest.mark.parametrize("map", MAPS)
def test_everything_printed_is_marked(map: str, section: str) -> None:
    bare = [
        f"{id}.{key}"
        for id, entry in DATA[map][section].items()
        for key in entry
        if key not in ("from", "note") and key not in entry["from"]
    ]

    assert bare == []


# Counters, cards, markets.


@pytest.mark.parametrize("industry", COUNTERS)
def test_counters_are_as_printed(industry: str) -> None:
    keys = ("level", "count", "price", "coal", "iron", "cubes", "profit")

    found = [
        tuple(counter.get(key, 0) for key in keys)
        for counter in BOX["counters"].values()
        if counter["industry"] == industry
    ]

    assert found == COUNTERS[industry]


def test_a_player_has_two_counters_of_every_value_but_one_ship_of_level_zero() -> None:
    counts = {id: counter["count"] for id, counter in BOX["counters"].items()}

    assert {id for id, count in counts.items() if count != 2} == {"ship-0"}
    assert counts["ship-0"] == 1
    assert sum(counts.values()) == CONSTANTS["counters"] == 35
    assert CONSTANTS["all-counters"] == 5 * 35
    assert len(counts) == CONSTANTS["counter-kinds"] == 18


def test_only_factories_and_ships_have_a_level_zero() -> None:
    zero = [id for id, counter in BOX["counters"].items() if counter["level"] == 0]

    assert zero == ["factory-0", "ship-0"]
    assert CONSTANTS["never-built-level"] == 0


def test_ports_of_level_one_take_cotton_and_the_others_both() -> None:
    sells = {id: c["sells"] for id, c in BOX["counters"].items() if c["industry"] == "port"}

    both = ["cotton-mill", "factory"]
    assert sells == {"port-1": ["cotton-mill"], "port-2": both, "port-3": both}


def test_cards_are_as_printed() -> None:
    sections = [*BOX["industries"].items(), *BOX["colours"].items()]

    assert {id: entry["cards"] for id, entry in sections} == CARDS
    assert sum(CARDS.values()) == CONSTANTS["cards"] == 66
    assert CONSTANTS["industry-cards"] == sum(e["cards"] for e in BOX["industries"].values()) == 36
    assert CONSTANTS["location-cards"] == sum(e["cards"] for e in BOX["colours"].values()) == 30


def test_every_card_shows_an_industry_or_a_colour() -> None:
    deck = industry().start(seed=1).position()["deck"]

    assert {card in BOX["industries"] or card in BOX["colours"] for card in deck} == {True}
    assert set(BOX["industries"]) & set(BOX["colours"]) == set()


def test_each_colour_has_its_own_symbol() -> None:
    symbols = [colour["symbol"] for colour in BOX["colours"].values()]

    assert len(set(symbols)) == len(symbols) == 6


def test_market_counters_are_as_printed() -> None:
    found = {id: (market["buys"], market["count"]) for id, market in BOX["markets"].items()}

    assert found == {
        "cotton": (["cotton-mill"], 7), "factory": (["factory"], 5),
        "both": (["cotton-mill", "factory"], 3), "none": ([], 3),
    }  # fmt: skip
    assert CONSTANTS["market-counters"] == 18


def test_the_displays_are_as_printed() -> None:
    for good in ("coal", "iron"):
        display = BOX["displays"][good]
        assert display["prices"] == [1, 1, 2, 2, 3, 3]
        assert (display["start-cubes"], display["empty-price"]) == (6, 4)


def test_symbols_take_what_the_rules_say() -> None:
    assert {id: symbol["takes"] for id, symbol in BOX["symbols"].items()} == {
        "blank": ["cotton-mill", "factory", "iron-works"],
        "coal": ["coal-mine"],
        "port": ["port"],
        "ship": ["ship"],
    }


# Maps.


@pytest.mark.parametrize("map", MAPS)
def test_locations_are_as_printed(map: str) -> None:
    found = {
        id: (place["colour"], place["spaces"])
        for id, place in DATA[map]["places"].items()
        if place.get("spaces")
    }

    assert found == spaces_of(map)


@pytest.mark.parametrize("map", MAPS)
def test_villages_lands_abroad_markets_and_distant_ports_are_as_printed(map: str) -> None:
    places = DATA[map]["places"]
    kinds = {kind: {id for id in places if places[id]["kind"] == kind} for kind in
             ("village", "abroad")}  # fmt: skip

    assert kinds["village"] == set(VILLAGES[map].split())
    assert kinds["abroad"] == set(ABROAD[map].split())
    assert {id: p["markets"] for id, p in places.items() if p.get("markets")} == dict.fromkeys(
        MARKETS[map].split(), 1
    )
    assert {id for id, p in places.items() if p.get("distant-port")} == set(DISTANT[map].split())


@pytest.mark.parametrize("map", MAPS)
def test_a_village_has_neither_spaces_nor_markets_nor_colour(map: str) -> None:
    villages = [p for p in DATA[map]["places"].values() if p["kind"] == "village"]

    assert len(villages) == 7
    assert {key for place in villages for key in place} == {"name", "kind", "from"}


@pytest.mark.parametrize("map", MAPS)
def test_links_are_as_printed(map: str) -> None:
    links = DATA[map]["links"]

    assert list(links) == LINKS[map].split()
    assert {id: "-".join(link["joins"]) for id, link in links.items()} == {id: id for id in links}


@pytest.mark.parametrize(("map", "spaces", "links"), [("germany", 49, 55), ("new-england", 47, 43)])
def test_spaces_markets_and_links_are_as_many_as_were_counted(
    map: str, spaces: int, links: int
) -> None:
    data = DATA[map]
    on_land = sum(len(place.get("spaces", [])) for place in data["places"].values())
    markets = sum(place.get("markets", 0) for place in data["places"].values())

    assert on_land + len(data["ships"]) == spaces
    assert markets + len(data["ships"]) == 8
    assert len(data["links"]) == links


def test_germany_has_no_ship_spaces_and_new_england_six() -> None:
    assert DATA["germany"]["ships"] == {}
    assert {
        id: (ship["colour"], " ".join(ship["lanes"]), ship["cubes"])
        for id, ship in DATA["new-england"]["ships"].items()
    } == {id: (*entry, 3) for id, entry in SHIPS.items()}


def test_every_sea_lane_leads_to_a_place_with_a_port_space() -> None:
    data = DATA["new-england"]

    for ship in data["ships"].values():
        assert all("port" in data["places"][port]["spaces"] for port in ship["lanes"])


def test_nothing_passes_through_pennsylvania_and_through_no_other_place() -> None:
    closed = {
        id for map in MAPS for id, p in DATA[map]["places"].items() if not p.get("transit", True)
    }

    assert closed == {"pennsylvania"}


def test_new_england_has_only_two_coal_spaces() -> None:
    symbols = Counter(
        symbol
        for place in DATA["new-england"]["places"].values()
        for symbol in place.get("spaces", [])
    )

    assert symbols == {"coal": 2, "blank": 30, "port": 9}


@pytest.mark.parametrize("map", MAPS)
def test_every_place_can_be_reached_by_links(map: str) -> None:
    data = DATA[map]
    first = next(iter(data["places"]))
    found, before = {first}, set[str]()
    while found != before:
        before = set(found)
        for link in data["links"].values():
            if found & set(link["joins"]):
                found |= set(link["joins"])

    assert found == set(data["places"])


@pytest.mark.parametrize("map", MAPS)
def test_every_name_is_there_in_both_languages(map: str) -> None:
    data = DATA[map]
    sections = ("places", "ships", "industries", "colours", "markets", "resources")
    named = [entry for section in sections for entry in data[section].values()]

    assert all(entry["name"]["en"] and entry["name"]["fr"] for entry in named)


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_two_places_share_a_name(map: str, lang: str) -> None:
    data = DATA[map]
    names = [entry["name"][lang] for s in ("places", "ships") for entry in data[s].values()]

    assert len(set(names)) == len(names)


def test_the_frame_is_that_of_the_rules() -> None:
    frame = {
        "players": [3, 4, 5], "start-money": 0, "hand-size": 6, "open-cards": 2, "hand-limit": 9,
        "cards-taken": 2, "actions-per-turn": 2, "actions-first-round": 1,
        "railway-counters": 12, "railway-price": 1, "railway-coal": 1, "railway-iron": 1,
        "railway-income": 2, "village-income": 1, "money-per-point": 5, "loan-money": 10,
        "loan-interest": 1, "loan-points": 5, "small-location-spaces": 3,
        "small-location-counters": 1, "large-location-counters": 2,
        "all-railway-counters": 60, "loan-counters": 24,
        "deck-after-deal": {"3": 46, "4": 40, "5": 34},
    }  # fmt: skip

    assert {key: CONSTANTS[key] for key in frame} == frame


@pytest.mark.parametrize("map", MAPS)
def test_both_maps_share_the_figures_of_the_box(map: str) -> None:
    own = {"places", "links", "ships"}

    assert {k: v for k, v in DATA[map].items() if k not in own} == {
        k: v for k, v in BOX.items() if k not in own
    }
