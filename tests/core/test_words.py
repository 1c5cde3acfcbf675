"""Sentences come from data, in both languages, with the right plural."""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from ironbridge.core.speech import Speech, language, plural
from ironbridge.core.words import SPEECH


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("fr", "fr"), ("fr-CA", "fr"), ("FR_fr", "fr"), ("en-GB", "en"), ("de", "en"), ("", "en")],
)
def test_the_nearest_language_is_spoken(asked: str, spoken: str) -> None:
    assert language(asked) == spoken


@pytest.mark.parametrize(
    ("count", "lang", "form"),
    [(0, "en", "other"), (1, "en", "one"), (2, "en", "other"), (0, "fr", "one"), (1, "fr", "one")],
)
def test_english_and_french_count_differently(count: int, lang: str, form: str) -> None:
    assert plural(count, lang) == form


def test_a_count_must_be_a_number() -> None:
    speech = Speech({"x": {"en": {"one": "{count}", "other": "{count}"}, "fr": "x"}})

    with pytest.raises(TypeError):
        speech.say("x", "en", count="2")


def sentences(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    for key, entry in table.items():
        if "en" in entry or "fr" in entry:
            yield f"{path}{key}", entry
        else:
            yield from sentences(entry, f"{path}{key}.")


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize(("key", "entry"), list(sentences(SPEECH.table)))
def test_the_engine_speaks_both_languages(key: str, entry: Mapping[str, Any]) -> None:
    assert fields(entry["en"]) == fields(entry["fr"]), key
