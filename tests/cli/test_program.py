"""The program as a whole: version, help, languages, how quickly it starts, how it complains."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

from cli.program import call, command, environment, run
from ironbridge.cli.commands import COMMANDS, load
from ironbridge.mode import is_compiled
from ironbridge.version import VERSION

LIBRARIES = "import msgspec, rich.table, typer._adapters"  # what the command line stands on
QUICK = 2.0  # times as long as these take alone: half a second where they take a quarter


def test_the_version_tells_the_mode() -> None:
    shown = run("--version")

    mode = "compiled" if is_compiled() else "interpreted"
    assert shown.stdout == f"ironbridge {VERSION} ({mode})\n"


def test_without_a_command_the_commands_are_listed() -> None:
    shown = call()

    assert shown.exit_code == 0
    assert all(name in shown.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(name: str) -> None:
    shown = call(name, "--help")

    assert shown.exit_code == 0
    assert f"Example: ironbridge {name}" in shown.stdout
    assert COMMANDS[name] in " ".join(shown.stdout.split())


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_their_own_help_says(name: str) -> None:
    assert load(name).help == COMMANDS[name]
    assert load(name).name == name


def test_hints_name_the_command_that_started_us(tmp_path: Path) -> None:
    typed = run("play", "industria", typed="1\n", data=tmp_path, IRONBRIDGE_COMMAND="./run")
    helped = run("play", "--help", IRONBRIDGE_COMMAND="./run")

    assert "To go on: ./run play --resume" in typed.stdout
    assert "Usage: ./run play" in helped.stdout
    assert "Example: ./run play industria" in helped.stdout


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["games"]])
def test_it_starts_quickly(arguments: list[str]) -> None:
    ratios = []
    for _ in range(5):
        alone = seconds([sys.executable, "-c", LIBRARIES])
        ratios.append(seconds(command(*arguments)) / alone)
    assert median(ratios) < QUICK


def seconds(started: list[str]) -> float:
    """The processor's time for a run: a clock on the wall would time the machine's other work."""
    before = os.times()
    subprocess.run(started, env=environment(), capture_output=True, check=True)
    after = os.times()
    user = after.children_user - before.children_user
    return user + after.children_system - before.children_system


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["--version"], {"rich", "ironbridge.lab", "ironbridge.terminal", "resvg_py"}),
        (["games"], {"rich", "ironbridge.lab", "ironbridge.terminal", "resvg_py"}),
        (["games", "--lang", "fr"], {"rich", "ironbridge.cli.translated"}),
        (["games", "--help"], {"ironbridge.cli.translated", "ironbridge.terminal"}),
        (["rules", "industria", "IN-31"], {"ironbridge.lab", "resvg_py"}),
    ],
)
def test_a_command_loads_nothing_that_it_does_not_need(
    arguments: list[str], unneeded: set[str]
) -> None:
    noted = [sys.executable, "-X", "importtime", *command(*arguments)[1:]]
    shown = subprocess.run(noted, env=environment(), capture_output=True, text=True, check=True)

    loaded = {line.rpartition("|")[2].strip() for line in shown.stderr.splitlines()}
    assert loaded & unneeded == set()


# Mistakes.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["plya"], "no such command 'plya'. Did you mean 'play'"),
        (["nonsense"], "no such command 'nonsense'\n"),
        (["games", "--loud"], "no such option: --loud"),
        (["games", "chess"], "got unexpected extra argument(s) (chess)"),
        (["games", "--lang", "de"], "we speak en and fr, not 'de'"),
        (["perft"], "missing argument 'GAME'"),
        (["perft", "industira"], "there is no game called 'industira'; did you mean industria?"),
        (["perft", "industria", "--depth", "x"], "invalid value for '--depth'"),
        (["perft", "industria", "--players", "7"], "Industria is for 3 or 4 players, not 7"),
        (["perft", "industria", "--map", "moon"], "no such option: --map"),
        (["perft", "industria", "--figures", "none.toml"], "cannot read the figures in none.toml"),
        (["replay", "none.txt"], "none.txt: no such file or directory"),
        (["play", "industria", "--seat", "5"], "there is no seat 5: seats are 1 to 4"),
        (["play", "industria", "--bot", "deep"], "there is no bot called 'deep'"),
        (
            ["play", "industria", "--seats", "human,greedy"],
            "Industria is for 3 or 4 players, not 2",
        ),
        (["play", "industria", "--names", "Ada,Bob"], "4 names are needed, not 2"),
        (["bench", "industria", "--seconds", "601"], "invalid value for '--seconds'"),
        (["play", "--resume", "--names", "A,B"], "--names cannot be chosen for a match that goes"),
        (["play", "--resume", "--seat", "1"], "--seat cannot be chosen for a match that goes on"),
        (
            ["play", "--resume", "industria", "--seed", "1", "--cash-in"],
            "--seed, --cash-in cannot be chosen for a match that goes on",
        ),
        (["rules", "industria", "IN-99"], "there is no clause 'IN-99'; they are IN-01 to IN-"),
        (["simulate", "industria", "--bots", "deep"], "there is no bot called 'deep'"),
    ],
)
def test_a_mistake_is_one_sentence_and_no_traceback(
    arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    shown = call(*arguments, data=tmp_path)

    assert shown.exit_code == 2
    assert shown.stdout == ""
    assert shown.stderr.startswith("error: ")
    assert sentence in shown.stderr
    assert shown.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["replay", "README.md", "--lang", "fr"], "erreur\xa0: ligne 1\xa0: un enregistrement"),
        (["play", "--lang=fr", "industria", "--seat", "5"], "erreur\xa0: il n’y a pas de place 5"),
        (["play", "industira", "--lang", "fr"], "vouliez-vous dire industria\u202f?"),
        (["play", "industria", "--bot", "x", "--lang", "fr"], "il n’y a pas de robot nommé 'x'"),
        (["games", "--loud", "--lang", "fr"], "il n’y a pas d’option --loud"),
        (["nonsense", "--lang", "fr"], "erreur\xa0: il n’y a pas de commande 'nonsense'\n"),
        (
            ["plya", "--lang", "fr"],
            "de commande 'plya'\u202f; vouliez-vous dire 'play', 'replay'\u202f?",
        ),
        (["games", "chess", "--lang", "fr"], "arguments en trop\xa0: chess"),
        (["perft", "--lang", "fr"], "il manque l’argument 'JEU'"),
        (
            ["perft", "industria", "--depth", "x", "--lang", "fr"],
            "pour '--depth'\xa0: il faut un n",
        ),
        (["arena", "industria", "--groups", "0", "--lang", "fr"], "\xa0: il faut 1 ou plus"),
        (["perft", "industria", "--lang", "fr", "--depth"], "--depth demande une valeur"),
        (
            ["replay", "none.txt", "--lang", "fr"],
            "none.txt\xa0: ce fichier ou dossier n’existe pas",
        ),
    ],
)
def test_a_mistake_is_told_in_the_language_of_the_command(
    arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "README.md").write_text("Bonjour\n")
    words = [str(tmp_path / word) if word == "README.md" else word for word in arguments]

    assert sentence in call(*words, data=tmp_path).stderr


def test_the_language_of_the_system_is_that_of_a_mistake(tmp_path: Path) -> None:
    shown = run("play", "industria", "--seat", "5", data=tmp_path, LC_ALL="fr_FR.UTF-8")

    assert shown.stderr.startswith("erreur\xa0: il n’y a pas de place 5")


def test_a_process_that_fails_says_so_on_the_error_stream() -> None:
    shown = run("replay", "none.txt")

    assert (shown.returncode, shown.stdout) == (2, "")
    assert shown.stderr == "error: none.txt: no such file or directory\n"


def test_a_record_that_is_none_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n")

    shown = call("replay", file)

    assert shown.exit_code == 2
    assert shown.stderr.startswith("error: line 1: a record begins with")


def test_a_file_of_bytes_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")

    shown = call("replay", file)

    assert (shown.exit_code, shown.stderr) == (2, f"error: {file} is not a text file\n")


def test_a_terminal_without_our_letters_shows_question_marks() -> None:
    shown = run("rules", "industria", "IN-31", "--lang", "fr", PYTHONIOENCODING="ascii")

    assert shown.returncode == 0
    assert "ench?res" in shown.stdout


# Languages.


@pytest.mark.parametrize(
    ("locale", "word"),
    [("fr_FR.UTF-8", "joueurs"), ("fr_CA", "joueurs"), ("C", "players"), ("de_DE", "players")],
)
def test_the_language_is_that_of_the_system(locale: str, word: str) -> None:
    assert word in call("games", LC_ALL="", LC_MESSAGES="", LANG=locale).stdout


def test_the_more_particular_variable_of_the_locale_counts() -> None:
    assert "joueurs" in call("games", LC_ALL="fr_FR", LANG="en_GB").stdout


def test_a_language_asked_for_counts_more_than_the_system() -> None:
    assert "players" in call("games", "--lang", "en", LC_ALL="fr_FR").stdout
