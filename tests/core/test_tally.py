"""How many figures are the box's: counted, and told the same on the shelf and in the README."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from ironbridge.catalogue import games, title
from ironbridge.core.captions import Captions
from ironbridge.core.figures import MARKS, Figure, Figures, Use
from ironbridge.core.speech import LANGUAGES
from ironbridge.core.tally import Tally, tally

README = Path(__file__).parents[2] / "README.md"
CHOSEN = [(id, chosen) for id in games() for chosen in title(id).choices()]


@pytest.mark.parametrize(("id", "settings"), CHOSEN, ids=str)
def test_the_shelf_tells_what_the_figures_say(id: str, settings: dict[str, Any]) -> None:
    told = title(id).tally(settings)

    assert told is not None
    assert replace(told, settings={}) == tally(ib.game(id, **settings).figures)


def test_the_readme_tells_the_same_numbers() -> None:
    text = README.read_text(encoding="utf-8")

    for one in (one for id in games() for one in title(id).tallies):
        if one.settings.get("layout") != "free":
            assert f"| {one.short('en')} |" in text, one


def test_a_figure_is_no_better_than_the_weakest_of_its_parts() -> None:
    marks = {"needs": "rulebook", "needs-count": "reconstructed", "price": "rulebook"}
    data = {"tiles": {"mill": {"needs": ["iron"], "price": 2, "from": marks}}}

    found = {figure.path: figure.mark for figure in Figures(data, {})}

    assert found == {"tiles.mill.needs": "reconstructed", "tiles.mill.price": "rulebook"}


def test_what_is_only_looked_at_is_not_counted() -> None:
    data = {
        "constants": {
            "price": {"value": 2, "from": "rulebook"},
            "age": {"value": 9, "from": "rulebook"},
        },
        "tiles": {"mill": {"name": {}, "cost": 1, "from": {"name": "derived", "cost": "assumed"}}},
    }
    use = Use(constants=("price",), idle=("name",))

    assert tally(Figures(data, {}, use)) == Tally(box=1, assumed=1)


def test_own_figures_are_told_apart() -> None:
    game = ib.game("industria", figures={"tiles": {"oil-field": {"price": 9}}})

    counted = tally(game.figures)

    assert counted == Tally(box=163, ours=179, yours=1)
    assert counted.text("fr").endswith("Corrigées par un fichier personnel\xa0: 1.")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "settings"), CHOSEN, ids=str)
def test_every_figure_can_be_read(id: str, settings: dict[str, Any], lang: str) -> None:
    figures = ib.game(id, **settings).figures
    captions = Captions(figures, lang)

    for figure in figures:
        check_read(figures, figure, captions)


def check_read(figures: Figures, figure: Figure, captions: Captions) -> None:
    """Names, value, note and source are there, in words."""
    assert figure.kind in MARKS
    assert captions.entry(figure.path) and captions.field(figure.path), figure
    assert captions.value(figure.value), figure
    assert not figure.note or figure.note[captions.lang]
    assert (figures.source(figure.mark, captions.lang) != "") == (":" in figure.mark)
    assert "_" not in captions.entry(figure.path)


@pytest.mark.parametrize("id", games())
def test_every_figure_has_a_name_of_its_own_in_both_languages(id: str) -> None:
    for figure in ib.game(id).figures:
        section, *parts = figure.path.split(".")
        table, key = ("constants", parts[0]) if section == "constants" else ("fields", parts[-1])
        words = ib.game(id).figures.data["captions"]
        if not key.isdecimal():
            assert set(words[table][key]) == set(LANGUAGES), figure.path
        assert set(words["sections"][section]) == set(LANGUAGES)


def test_links_and_counters_are_called_after_what_they_join_and_are() -> None:
    figures = ib.game("age-of-industry", map="new-england").figures
    french = Captions(figures, "fr")

    assert french.entry("links.boston-lowell.joins") == "Boston – Lowell"
    assert french.entry("counters.coal-mine-2.price") == "Mine de charbon 2"
    assert french.value(["coal", "blank"]) == "Charbon, vierge"
    assert french.value({"en": "Boston", "fr": "Boston"}) == "Boston"
    assert french.value(True) == "oui"


def test_an_edition_shows_its_own_figures_only() -> None:
    first, second = (ib.game("neuland", edition=edition).figures for edition in (1, 2))
    marks = [{figure.path: figure.mark for figure in figures} for figures in (first, second)]

    assert "buildings.alchemist-cave.count" not in marks[0]
    assert "constants.search-actions" not in marks[1]
    assert marks[0]["buildings.quarry.terrains"] == "assumed"
    assert marks[1]["buildings.quarry.terrains"] == "public:poeppelkiste"
    assert {figure.path: figure.value for figure in first}["constants.tiles"] == 55


def test_a_free_map_does_not_rest_on_ours() -> None:
    free = ib.game("neuland", layout="free").figures

    assert not [figure for figure in free if figure.path.startswith("layouts.")]
