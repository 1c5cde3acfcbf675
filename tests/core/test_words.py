"""Sentences come from data, in both languages, with the right plural."""

from __future__ import annotations

import errno
import pickle
import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from ironbridge.core.errors import IronbridgeError
from ironbridge.core.speech import Phrase, Speech, Told, language, plural
from ironbridge.core.words import system_reason
from ironbridge.store import errors

SOURCES: Final = Path(__file__).parents[2] / "src" / "ironbridge"


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


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Ada", "le tour d’Ada, avant qu’Ada joue"),
        ("Élise", "le tour d’Élise, avant qu’Élise joue"),
        ("O’Neill", "le tour d’O’Neill, avant qu’O’Neill joue"),
        ("Yves", "le tour d’Yves, avant qu’Yves joue"),
        ("Yann", "le tour de Yann, avant que Yann joue"),
        ("Ben", "le tour de Ben, avant que Ben joue"),
        ("A", "le tour de A, avant que A joue"),
    ],
)
def test_french_words_lose_their_vowel_before_a_name_that_begins_with_one(
    name: str, told: str
) -> None:
    form = "le tour de {seat}, avant que {seat} joue"
    speech = Speech(
        {"x": {"en": "{seat}", "fr": form}, "y": {"en": "{seat}", "fr": {"other": form}}}
    )

    assert speech.say("x", "fr", seat=name) == told
    assert speech.say("y", "fr", seat=name, count=2) == told


def test_a_count_must_be_a_number() -> None:
    speech = Speech({"x": {"en": {"one": "{count}", "other": "{count}"}, "fr": "x"}})

    with pytest.raises(TypeError):
        speech.say("x", "en", count="2")


# Errors.

ERRORS = Speech(
    {
        "error": {
            "lost": {"en": "{who} is lost: {why}", "fr": "{who} a disparu\xa0: {why}"},
            "fog": {"en": "fog", "fr": "du brouillard"},
        }
    }
)


def test_an_error_is_told_in_every_language() -> None:
    lost = ERRORS.told("lost", who="Ada", why=ERRORS.told("fog"))
    error = IronbridgeError(lost)

    assert str(error) == error.text() == error.text("de") == "Ada is lost: fog"
    assert error.text("fr-CA") == "Ada a disparu\xa0: du brouillard"
    assert IronbridgeError("plain").text("fr") == "plain"
    assert IronbridgeError().text("fr") == ""


def test_a_phrase_is_looked_up_when_it_is_said() -> None:
    nowhere = Phrase(Speech.load(SOURCES / "nowhere.toml"), "thing")
    fog = Phrase(ERRORS, "error.fog")

    assert nowhere.key == "thing"
    assert ERRORS.told("lost", who="Ada", why=fog).text("fr") == "Ada a disparu\xa0: du brouillard"


def test_an_error_can_go_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(IronbridgeError(ERRORS.told("fog"))))

    assert isinstance(ERRORS.told("fog"), Told)
    assert error.text("fr") == str(error) == "fog"


@pytest.mark.parametrize(
    ("error", "en", "fr"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file or directory", "x"),
         "no such file or directory", "ce fichier ou dossier n’existe pas"),
        (OSError(errno.EPIPE, "Broken pipe"), "broken pipe", "«\xa0broken pipe\xa0»"),
        (OSError("It is lost."), "it is lost", "«\xa0it is lost\xa0»"),
        (ValueError("embedded null byte"), "embedded null byte", "«\xa0embedded null byte\xa0»"),
    ],
)  # fmt: skip
def test_what_the_system_refused_is_told_in_every_language(
    error: Exception, en: str, fr: str
) -> None:
    reason = system_reason(error)

    assert (str(reason), reason.text("fr")) == (en, fr)


def test_every_sentence_of_an_error_is_told_and_every_one_told_is_there() -> None:
    games = [f"rulesets.{path.parent.name}.speech" for path in SOURCES.glob("rulesets/*/speech.py")]
    names = ["core.words", "bots.words", "cli.words", "lab.words", "store.words", *games]
    modules = [import_module(f"ironbridge.{name}") for name in names]
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    told = set(re.findall(r'\b(?:told|Fault)\(\s*"([a-z-]+)"', source))
    told.update(
        *re.findall(r'\bkey = "([a-z-]+)" if .* else "([a-z-]+)"\n.*(?:\n.*)?told\(key', source)
    )

    told.update(errors.SQLITE.values(), errors.POSTGRES.values(), ["unreachable"])  # by their codes

    assert told == {key for module in modules for key in module.SPEECH.table["error"]}
