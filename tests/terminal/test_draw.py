"""Scenes as text: no game is known here, and any terminal will do."""

from __future__ import annotations

import re

import pytest

import ironbridge as ib
from ironbridge.core.scene import Ladder, Link, Mark, Panel, Piece, Scene
from ironbridge.terminal.draw import draw_board, draw_summary
from rulesets.industria.table import has, laying
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
            Piece("name", 0, 0, 1, 1, "ribbon", "Name of the valley"),
            Piece("scythe", 0, 0, 1, 1, "card", "Card Scythe", strip="hand"),
            Piece("plough", 0, 0, 1, 1, "card", "Card Plough", strip="hand"),
            Piece("turn", 0, 0, 1, 1, "bar", "Bob is next", state="open"),
            Piece("well", 0, 0, 1, 1, "socket", "Well, empty"),
        ],
        "texts": [],
        "panels": [
            Panel("weather", "Weather", "Weather: rain, then sun."),
            Panel("s0", "Ada", "Ada: 1 point, £3.", 0, [Mark("point", "1")]),
            Panel("s1", "Bob", seat=1, active=True),
        ],
        "ladders": [Ladder("wheat", 0, 0, 1, 1, "Wheat", "grain", [], "Wheat: the next costs £2")],
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


def test_seats_have_their_badge_and_what_is_read_aloud_of_them() -> None:
    told = board(scene())

    assert " ● Ada: 1 point, £3.\n" in told
    assert "▶■ Bob " in told


def test_panels_of_nobody_and_prices_stand_above_the_seats() -> None:
    told = board(scene())

    assert "  Weather: rain, then sun.\n  Wheat: the next costs £2\n ● Ada" in told


def test_pieces_are_grouped_by_what_can_be_done_with_them() -> None:
    told = board(scene())

    assert "To choose now\n  Farm of Bob\n" in told
    assert "To be had\n  Mill, on offer\n" in told
    assert "■ Bob\n  Road from mill to farm\n" in told
    assert "Before you\n  Card Scythe\n  Card Plough\n" in told
    assert "The course of play\n  Bob is next\n" in told
    assert "On the board\n  Well, empty\n" in told


def test_links_and_prices_can_be_chosen_too() -> None:
    told = board(scene(lit={"l": ["go"], "wheat": ["buy"]}))

    assert "To choose now\n  Road from mill to farm\n  Wheat: the next costs £2\n" in told


def test_what_is_not_in_play_and_what_repeats_a_figure_is_left_out() -> None:
    told = board(scene())

    assert "Still far away" not in told
    assert "A counter" not in told
    assert "Name of the valley" not in told


def test_the_summary_tells_of_the_hand() -> None:
    speaker = voice("fr")

    draw_summary(speaker, scene())

    assert "  En main : Card Scythe · Card Plough" in shown(speaker)


def test_the_summary_tells_of_the_piece_that_is_called() -> None:
    called = Piece("mill", 0, 0, 1, 1, "tile", "Mill, under the hammer", state="called")
    speaker = voice()

    draw_summary(speaker, scene(pieces=[called]))

    assert "Mill, under the hammer" in shown(speaker)


@pytest.mark.parametrize("width", range(20, 40))
def test_a_line_never_breaks_before_french_punctuation(width: int) -> None:
    speaker = voice("fr", width)
    spaced = "Place\u00a0: 2\u00a0£ ou 3\u00a0£\u202f; «\u00a0oui\u00a0» ou non\u00a0?"

    draw_board(speaker, scene(panels=[Panel("s0", "Ada", spaced, 0)], ladders=[]))

    lines = [line.strip() for line in shown(speaker).splitlines()]
    assert not any(line.startswith((":", ";", "£", "?", "»")) for line in lines)
    assert not any(line.endswith("«") for line in lines)


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
