"""Where things stand in the scene of Neuland: nothing covers another, all words fit."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import pytest

from ironbridge.core.scene import Piece, Scene, Text
from ironbridge.draw.board import STYLES
from ironbridge.draw.dials import BAND
from ironbridge.draw.figures import COUNT as CRESTS
from ironbridge.draw.figures import EDGE as RESERVE_EDGE
from ironbridge.draw.figures import NAME as RESERVE_NAME
from ironbridge.draw.fonts import LEAST, SERIF, SERIF_BOLD, Face, width
from ironbridge.draw.groups import GROUPS
from ironbridge.draw.marks import run_width
from ironbridge.draw.plans import (
    COUNT,
    EDGE,
    GLYPH,
    LAND,
    MADE,
    MARKER,
    NEEDS,
    SHIELD,
    WIDE,
    deed_room,
    heap_name,
    plan_room,
)
from ironbridge.draw.slips import BAR, DEVICE
from ironbridge.draw.works import ARROW, CHIP, estate_room
from ironbridge.draw.works import NEEDS as ON_TILES
from rulesets.labels import TIGHTEST
from rulesets.neuland.looking import LANGUAGES, scenes

GROUND = "hex"  # the shape on which others stand
ON_THE_DIAL = ("time:", "present")
WAY = 7  # half the width of the way of a turn

GAMES = [(2, 1), (4, 1), (2, 2), (4, 2)]  # players, edition
Box = tuple[float, float, float, float]  # left, top, right, bottom


def box(piece: Piece) -> Box:
    """The room a piece takes."""
    return (
        piece.x - piece.w / 2, piece.y - piece.h / 2,
        piece.x + piece.w / 2, piece.y + piece.h / 2,
    )  # fmt: skip


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
    found = [(piece.id, box(piece)) for piece in scene.pieces if piece.shape != GROUND]
    return found + [(text.text, text_box(text)) for text in scene.texts]


# Nothing covers another.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "edition"), GAMES)
def test_nothing_covers_another(players: int, edition: int, lang: str) -> None:
    for scene in scenes(players, edition, lang):
        covered = [
            (one, other)
            for (one, room), (other, place) in combinations(rooms(scene), 2)
            if overlap(room, place)
        ]
        assert covered == []


@pytest.mark.parametrize(("players", "edition"), [*GAMES, (3, 2)])
def test_all_stands_on_the_board(players: int, edition: int) -> None:
    for scene in scenes(players, edition, "fr"):
        for _, (left, top, right, bottom) in rooms(scene):
            assert left >= 0 and top >= 0 and right <= scene.width and bottom <= scene.height


def test_hexes_meet_and_do_not_overlap() -> None:
    hexes = [piece for piece in scenes(2, 2, "en")[0].pieces if piece.shape == GROUND]
    apart = [hypot(a.x - b.x, a.y - b.y) for a, b in combinations(hexes, 2)]

    assert len(hexes) == 19
    assert min(apart) == pytest.approx(hexes[0].w, abs=0.1)
    assert len([each for each in apart if each < hexes[0].w + 1]) == 42  # borders between hexes


def test_every_place_lies_within_its_hex() -> None:
    scene = scenes(2, 2, "en")[0]
    hexes = {piece.label: piece for piece in scene.pieces if piece.shape == GROUND}

    for place in scene.pieces:
        if place.shape == "place":
            name = place.id.removeprefix("place:").partition(".")[0]
            assert is_within(box(place), hexes[name]), place.id


def is_within(room: Box, hex: Piece) -> bool:
    """Are all corners of a room inside a hex?"""
    return all(
        abs(x - hex.x) <= hex.w / 2 and abs(y - hex.y) <= hex.h / 2 * (1 - abs(x - hex.x) / hex.w)
        for x in room[::2]
        for y in room[1::2]
    )


# The dial.


def from_the_middle(scene: Scene, x: float, y: float) -> float:
    """How far a point is from the middle of the dial."""
    (track,) = scene.tracks
    return hypot(x - track.x - track.w / 2, y - track.y - track.h / 2)


@pytest.mark.parametrize(("players", "edition"), GAMES)
def test_only_time_is_on_the_dial(players: int, edition: int) -> None:
    for scene in scenes(players, edition, "en"):
        outer = scene.tracks[0].w / 2
        for piece in scene.pieces:
            left, top, right, bottom = box(piece)
            corners = [from_the_middle(scene, x, y) for x in (left, right) for y in (top, bottom)]
            if piece.id.startswith(ON_THE_DIAL):
                middle = from_the_middle(scene, piece.x, piece.y)
                assert middle == pytest.approx(outer - BAND / 2, abs=1), piece.id
            elif piece.shape != GROUND:
                assert min(corners) > outer or max(corners) < outer - BAND, piece.id


def test_the_way_of_a_turn_runs_between_the_map_and_the_dial() -> None:
    for scene in scenes(4, 2, "en"):
        outer = scene.tracks[0].w / 2
        hexes = [piece for piece in scene.pieces if piece.shape == GROUND]
        land = max(from_the_middle(scene, x, y) for hex in hexes for x, y in corners_of(hex))
        for way in scene.links:
            for point in way.points:
                assert land < from_the_middle(scene, *point) - WAY
                assert from_the_middle(scene, *point) + WAY < outer - BAND


def corners_of(hex: Piece) -> list[tuple[float, float]]:
    """The corners of a hex."""
    sides = [(x, y) for x in (-hex.w / 2, hex.w / 2) for y in (-hex.h / 4, hex.h / 4)]
    return [(hex.x + x, hex.y + y) for x, y in [*sides, (0, hex.h / 2), (0, -hex.h / 2)]]


# Words and marks fit.


def pieces(shape: str, lang: str) -> list[Piece]:
    """The pieces of a shape in many scenes."""
    found = [scene for players, edition in GAMES for scene in scenes(players, edition, lang)]
    return [piece for scene in found for piece in scene.pieces if piece.shape == shape]


def fits(words: str, face: Face, room: float) -> bool:
    """May words be set so that they fit?"""
    return width(words, face, LEAST) * TIGHTEST <= room


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_fits_its_piece(lang: str) -> None:
    for piece in pieces("plan", lang):
        assert fits(piece.label, SERIF, plan_room(piece)), piece.label
    for piece in pieces("deed", lang):
        if piece.label:
            assert fits(piece.label, SERIF_BOLD, deed_room(piece)), piece.label
    for piece in pieces("estate", lang):
        assert fits(piece.label, SERIF_BOLD, estate_room(piece)), piece.label
    for piece in pieces("ribbon", lang):
        wide = width(piece.label, SERIF_BOLD, LEAST)
        assert wide + DEVICE + 4 <= piece.w - 12 and GROUPS[piece.group].device


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_heap_and_a_key_fits(lang: str) -> None:
    for piece in pieces("heap", lang):
        name, marks = heap_name(piece), piece.marks.get("se", [])
        room = piece.w - 2 * MARKER - 2 * EDGE - 2
        assert all(fits(line, SERIF, room) for line in name.lines), piece.label
        assert run_width(marks, COUNT) <= room
        assert len(name.lines) * name.step + (20 if marks else 0) <= piece.h, piece.label
    for piece in pieces("bar", lang):
        assert run_width(piece.marks["w"], BAR) + 20 <= piece.w, piece.says


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_s_name_has_room_in_its_corner(lang: str) -> None:
    for piece in pieces("reserve", lang):
        marks = run_width(piece.marks["ne"], CRESTS)
        room = piece.w - 2 * RESERVE_EDGE - marks - 30
        assert width(piece.label, SERIF_BOLD, RESERVE_NAME) <= room


def test_recipes_fit_their_pieces() -> None:
    for piece in pieces("plan", "en"):
        needs = run_width(piece.marks["sw"], NEEDS) + (ARROW + 4 if piece.marks["sw"] else 0)
        count = run_width(piece.marks["ne"], COUNT)
        assert LAND + EDGE + GLYPH + 1 + needs + MADE + count + 4 <= piece.w, piece.label
    for piece in pieces("deed", "en"):
        before = LAND + SHIELD * WIDE + 8 if piece.label else EDGE
        assert before + run_width(piece.marks["sw"], NEEDS) <= piece.w
    for piece in pieces("works", "en"):
        needs = run_width(piece.marks["sw"], ON_TILES)
        assert needs + ARROW + CHIP + 8 <= piece.w - 4, piece.says
    for piece in pieces("estate", "en"):
        assert run_width(piece.marks["sw"], ON_TILES) <= piece.w - 8
