"""Where matches are kept, and which is found again."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.terminal import saves

NOON = datetime(2026, 11, 15, 12, 0, 0)
SEATS = ["human", "greedy", "greedy"]


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A data folder of the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "ironbridge"


def match() -> ib.Match:
    """A match with a move."""
    match = ib.game("industria", players=3).start(seed=7)
    match.play(next(iter(match.moves())))
    return match


def kept(name: str, *, at: float, result: str = "") -> Path:
    """A record in the data folder, written at some time."""
    path = saves.folder() / name
    saves.write(path, match(), SEATS)
    if result:
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("\nseed:", f"\nresult: {result}\nseed:"), encoding="utf-8")
    os.utime(path, (at, at))
    return path


def test_matches_are_kept_in_the_data_folder_of_the_system(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert saves.folder() == folder

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert saves.folder() == tmp_path / ".local" / "share" / "ironbridge"


def test_a_new_match_never_takes_the_file_of_another(folder: Path) -> None:
    first = saves.new_file("industria", NOON)
    saves.write(first, match(), SEATS)

    second = saves.new_file("industria", NOON)

    assert first == folder / "industria-2026-11-15-120000.txt"
    assert second == folder / "industria-2026-11-15-120000-2.txt"


def test_a_record_tells_who_sits_where_and_still_loads(folder: Path) -> None:
    path = kept("industria-1.txt", at=1)

    assert saves.seats_in(saves.read(path)) == SEATS
    assert saves.open_match(path).position() == match().position()
    assert sorted(folder.iterdir()) == [path]


def test_the_last_match_is_the_one_left_most_lately(folder: Path) -> None:
    kept("industria-1.txt", at=10)
    late = kept("industria-2.txt", at=30)
    kept("industria-3.txt", at=20)

    assert saves.last_unfinished(None) == late
    assert saves.last_unfinished("industria") == late
    assert saves.last_unfinished("neuland") is None


def test_finished_matches_and_other_files_are_passed_over(folder: Path) -> None:
    open_match = kept("industria-1.txt", at=10)
    kept("industria-2.txt", at=30, result="10 20 30")
    (folder / "industria-notes.txt").write_text("not a record")

    assert saves.last_unfinished(None) == open_match


def test_without_a_folder_there_is_no_last_match(folder: Path) -> None:
    assert saves.last_unfinished(None) is None
