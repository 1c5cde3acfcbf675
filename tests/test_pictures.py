"""The games of the README's pictures are real games that replay."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib

DOCS = Path(__file__).parents[1] / "docs"


@pytest.mark.parametrize("name", ["industria", "brass-birmingham", "age-of-industry", "neuland"])
def test_the_game_of_a_picture_replays(name: str) -> None:
    match = ib.load((DOCS / f"{name}.txt").read_text(encoding="utf-8"))

    assert match.game.id == name
    assert len(match.played) >= 100
    assert (DOCS / f"{name}.png").read_bytes().startswith(b"\x89PNG")
