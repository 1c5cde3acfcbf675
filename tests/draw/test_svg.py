"""Pictures: they stand alone, can be read and pointed at, and know no game."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import combinations
from xml.etree import ElementTree as Xml

import pytest

from ironbridge.core.scene import Area, Link, Mark, Panel, Piece, Row, Scene, Text, Track
from ironbridge.draw import fonts
from ironbridge.draw.fonts import FACES, SANS, SANS_BOLD, SERIF, SERIF_BOLD, width
from ironbridge.draw.look import look_of
from ironbridge.draw.marks import Setting, flow, run_width, shortened
from ironbridge.draw.markup import number
from ironbridge.draw.seats import SEATS
from ironbridge.draw.svg import svg
from ironbridge.draw.theme import THEMES, contrast
from ironbridge.draw.wrap import balance, clip, wrap

SVG = "{http://www.w3.org/2000/svg}"
STATES = ("", "faint", "open", "called", "held", "gone")
SHAPES = ("tile", "plate", "chip", "seal", "cell", "plaque", "socket", "square", "ribbon", "bar",
          "slip", "card", "token")  # fmt: skip
READABLE = 4.5
VISIBLE = 3.0


def piece(id: str, shape: str = "tile", **fields: object) -> Piece:
    """A piece with all that can stand on it."""
    marks = {
        "nw": [Mark("thaler", "3")],
        "ne": [Mark("point", "4", faint=True)],
        "e": [Mark("canal"), Mark("rails")],
        "sw": [Mark("stone")],
        "se": [Mark("brick")],
        "n": [Mark("hand", seat=1)],
    }
    given: dict[str, object] = {
        "x": 100,
        "y": 100,
        "w": 100,
        "h": 140,
        "says": f"It is {id}",
        "symbol": "quarry",
    }
    given |= {"label": "A name", "marks": marks}
    return Piece(id=id, shape=shape, **{**given, **fields})  # type: ignore[arg-type]


def scene(**fields: object) -> Scene:
    """A small scene with one of everything that is given."""
    parts: dict[str, object] = {
        "title": "Toy", "subtitle": "Round 1", "lang": "en", "width": 400, "height": 300,
        "areas": [], "links": [], "pieces": [], "texts": [], "panels": [],
    }  # fmt: skip
    return Scene(**{**parts, **fields})  # type: ignore[arg-type]


def full_scene() -> Scene:
    """Every shape in every state, for every seat."""
    tiles = [
        piece(f"{shape}:{state}:{seat}", shape, state=state, owner=seat)
        for shape in SHAPES
        for state in STATES
        for seat in (None, 0, 1, 2, 3, 4)
    ]
    discs = [piece(f"disc:{seat}", "disc", owner=seat) for seat in range(len(SEATS))]
    ways = [
        Link(f"{style}:{seat}", [(0, 0), (50, 0), (50, 50)], style, "A way", owner=seat)
        for style in ("road", "line", "canal", "rail")
        for seat in (None, 0, 1)
    ]
    rows = [
        Row("Held", [Mark("stone", "Stone"), Mark(seat=2, text="Eve")]),
        Row("Laid", [], "none"),
    ]
    panel = Panel("seat:1", "Eve", "Eve, 3 points", 1, [Mark("point", "3")], [], rows, active=True)
    return scene(
        areas=[Area(0, 0, 100, 50, style="current"), Area(0, 50, 100, 50)],
        links=ways,
        pieces=tiles + discs,
        texts=[Text(10, 10, "Title", "title"), Text(10, 50, "A note to wrap", "note", room=40)],
        tracks=[Track("track", 0, 200, 300, 40, 11, "From 0 to 10", last="10+")],
        panels=[panel],
        question="Eve, what now ?",
        lit={"tile::None": ["take it"], "seat:1": ["pass"]},
        log=["Eve takes a stone."],
    )


def parsed(drawing: str) -> Xml.Element:
    """The picture as a tree; a picture that is not well-formed fails here."""
    return Xml.fromstring(drawing)


def by_id(root: Xml.Element, id: str) -> Xml.Element:
    """The group that stands for a piece, a link or a panel."""
    (found,) = [group for group in root.iter() if group.get("data-id") == id]
    return found


# A picture stands alone.


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_well_formed_and_as_large_as_it_says(theme: str) -> None:
    root = parsed(svg(full_scene(), theme))

    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"


def test_a_picture_refers_to_nothing_outside_of_it() -> None:
    drawing = svg(full_scene())

    assert set(re.findall(r"https?://[^\"'<\s]+", drawing)) == {"http://www.w3.org/2000/svg"}
    assert all(url.startswith(("#", "data:")) for url in re.findall(r"url\(([^)]+)\)", drawing))
    assert all(link.startswith("#") for link in re.findall(r'href="([^"]+)"', drawing))


def test_every_reference_of_a_picture_is_defined_in_it() -> None:
    drawing = svg(full_scene())

    defined = set(re.findall(r'\bid="([^"]+)"', drawing))
    wanted = set(re.findall(r'href="#([^"]+)"', drawing))
    wanted |= set(re.findall(r"url\(#([^)]+)\)", drawing))
    wanted |= set(re.findall(r'aria-(?:labelled|described)by="([^"]+)"', drawing))
    assert len(wanted) > 10
    assert wanted <= defined


def test_a_picture_holds_the_symbols_it_uses_and_no_others() -> None:
    drawing = svg(scene(pieces=[piece("a", symbol="forge")]))

    used = set(re.findall(r'<use href="#([^"]+)"', drawing))
    assert set(re.findall(r'<symbol id="([^"]+)"', drawing)) == used


def test_a_picture_holds_the_letters_it_uses_and_no_others() -> None:
    bare, with_figures = svg(scene()), svg(scene(pieces=[piece("a")]))

    assert bare.count("@font-face") == 2  # the title's and the subtitle's
    assert with_figures.count("@font-face") == 4


def test_the_same_scene_gives_the_same_bytes() -> None:
    assert svg(full_scene()) == svg(full_scene())


def test_words_are_escaped() -> None:
    root = parsed(svg(scene(title='A & <B> "C"', pieces=[piece("a", says='D & <E> "F"')])))

    assert root.findtext(f"{SVG}title") == 'A & <B> "C"'
    assert by_id(root, "a").get("aria-label") == 'D & <E> "F"'


def test_starting_up_loads_no_renderer() -> None:
    code = "import sys, ironbridge as ib; ib.game('industria', players=4).start(seed=1).svg()"
    check = "; assert not {'resvg_py', 'xml.etree'} & set(sys.modules)"

    subprocess.run([sys.executable, "-c", code + check], check=True)


# It can be pointed at.


def test_every_thing_on_the_board_has_a_role_and_a_spoken_name() -> None:
    drawn = full_scene()
    root = parsed(svg(drawn))

    things: list[Piece | Link | Track | Panel]
    things = [*drawn.pieces, *drawn.links, *drawn.tracks, *drawn.panels]
    for thing in things:
        group = by_id(root, thing.id)
        assert group.get("aria-label") == thing.says
        assert group.get("role") == ("button" if thing.id in drawn.lit else "img")


def test_a_panel_with_nothing_to_say_says_its_title() -> None:
    root = parsed(svg(scene(panels=[Panel("seat:0", "Ada")])))

    assert by_id(root, "seat:0").get("aria-label") == "Ada"


def test_only_what_answers_the_question_can_be_reached_by_keyboard() -> None:
    drawn = full_scene()

    reached = [group for group in parsed(svg(drawn)).iter() if group.get("tabindex") == "0"]

    assert {group.get("data-id") for group in reached} == set(drawn.lit)


def test_what_can_be_chosen_is_drawn_over_the_rest() -> None:
    drawing = svg(full_scene())

    places = [found.start() for found in re.finditer('data-id="(?:tile|chip|disc):', drawing)]
    assert drawing.index('data-id="tile::None"') == max(places)


def test_only_what_can_be_chosen_wears_the_accent() -> None:
    pieces = [piece("a"), piece("b")]
    accent = THEMES["light"].accent

    assert accent not in svg(scene(pieces=pieces))
    assert accent in svg(scene(pieces=pieces, lit={"b": ["take"]}))


# Seats.


def test_seats_differ_in_colour_pattern_and_badge() -> None:
    for one, other in combinations(SEATS, 2):
        assert one.colour != other.colour
        assert one.pattern != other.pattern
        assert one.badge(10) != other.badge(10)


def test_badges_have_the_shapes_of_the_law() -> None:
    corners = [seat.badge(10).count(",") for seat in SEATS]

    assert corners == [0, 4, 3, 4, 6]  # circle, square, triangle, diamond, hexagon


@pytest.mark.parametrize("seat", range(1, len(SEATS)))
def test_an_owned_tile_shows_colour_pattern_and_badge(seat: int) -> None:
    drawing = svg(scene(pieces=[piece("a", owner=seat)]))

    assert f'fill="{SEATS[seat].colour}"' in drawing
    assert f'fill="url(#ib-seat-{seat})"' in drawing
    assert SEATS[seat].pattern in drawing


def test_only_the_first_seat_is_plain() -> None:
    assert [bool(seat.pattern) for seat in SEATS] == [False, True, True, True, True]
    assert "<pattern" not in svg(scene(pieces=[piece("a", owner=0, marks={})]))


# Colours.


@pytest.mark.parametrize("name", THEMES)
def test_words_on_paper_and_panels_are_readable(name: str) -> None:
    theme = THEMES[name]

    for ground in (theme.paper, theme.panel):
        assert contrast(theme.ink, ground) >= READABLE
        assert contrast(theme.faint, ground) >= READABLE
        assert contrast(theme.accent, ground) >= VISIBLE


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_words_on_pieces_are_readable(name: str, state: str, seat: int | None) -> None:
    look = look_of(THEMES[name], piece("a", state=state, owner=seat))

    assert contrast(look.ink, look.ground) >= READABLE
    assert state == "gone" or contrast(look.glyph, look.ground) >= VISIBLE


def test_contrast_of_black_and_white_is_twenty_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == pytest.approx(1)


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_colours_paper_and_ink(name: str) -> None:
    root = parsed(svg(scene(), name))

    rect = root.find(f"{SVG}rect")
    assert rect is not None and rect.get("fill") == THEMES[name].paper
    assert {text.get("fill") for text in root.iter(f"{SVG}text")} == {
        THEMES[name].ink,
        THEMES[name].faint,
    }


# Letters.


def test_figures_of_the_sans_are_equally_wide() -> None:
    for face in (SANS, SANS_BOLD):
        assert len({width(digit, face, 10) for digit in "0123456789"}) == 1


def test_widths_are_those_of_the_letters() -> None:
    assert width("i", SERIF, 20) < width("n", SERIF, 20) < width("m", SERIF, 20)
    assert width("mill", SERIF, 20) == pytest.approx(2 * width("mill", SERIF, 10))
    assert width("Brass", SANS_BOLD, 10) > width("Brass", SANS, 10)


@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_both_languages_is_in_every_face(face: fonts.Face) -> None:
    letters = "ABCXYZabcxyz0123456789àâäçéèêëîïôöùûüÿœæÀÉÈŒÇ’“”«»…–—−·+&?!;:, \u00a0"

    assert [letter for letter in letters if ord(letter) not in fonts.widths(face)] == []


# Lines.


def test_wrapped_lines_fit_and_lose_no_word() -> None:
    text = "Construction mécanique et génie génétique"

    lines = wrap(text, SERIF, 16, 130)

    assert len(lines) > 1
    assert " ".join(lines) == text
    assert all(width(line, SERIF, 16) <= 130 for line in lines)


def test_no_line_begins_with_a_french_question_mark() -> None:
    room = width("que posez-vous", SANS, 10) + 1

    assert wrap("Ada, que posez-vous ?", SANS, 10, room)[-1].endswith("posez-vous ?")


def test_balanced_lines_are_as_few_and_leave_no_orphan() -> None:
    text = "Line between two of your technologies: three points at the end"

    lines = balance(text, SERIF, 14, 200)

    assert len(lines) == len(wrap(text, SERIF, 14, 200))
    lengths = [width(line, SERIF, 14) for line in lines]
    assert min(lengths) > 0.6 * max(lengths)


def test_names_are_set_narrower_where_they_do_not_fit_never_smaller() -> None:
    short, long = (
        piece("tile", label="Optics", w=112),
        piece("tile", label="Électrotechnique", w=112),
    )

    assert "textLength" not in svg(scene(pieces=[short]))
    assert 'textLength="106" lengthAdjust="spacingAndGlyphs"' in svg(scene(pieces=[long]))


def test_long_names_are_cut_and_short_ones_are_not() -> None:
    cut = clip("Isambard Kingdom Brunel", SERIF_BOLD, 20, 120)

    assert cut.startswith("Isambard") and cut.endswith("…")
    assert width(cut, SERIF_BOLD, 20) <= 120
    assert clip("Ada", SERIF_BOLD, 20, 120) == "Ada"


def test_marks_flow_into_lines_that_fit() -> None:
    setting = Setting(glyph=16, text=14)
    marks = [Mark("stone", "Stone"), Mark("wood"), Mark("", "A very long name " * 9), Mark("iron")]

    lines = flow(marks, setting, 200)

    assert [mark.symbol for line in lines for mark in line] == ["stone", "wood", "", "iron"]
    assert all(run_width(line, setting) <= 200 for line in lines)


def test_numbers_are_short() -> None:
    assert [number(value) for value in (1, 0.5, 1 / 3, -0.001, 120.0)] == [
        "1", "0.5", "0.33", "0", "120",
    ]  # fmt: skip


def test_a_long_name_is_cut_where_its_bar_ends() -> None:
    setting = Setting(glyph=16, text=14)
    marks = [Mark(text="1"), Mark(seat=0, text="Alexandrine Delacroix-Roy")]
    whole = run_width(marks, setting)

    cut = shortened(marks, setting, 120)

    assert run_width(cut, setting) <= 120 < whole
    assert cut[1].text.startswith("Alexandrine") and cut[1].text.endswith("…")
    assert shortened(marks, setting, whole) == marks
