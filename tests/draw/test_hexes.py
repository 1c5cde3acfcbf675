"""Hexes, buildings with workers and ore, properties with crests, dials."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree as Xml

import pytest

from ironbridge.core.scene import Mark, Piece, Scene, Stretch, Track
from ironbridge.draw.figures import figure
from ironbridge.draw.hexes import land
from ironbridge.draw.seats import SEATS
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.svg import svg
from ironbridge.draw.theme import THEMES, contrast, luminance
from ironbridge.draw.works import ORES

READABLE = 4.5
LIGHT = THEMES["light"]
TERRAINS = ("forest", "mountain", "meadow")
SHAPES = ("hex", "place", "works", "estate", "plan", "deed", "heap", "reserve", "worker", "pawn")


def scene(**fields: object) -> Scene:
    """A small scene with whatever is given."""
    parts: dict[str, object] = {
        "title": "Toy", "subtitle": "Round 1", "lang": "en", "width": 400, "height": 300,
        "areas": [], "links": [], "pieces": [], "texts": [], "panels": [],
    }  # fmt: skip
    return Scene(**{**parts, **fields})  # type: ignore[arg-type]


def piece(shape: str, **fields: object) -> Piece:
    """A piece of a map of hexes."""
    group = "purple" if shape in ("estate", "deed") else "forest"
    given: dict[str, object] = {
        "x": 100,
        "y": 100,
        "w": 90,
        "h": 60,
        "says": "It",
        "label": "Abbey",
    }
    given |= {"symbol": "lodge", "group": group, "owner": 1}
    return Piece(id="it", shape=shape, **{**given, **fields})  # type: ignore[arg-type]


def works(**fields: object) -> str:
    """A drawing of one building."""
    return svg(scene(pieces=[piece("works", **fields)]))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("theme", THEMES)
def test_every_shape_is_drawn_and_can_be_chosen(shape: str, theme: str) -> None:
    for state in ("", "faint", "open", "gone", "turned"):
        drawing = svg(scene(pieces=[piece(shape, state=state)], lit={"it": ["take it"]}), theme)

        Xml.fromstring(drawing)
        assert THEMES[theme].accent in drawing


# Terrains.


@pytest.mark.parametrize("name", THEMES)
def test_terrains_differ_in_depth_and_in_their_symbol(name: str) -> None:
    grounds = [land(THEMES[name], terrain) for terrain in TERRAINS]
    depths = [luminance(ground) for ground in grounds]

    assert depths == sorted(depths)
    for lower, upper in pairwise(grounds):
        assert contrast(lower, upper) >= 1.3
    for terrain in TERRAINS:
        assert f"#ib-{terrain}" in svg(scene(pieces=[piece("hex", group=terrain)]))


@pytest.mark.parametrize("name", THEMES)
def test_names_of_hexes_are_readable(name: str) -> None:
    theme = THEMES[name]

    for terrain in TERRAINS:
        assert contrast(land(theme, terrain), theme.ink) >= READABLE


def test_a_place_that_can_be_chosen_is_bright() -> None:
    dark = svg(scene(pieces=[piece("place")]))
    lit = svg(scene(pieces=[piece("place")], lit={"it": ["build"]}))

    assert dark.count(f'fill="{LIGHT.forest}"') == 1
    assert lit.count(f'fill="{LIGHT.forest}"') == 0


# Workers, ore, crests.


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_worker_has_colour_pattern_and_badge(seat: int) -> None:
    drawing = works(owner=seat)

    assert f'fill="{SEATS[seat].colour}"' in drawing
    assert (f"url(#ib-seat-{seat})" in drawing) == bool(SEATS[seat].pattern)


def test_a_lying_worker_is_on_its_side() -> None:
    assert "rotate(-90)" in works(state="turned")
    assert "rotate(-90)" not in works()
    assert "rotate(-90)" not in works(state="turned", owner=None)


def test_a_figure_is_as_tall_as_asked() -> None:
    assert "scale(0.5)" in figure(Sheet(LIGHT, {}), 0, 0, 0, 18)


def test_of_ore_the_top_marker_can_be_read() -> None:
    drawing = works(marks={"e": [Mark("silver-ore"), Mark("coal"), Mark("coal")]})

    discs = re.findall(r'<circle [^>]*fill="(#[0-9a-f]{6})" stroke="#22201b"', drawing)
    assert discs[-3:] == [ORES[symbol][0] for symbol in ("coal", "coal", "silver-ore")]
    assert drawing.count('<use href="#ib-silver-ore"') == 1
    assert drawing.count('<use href="#ib-coal"') == 0


@pytest.mark.parametrize("symbol", ORES)
def test_what_is_on_an_ore_marker_is_readable(symbol: str) -> None:
    ground, ink = ORES[symbol]

    assert contrast(ground, ink) >= READABLE


def test_what_a_marker_stands_for_is_shown_on_it() -> None:
    drawing = works(marks={"se": [Mark("silver")], "e": [Mark("silver-ore")]})

    assert '<use href="#ib-silver"' in drawing
    assert '<use href="#ib-silver-ore"' not in drawing


def test_a_property_shows_its_cost_until_it_has_crests() -> None:
    marks = {"sw": [Mark("stone"), Mark("cloth")], "se": [Mark("crest")] * 3}
    free = svg(scene(pieces=[piece("estate", owner=None, marks=marks)]))
    claimed = svg(scene(pieces=[piece("estate", marks=marks)]))

    assert "#ib-cloth" in free and "#ib-cloth" not in claimed
    assert SEATS[1].colour not in free
    assert claimed.count(f'fill="{SEATS[1].colour}"') == 3


def test_workers_who_are_away_leave_an_outline() -> None:
    marks = {"s": [Mark("worker"), Mark("worker", faint=True), Mark("worker", faint=True)]}
    drawing = svg(scene(pieces=[piece("reserve", marks=marks)]))

    assert drawing.count('stroke-dasharray="2.5 2.5"') == 2 * 2  # coat and head


def test_two_terrains_share_a_strip() -> None:
    marks = {"nw": [Mark("forest"), Mark("meadow")], "w": [Mark("stone")]}
    drawing = svg(scene(pieces=[piece("plan", owner=None, w=155, marks=marks)]))

    assert f'fill="{LIGHT.forest}"' in drawing and f'fill="{LIGHT.meadow}"' in drawing


# Dials.


def test_a_track_as_high_as_wide_is_a_dial() -> None:
    stretches = [Stretch(1, str(space + 1)) for space in range(5)]
    track = Track("time", 0, 0, 300, 300, 5, "Five spaces", stretches=stretches)

    drawing = svg(scene(tracks=[track]))

    assert re.findall(r'text-anchor="middle">([^<]+)<', drawing) == ["1", "2", "3", "4", "5"]
    assert drawing.count("A150 150") == 5
    assert '<g role="img" aria-label="Five spaces" data-id="time">' in drawing


def test_a_dial_without_labels_counts_from_nought() -> None:
    drawing = svg(scene(tracks=[Track("time", 0, 0, 300, 300, 3, "Three spaces")]))

    assert re.findall(r'text-anchor="middle">([^<]+)<', drawing) == ["0", "1", "2"]
