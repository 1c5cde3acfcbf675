"""A stranger's bot in the arena: ten lines in a file of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.program import call

MINE = """
from ironbridge.bots import Bot

class MyBot(Bot):
    def play(self, view):
        return next(view.moves())

class Breaks(Bot):
    def play(self, view):
        return 1 // 0

class Unmade(Bot):
    def __init__(self, seed):
        raise ValueError("no seed is good enough")
"""
GAMES = ("arena", "industria", "--players", "3", "--groups", "1")


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with bots, in the folder where the arena is called."""
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    monkeypatch.chdir(tmp_path)
    return file


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_of_one_s_own_is_entered_by_its_file(mine: Path, workers: str) -> None:
    options = ("--bots", "greedy,./mine.py:MyBot", "--workers", workers, "--json")
    shown = call(*GAMES, *options, "--out", "games")

    report = json.loads(shown.stdout)
    assert [side["bot"] for side in report["standings"]] == ["greedy", f"{mine}:MyBot"]
    assert "MyBot 3" in Path("games/records/0000-1.txt").read_text(encoding="utf-8")


def test_games_of_a_file_that_has_changed_since_are_not_mixed_in(mine: Path) -> None:
    options = (*GAMES, "--bots", "./mine.py:MyBot", "--workers", "1", "--out", "games")
    call(*options)
    mine.write_text(MINE + "# better\n")

    shown = call(*options)

    assert shown.exit_code == 2
    assert "games holds other games" in shown.stderr and "files of bots" in shown.stderr


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Breaks", "broke down: ZeroDivisionError: integer division or modulo by zero (seed 1000"),
        ("Unmade", "cannot be made: ValueError: no seed is good enough"),
        ("Nobody", "there is no 'Nobody' in"),
    ],
)
def test_a_bot_that_fails_is_told_in_one_sentence(mine: Path, name: str, sentence: str) -> None:
    shown = call(*GAMES, "--bots", f"./mine.py:{name}", "--workers", "2", "--out", "games")

    assert shown.exit_code == 2
    assert shown.stderr.startswith("error: ") and shown.stderr.count("\n") == 1
    assert sentence in shown.stderr
