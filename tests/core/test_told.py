"""What is wrong with what people write is told in both languages: every error in the sources is."""

from __future__ import annotations

import ast
import string
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ironbridge.core.speech import LANGUAGES, Speech

SOURCES: Final = Path(__file__).parents[2] / "src" / "ironbridge"
FILES: Final = sorted(SOURCES.rglob("*.py"))
SPOKEN: Final = (
    "GameError",
    "FiguresError",
    "PositionError",
    "RecordError",
    "BotError",
    "StoreError",
)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def calls(path: Path) -> list[ast.Call]:
    return [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]


@cache
def speeches(path: Path) -> dict[str, Speech]:
    """The speech behind every `told` and `SPEECH` that a file imports."""
    return {
        alias.asname or alias.name: import_module(node.module).SPEECH
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
        if alias.name in ("told", "SPEECH")
    }


def speaker(call: ast.expr) -> str | None:
    """The name that a sentence is told by: `told(…)`, `SPEECH.told(…)`."""
    if not isinstance(call, ast.Call):
        return None
    if isinstance(call.func, ast.Name) and call.func.id == "told":
        return "told"
    is_of_speech = isinstance(call.func, ast.Attribute) and call.func.attr == "told"
    return ast.unparse(call.func).removesuffix(".told") if is_of_speech else None


def values(sentence: Any) -> set[str]:
    """The values that a sentence, or one of its forms, asks for."""
    forms = sentence.values() if isinstance(sentence, dict) else [sentence]
    fields = {name for form in forms for _, name, _, _ in string.Formatter().parse(form) if name}
    return fields | {"count"} if isinstance(sentence, dict) else fields


def untold(path: Path, error: str) -> list[str]:
    """Where an error is made of something else than a sentence that is told."""
    known = speeches(path)
    return [
        f"{path.name}: {call.lineno}"
        for call in calls(path)
        if isinstance(call.func, ast.Name) and call.func.id == error
        if len(call.args) != 1 or speaker(call.args[0]) not in known
    ]


def unspoken(path: Path) -> list[str]:
    """What is told without a sentence, or without a value that its sentence asks for."""
    known = speeches(path)
    told = [(call, known.get(speaker(call) or "")) for call in calls(path) if call.args]
    return [
        f"{path.name}: {call.lineno} ({lang})"
        for call, speech in told
        if speech is not None and isinstance(call.args[0], ast.Constant)
        for lang in LANGUAGES
        if not is_said(speech, call.args[0].value, lang, call.keywords)
    ]


def is_said(speech: Speech, key: object, lang: str, given: list[ast.keyword]) -> bool:
    """Is there such a sentence, and are all its values given?"""
    if not speech.has(f"error.{key}.{lang}"):
        return False
    return values(speech.find(f"error.{key}")[lang]) <= {keyword.arg for keyword in given}


def test_an_error_that_a_person_meets_is_told() -> None:
    assert [fault for path in FILES for error in SPOKEN for fault in untold(path, error)] == []


def test_what_is_told_has_a_sentence_in_every_language_with_its_values() -> None:
    assert [fault for path in FILES for fault in unspoken(path)] == []


WRONG = """
from ironbridge.core.words import SPEECH, told
raise FiguresError(told("no-figure", path="x"))
raise FiguresError(SPEECH.told("no-figure", path="x"))
raise FiguresError(f"there is no {path}")
raise FiguresError(told("no-figure"))
raise FiguresError(told("no-such-words"))
raise PositionError(told("view"))
raise PositionError("it cannot be")
"""


def test_an_error_that_is_not_told_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(WRONG)

    assert untold(path, "FiguresError") == ["wrong.py: 5"]
    assert untold(path, "PositionError") == ["wrong.py: 9"]
    assert unspoken(path) == [f"wrong.py: {line} ({lang})" for line in (6, 7) for lang in LANGUAGES]
