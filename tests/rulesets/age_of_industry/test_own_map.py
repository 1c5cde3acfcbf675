"""A whole map of a reader's own: Lakeland, a file and no line of Python."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from ironbridge.testing import conform
from rulesets.age_of_industry.table import (
    busily,
    choices,
    counter,
    has,
    industry,
    loans,
    money,
    position,
)
from rulesets.playing import allowed, at_random, play, refused, why
from rulesets.telling import french

FILE = Path(__file__).with_name("lakeland.toml")


def lakeland(counters: str = "", railways: str = "", markets: str = "", **more: Any) -> ib.Match:
    """A position on the map of Lakeland."""
    return position(industry(figures=FILE), counters, railways, markets, **more)


def changed(**changes: Any) -> dict[str, Any]:
    """The file of Lakeland with some entries changed."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for section, entries in changes.items():
        for id, fields in entries.items():
            data[section][id] = {**data[section].get(id, {}), **fields}
    return data


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_keeps_every_law_to_the_end(players: int) -> None:
    conform(ib.game("age-of-industry", players=players, figures=str(FILE)), [1])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_busy_players_use_its_mines_ports_ships_and_markets(players: int) -> None:
    game = industry(players, figures=FILE)
    seen: set[str] = set()
    for seed in range(4):
        match = busily(game.start(seed=seed), seed)
        assert len(match.played) <= game.most_moves
        seen |= {
            id for at in range(0, len(match.played), 5) for id in match.position(at)["counters"]
        }

    assert {"northport.1", "blackdale.1", "southport.3", "oldmill.1"} <= seen


def test_its_places_take_the_place_of_those_that_were_asked_for() -> None:
    for map in ("germany", "new-england"):
        figures = industry(map=map, figures=FILE).figures
        assert list(figures.data["places"])[:2] == ["northport", "southport"]
        assert list(figures.data["ships"]) == ["great-lake", "still-lake"]


def test_its_figures_are_marked_as_yours_and_those_of_the_box_keep_their_marks() -> None:
    own = {figure.path: figure.mark for figure in industry(figures=FILE).figures}
    box = {figure.path: figure.mark for figure in industry().figures}
    printed = ("places", "links", "ships")

    assert {own[path] for path in own if path.startswith(printed)} == {"yours"}
    assert {path for path in own if not path.startswith(printed)} == {
        path for path in box if not path.startswith(printed)
    }
    assert all(own[path] == box[path] for path in own if not path.startswith(printed))


def test_it_may_correct_figures_of_the_box_as_well() -> None:
    game = industry(figures={**changed(), "counters": {"cotton-mill-1": {"price": 7}}})
    match = position(game, "", "", "", A=has("brown", money=9))

    play(match, "build [brown] cotton-mill oldmill.1")

    assert money(match) == 2


def test_its_record_carries_the_whole_map() -> None:
    match = at_random(industry(3, figures=FILE).start(seed=5), seed=5)
    text = str(match.record())

    again = ib.load(text)

    assert "Lakeland" in text and "still-lake" in text
    assert again.game.figures.data["places"]["midtown"]["name"]["fr"] == "Ville-Milieu"
    assert (again.position(), str(again.record())) == (match.position(), text)


# What its places do.


def test_its_spaces_limits_and_colours_hold() -> None:
    match = lakeland(
        "oldmill.1 A cotton-mill-1, blackdale.1 A coal-mine-1", A=has("brown mauve red")
    )

    assert why(match, "build [brown] iron-works oldmill.2") == "counter-limit"
    assert allowed(match, "build [mauve] iron-works blackdale.3")
    assert why(match, "build [red] iron-works midtown.1") == "not-the-cards-colour"


def test_a_colour_without_places_builds_nothing_but_ships() -> None:
    match = lakeland("southport.1 B port-1, midtown.1 A cotton-mill-1",
                     A=has("yellow", display="ship-0 0"))  # fmt: skip

    assert choices(match, "build [yellow]") == []
    play(match, "build [yellow] ship still-lake")

    assert counter(match, "still-lake") == "A ship-3 0"


def test_nothing_passes_through_highmoor() -> None:
    match = lakeland("blackdale.3 A cotton-mill-1, southport.1 B port-1",
                     "B blackdale-highmoor highmoor-southport")  # fmt: skip

    assert refused(match, "sell blackdale.3 to:southport.1") == ("AI-131", "buyer-barred")


def test_faraway_opens_the_displays_and_beyond_does_not() -> None:
    match = lakeland("", "B ironhill-faraway southport-beyond",
                     A=has("mauve red", display="cotton-mill-1 0"))  # fmt: skip

    assert allowed(match, "build [mauve] cotton-mill ironhill.1")
    assert why(match, "build [red] cotton-mill southport.3") == "no-coal"


def test_two_markets_in_one_place_are_two_buyers() -> None:
    match = lakeland("southport.3 A cotton-mill-1, southport.4 A factory-3", "A southport-beyond",
                     "beyond.1 cotton, beyond.2 factory")  # fmt: skip

    play(match, "sell southport.3 to:beyond.1 southport.4 to:beyond.2")

    assert money(match) == 8 + 16


def test_a_mine_beside_the_port_is_as_near_to_a_ship_as_its_own_import_box() -> None:
    match = lakeland("northport.1 B port-1, northport.3 B coal-mine-1",
                     A=has("blue", display="ship-0 0"))  # fmt: skip

    assert choices(match, "build [blue] ship great-lake") == ["coal:northport.3", "coal:great-lake"]
    play(match, "build [blue] ship great-lake coal:northport.3")

    assert counter(match, "great-lake") == "A ship-3 4"


def test_a_ship_with_a_single_import_cube_flips_after_it_is_paid_for() -> None:
    match = lakeland("southport.1 B port-1", markets="still-lake none",
                     A=has("yellow", display="ship-0 0"))  # fmt: skip

    play(match, "build [yellow] ship still-lake")

    assert counter(match, "still-lake") == "A ship-3 flipped"
    assert (loans(match), money(match)) == (1, 10 - 8 - 1 + 14)


def test_goods_cross_the_great_lake_from_port_to_port() -> None:
    match = lakeland("northport.1 B port-1 flipped, northport.2 A cotton-mill-1, "
                     "southport.1 C port-1, great-lake D ship-3 4")  # fmt: skip

    play(match, "sell northport.2 to:southport.1")

    assert (money(match, "A"), money(match, "C")) == (8, 5)


def test_it_speaks_both_languages() -> None:
    match = lakeland("midtown.1 A cotton-mill-1")

    play(match, "railway crossing-midtown")

    assert "A builds the railway Crossing – Midtown for $1." in match.log()
    assert "Le Carrefour – Ville-Milieu" in match.log("fr")[0]


def test_it_is_drawn() -> None:
    picture = industry(3, figures=FILE).start(seed=1).svg()

    for name in ("Northport", "Highmoor", "Great Lake", "Crossing"):
        assert name in picture


def test_without_a_layout_it_is_drawn_too() -> None:
    data = {key: value for key, value in changed().items() if key != "layout"}

    assert "Blackdale" in industry(3, figures=data).start(seed=1).svg()


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("unknown kind", {"places": {"midtown": {"kind": "town"}}}, "places.midtown.kind"),
    ("unknown colour", {"places": {"midtown": {"colour": "pink"}}}, "there is no “pink”"),
    ("unknown symbol", {"places": {"midtown": {"spaces": ["farm"]}}}, "there is no “farm”"),
    ("ship space on land", {"places": {"midtown": {"spaces": ["ship"]}}}, "no part of a place"),
    ("name without languages", {"places": {"midtown": {"name": "Midtown"}}},
     "the figures in places do not fit"),
    ("place without a kind", {"places": {"newtown": {"name": {"en": "N", "fr": "N"}}}},
     "the figures in places do not fit"),
    ("lane to nowhere", {"ships": {"still-lake": {"lanes": ["york"]}}}, "there is no “york”"),
    ("link to nowhere", {"links": {"southport-beyond": {"joins": ["southport", "york"]}}},
     "there is no “york”"),
    ("link to a ship", {"links": {"southport-beyond": {"joins": ["southport", "still-lake"]}}},
     "there is no “still-lake”"),
    ("link with one end", {"links": {"southport-beyond": {"joins": ["southport"]}}},
     "a link joins two places"),
    ("misspelt field of a place", {"places": {"midtown": {"market": 1}}}, "places.midtown.market"),
    ("misspelt field of a ship", {"ships": {"still-lake": {"lane": []}}}, "ships.still-lake.lane"),
    ("name without English", {"places": {"midtown": {"name": {"fr": "Ville-du-Milieu"}}}},
     "places.midtown.name: there is none in en"),
    ("a ship named like a place", {"places": {"still-lake": {
        "name": {"en": "Still Lake", "fr": "Lac Calme"}, "kind": "village"}}}, "still-lake"),
    ("imports below nothing", {"ships": {"still-lake": {"cubes": -1}}},
     "ships.still-lake: a number is below nothing"),
    ("too many markets", {"places": {"beyond": {"markets": 40}}}, "18 market counters for 43 spaces"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "reason"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG]
)
def test_a_wrong_map_is_refused_in_a_clear_sentence(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ib.FiguresError, match=re.escape(reason)) as caught:
        industry(figures=changed(**changes))

    assert french(caught.value)


def test_an_unknown_section_of_a_map_is_refused() -> None:
    with pytest.raises(ib.FiguresError, match="no figure called plases"):
        industry(figures={**changed(), "plases": {}})


@pytest.mark.parametrize("name", ["Lakeland", {"fr": "Pays des Lacs"}])
def test_the_name_of_a_map_needs_english(name: Any) -> None:
    with pytest.raises(ib.FiguresError, match="name"):
        industry(figures={**changed(), "name": name})


def test_what_has_no_name_in_a_language_has_its_english_one() -> None:
    named = changed(places={"midtown": {"name": {"en": "Midtown"}}})
    match = industry(figures={**named, "name": {"en": "Lakeland"}}).start(seed=1)

    shown = match.scene(lang="fr")

    assert "Midtown" in str(shown)
    assert "Lakeland" in shown.subtitle


@pytest.mark.parametrize("places", [[1], {"midtown": 3}])
def test_a_section_or_an_entry_that_is_no_table_is_refused(places: Any) -> None:
    with pytest.raises(ib.FiguresError, match="places"):
        industry(figures={**changed(), "places": places})
