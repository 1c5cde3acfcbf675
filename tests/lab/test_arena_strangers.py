"""A stranger's bot in the arena: ten lines in a file of one's own."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cli.program import call, plain
from ironbridge.lab.arena.journal import file_digest
from ironbridge.lab.table import short_name

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


@pytest.fixture
def theirs(mine: Path) -> Path:
    """A file of the same name in a folder below."""
    file = mine.parent / "theirs" / "mine.py"
    file.parent.mkdir()
    file.write_text(MINE)
    return file


def test_games_of_a_file_that_has_changed_since_are_not_mixed_in(mine: Path, theirs: Path) -> None:
    bots = "greedy,./theirs/mine.py:MyBot,./mine.py:MyBot"
    options = (*GAMES, "--bots", bots, "--workers", "1", "--out", "games")
    call(*options)
    mine.write_text(MINE + "# better\n")

    one = call(*options)
    theirs.write_text(MINE + "# better\n")
    both = call(*options, "--lang", "fr")

    assert (one.exit_code, one.stderr) == (
        2,
        "error: games holds other games, choose another --out (mine.py:MyBot has changed)\n",
    )
    assert plain(both.stderr) == (
        "erreur : games contient d’autres parties, choisissez un autre --out "
        "(theirs/mine.py:MyBot a changé ; mine.py:MyBot a changé)\n"
    )


def test_games_of_a_module_that_has_changed_since_are_not_mixed_in(
    theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(theirs.parent.parent)
    for module in ("theirs", "theirs.mine"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    options = (*GAMES, "--bots", "theirs.mine:MyBot", "--workers", "1", "--out", "games")
    call(*options)
    theirs.write_text(MINE + "# better\n")

    shown = call(*options)

    assert shown.exit_code == 2
    assert shown.stderr.endswith("(theirs.mine:MyBot has changed)\n")


@pytest.mark.parametrize(
    "bot", ["greedy", "master@2s", "sys:MyBot", "nowhere:MyBot", "nowhere.at.all:MyBot"]
)
def test_what_has_no_file_of_its_own_cannot_change(bot: str) -> None:
    assert file_digest(bot) == ""


def test_bots_in_files_of_the_same_name_are_told_apart_by_their_folders(
    mine: Path, theirs: Path
) -> None:
    bots = "./mine.py:MyBot,theirs/mine.py:MyBot"
    shown = call(*GAMES, "--bots", bots, "--mirror", "--workers", "1", "--out", "games").stdout

    rows = [line.split()[0] for line in shown.splitlines() if ":MyBot " in line]
    assert rows[:2] == ["mine.py:MyBot", "theirs/mine.py:MyBot"]
    assert "Control: mine.py:MyBot against itself" in shown
    assert "Control: theirs/mine.py:MyBot against itself" in shown
    assert str(mine.parent) not in shown


def test_a_bot_in_a_file_elsewhere_goes_by_the_names_of_folder_and_file(mine: Path) -> None:
    assert short_name("/far/away/mine.py:MyBot") == "away/mine.py:MyBot"
    assert short_name(f"{mine}:MyBot") == "mine.py:MyBot"
    assert short_name("package.module:MyBot") == "package.module:MyBot"
    assert short_name("master@2s") == "master@2s"


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


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Breaks", " est tombé en panne : ZeroDivisionError: integer division or modulo by zero ("),
        ("Unmade", "./mine.py:Unmade ne peut pas être créé : ValueError: no seed is good enough"),
    ],
)
def test_a_bot_that_fails_is_told_in_french_too(mine: Path, name: str, sentence: str) -> None:
    options = ("--bots", f"./mine.py:{name}", "--workers", "2", "--lang", "fr", "--out", "games")
    shown = call(*GAMES, *options)

    assert plain(shown.stderr).startswith("erreur : ")
    assert sentence in plain(shown.stderr)
