"""What the scripts say is in the file of words, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import ironbridge.web
from ironbridge.core.languages import SPOKEN
from ironbridge.web.words import sentences

WEB = Path(ironbridge.web.__file__).parent
SAID = re.compile(r'say\(\s*"([^"]+)"')


def said() -> set[str]:
    """The keys that scripts and templates name in full."""
    files = [*WEB.glob("static/**/*.js"), *WEB.glob("pages/*.html")]
    return {key for file in files for key in SAID.findall(file.read_text(encoding="utf-8"))}


def test_every_key_has_its_sentence() -> None:
    assert len(said()) > 50
    assert not said() - set(sentences("en"))


def test_both_languages_take_the_same_values() -> None:
    english, french = sentences("en"), sentences("fr")
    assert [key for key in english if slots(english[key]) != slots(french[key])] == []


def test_scripts_say_nothing_whose_words_would_change_before_a_value() -> None:
    elision = SPOKEN["fr"].elision
    assert elision is not None
    forms = [json.dumps(form, ensure_ascii=False) for form in sentences("fr").values()]

    changing = [form for form in forms if elision.marked(form) != form]

    assert changing == []  # the server alone says « d’Ada »; a script would say « de Ada »


def slots(form: str | dict[str, str]) -> set[str]:
    """The names between braces."""
    texts = [form] if isinstance(form, str) else form.values()
    return {name for text in texts for name in re.findall(r"\{(\w+)\}", text)}
