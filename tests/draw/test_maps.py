"""Maps: plates, ribbons, sockets and turned tiles, canals and railways, ladders of prices."""

from __future__ import annotations

import re
from xml.etree import ElementTree as Xml

import pytest

from ironbridge.core.scene import Area, Ladder, Link, Mark, Piece, Rung, Scene, Stretch, Track
from ironbridge.draw.chips import plaque_size
from ironbridge.draw.fonts import LEAST
from ironbridge.draw.goods import GOODS
from ironbridge.draw.groups import GROUPS
from ironbridge.draw.seats import SEATS
from ironbridge.draw.squares import DAY, turned_ground
from ironbridge.draw.svg import svg
from ironbridge.draw.symbols import symbols
from ironbridge.draw.theme import THEMES, contrast

READABLE = 4.5
VISIBLE = 3.0
LIGHT = THEMES["light"]
MARKS = {
    "c": [Mark("mill"), Mark("factory")],
    "w": [Mark("card", "Deck")],
    "e": [Mark("pound", "3")],
    "sw": [Mark(text="5")],
    "se": [Mark("coal-cube", "2")],
}


def scene(**fields: object) -> Scene:
    """A small scene with whatever is given."""
    parts: dict[str, object] = {
        "title": "Toy", "subtitle": "Round 1", "lang": "en", "width": 400, "height": 300,
        "areas": [], "links": [], "pieces": [], "texts": [], "panels": [],
    }  # fmt: skip
    return Scene(**{**parts, **fields})  # type: ignore[arg-type]


def piece(shape: str, **fields: object) -> Piece:
    """A piece of a map."""
    given: dict[str, object] = {"x": 100, "y": 100, "w": 120, "h": 54, "says": "It", "label": "II"}
    given |= {"symbol": "mill", "marks": MARKS}
    return Piece(id="it", shape=shape, **{**given, **fields})  # type: ignore[arg-type]


def way(style: str, **fields: object) -> Link:
    """A way with a bend."""
    points = [(0.0, 0.0), (50.0, 0.0), (50.0, 50.0)]
    return Link("way", points, style, "A way", **fields)  # type: ignore[arg-type]


def ladder(**fields: object) -> Ladder:
    """A market with three of four cubes."""
    rungs = [Rung("6"), Rung("5", 2, 2), Rung("4", 2, 1, here=True)]
    return Ladder("market", 10, 10, 100, 140, "Iron", "iron-cube", rungs, "Iron, next 4")


def strokes(drawing: str) -> list[str]:
    """The colours of all strokes, from the bottom up."""
    return re.findall(r'stroke="(#[0-9a-f]{6})"', drawing)


# Ways.


def test_a_built_canal_has_water_between_banks_of_its_owner() -> None:
    drawn = strokes(svg(scene(links=[way("canal", owner=1)])))

    order = [drawn.index(colour) for colour in (SEATS[1].colour, LIGHT.water, LIGHT.wave)]
    assert order == sorted(order)


def test_an_unbuilt_canal_is_a_double_hairline() -> None:
    drawing = svg(scene(links=[way("canal")]))

    assert LIGHT.water in strokes(drawing) and LIGHT.wave in strokes(drawing)
    assert "stroke-dasharray" not in drawing


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_railway_has_sleepers(seat: int | None) -> None:
    drawing = svg(scene(links=[way("rail", owner=seat)]))

    assert "stroke-dasharray" in drawing
    assert seat is None or SEATS[seat].colour in strokes(drawing)


@pytest.mark.parametrize("style", ["canal", "rail"])
def test_what_cannot_be_built_now_is_a_row_of_dots(style: str) -> None:
    drawing = svg(scene(links=[way(style, state="faint")]))

    assert drawing.count("stroke-dasharray") == 1
    assert LIGHT.water not in drawing


def test_a_branch_belongs_to_its_way() -> None:
    drawing = svg(scene(links=[way("rail", branch=[(50.0, 0.0), (90.0, 0.0)])]))

    assert "M50 0L90 0" in drawing
    assert drawing.count('data-id="way"') == 1


def test_a_way_that_can_be_chosen_glows_and_has_a_knob() -> None:
    drawing = svg(scene(links=[way("rail")], lit={"way": ["build it"]}))

    (group,) = [g for g in Xml.fromstring(drawing).iter() if g.get("data-id") == "way"]
    assert group.get("role") == "button" and group.get("tabindex") == "0"
    (knob,) = [part for part in group if part.tag.endswith("circle")]
    assert knob.get("stroke") == LIGHT.accent
    assert list(group)[-1] is knob


def test_ways_run_under_the_plates_of_their_places() -> None:
    plate = Area(0, 0, 50, 50, style="plate")
    drawing = svg(scene(areas=[plate], links=[way("canal", owner=0)]))

    assert drawing.index('data-id="way"') < drawing.index('width="50"')


@pytest.mark.parametrize("name", THEMES)
def test_canals_can_be_seen(name: str) -> None:
    theme = THEMES[name]

    assert contrast(theme.water, theme.paper) >= VISIBLE


# Tiles, cards and names.


@pytest.mark.parametrize(
    "shape", ["socket", "square", "ribbon", "halt", "bar", "slip", "card", "face", "token"]
)
@pytest.mark.parametrize("theme", THEMES)
def test_every_shape_of_a_map_is_drawn_and_can_be_chosen(shape: str, theme: str) -> None:
    for state in ("", "faint", "open", "gone"):
        drawing = svg(scene(pieces=[piece(shape, state=state)], lit={"it": ["take it"]}), theme)

        Xml.fromstring(drawing)
        assert THEMES[theme].accent in drawing


@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_a_turned_tile_is_dark_and_its_points_stand_out(seat: int) -> None:
    ground = turned_ground(seat)
    drawing = svg(scene(pieces=[piece("square", owner=seat, state="turned")]))

    assert f'fill="{ground}"' in drawing
    assert contrast(ground, DAY) >= READABLE
    assert ground not in svg(scene(pieces=[piece("square", owner=seat)]))


@pytest.mark.parametrize("seat", range(1, len(SEATS)))
@pytest.mark.parametrize("state", ["", "turned"])
def test_a_tile_on_a_map_shows_colour_pattern_and_badge(seat: int, state: str) -> None:
    drawing = svg(scene(pieces=[piece("square", owner=seat, state=state)]))

    assert f'fill="{SEATS[seat].colour}"' in drawing
    assert f'fill="url(#ib-seat-{seat})"' in drawing
    assert SEATS[seat].badge(9.5)[:9] in drawing


def test_groups_differ_in_colour_and_device() -> None:
    assert len({group.colour for group in GROUPS.values()}) == len(GROUPS)
    assert len({group.device for group in GROUPS.values()}) == len(GROUPS)
    assert {group.device for group in GROUPS.values()} - {""} <= set(symbols())


@pytest.mark.parametrize("name", GROUPS)
def test_names_on_ribbons_are_readable(name: str) -> None:
    group = GROUPS[name]
    drawing = svg(scene(pieces=[piece("ribbon", group=name)]))

    assert contrast(group.colour, group.ink) >= READABLE
    assert f'fill="{group.colour}"' in drawing
    assert not group.device or f"#ib-{group.device}" in drawing


def test_goods_have_colours_of_their_own_and_nothing_else_has() -> None:
    drawing = svg(scene(pieces=[piece("square", owner=0)]))

    assert set(GOODS) <= set(symbols())
    filled = re.findall(r'<use href="#ib-([^"]+)"[^>]* fill="([^"]+)"', drawing)
    assert filled == [("coal-cube", GOODS["coal-cube"])]


def test_words_on_a_plaque_fit() -> None:
    long, short = piece("plaque", label="Ère des chemins de fer"), piece("plaque", label="I", h=26)

    assert plaque_size(short) > plaque_size(long) == LEAST
    assert "textLength" in svg(scene(pieces=[long]))
    assert "textLength" not in svg(scene(pieces=[short]))


# Ladders and tracks.


def test_a_ladder_shows_its_goods_and_the_next_price() -> None:
    drawing = svg(scene(ladders=[ladder()]))

    assert drawing.count('<use href="#ib-iron-cube"') == 3
    assert drawing.count("stroke-dasharray") == 1  # the empty place
    assert f'fill="{LIGHT.panel}" text-anchor="middle">4</text>' in drawing
    assert f'fill="{LIGHT.ink}" text-anchor="middle">5</text>' in drawing


def test_a_ladder_can_be_chosen() -> None:
    drawing = svg(scene(ladders=[ladder()], lit={"market": ["buy"]}))

    (group,) = [g for g in Xml.fromstring(drawing).iter() if g.get("data-id") == "market"]
    assert (group.get("role"), group.get("aria-label")) == ("button", "Iron, next 4")
    assert LIGHT.accent in drawing and LIGHT.accent not in svg(scene(ladders=[ladder()]))


def test_stretches_have_the_numerals_of_a_track() -> None:
    stretches = [Stretch(1, "−1"), Stretch(1, "0"), Stretch(2)]
    track = Track("track", 0, 0, 400, 40, 4, "From −1 to 1", stretches=stretches)

    drawing = svg(scene(tracks=[track]))

    assert re.findall(r'text-anchor="middle">([^<]+)<', drawing) == ["−1", "0"]
    assert [float(w) for w in re.findall(r'width="(\d+)" height="8"', drawing)] == [100, 100, 200]


def test_a_compass_rose_is_not_read_aloud() -> None:
    drawing = svg(scene(areas=[Area(0, 0, 100, 100, style="rose")]))

    assert 'aria-hidden="true"' in drawing
