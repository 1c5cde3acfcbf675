"""What own figures change and confirm, and which examples of the rulebooks contradict them."""

from __future__ import annotations

from typing import Any

import pytest

import ironbridge as ib
from ironbridge.catalogue import contradicted, games, title
from ironbridge.core.compare import compare
from ironbridge.core.speech import LANGUAGES

CHOSEN = [(id, chosen) for id in games() for chosen in title(id).choices()]


def compared(id: str, own: dict[str, Any], **settings: Any) -> dict[str, str]:
    """What becomes of the figures that a file speaks of."""
    shipped, mine = ib.game(id, **settings), ib.game(id, figures=own, **settings)
    return {change.path: change.how for change in compare(shipped.figures, mine.figures)}


def contradictions(id: str, own: dict[str, Any], **settings: Any) -> list[str]:
    """The figures that examples contradict."""
    return [one.claim.path for one in contradicted(ib.game(id, figures=own, **settings))]


def test_a_file_changes_and_confirms() -> None:
    own = {"tiles": {"oil-field": {"price": 4, "epoch": 3}}}

    assert compared("industria", own) == {
        "tiles.oil-field.price": "changed",
        "tiles.oil-field.epoch": "confirmed",
    }


def test_roads_are_known_again_wherever_they_stand_in_a_list() -> None:
    shipped = ib.game("industria")
    roads = [{"between": road["between"]} for road in shipped.figures.data["roads"]]

    mine = ib.game("industria", figures={"roads": roads[:0:-1]})

    found = [change.how for change in compare(shipped.figures, mine.figures)]
    assert found == ["removed", *["confirmed"] * 16]


def test_places_are_added_and_taken_away() -> None:
    linz = {"name": {"en": "Linz", "fr": "Linz"}, "kind": "village"}
    own = {"places": {"linz": linz}, "links": {"linz": {"joins": ["linz", "austria"]}}}

    found = compared("age-of-industry", own)

    assert found == dict.fromkeys(
        ("places.linz.name", "places.linz.kind", "links.linz.joins"), "added"
    )
    assert (
        "removed"
        in compared("age-of-industry", {"links": {"kiel-denmark": {"removed": True}}}).values()
    )


@pytest.mark.parametrize(("id", "settings"), CHOSEN, ids=str)
def test_no_example_contradicts_what_is_shipped(id: str, settings: dict[str, Any]) -> None:
    assert contradictions(id, {}, **settings) == []


@pytest.mark.parametrize(
    ("id", "own", "settings", "path"),
    [
        ("industria", {"tiles": {"refinery": {"symbols": ["harbour"]}}}, {}, "tiles.refinery.symbols"),
        ("industria", {"lines": []}, {}, "lines.*"),
        ("age-of-industry", {"displays": {"coal": {"prices": [1, 2, 2, 3]}}}, {}, "displays.coal.prices"),
        ("age-of-industry", {"places": {"kiel": {"spaces": ["blank"]}}}, {}, "places.kiel.spaces"),
        ("age-of-industry", {"places": {"muenchen": {"spaces": ["blank"] * 4}}}, {}, "places.muenchen.spaces"),
        ("neuland", {"properties": {"abbey": {"needs": ["wood"]}}}, {}, "properties.abbey.needs"),
        ("neuland", {"buildings": {"paper-mill": {"material": "stone"}}}, {"edition": 1}, "buildings.paper-mill.material"),
        ("brass-birmingham", {"tiles": {"cotton-3": {"points": 8}}}, {}, "tiles.cotton-3.points"),
    ],
)  # fmt: skip
def test_examples_contradict(
    id: str, own: dict[str, Any], settings: dict[str, Any], path: str
) -> None:
    if "displays" in own:
        own["displays"]["coal"]["start-cubes"] = 4

    assert path in contradictions(id, own, **settings)


def test_an_example_of_another_edition_says_nothing() -> None:
    own = {"buildings": {"paper-mill": {"material": "stone"}}}

    assert contradictions("neuland", own, edition=2) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_contradiction_is_told_with_its_example(lang: str) -> None:
    game = ib.game("industria", figures={"tiles": {"oil-field": {"points": 9}}})

    (found,) = contradicted(game)

    assert found.text(game.figures, lang).startswith(
        {
            "en": "Oil field, points: 3, not 9 (At",
            "fr": "Champ pétrolifère, points\xa0: 3, et non 9 (À",
        }[lang]
    )
