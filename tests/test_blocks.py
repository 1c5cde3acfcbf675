"""What the documents show is run: Python, figures, bots, commands; and what is public is listed."""

from __future__ import annotations

import ast
import doctest
import re
import shlex
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from cli.program import call
from ironbridge.cli.commands import COMMANDS, load
from ironbridge.cli.settings import flags_of
from market_day.market import make

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
REFERENCE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
COMMAND = re.compile(r"^(?:ironbridge|\./run|/opt/ironbridge/run) (?P<words>.+)$")
OF_RUN = {"test", "docs", "engine", "format"}  # what ./run does without the program
SHAPE = {"COMMAND", "FILE", "…"}


def blocks(document: Path, language: str) -> list[str]:
    """What stands between fences in a language."""
    text = document.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def block(name: str, language: str, words: str) -> str:
    """The block of a document that has some words."""
    (found,) = (one for one in blocks(ROOT / "docs" / name, language) if words in one)
    return found


def sessions() -> list[Path]:
    """The documents that show what Python answers."""
    return [path for path in DOCUMENTS if any(">>>" in one for one in blocks(path, "python"))]


# Python.


@pytest.mark.parametrize("document", sessions(), ids=lambda document: document.name)
def test_python_answers_what_a_document_shows(document: Path) -> None:
    result = doctest.testfile(str(document), module_relative=False)

    assert result.attempted >= 9
    assert result.failed == 0


def test_the_first_steps_are_among_them() -> None:
    assert {"README.md", "tutorial.md"} <= {path.name for path in sessions()}


def test_the_bot_of_the_page_on_bots_plays(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(block("bots.md", "python", "class MyBot"), encoding="utf-8")

    game = ["industria", "--players", "3", "--games", "1", "--workers", "1", "--seed", "1"]
    shown = call("simulate", *game, "--bots", f"{file}:MyBot,random", COLUMNS="400")

    assert (shown.exit_code, shown.stderr) == (0, "")
    assert "MyBot" in shown.stdout


def test_a_dataset_is_read_as_the_page_on_research_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = shlex.split(block("research.md", "sh", "ironbridge dataset"))
    call(*words[1:], "--workers", "1")
    found: dict[str, Any] = {}

    exec(block("research.md", "python", "pyarrow"), found)

    assert found["about"]["plan"]["game"] == "industria"
    assert found["rows"].shape[1] == ib.game("industria", players=3).encoding.size
    assert len(found["rows"]) == len(found["masks"]) == len(found["actions"])


def test_the_laws_are_called_as_the_page_on_adding_says() -> None:
    lines = block("adding.md", "python", "conform(my_game)")

    exec(lines, {"my_game": make(2)})


def test_the_figures_of_the_page_on_adding_change_the_game(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(block("adding.md", "toml", "[tiles.oil-field]"), encoding="utf-8")

    game = ib.game("industria", figures=file)

    assert game.figures.changes == {"tiles": {"oil-field": {"price": 4, "needs": ["iron"]}}}


# What is public.


def named() -> list[str]:
    """All that the reference shows."""
    return re.findall(r"^::: (\S+)$", REFERENCE, re.MULTILINE)


def test_everything_at_the_front_door_is_in_the_reference() -> None:
    shown = {name.rpartition(".")[2] for name in named()}

    assert set(ib.__all__) - shown == {"NOBODY"}
    assert "ironbridge.NOBODY" in REFERENCE


def documented(found: type) -> bool:
    """Does the source of a class say what it is?"""
    source = (ROOT / "src" / f"{found.__module__.replace('.', '/')}.py").read_text(encoding="utf-8")
    (page,) = (
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == found.__name__
    )
    return bool(ast.get_docstring(page))


@pytest.mark.parametrize("name", named())
def test_all_that_the_reference_shows_is_there_and_says_what_it_is(name: str) -> None:
    module, _, member = name.rpartition(".")
    found = getattr(import_module(module), member)

    assert found.__doc__ or documented(found)  # compiled classes leave theirs in the source


def test_a_match_has_all_that_the_reference_lists() -> None:
    listed = re.findall(r"\w+", REFERENCE.partition("members: [")[2].partition("]")[0])

    assert len(listed) > 20
    assert [name for name in listed if not hasattr(ib.Match, name)] == []


# Commands.


def commands() -> Iterator[str]:
    """Every command line that a document shows, in a block or within a sentence."""
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        spans = re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text)
        for line in [
            *spans,
            *(one for part in blocks(document, "(?:sh)?") for one in part.split("\n")),
        ]:
            if found := COMMAND.match(line.partition("  #")[0].strip()):
                yield found["words"]


def test_every_command_that_a_document_shows_is_one_with_the_options_that_it_shows() -> None:
    lines = sorted(set(commands()))

    assert len(lines) > 20
    assert [line for line in lines if not is_known(shlex.split(line))] == []


def is_known(words: list[str]) -> bool:
    """Is there such a command, and has it, or one of the games, these options?"""
    if words[0] in OF_RUN or words[0] in SHAPE or words[0].startswith("-"):
        return True
    options = {word.partition("=")[0] for word in words[1:] if re.match(r"-\w|--", word)}
    return words[0] in COMMANDS and options <= flags(words[0])


def flags(command: str) -> set[str]:
    """The options of a command, and those of all games."""
    own = {flag for param in load(command).params for flag in param.opts}
    settings = [setting for id in ib.games() for setting in ib.title(id).settings]
    return own | {"--help"} | {flag for setting in settings for flag in flags_of(setting)}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_a_shell_can_read_the_lines_that_it_is_given(document: Path) -> None:
    for lines in blocks(document, "sh"):
        subprocess.run(["sh", "-n"], input=lines, text=True, check=True)
