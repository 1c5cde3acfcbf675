"""Where things stand in the scene of Brass: Birmingham: nothing covers another, all words fit."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from games.brass_birmingham.looking import LANGUAGES, scenes
from ironbridge.core.scene import Area, Ladder, Link, Piece, Scene, Text, Track
from ironbridge.draw.board import STYLES
from ironbridge.draw.chips import plaque_size
from ironbridge.draw.fonts import SERIF, SERIF_BOLD, width
from ironbridge.draw.groups import GROUPS
from ironbridge.draw.ladders import HEAD
from ironbridge.draw.links import middle
from ironbridge.draw.marks import run_width
from ironbridge.draw.slips import (
    BAR,
    COUNT,
    DEVICE,
    FIGURES,
    NEEDS,
    SPINE,
    SYMBOLS,
    YIELD,
    card_name,
    ribbon_size,
)

WAY = 9  # half the width of a built link
BADGE = 12  # half the width of the badge on it
ON_PLATES = ("place:", "space:", "merchant:", "barrel:", "bonus:")

Box = tuple[float, float, float, float]  # left, top, right, bottom
Point = tuple[float, float]

# Nothing covers another.


def box(piece: Piece) -> Box:
    """The room a piece takes."""
    return (
        piece.x - piece.w / 2, piece.y - piece.h / 2,
        piece.x + piece.w / 2, piece.y + piece.h / 2,
    )  # fmt: skip


def area_box(area: Area) -> Box:
    """The room an area takes."""
    return (area.x, area.y, area.x + area.w, area.y + area.h)


def text_box(text: Text) -> Box:
    """The room that words on the board take."""
    face, size = STYLES[text.style]
    w = width(text.text, face, size)
    return (text.x, text.y - size * 0.8, text.x + w, text.y + size * 0.3)


def overlap(one: Box, other: Box) -> bool:
    """Do two rooms share any?"""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def rooms(scene: Scene) -> list[tuple[str, Box]]:
    """Everything that must not be covered, with its room."""
    found = [(piece.id, box(piece)) for piece in scene.pieces if piece.shape != "disc"]
    found += [(text.text, text_box(text)) for text in scene.texts]
    spread: list[Track | Ladder] = [*scene.tracks, *scene.ladders]
    found += [(one.id, (one.x, one.y, one.x + one.w, one.y + one.h)) for one in spread]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_covers_another(players: int, lang: str) -> None:
    for scene in scenes(players, lang):
        covered = [
            (one, other)
            for (one, room), (other, place) in combinations(rooms(scene), 2)
            if overlap(room, place)
        ]
        assert covered == []


def test_no_plate_touches_another_or_what_does_not_stand_on_it() -> None:
    scene = scenes(4, "en")[0]
    plates = [area for area in scene.areas if area.style == "plate"]

    for one, other in combinations(plates, 2):
        assert not overlap(area_box(one), area_box(other))
    beside = [room for id, room in rooms(scene) if not id.startswith(ON_PLATES)]
    assert not [room for room in beside for area in plates if overlap(room, area_box(area))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_stands_on_the_board(players: int) -> None:
    for scene in scenes(players, "fr"):
        for _, (left, top, right, bottom) in rooms(scene):
            assert left >= 0 and top >= 0 and right <= scene.width and bottom <= scene.height


def near(point: Point, room: Box, margin: float) -> bool:
    """Is a point closer to a room than a margin?"""
    left, top, right, bottom = room
    x, y = point
    return left - margin < x < right + margin and top - margin < y < bottom + margin


def test_no_way_touches_a_third_place_or_any_words() -> None:
    scene = scenes(4, "en")[0]
    plates = {
        piece.id.removeprefix("place:"): [box(piece), area_box(plate_of(scene, piece))]
        for piece in scene.pieces
        if piece.shape == "ribbon"
    }
    beside = [room for id, room in rooms(scene) if not id.startswith(ON_PLATES)]
    for way in scene.links:
        own = way.id.removeprefix("line:").split("--")
        own += ["farm-south"] if way.branch else []
        others = [room for id, here in plates.items() if id not in own for room in here]
        for point in spots(way):
            assert not [room for room in others + beside if near(point, room, WAY)], way.id


def spots(way: Link) -> list[Point]:
    """Many points along a way and its branch."""
    return [
        (ax + (bx - ax) * n / 20, ay + (by - ay) * n / 20)
        for run in (way.points, way.branch)
        for (ax, ay), (bx, by) in pairwise(run)
        for n in range(21)
    ]


def plate_of(scene: Scene, ribbon: Piece) -> Area:
    """The plate that a name belongs to."""
    plates = [area for area in scene.areas if area.style == "plate"]
    return next(area for area in plates if near((ribbon.x, ribbon.y), area_box(area), 1))


def test_a_badge_fits_on_every_way_between_the_places() -> None:
    scene = scenes(4, "en")[0]
    stones = [box(piece) for piece in scene.pieces if piece.id.startswith(ON_PLATES)]
    stones += [area_box(area) for area in scene.areas if area.style == "plate"]

    for way in scene.links:
        assert not [room for room in stones if near(middle(way.points), room, BADGE - 2)], way.id


def test_no_two_ways_cross() -> None:
    scene = scenes(4, "en")[0]

    assert [
        (one.id, other.id)
        for one, other in combinations(scene.links, 2)
        if any(crossing(a, b) for a in pairwise(one.points) for b in pairwise(other.points))
    ] == []


def crossing(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    """Do two straight ways cross?"""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


# Labels fit.


def labelled(lang: str) -> list[Piece]:
    """The pieces of many scenes."""
    return [
        piece for players in (2, 4) for scene in scenes(players, lang) for piece in scene.pieces
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_fits_its_piece(lang: str) -> None:
    for piece in labelled(lang):
        if piece.shape == "ribbon":
            device = DEVICE + 4 if GROUPS[piece.group].device else 0
            wide = width(piece.label, SERIF_BOLD, ribbon_size(piece))
            assert wide + device <= piece.w - 12, piece.label
        if piece.shape == "card":
            name = card_name(piece)
            assert max(width(line, SERIF, name.size) for line in name.lines) <= piece.w - SPINE - 6
            assert len(name.lines) * name.step <= piece.h - 6, piece.label
        if piece.shape == "plaque":
            assert plaque_size(piece) >= 11, piece.label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_marks_of_a_piece_have_room_beside_each_other(lang: str) -> None:
    for piece in labelled(lang):
        marks = piece.marks
        if piece.shape == "bar":
            both = run_width(marks.get("w", []), BAR) + run_width(marks.get("e", []), FIGURES)
            assert both + 28 <= piece.w
        if piece.shape == "slip":
            room = piece.w - SYMBOLS - 8
            above = run_width(marks.get("ne", []), NEEDS) + run_width(marks.get("e", []), NEEDS)
            assert above + 4 <= room
            assert run_width(marks.get("se", []), YIELD) <= room
        if piece.shape == "token" and "c" in marks:
            assert run_width(marks["c"], COUNT) <= piece.w - 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_title_of_a_market_fits(lang: str) -> None:
    for market in scenes(4, lang)[0].ladders:
        assert width(market.title, SERIF_BOLD, 16) <= market.w - 8
        assert (market.h - HEAD) / len(market.rungs) >= 24  # the height of a cube
