"""Help in French: every sentence has one, none is left over in English, and English stays as it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer
from typer import rich_utils
from typer.core import TyperOption
from typer.main import get_command

from cli.program import call, run
from ironbridge.cli import app
from ironbridge.cli.commands import COMMANDS, load
from ironbridge.cli.translated import USAGE, Help
from ironbridge.cli.words import SPEECH, metavar
from ironbridge.core.languages import SPOKEN

PROGRAM = "ironbridge"
EVERYTHING = (PROGRAM, *COMMANDS)
BRITISH = "en_GB.UTF-8"
FRENCH = "fr_FR.UTF-8"
TOLD = Help("fr")
LOOSE = re.compile(SPOKEN["fr"].loose)
WIDE = "400"  # columns: every sentence in one line
ENGLISH = re.compile(r"(?<![\w-])(and|as|at|by|default|in|of|range|required|the|to|with)(?![\w-])")


def command(name: str) -> Any:
    """A command as it is made for one call."""
    return get_command(app) if name == PROGRAM else load(name)


def params(name: str) -> list[Any]:
    """Its options and arguments, `--help` among them."""
    made = command(name)
    return list(made.get_params(typer.Context(made)))


def sentences(name: str) -> Iterator[str]:
    """All that the help of a command says."""
    made = command(name)
    yield from (USAGE, made.help, made.epilog)
    yield from (param.help for param in params(name) if param.help)
    yield from types(name)
    if name == PROGRAM:
        yield made.subcommand_metavar
        yield from COMMANDS.values()


def types(name: str) -> Iterator[str]:
    """The types that Typer names with words."""
    ctx = typer.Context(command(name))
    for param in params(name):
        if isinstance(param, TyperOption) and not param.metavar:
            yield from (shown for shown in [param.display_type(ctx)] if " " in shown)


def metavars(name: str) -> set[str]:
    """The words that stand for values; what is written small is typed as it is."""
    return {param.metavar for param in params(name) if (param.metavar or "").isupper()}


def helped(name: str, *words: str, locale: str = BRITISH, columns: str = WIDE) -> str:
    """The help of a command as it is shown."""
    typed = [*words, "--help"] if name == PROGRAM else [name, *words, "--help"]
    shown = call(*typed, LC_ALL=locale, COLUMNS=columns)
    assert shown.exit_code == 0
    return shown.stdout


# The words.


@pytest.mark.parametrize("name", EVERYTHING)
def test_every_sentence_of_help_has_a_french_one(name: str) -> None:
    assert [sentence for sentence in sentences(name) if not TOLD.entry(sentence)[0]] == []
    assert [word for word in metavars(name) if not SPEECH.has(f"metavar.{word}")] == []


def test_no_french_sentence_of_help_is_unused() -> None:
    said = {TOLD.entry(sentence)[0] for name in EVERYTHING for sentence in sentences(name)}
    stood = {word for name in EVERYTHING for word in metavars(name)}

    assert set(TOLD.sentences) == said
    assert set(SPEECH.find("metavar")) == stood


def test_typer_knows_the_headings_that_we_translate() -> None:
    assert [name for name in TOLD.headings if not hasattr(rich_utils, name)] == []


def test_french_help_is_set_as_french_is() -> None:
    written = [*TOLD.sentences.values(), *TOLD.headings.values()]

    assert [line for line in written if LOOSE.search(line) or "'" in line] == []


def test_what_is_filled_in_stays_as_it_is() -> None:
    assert TOLD.say("Only figures with this mark: a, b.").endswith("cette marque\xa0: a, b.")
    assert TOLD.say("Nobody has translated this.") == "Nobody has translated this."


# What is shown.


@pytest.mark.parametrize("name", EVERYTHING)
def test_help_in_french_says_everything_and_nothing_in_english(name: str) -> None:
    shown = helped(name, locale=FRENCH)

    for sentence in sentences(name):
        assert TOLD.say(sentence) in shown
        assert sentence not in shown
    for word in metavars(name):
        assert metavar(word, "fr") in shown
        assert word == metavar(word, "fr") or not re.search(rf"\b{word}\b", shown)
    assert ENGLISH.findall(shown) == []


@pytest.mark.parametrize("name", EVERYTHING)
def test_help_in_english_is_as_the_code_says_it_after_french_too(name: str) -> None:
    helped(name, locale=FRENCH)
    shown = helped(name)

    assert all(sentence in shown for sentence in sentences(name))
    assert all(word in shown for word in metavars(name))
    assert "─ Options ─" in shown
    assert "\xa0" not in shown


def test_headings_are_french() -> None:
    assert "─ Commandes ─" in helped(PROGRAM, locale=FRENCH)
    assert "[obligatoire]" in helped("perft", locale=FRENCH)
    assert "[par défaut\xa0: 3]" in helped("perft", locale=FRENCH)


@pytest.mark.parametrize(
    "words",
    [["--lang", "fr", "--help"], ["--help", "--lang", "fr"], ["--help", "--lang=fr"]],
)
def test_the_language_of_help_may_stand_before_and_after(words: list[str]) -> None:
    assert "Les jeux sur l’étagère." in call("games", *words).stdout


def test_the_language_asked_for_is_that_of_help_whatever_the_system_speaks() -> None:
    assert helped("play", "--lang", "en", locale=FRENCH) == helped("play")


def test_without_a_command_the_commands_are_listed_in_french() -> None:
    shown = run(LC_ALL="", LC_MESSAGES="", LANG="fr_CA")

    assert "Les jeux sur l’étagère." in shown.stdout
    assert "Exemple\xa0: ironbridge play" in shown.stdout


def test_the_flags_of_a_game_are_told_in_the_language_of_help() -> None:
    shown = helped("play", "industria", "--lang", "fr")

    assert "Options du jeu Industria\xa0:" in shown
    assert "--cash-in  les tuiles de matière première" in shown


@pytest.mark.parametrize("columns", ["60", "80", "120"])
def test_help_breaks_no_line_at_a_space_that_must_not_break(columns: str) -> None:
    shown = helped("arena", locale=FRENCH, columns=columns)

    begun = [line.strip("│ \n")[:1] for line in shown.splitlines()]
    assert set(begun) & set(":;?!»%") == set()
