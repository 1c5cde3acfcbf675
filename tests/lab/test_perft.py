"""The published counts are those of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.lab.perft import perft

PAGE = Path(__file__).parents[2] / "docs" / "perft.md"
DEPTH = 7  # deeper counts are on the page; these take a moment only


def published(players: int) -> list[int]:
    section = PAGE.read_text(encoding="utf-8").split(f"## Industria, {players} players")[1]
    table = section.split("\n## ")[0]
    return [int(row.replace(",", "")) for row in re.findall(r"^\| \d+ \| ([\d,]+) \|", table, re.M)]


@pytest.mark.parametrize("players", [3, 4])
def test_the_published_counts_are_counted_again(players: int) -> None:
    counted = [ways for _, ways in perft(ib.game("industria", players=players), DEPTH)]

    assert len(published(players)) > DEPTH
    assert published(players)[:DEPTH] == counted
