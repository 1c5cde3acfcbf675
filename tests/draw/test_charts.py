"""Charts: sea, land and borders under a map, sea lanes, halts, and what a plate is edged with."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

import pytest

from ironbridge.core.scene import Area, Link, Mark, Piece, Rung, Scene
from ironbridge.draw.charts import sea_colour, smooth
from ironbridge.draw.curves import clear, curve, thinned
from ironbridge.draw.grounds import rim
from ironbridge.draw.groups import GROUPS
from ironbridge.draw.prices import rungs
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.svg import svg
from ironbridge.draw.theme import THEMES, contrast
from ironbridge.mechanisms.market import Market

READABLE = 4.5
VISIBLE = 3.0
LIGHT = THEMES["light"]
SHORE = [(-20.0, -20.0), (60.0, 10.0), (50.0, 80.0), (-20.0, 120.0)]


def scene(**fields: object) -> Scene:
    """A small scene with whatever is given."""
    parts: dict[str, object] = {
        "title": "Toy", "subtitle": "Round 1", "lang": "en", "width": 400, "height": 300,
        "areas": [], "links": [], "pieces": [], "texts": [], "panels": [],
    }  # fmt: skip
    return Scene(**{**parts, **fields})  # type: ignore[arg-type]


def area(style: str, **fields: object) -> Area:
    """A part of a map."""
    return Area(0, 0, 400, 300, style, **fields)  # type: ignore[arg-type]


def place(shape: str, **fields: object) -> Piece:
    """A place of a map."""
    return Piece("it", 100, 100, 120, 24, shape, "A place", **fields)  # type: ignore[arg-type]


# Sea and land.


def test_land_lies_on_the_sea_and_railways_on_the_land() -> None:
    areas = [area("plate"), area("sea"), area("land", outline=SHORE)]
    drawing = svg(scene(areas=areas, links=[Link("way", [(0, 0), (90, 90)], "rail", "A way")]))

    order = [drawing.index(part) for part in (sea_colour(LIGHT), "<svg x=", 'data-id="way"')]
    assert order == sorted(order)


def test_land_is_cut_off_at_the_edge_of_its_area() -> None:
    drawing = Xml.fromstring(svg(scene(areas=[area("land", outline=SHORE)])))

    (cut,) = [part for part in drawing.iter() if part.tag.endswith("svg") and part is not drawing]
    assert cut.get("viewBox") == "0 0 400 300"
    assert cut.get("aria-hidden") == "true"


def test_an_outline_bends_gently_through_all_its_points() -> None:
    path = smooth(SHORE, closed=True)

    assert path.startswith("M-20 -20C") and path.endswith("-20 -20Z")
    assert all(f" {x:.0f} {y:.0f}" in path for x, y in SHORE)
    assert not smooth(SHORE, closed=False).endswith("Z")


@pytest.mark.parametrize("name", THEMES)
def test_words_and_sea_lanes_can_be_seen_on_the_sea(name: str) -> None:
    theme = THEMES[name]

    assert contrast(theme.ink, sea_colour(theme)) >= READABLE
    assert contrast(theme.faint, sea_colour(theme)) >= READABLE
    assert contrast(theme.water, sea_colour(theme)) >= VISIBLE


def test_a_sea_lane_in_use_is_stronger() -> None:
    idle, busy = (
        svg(scene(links=[Link("lane", [(0, 0), (90, 0)], "lane", "A lane", state=state)]))
        for state in ("", "open")
    )

    assert LIGHT.wave not in idle and "stroke-dasharray" in idle
    assert LIGHT.wave in busy and "stroke-dasharray" in busy


# Places.


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("group", ["brown", "light-green", "mauve", "blue", "red", "yellow"])
def test_a_plate_is_edged_with_its_group(group: str, theme: str) -> None:
    colour = rim(Sheet(THEMES[theme], {}), group)

    assert colour in svg(scene(areas=[area("plate", group=group)]), theme)
    assert contrast(colour, THEMES[theme].paper) >= 2


@pytest.mark.parametrize("side", ["n", "e", "s", "w", "ne", "nw", "se", "sw"])
def test_a_halt_has_its_name_beside_it(side: str) -> None:
    halt = Piece("it", 100, 100, 16, 16, "halt", "Ulm", marks={side: [Mark(text="Ulm")]})
    drawing = Xml.fromstring(svg(scene(pieces=[halt])))

    (name,) = [part for part in drawing.iter() if part.text == "Ulm" and part.get("x")]
    x, y = float(name.get("x", "")), float(name.get("y", "")) - 5
    assert (x > 8) == ("e" in side) and (x < -8) == ("w" in side)
    assert ("s" in side) <= (y > 0) and ("n" in side) <= (y < 0)


def test_a_ribbon_has_its_signs_behind_the_name() -> None:
    plain = svg(scene(pieces=[place("ribbon", label="France")]))
    signed = svg(scene(pieces=[place("ribbon", label="France", marks={"e": [Mark("harbour")]})]))

    assert "ib-harbour" in signed and "ib-harbour" not in plain


def test_what_has_been_used_is_crossed_out() -> None:
    marks = {"c": [Mark("mill")]}
    fresh, used = (
        svg(scene(pieces=[place("square", marks=marks, state=state)])) for state in ("", "gone")
    )

    assert used.count("<path") == fresh.count("<path") + 1
    assert svg(scene(pieces=[place("square", state="gone")])).count("<path") < used.count("<path")


def test_groups_can_be_told_from_each_other_by_their_device() -> None:
    assert len({group.device for group in GROUPS.values()}) == len(GROUPS)


# Where things stand.


def test_a_way_is_clear_of_what_it_joins() -> None:
    boxes = [(0.0, 0.0, 40.0, 40.0), (160.0, 0.0, 40.0, 40.0)]

    points = clear(curve((20, 20), (180, 20), 0), boxes)

    assert min(x for x, _ in points) >= 33 and max(x for x, _ in points) <= 167
    assert len(thinned(points, 0)) == 2


def test_a_way_bends_to_the_right() -> None:
    points = curve((0, 0), (100, 0), 12)

    assert points[len(points) // 2] == (50, 12)


def test_a_market_is_a_ladder_with_the_next_price_marked() -> None:
    market = Market([1, 1, 2], 3, 4)

    assert rungs(market, 2) == [Rung("4"), Rung("2", 1, 1), Rung("1", 2, 1, here=True)]
    assert rungs(market, 0)[0] == Rung("4", here=True)
