"""Industria's scene: what is seen of a position, where it stands, and what answers a question."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ironbridge as ib
from ironbridge.core.scene import Link, Mark, Panel, Piece, Scene, Text, Track
from ironbridge.core.state import NOBODY
from ironbridge.core.wording import Reader
from ironbridge.draw.board import STYLES
from ironbridge.draw.chips import CELL_WORDS, SUPPLY, cell_name, chip_name
from ironbridge.draw.fonts import SERIF, width
from ironbridge.draw.marks import run_width
from ironbridge.draw.svg import svg
from ironbridge.draw.symbols import symbols
from ironbridge.draw.tiles import FIGURES, NAME_HEIGHT, SMALL, tile_name
from ironbridge.draw.wrap import Fitted, balance
from ironbridge.rulesets.industria.state import Position
from rulesets.industria.table import choosing, end, has, industria, laying
from rulesets.labels import TIGHTEST
from rulesets.playing import play

LANGUAGES = ("en", "fr")
NAMES = ("Ada", "Brunel", "Clara", "Darby")
LAST_SPACE = 45

Box = tuple[float, float, float, float]  # left, top, right, bottom


def seen(match: ib.Match, lang: str = "en") -> Scene:
    """What the seat that is asked sees, in the midst of a move too."""
    state = match.draft.given.state.copy()
    match.game.rules.hide(state, match.seat)
    question = None if match.over else match.draft.question
    return match.game.scene(state, match.seat, Reader(match.names, lang), question)


def moments(players: int = 4, *, cash_in: bool = False, seed: int = 1) -> Iterator[ib.Match]:
    """A match at every answer, from the first to the end; tiles are laid whenever they can be."""
    match = industria(players, cash_in=cash_in).start(seed=seed, names=NAMES[:players])
    pick = Random(seed)
    while not match.over:
        yield match
        options = match.options()
        laying = match.question is not None and match.question.kind == "lay"
        match.choose(pick.choice(options[:-1] if laying and len(options) > 1 else options))
    yield match


def piece(scene: Scene, id: str) -> Piece:
    """A piece by its id."""
    (found,) = [piece for piece in scene.pieces if piece.id == id]
    return found


def link(scene: Scene, id: str) -> Link:
    """A link by its id."""
    (found,) = [link for link in scene.links if link.id == id]
    return found


def things(scene: Scene) -> list[Piece | Link | Panel | Track]:
    """All that can be pointed at."""
    return [*scene.pieces, *scene.links, *scene.panels, *scene.tracks]


def ids(scene: Scene) -> list[str]:
    """The ids of all that can be pointed at."""
    return [thing.id for thing in things(scene)]


# What a seat may not know does not show.


def test_the_order_of_the_stacks_does_not_show() -> None:
    match = industria().start(seed=4)
    state, other = match.state.copy(), match.state.copy()
    assert isinstance(other, Position)
    order = list(other.order)
    order[other.drawn :] = reversed(order[other.drawn :])
    other.order = vec[i64](order)
    assert state.numbers() != other.numbers()

    scenes = [match.game.scene(one, 0, Reader(match.names, "en"), None) for one in (state, other)]

    assert svg(scenes[0]) == svg(scenes[1])


def test_every_seat_and_every_onlooker_sees_the_same_table() -> None:
    match = choosing("quarry sawmill")

    pictures = {svg(match.scene(seat)) for seat in (NOBODY, 1, 2, 3)}

    assert len(pictures) == 1


def test_who_is_not_asked_sees_no_question() -> None:
    match = choosing("quarry sawmill")

    assert match.scene().question and match.scene().lit
    assert not match.scene(1).question and not match.scene(1).lit


# What answers the question.


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("cash_in", [False, True])
def test_every_option_is_lit_once_and_at_a_place_that_exists(players: int, cash_in: bool) -> None:
    kinds = set()
    for seed in range(2):
        for match in moments(players, cash_in=cash_in, seed=seed):
            scene = seen(match)
            phrases = [phrase for here in scene.lit.values() for phrase in here]
            assert sorted(phrases) == sorted(option.phrase for option in match.options())
            assert set(scene.lit) <= set(ids(scene))
            kinds.add(match.question.kind if match.question else "over")

    assert kinds >= {"lot", "bid", "verdict", "lay", "over"}


def test_tiles_answer_for_themselves_and_the_rest_beside_the_board() -> None:
    match = choosing("quarry sawmill", others=has(money=2))
    assert match.scene().lit == {
        "tile:quarry": ["auction quarry"],
        "tile:sawmill": ["auction sawmill"],
    }

    play(match, "auction quarry")
    assert match.scene().lit == {"panel:auction": ["pass", "bid 1", "bid 2"]}


def test_a_resource_is_taken_where_it_lies() -> None:
    match = laying(
        "II",
        A=has("optics glass-2 shipyard", money=3),
        B=has(laid="glassworks"),
        C=has("wood-1"),
    )

    match.choose("lay optics")

    assert seen(match).lit == {
        "tile:glass-2": ["glass:tile"],
        "tile:glassworks": ["glass:seat2"],
    }


def test_the_bank_sells_from_the_display() -> None:
    match = laying("II", A=has("weaving-mill wood-1", money=4))

    match.choose("lay weaving-mill")

    assert seen(match).lit == {
        "tile:wood-1": ["wood:tile"],
        "resource:wood": ["wood:bank"],
    }


# Names.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_every_thing_has_a_spoken_name_and_an_id_of_its_own(lang: str, players: int) -> None:
    for match in moments(players):
        scene = seen(match, lang)
        assert len(set(ids(scene))) == len(ids(scene))
        for thing in things(scene):
            assert thing.says == thing.says.strip() != ""
            assert "{" not in thing.says and "  " not in thing.says


def test_spoken_names_are_in_the_reader_s_language() -> None:
    match = laying("I", A=has("canal-1"), B=has(laid="quarry"))

    assert piece(seen(match, "en"), "tile:quarry").says == (
        "Quarry: factory, 0 points, costs 3 thalers, makes stone, shows canal, laid by B"
    )
    assert piece(seen(match, "fr"), "tile:canal-1").says == (
        "Canal (bonus) : tuile bonus, tenue par A"
    )


def test_every_symbol_of_the_scene_is_drawn() -> None:
    scene = seen(next(moments()))

    used = {piece.symbol for piece in scene.pieces} | {
        mark.symbol for piece in scene.pieces for here in piece.marks.values() for mark in here
    }
    assert used - {""} <= set(symbols())
    assert len(used) == 60


# Where tiles are, one sees.


def test_tiles_look_like_where_they_are() -> None:
    match = choosing(
        "quarry sawmill",
        A=has("canal-1", laid="coal-mine"),
        B=has("architecture", laid="clay-pit brickworks"),
    )
    play(match, "auction sawmill")
    scene = seen(match)

    looks = {
        id: (piece(scene, f"tile:{id}").state, piece(scene, f"tile:{id}").owner)
        for id in ("quarry", "sawmill", "architecture", "coal-mine", "bank")
    }

    assert looks == {
        "quarry": ("open", None),
        "sawmill": ("called", None),
        "architecture": ("held", 1),
        "coal-mine": ("", 0),
        "bank": ("faint", None),
    }


def test_a_lost_technology_is_crossed_out() -> None:
    match = industria().at(
        {"epoch": "II", "round": 2, "gone": ["architecture"], "seats": {"A": has("canal-1")}}
    )

    assert piece(seen(match), "tile:architecture").state == "gone"


def test_a_tile_shows_what_it_takes_until_it_is_laid_and_what_it_gives_always() -> None:
    match = laying("I", A=has("brickworks canal-1"), B=has(laid="quarry"))
    scene = seen(match)

    assert piece(scene, "tile:brickworks").marks == {
        "nw": [Mark("thaler", "2")],
        "sw": [Mark("stone"), Mark("wood")],
        "se": [Mark("brick")],
        "n": [Mark("hand", seat=0)],
    }
    assert piece(scene, "tile:quarry").marks == {"e": [Mark("canal")], "se": [Mark("stone")]}


def test_points_that_come_too_late_are_faint() -> None:
    match = laying("II", A=has("coal-mine shipyard canal-1"))
    scene = seen(match)

    assert piece(scene, "tile:coal-mine").marks["ne"] == [Mark("point", "2", faint=True)]
    assert piece(scene, "tile:shipyard").marks["ne"] == [Mark("point", "2")]


def test_a_road_belongs_to_whoever_has_laid_both_ends() -> None:
    match = laying(
        "II",
        A=has("canal-1", laid="brickworks ceramics-works"),
        B=has(laid="clay-pit"),
        C=has(laid="coal-mine"),
    )
    scene = seen(match)

    assert link(scene, "road:brickworks:ceramics-works").owner == 0
    assert link(scene, "road:clay-pit:brickworks").owner is None
    assert link(scene, "road:coal-mine:ironworks").owner is None
    assert link(scene, "road:brickworks:ceramics-works").says.endswith("A’s")


def test_the_display_tells_who_sells_a_resource_now() -> None:
    match = laying("II", A=has("canal-1"), B=has(laid="quarry"))
    scene = seen(match)

    assert piece(scene, "resource:stone").marks["se"] == [Mark(seat=1), Mark("thaler", "1")]
    assert piece(scene, "resource:wood").marks["se"] == [Mark("bank"), Mark("thaler", "1")]
    assert piece(scene, "resource:iron").marks["se"] == [Mark("bank", "from III")]
    assert [piece(scene, f"resource:{id}").state for id in ("stone", "wood", "iron")] == [
        "", "", "faint",
    ]  # fmt: skip


def test_with_three_players_the_fifth_epoch_is_left_out() -> None:
    match = industria(3).start(seed=1)
    scene = seen(match)

    assert "tile:internet" not in ids(scene) and "tile:automation" in ids(scene)
    assert not [link for link in scene.links if "internet" in link.id]
    assert piece(scene, "resource:computers").marks["se"] == [Mark(text="–")]
    assert [text.text for text in scene.texts if "3 players" in text.text]


def test_the_present_epoch_is_marked() -> None:
    scene = seen(laying("III", A=has("canal-1")))

    assert [area.style for area in scene.areas] == ["", "", "current", "", ""]
    assert [piece(scene, f"epoch:{n}").state for n in (2, 3, 4)] == ["faint", "", "faint"]


# The seats.


def test_a_seat_s_panel_tells_points_money_hand_and_roles() -> None:
    match = choosing(
        "quarry sawmill", first="B", B=has("canal-1 stone-1", money=7, laid="coal-mine")
    )
    panel = next(panel for panel in seen(match).panels if panel.seat == 1)

    assert [(mark.symbol, mark.text) for mark in panel.marks] == [("point", "0"), ("thaler", "7")]
    assert [mark.text for mark in panel.badges] == ["first player", "auctioneer"]
    assert [mark.text for mark in panel.rows[0].marks] == ["Stone", "Canal"]
    assert panel.rows[1].marks == [Mark(text="1"), Mark("coal-mine")]
    assert panel.active


def test_the_auction_tells_the_lot_and_the_highest_bid() -> None:
    match = choosing("quarry sawmill", others=has(money=3))
    play(match, "auction quarry", "bid 2")
    auction = seen(match).panels[0]

    assert auction.id == "panel:auction"
    assert [[mark.text for mark in row.marks] for row in auction.rows] == [
        ["Quarry"],
        ["2", "B"],
        ["Sawmill"],
    ]


def test_there_is_no_auction_while_tiles_are_laid() -> None:
    assert "panel:auction" not in ids(seen(laying("I", A=has("canal-1"))))


def test_at_the_end_the_winner_is_named() -> None:
    match = end(B=has(points=9, money=9, laid="pharma-plant genetics-factory"))
    badges = {panel.seat: [mark.text for mark in panel.badges] for panel in seen(match).panels}

    assert badges == {0: [], 1: ["winner"], 2: [], 3: []}


# The score track.


def scored(*points: int) -> Scene:
    """The end of a match with these points."""
    seats = {seat: has(points=each) for seat, each in zip("ABCD", points, strict=True)}
    position = {"epoch": "V", "round": 3, "phase": "over", "seats": seats}
    return seen(industria().at(position))


def space_of(scene: Scene, id: str) -> int:
    """The space that a marker stands on."""
    track = scene.tracks[0]
    return int((piece(scene, id).x - track.x) // (track.w / track.spaces))


def test_markers_stand_on_their_spaces_and_lapped_ones_on_the_last_too() -> None:
    scene = scored(0, 45, 56, 12)

    assert [space_of(scene, f"score:{seat}") for seat in range(4)] == [0, 45, 11, 12]
    assert [id for id in ids(scene) if id.startswith("lapped:")] == ["lapped:2"]
    assert space_of(scene, "lapped:2") == LAST_SPACE


@pytest.mark.parametrize("points", [(7, 7, 7, 7), (45, 90, 90, 45), (7, 7, 8, 8)])
def test_markers_on_one_space_do_not_cover_each_other(points: tuple[int, ...]) -> None:
    discs = [piece for piece in scored(*points).pieces if piece.shape == "disc"]

    for one, other in combinations(discs, 2):
        apart = max(abs(one.x - other.x), abs(one.y - other.y))
        assert apart >= (one.w + other.w) / 2


# Where things stand.


def box(piece: Piece) -> Box:
    """The room a piece takes."""
    return (
        piece.x - piece.w / 2, piece.y - piece.h / 2,
        piece.x + piece.w / 2, piece.y + piece.h / 2,
    )  # fmt: skip


def text_box(text: Text) -> Box:
    """The room that words on the board take."""
    face, size = STYLES[text.style]
    lines = balance(text.text, face, size, text.room) if text.room else [text.text]
    w = max(width(line, face, size) for line in lines)
    left = text.x if text.anchor == "start" else text.x - w / 2
    if not text.room:
        return (left, text.y - size * 0.8, left + w, text.y + size * 0.3)
    h = len(lines) * size * 1.25
    return (left, text.y - h / 2, left + w, text.y + h / 2)


def overlap(one: Box, other: Box) -> bool:
    """Do two rooms share any?"""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def touches(link: Link, room: Box, margin: float) -> bool:
    """Does a way come closer to a room than a margin? Looked at in many small steps."""
    left, top, right, bottom = room
    (ax, ay), (bx, by) = link.points
    spots = [(ax + (bx - ax) * n / 200, ay + (by - ay) * n / 200) for n in range(201)]
    return any(
        left - margin <= x <= right + margin and top - margin <= y <= bottom + margin
        for x, y in spots
    )


def standing(scene: Scene) -> list[Piece]:
    """The pieces that keep their place."""
    return [piece for piece in scene.pieces if piece.shape != "disc"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_no_tile_and_no_words_cover_another(players: int, lang: str) -> None:
    scene = seen(industria(players).start(seed=1), lang)

    rooms = [(piece.id, box(piece)) for piece in standing(scene)]
    rooms += [(text.text, text_box(text)) for text in scene.texts]
    rooms += [
        (track.id, (track.x, track.y, track.x + track.w, track.y + track.h))
        for track in scene.tracks
    ]
    covered = [
        (one, other)
        for (one, room), (other, place) in combinations(rooms, 2)
        if overlap(room, place)
    ]

    assert covered == []


def test_all_stands_on_the_board() -> None:
    scene = seen(industria().start(seed=1))

    for left, top, right, bottom in map(box, scene.pieces):
        assert left >= 0 and top >= 0 and right <= scene.width and bottom <= scene.height


def test_no_road_or_line_touches_a_third_tile_or_any_words() -> None:
    scene = seen(industria().start(seed=1))
    half = 6.5  # of a way's full width

    for way in scene.links:
        own = {f"tile:{end}" for end in way.id.split(":")[1:]}
        others = [piece.id for piece in standing(scene) if piece.id not in own]
        assert [id for id in others if touches(way, box(piece(scene, id)), half)] == []
        assert not any(touches(way, text_box(text), half) for text in scene.texts)


def test_every_road_and_line_reaches_both_its_tiles() -> None:
    scene = seen(industria().start(seed=1))

    for way in scene.links:
        for tile in way.id.split(":")[1:]:
            assert touches(way, box(piece(scene, f"tile:{tile}")), 0)


def test_no_two_ways_cross() -> None:
    scene = seen(industria().start(seed=1))

    assert [
        (one.id, other.id)
        for one, other in combinations(scene.links, 2)
        if crossing(one.points, other.points)
    ] == []


def crossing(one: list[tuple[float, float]], other: list[tuple[float, float]]) -> bool:
    """Do two straight ways cross?"""

    def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


# Labels fit.


def labelled(lang: str) -> list[Piece]:
    """Every piece, as it is at the start and as it is once somebody has laid it."""
    every = [seen(match, lang) for match in moments()]
    return [piece for scene in every for piece in standing(scene)]


def fits(fitted: Fitted, room: float, height: float) -> bool:
    """Are the lines no wider and no higher than their room?"""
    wide = max(width(line, SERIF, fitted.size) for line in fitted.lines)
    return wide * TIGHTEST <= room and len(fitted.lines) * fitted.step <= height


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_fits_its_piece(lang: str) -> None:
    names = {"tile": tile_name, "plate": tile_name, "chip": chip_name, "seal": chip_name}

    for piece in labelled(lang):
        if piece.shape in names:
            height = NAME_HEIGHT if names[piece.shape] is tile_name else piece.h * 0.63
            assert fits(names[piece.shape](piece), piece.w - 6, height), piece.label
        if piece.shape == "cell":
            assert fits(cell_name(piece), piece.w - CELL_WORDS, piece.h / 2), piece.label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_marks_of_a_piece_have_room_beside_each_other(lang: str) -> None:
    for piece in labelled(lang):
        marks = piece.marks
        if piece.shape == "cell":
            assert CELL_WORDS + run_width(marks["se"], SUPPLY) <= piece.w
        if piece.shape in ("tile", "plate"):
            above = run_width(marks.get("nw", []), FIGURES) + run_width(
                marks.get("ne", []), FIGURES
            )
            below = run_width(marks.get("sw", []), SMALL) + run_width(marks.get("se", []), SMALL)
            assert max(above, below) + 20 <= piece.w
