"""Where things stand in the scenes of Age of Industry: nothing covers another, all words fit."""

from __future__ import annotations

from itertools import combinations

import pytest

from ironbridge.core.errors import FiguresError
from ironbridge.core.scene import Link, Scene
from ironbridge.draw.links import middle
from ironbridge.rulesets.age_of_industry import maps
from ironbridge.rulesets.age_of_industry.figures import Printed
from ironbridge.rulesets.age_of_industry.scene.layout import read_layout
from rulesets.age_of_industry.looking import LANGUAGES, MAPS, scenes
from rulesets.age_of_industry.table import industry
from rulesets.labels import unfit
from rulesets.rooms import (
    BADGE,
    WAY,
    Box,
    area_box,
    box,
    covered,
    crosses,
    crossings,
    name_room,
    near,
    outside,
    overlap,
    plate_of,
    plates,
    rooms,
    spots,
)
from rulesets.telling import french

ON_PLATES = ("place:", "space:", "market:", "import:")
NAME = WAY - 4  # how close a way may come to the name of a village

# Nothing covers another.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("players", [3, 5])
def test_nothing_covers_another(players: int, map: str, lang: str) -> None:
    for scene in scenes(players, map, lang):
        assert covered(scene) == []


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("players", [3, 5])
def test_all_stands_on_the_board(players: int, map: str) -> None:
    for scene in scenes(players, map, "fr"):
        assert outside(scene) == []


@pytest.mark.parametrize("map", MAPS)
def test_no_plate_touches_another_or_what_does_not_stand_on_it(map: str) -> None:
    scene = scenes(5, map, "fr")[0]

    for one, other in combinations(plates(scene), 2):
        assert not overlap(area_box(one), area_box(other))
    beside = [room for id, room in rooms(scene) if not id.startswith(ON_PLATES)]
    assert not [room for room in beside for area in plates(scene) if overlap(room, area_box(area))]


def place_rooms(scene: Scene) -> dict[str, list[Box]]:
    """The rooms of every place: its plate and its name, or the ring of a village."""
    return {
        piece.id.removeprefix("place:"): [box(piece), area_box(plate_of(scene, piece))]
        if piece.shape == "ribbon"
        else [box(piece)]
        for piece in scene.pieces
        if piece.id.startswith("place:")
    }


def ends(map: str) -> dict[str, list[str]]:
    """The places that every way joins, by its id."""
    figures, _, _ = maps.load(map, None)
    printed = Printed(figures)
    found = {f"line:{id}": link.joins for id, link in printed.links.items()}
    lanes = [(id, port) for id, ship in printed.ships.items() for port in ship.lanes]
    return found | {f"lane:{id}-{port}": [id, port] for id, port in lanes}


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_way_touches_a_third_place_or_any_words(map: str, lang: str) -> None:
    scene = scenes(5, map, lang)[0]
    places, joins = place_rooms(scene), ends(map)
    named = ("place:", "name of", *ON_PLATES)
    beside = [room for id, room in rooms(scene) if not id.startswith(named)]
    names = [name_room(piece) for piece in scene.pieces if piece.shape == "halt"]
    for way in scene.links:
        others = [room for id, here in places.items() if id not in joins[way.id] for room in here]
        for point in spots(way):
            assert not [room for room in others + beside if near(point, room, WAY)], way.id
            assert not [room for room in names if near(point, room, NAME)], way.id


@pytest.mark.parametrize("map", MAPS)
def test_a_badge_fits_on_every_railway_between_the_places(map: str) -> None:
    scene = scenes(5, map, "en")[0]
    stones = [room for here in place_rooms(scene).values() for room in here]

    for way in scene.links:
        if way.style == "rail":
            point = middle(way.points)
            assert not [room for room in stones if near(point, room, BADGE - 2)], way.id


@pytest.mark.parametrize("map", MAPS)
def test_no_two_ways_cross(map: str) -> None:
    assert crossings(scenes(5, map, "en")[0]) == []


# The chart under the map.


@pytest.mark.parametrize("map", MAPS)
def test_a_border_runs_before_every_land_abroad_and_nowhere_else(map: str) -> None:
    scene, joins = scenes(5, map, "en")[0], ends(map)
    places = maps.read(f"maps/{map}.toml")["places"]
    borders = [area.outline for area in scene.areas if area.style == "border"]

    def is_divided(way: Link) -> bool:
        return any(crosses(border, way.points) for border in borders)

    for way in scene.links:
        if way.style == "rail":
            abroad = any(places[end]["kind"] == "abroad" for end in joins[way.id])
            assert is_divided(way) == abroad, way.id


@pytest.mark.parametrize("map", MAPS)
def test_a_map_has_land_and_sea(map: str) -> None:
    styles = [area.style for area in scenes(5, map, "en")[0].areas]

    assert styles[:2] == ["sea", "land"]
    assert styles.count("rose") == 1


def test_a_map_without_layout_is_drawn_too() -> None:
    chart = maps.read("maps/new-england.toml")
    own = {key: chart[key] for key in ("name", "places", "links", "ships")}

    scene = industry(4, figures=own).start(seed=1).scene(0)

    assert outside(scene) == []
    assert {link.id for link in scene.links} == set(ends("new-england"))
    taken = [room for id, room in rooms(scene) if id.startswith(("order:", "display:", "action:"))]
    rings = [here[0] for here in place_rooms(scene).values()]
    assert not [room for room in taken for ring in rings if overlap(room, ring)]


def test_a_layout_that_cannot_be_is_refused() -> None:
    with pytest.raises(FiguresError) as caught:
        read_layout({"places": {"koeln": {"at": [1, 2]}, "ulm": {"at": "somewhere"}}})

    assert str(caught.value) == (
        "the figures in layout do not fit: the figure layout.places.ulm.at must be a list, not text"
    )
    assert french(caught.value).endswith("layout.places.ulm.at doit être une liste, pas un texte")


# Labels fit.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("players", [3, 5])
def test_every_name_and_every_mark_fits_its_piece(players: int, map: str, lang: str) -> None:
    for scene in scenes(players, map, lang):
        assert unfit(scene) == []
