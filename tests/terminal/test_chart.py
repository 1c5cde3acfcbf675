"""The map in the terminal: places, tiles and lines stand where they are, and nothing is too wide."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from cli.program import call
from ironbridge.core.scene import Scene
from ironbridge.terminal.chart import NARROWEST, PLACES, WIDTH, chart
from ironbridge.terminal.seats import BADGES, colour

ROOT = Path(__file__).parents[2]
MAPS = ["age-of-industry", "brass-birmingham"]


def scene(game: str, lang: str = "en") -> Scene:
    """The position of a picture."""
    text = (ROOT / "docs" / f"{game}.txt").read_text(encoding="utf-8")
    return ib.load(text).scene(0, lang)


def rows(game: str, lang: str = "en") -> list[str]:
    """Its map, row by row."""
    drawn = chart(scene(game, lang))
    assert drawn is not None
    return drawn.plain.splitlines()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", MAPS)
def test_every_place_can_be_read_on_the_map(game: str, lang: str) -> None:
    shown = rows(game, lang)
    names = {piece.label for piece in scene(game, lang).pieces if piece.shape in PLACES}

    assert len(names) > 20
    assert {name for name in names if not any(name in row for row in shown)} == set()


@pytest.mark.parametrize("game", MAPS)
def test_a_map_is_no_wider_than_a_hundred_columns_and_fits_a_page(game: str) -> None:
    shown = rows(game)

    assert max(map(len, shown)) <= WIDTH < NARROWEST
    assert 20 < len(shown) < 50


def test_places_lie_as_they_do_on_the_board() -> None:
    shown = rows("brass-birmingham")
    row = {name: at for at, line in enumerate(shown) for name in line.split()}

    assert row["Belper"] < row["Derby"] < row["Birmingham"] < row["Oxford"]
    assert shown[row["Coventry"]].index("Coventry") > shown[row["Dudley"]].index("Dudley")


def test_a_tile_has_the_badge_and_the_colour_of_its_owner() -> None:
    position = scene("brass-birmingham")
    drawn = chart(position)
    assert drawn is not None
    tiles = [piece for piece in position.pieces if piece.shape == "square"]
    mine = f"{BADGES[0]}IV"

    assert any(piece.owner == 0 and piece.label == "IV" for piece in tiles)
    at = drawn.plain.index(mine)
    assert colour(0) in {str(span.style) for span in drawn.spans if span.start <= at < span.end}


@pytest.mark.parametrize("game", ["industria", "neuland"])
def test_a_board_without_places_and_lines_has_no_map(game: str) -> None:
    assert chart(scene(game)) is None
    assert chart(ib.game(game).start(seed=1).scene(0)) is None


@pytest.mark.parametrize(("columns", "drawn"), [("120", True), ("80", False)])
def test_a_narrow_terminal_has_the_list_alone(columns: str, drawn: bool) -> None:
    record = ROOT / "docs" / "brass-birmingham.txt"
    shown = call("show", record, COLUMNS=columns).stdout

    assert (rows("brass-birmingham")[1].strip() in shown) is drawn
    assert "Dudley" in shown
