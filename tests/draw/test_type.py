"""Type: no words on a board are smaller than the least, and no board is so large that they would be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.core.scene import Scene
from ironbridge.draw.board import draw_board
from ironbridge.draw.fonts import LEAST
from ironbridge.draw.sheet import Sheet
from ironbridge.draw.strips import height, placed
from ironbridge.draw.theme import THEMES

DOCS = Path(__file__).parents[2] / "docs"
RECORDS = ("industria", "brass-birmingham", "age-of-industry", "neuland")
SIZE = re.compile(r'font-size="([\d.]+)"')
PIXELS = 10  # on the narrowest table:
ROOM = (920, 676)  # pixels that a board has there
MARGIN = 8


def boards(name: str) -> list[Scene]:
    """A real game in the middle and at its end."""
    match = ib.load((DOCS / f"{name}.txt").read_text(encoding="utf-8"))
    return [
        match.scene(0, lang, at)
        for lang in ("en", "fr")
        for at in (len(match.played) // 2, len(match.played))
    ]


@pytest.mark.parametrize("name", RECORDS)
def test_no_words_on_a_board_are_smaller_than_the_least(name: str) -> None:
    for scene in boards(name):
        sizes = [
            float(size) for size in SIZE.findall(draw_board(Sheet(THEMES["light"], {}), scene))
        ]
        assert len(sizes) > 50
        assert min(sizes) >= LEAST


@pytest.mark.parametrize("name", RECORDS)
def test_a_board_is_no_larger_than_the_narrowest_table_allows(name: str) -> None:
    scene = boards(name)[0]
    wide, high = ROOM

    assert LEAST * wide / (scene.width + MARGIN) >= PIXELS
    assert LEAST * high / (scene.height + MARGIN) >= PIXELS


def test_what_lies_in_strips_stands_below_the_board_side_by_side() -> None:
    (scene, *_) = boards("age-of-industry")
    held = [piece for piece in placed(scene) if piece.strip]

    assert {piece.strip for piece in held} == {"hand", "display"}
    assert len({(piece.x, piece.y) for piece in held}) == len(held)
    for piece in held:
        assert piece.x - piece.w / 2 > 0 and piece.x + piece.w / 2 <= scene.width
        assert scene.height < piece.y - piece.h / 2
        assert piece.y + piece.h / 2 <= scene.height + height(scene)
