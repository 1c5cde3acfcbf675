"""Where things stand in the scene of Brass: Birmingham: nothing covers another, all words fit."""

from __future__ import annotations

from itertools import combinations

import pytest

from ironbridge.draw.links import middle
from rulesets.brass_birmingham.looking import LANGUAGES, scenes
from rulesets.labels import unfit
from rulesets.rooms import (
    BADGE,
    WAY,
    area_box,
    box,
    covered,
    crossings,
    near,
    outside,
    overlap,
    plate_of,
    plates,
    rooms,
    spots,
)

ON_PLATES = ("place:", "space:", "merchant:", "barrel:", "bonus:")

# Nothing covers another.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_covers_another(players: int, lang: str) -> None:
    for scene in scenes(players, lang):
        assert covered(scene) == []


def test_no_plate_touches_another_or_what_does_not_stand_on_it() -> None:
    scene = scenes(4, "en")[0]

    for one, other in combinations(plates(scene), 2):
        assert not overlap(area_box(one), area_box(other))
    beside = [room for id, room in rooms(scene) if not id.startswith(ON_PLATES)]
    assert not [room for room in beside for area in plates(scene) if overlap(room, area_box(area))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_stands_on_the_board(players: int) -> None:
    for scene in scenes(players, "fr"):
        assert outside(scene) == []


def test_no_way_touches_a_third_place_or_any_words() -> None:
    scene = scenes(4, "en")[0]
    places = {
        piece.id.removeprefix("place:"): [box(piece), area_box(plate_of(scene, piece))]
        for piece in scene.pieces
        if piece.shape == "ribbon"
    }
    beside = [room for id, room in rooms(scene) if not id.startswith(ON_PLATES)]
    for way in scene.links:
        own = way.id.removeprefix("line:").split("--")
        own += ["farm-south"] if way.branch else []
        others = [room for id, here in places.items() if id not in own for room in here]
        for point in spots(way):
            assert not [room for room in others + beside if near(point, room, WAY)], way.id


def test_a_badge_fits_on_every_way_between_the_places() -> None:
    scene = scenes(4, "en")[0]
    stones = [box(piece) for piece in scene.pieces if piece.id.startswith(ON_PLATES)]
    stones += [area_box(area) for area in plates(scene)]

    for way in scene.links:
        assert not [room for room in stones if near(middle(way.points), room, BADGE - 2)], way.id


def test_no_two_ways_cross() -> None:
    assert crossings(scenes(4, "en")[0]) == []


# Labels fit.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_name_and_every_mark_fits_its_piece(players: int, lang: str) -> None:
    for scene in scenes(players, lang):
        assert unfit(scene) == []
