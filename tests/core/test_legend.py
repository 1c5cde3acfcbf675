"""The legend: what every symbol of a game stands for, in words, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.core.scene import Mark, Scene
from ironbridge.draw.symbols import symbols

DOCS = Path(__file__).parents[2] / "docs"
RECORDS = ("industria", "brass-birmingham", "age-of-industry", "neuland")
EVERY = 25  # moves


def alone(scene: Scene) -> set[str]:
    """The symbols that stand for something without words of their own beside them."""
    marks = [mark for piece in scene.pieces for here in piece.marks.values() for mark in here]
    marks += [Mark(piece.symbol) for piece in scene.pieces if not piece.label]
    marks += [Mark(ladder.symbol) for ladder in scene.ladders]
    for panel in scene.panels:
        marks += [*panel.marks, *panel.badges]
    return {mark.symbol for mark in marks} - {""}


@pytest.mark.parametrize("name", RECORDS)
def test_every_symbol_of_a_game_is_in_its_legend(name: str) -> None:
    match = ib.load((DOCS / f"{name}.txt").read_text(encoding="utf-8"))
    shown = {
        symbol
        for at in range(0, len(match.played) + 1, EVERY)
        for symbol in alone(match.scene(0, "en", at))
    }

    told = dict(match.game.words.legend("en"))
    assert shown - told.keys() == set()
    assert told.keys() <= set(symbols())
    assert all(told.values())


@pytest.mark.parametrize("id", ib.games())
def test_a_legend_is_told_in_both_languages(id: str) -> None:
    words = ib.game(id).words
    english, french = words.legend("en"), words.legend("fr")

    assert [symbol for symbol, _ in english] == [symbol for symbol, _ in french]
    assert len({text for _, text in english}) == len(english)
