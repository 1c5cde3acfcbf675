"""Hints at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from rulesets.industria.table import choosing, has
from terminal.table import Table


def auction() -> ib.Match:
    """A puts up a tile."""
    return choosing("quarry sawmill clay-pit coal-mine", others=has(money=5))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser that does not take its second."""
    monkeypatch.setattr("ironbridge.terminal.advice.ADVISER", "master@20")


def test_a_hint_is_given_in_three_steps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = Table(monkeypatch, tmp_path, auction())

    shown = " ".join(table.type("hint", "hint", "hint").split())

    idea, move, other = (shown.index(words) for words in ("worth a thought", "So A may", "Instead"))
    assert idea < move < other
    assert "hint again: the move" in shown
    assert table.match.hints == [1, 0, 0, 0]


def test_a_move_of_ones_own_is_weighed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = Table(monkeypatch, tmp_path, auction())

    shown = " ".join(table.type("hint auction quarry", "hint auction castle").split())

    assert "Instead: A puts up Quarry." in shown
    assert "castle" in shown.split("Instead")[1]


def test_hints_speak_french(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = Table(monkeypatch, tmp_path, auction(), lang="fr")

    shown = " ".join(table.type("conseil", "conseil", "conseil").split())

    assert "méritent réflexion" in shown
    assert "peut espérer" in shown
    assert "Sinon : A met la tuile" in shown


def test_the_kept_record_notes_the_hint(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = Table(monkeypatch, tmp_path, auction())

    table.type("hint", "1")
    table.type("hint")

    assert "\nhints: " in table.file.read_text(encoding="utf-8")


def test_another_position_gets_another_hint(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = Table(monkeypatch, tmp_path, auction(), seats=["human"] * 4)

    table.type("hint", "1", "hint")

    assert sum(table.match.hints) == 2
