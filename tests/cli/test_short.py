"""What saves typing: beginnings of commands, near misses, help without noise."""

from __future__ import annotations

import pytest

from cli.program import call, plain
from ironbridge.cli.commands import COMMANDS


@pytest.mark.parametrize(("beginning", "command"), [("gam", "games"), ("bot", "bots")])
def test_the_beginning_of_a_command_is_enough(beginning: str, command: str) -> None:
    shown = call(beginning)

    assert shown.exit_code == 0
    assert shown.stdout == call(command).stdout


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "error: “s” is the beginning of several commands: serve, show, simulate\n"),
        ("fr", "erreur : « s » est le début de plusieurs commandes : serve, show, simulate\n"),
    ],
)
def test_a_beginning_of_several_commands_names_them(lang: str, sentence: str) -> None:
    shown = call("s", "--lang", lang)

    assert shown.exit_code == 2
    assert plain(shown.stderr) == sentence


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "error: no such option: --plyers. Did you mean --players?\n"),
        ("fr", "erreur : il n’y a pas d’option --plyers ; vouliez-vous dire --players ?\n"),
    ],
)
def test_an_option_that_is_nearly_right_is_suggested(lang: str, sentence: str) -> None:
    shown = call("play", "industria", "--plyers", "3", "--lang", lang)

    assert shown.exit_code == 2
    assert plain(shown.stderr) == sentence


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_names_no_type_where_an_option_has_no_value(command: str, lang: str) -> None:
    shown = call(command, "--help", "--lang", lang).stdout

    assert "--help" in shown
    assert "bool" not in shown


@pytest.mark.parametrize(
    ("game", "flag"),
    [
        ("age-of-industry", "--map germany|new-england"),
        ("brass-birmingham", "--introductory"),
        ("industria", "--cash-in"),
        ("neuland", "--edition 2|1"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_the_help_of_a_command_shows_what_a_game_lets_choose(
    command: str, game: str, flag: str
) -> None:
    assert flag in call(command, game, "--help").stdout
