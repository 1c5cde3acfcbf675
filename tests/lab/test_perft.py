"""The published counts are those of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.lab.perft import perft

PAGE = Path(__file__).parents[2] / "docs" / "perft.md"
# Deeper counts are on the page; these take a moment only.
DEPTHS = [
    ("industria", 3, 7),
    ("industria", 4, 7),
    ("brass-birmingham", 2, 1),
    ("brass-birmingham", 3, 1),
    ("brass-birmingham", 4, 1),
    ("age-of-industry", 3, 1),
    ("age-of-industry", 4, 1),
    ("neuland", 2, 2),
    ("neuland", 4, 2),
]


def published(game: str, players: int) -> list[int]:
    name = ib.title(game).name
    section = PAGE.read_text(encoding="utf-8").split(f"## {name}, {players} players")[1]
    table = section.split("\n## ")[0]
    return [int(row.replace(",", "")) for row in re.findall(r"^\| \d+ \| ([\d,]+) \|", table, re.M)]


@pytest.mark.parametrize(("game", "players", "depth"), DEPTHS)
def test_the_published_counts_are_counted_again(game: str, players: int, depth: int) -> None:
    counted = [ways for _, ways in perft(ib.game(game, players=players), depth)]

    assert len(published(game, players)) > depth
    assert published(game, players)[:depth] == counted
