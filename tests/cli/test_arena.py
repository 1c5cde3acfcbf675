"""The arena at the command line."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from cli.program import call, command, environment, plain
from ironbridge.cli.arena import Clock, duration
from ironbridge.cli.standings import elo_between, with_sign
from ironbridge.core.speech import figure
from ironbridge.lab.arena.estimates import Estimate

GAMES = ("arena", "industria", "--players", "3", "--workers", "1")


def test_an_arena_tells_who_wins_by_how_much_and_how_sure_that_is(tmp_path: Path) -> None:
    shown = call(*GAMES, "--bots", "greedy,random", "--groups", "2", "--mirror", "--out", tmp_path)

    lines = shown.stdout.splitlines()
    assert (shown.exit_code, shown.stderr) == (0, "")
    assert lines[:2] == [
        "Industria, 3 players",
        "2 groups of 3 games: the same deal, every seat; seeds 1000000 to 1000001",
    ]
    assert any(re.fullmatch(r"greedy +1 +100\.0 % +[\d.]+ % – 100\.0 % +3\.00", x) for x in lines)
    assert "Par is 33.3 % of the wins for each seat." in lines
    assert sum(line.startswith("Control: ") for line in lines) == 2
    assert max(map(len, lines[:-1])) <= 80


def test_an_arena_speaks_french_with_its_numbers_too(tmp_path: Path) -> None:
    options = ("--bots", "random", "--groups", "1", "--lang", "fr", "--out", tmp_path)
    shown = plain(call(*GAMES, *options).stdout)

    assert "1 groupe de 3 parties : même donne, chaque place ; donne 1000000" in shown
    assert "La part équitable est de 33,3 % des victoires par place." in shown
    assert "random (copies)" in shown


def test_the_result_is_kept_as_data_and_as_a_picture(tmp_path: Path) -> None:
    shown = call(*GAMES, "--groups", "2", "--json", "--out", tmp_path)

    report = json.loads(shown.stdout)
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8")) == report
    assert report["standings"][0]["wins"]["mean"] == 1.0
    assert report["standings"][0]["elo"]["high"] is None
    words = [part.text for part in Xml.parse(tmp_path / "arena.svg").iter() if part.text]
    assert {"Industria, 3 players", "greedy", "random", "wins of a seat", "Elo"} <= set(words)
    assert (tmp_path / "arena.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("lang", "zero"),
    [
        ("en", "the Elo of random; for a bot against itself, that of its copies."),
        ("fr", "Elo de random ; pour un robot contre lui-même, celui de ses copies."),
    ],
)
def test_the_picture_says_what_a_control_is_compared_with(
    lang: str, zero: str, tmp_path: Path
) -> None:
    for control in ([], ["--mirror"]):
        call(*GAMES, "--groups", "1", *control, "--lang", lang, "--out", tmp_path)
        drawn = plain((tmp_path / "arena.svg").read_text(encoding="utf-8"))
        assert (zero in drawn) == bool(control)


def test_settings_are_those_of_the_game(tmp_path: Path) -> None:
    shown = call(*GAMES, "--bots", "random", "--groups", "1", "--cash-in", "--out", tmp_path)

    assert shown.stdout.startswith(
        "Industria, resource tiles may be cashed in for 1 thaler, 3 players"
    )


def test_a_map_is_named_in_the_readers_language(tmp_path: Path) -> None:
    words = ("arena", "age-of-industry", "--players", "3", "--bots", "random", "--groups", "1")
    shown = call(*words, "--map", "new-england", "--lang", "fr", "--out", tmp_path)

    assert plain(shown.stdout).startswith("Age of Industry, Carte : Nouvelle-Angleterre, 3 joueurs")


def test_without_a_folder_there_is_one_for_each_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    for seed in ("1", "2", "1"):
        call(*GAMES, "--bots", "random", "--groups", "1", "--seed", seed)

    folders = sorted((tmp_path / "arena").iterdir())
    assert len(folders) == 2
    assert all(folder.name.startswith("industria-3-random-") for folder in folders)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bots", "nobody"], "there is no bot called 'nobody'"),
        (["--bots", "greedy,"], "the name of a bot is missing in “greedy,”"),
        (["--bots", "random,random,random,random"], "3 bots can play, but 4 are named"),
        (["--players", "7"], "Industria is for 3 or 4 players, not 7"),
        (["--groups", "0"], "it must be 1 or more"),
        (["--workers", "2", "--cluster", "auto"], "--workers and --cluster exclude each other"),
        (["--out", __file__], "test_arena.py"),
    ],
    ids=["bot", "comma", "bots", "players", "groups", "both", "folder"],
)
def test_wrong_use_is_told_in_a_sentence(options: list[str], sentence: str, tmp_path: Path) -> None:
    shown = call(*GAMES, "--out", tmp_path, *options)

    assert shown.exit_code == 2
    assert sentence in shown.stderr
    assert shown.stderr.startswith("error: ") and shown.stderr.count("\n") == 1


def test_a_missing_name_is_told_in_french_too(tmp_path: Path) -> None:
    shown = call(*GAMES, "--bots", ",greedy", "--lang", "fr", "--out", tmp_path)

    assert plain(shown.stderr) == "erreur : il manque le nom d’un robot dans « ,greedy »\n"


def hear_interrupts() -> None:
    """Also where the tests run in the background, with interrupts shut off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_from_the_keyboard_says_that_nothing_is_lost(
    workers: str, tmp_path: Path
) -> None:
    options = ("--bots", "greedy", "--groups", "500", "--out", tmp_path)
    process = subprocess.Popen(
        command(*GAMES, *options, "--workers", workers),
        env=environment(),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    while not (tmp_path / "games.jsonl").exists() or not (tmp_path / "games.jsonl").read_bytes():
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=300)

    assert process.returncode == 130
    assert told.startswith("Interrupted. What is finished is kept in ")
    assert told.count("\n") == 1


def test_the_time_left_is_judged_by_the_games_played_since_the_start() -> None:
    clock = Clock("en")
    clock.begun -= 60

    assert clock.said(40, 100) == "40 of 100 games"
    assert clock.said(50, 100) == "50 of 100 games, about 5 min left"


@pytest.mark.parametrize(
    ("seconds", "told"), [(12.4, "12 s"), (1500, "25 min"), (7260 + 30, "2 h 1 min")]
)
def test_a_time_is_told_as_people_say_it(seconds: float, told: str) -> None:
    assert duration(seconds, "en") == told


def test_an_elo_may_have_one_bound_only() -> None:
    assert elo_between(Estimate(None, 264.2, None), "en") == "above +264"
    assert elo_between(Estimate(None, None, -264.2), "en") == "below −264"
    assert elo_between(Estimate(12.0, -8.1, 30.0), "en") == "−8 – +30"
    assert elo_between(Estimate(0.0), "en") == "–"


def test_a_figure_that_is_nothing_has_no_sign() -> None:
    assert [with_sign(value, figure(value, "en", 1)) for value in (-0.04, 0.04, -2, 3)] == [
        "0.0",
        "0.0",
        "−2.0",
        "+3.0",
    ]
