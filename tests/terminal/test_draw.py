"""Scenes as text: no game is known here, and any terminal will do."""

from __future__ import annotations

import re

import pytest

import ironbridge as ib
from games.industria.table import has, laying
from ironbridge.core.scene import Link, Mark, Panel, Piece, Row, Scene
from ironbridge.terminal.draw import draw_board, draw_summary
from terminal.table import shown, voice


def scene(**parts: object) -> Scene:
    """A small imagined game, Harvest, with two seats."""
    fields: dict[str, object] = {
        "title": "Harvest",
        "subtitle": "Autumn",
        "lang": "en",
        "width": 10,
        "height": 10,
        "areas": [],
        "links": [Link("l", [(0, 0), (1, 1)], "road", "Road from mill to farm", owner=1)],
        "pieces": [
            Piece("mill", 0, 0, 1, 1, "tile", "Mill, on offer", "mill", "The mill", state="open"),
            Piece("farm", 0, 0, 1, 1, "tile", "Farm of Bob", "farm", "The farm", owner=1),
            Piece("far", 0, 0, 1, 1, "tile", "Still far away", state="faint"),
            Piece("dot", 0, 0, 1, 1, "disc", "A counter", owner=0),
        ],
        "texts": [],
        "panels": [
            Panel("market", "Market", "", rows=[Row("Wheat", [Mark("grain", "3")], "none")]),
            Panel("s0", "Ada", "", 0, [Mark("point", "1")], rows=[Row("Hand", [], "nothing")]),
            Panel(
                "s1",
                "Bob",
                "",
                1,
                [Mark("point", "12")],
                [Mark("first", "first player")],
                [Row("Laid", [Mark(text="1"), Mark("farm")])],
                active=True,
            ),
        ],
        "question": "Bob, what do you reap?",
        "lit": {"farm": ["reap farm"]},
    }
    return Scene(**{**fields, **parts})  # type: ignore[arg-type]


def board(of: Scene, width: int = 80) -> str:
    """The whole board as text."""
    speaker = voice(width=width)
    draw_board(speaker, of)
    return shown(speaker)


def test_the_question_stands_on_top() -> None:
    lines = board(scene()).splitlines()

    assert lines[0].startswith("Harvest · Autumn ──")
    assert lines[1] == "Bob, what do you reap?"


def test_seats_have_badge_name_figures_roles_and_rows() -> None:
    told = board(scene())

    assert " ● Ada  1 point" in told
    assert "▶■ Bob  12 points  first player · Laid: The farm" in told


def test_empty_rows_of_a_seat_are_left_out() -> None:
    assert "nothing" not in board(scene())


def test_a_panel_that_is_nobody_s_says_what_is_not_there() -> None:
    empty = Panel("market", "Market", "", rows=[Row("Wheat", [], "sold out")])

    assert "Market  Wheat: sold out" in board(scene(panels=[empty]))


def test_a_symbol_without_a_word_lends_its_name() -> None:
    assert "Market  Wheat: grain 3" in board(scene())


def test_pieces_are_grouped_by_what_can_be_done_with_them() -> None:
    told = board(scene())

    assert "To choose now\n  Farm of Bob\n" in told
    assert "To be had\n  Mill, on offer\n" in told
    assert "■ Bob\n  Road from mill to farm\n" in told


def test_what_is_not_in_play_and_what_repeats_a_figure_is_left_out() -> None:
    told = board(scene())

    assert "Still far away" not in told
    assert "A counter" not in told


def test_the_summary_tells_of_the_piece_that_is_called() -> None:
    called = Piece("mill", 0, 0, 1, 1, "tile", "Mill, under the hammer", state="called")
    speaker = voice()

    draw_summary(speaker, scene(pieces=[called]))

    assert "Mill, under the hammer" in shown(speaker)


def late_match() -> ib.Match:
    """A position with full hands."""
    tiles = "shipyard weaving-mill glassworks wood-1 canal-1 optics steam-power iron-2"
    return laying("II", A=has(tiles, money=9), B=has("bank stone-1", laid="sawmill quarry"))


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_wider_than_the_terminal(width: int, lang: str) -> None:
    speaker = voice(lang, width)

    draw_board(speaker, late_match().scene(0, lang))

    assert max(map(len, shown(speaker).splitlines())) <= width


def test_colours_change_no_word() -> None:
    plain, coloured = voice(), voice(colour=True)
    of = late_match().scene(0, "en")

    draw_board(plain, of)
    draw_board(coloured, of)

    assert "\x1b[" in shown(coloured)
    assert re.sub(r"\x1b\[[0-9;]*m", "", shown(coloured)) == shown(plain)


def test_a_drawing_in_french_has_no_english_names() -> None:
    speaker = voice("fr")

    draw_board(speaker, late_match().scene(0, "fr"))

    assert "Chantier naval" in shown(speaker)
    assert "Posées : Carrière, Scierie" in " ".join(shown(speaker).split())
    assert "sawmill" not in shown(speaker).lower()
