"""Games, rules, figures and colours as data."""

from __future__ import annotations

import string
from collections.abc import Mapping
from typing import Any

import pytest

from ironbridge.catalogue import games
from ironbridge.core.speech import LANGUAGES
from ironbridge.web.words import BROWSER, SPEECH, leaves, sentences
from web.house import House


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_rules_of_a_game(server: House, game: str, lang: str) -> None:
    guest = server.guest(lang)

    rules = guest.get(f"/api/rules/{game}").data
    clauses = [clause for chapter in rules["chapters"] for clause in chapter["clauses"]]
    words = clauses[0]["text"].split()[0]
    found = guest.get(f"/api/rules/{game}?words={clauses[-1]['id']}").data["chapters"]

    assert words and all(clause["text"] for clause in clauses)
    assert len({clause["id"] for clause in clauses}) == len(clauses)
    assert [clause["id"] for chapter in found for clause in chapter["clauses"]] == [
        clauses[-1]["id"]
    ]


@pytest.mark.parametrize("game", games())
def test_the_figures_of_a_game(server: House, game: str) -> None:
    guest = server.guest("fr")

    figures = guest.get(f"/api/figures/{game}").data
    counts = {mark["id"]: mark["count"] for mark in figures["marks"]}
    mark = next(iter(counts))
    marked = guest.get(f"/api/figures/{game}?mark={mark}").data["figures"]

    assert sum(counts.values()) == len(figures["figures"])
    assert len(marked) == counts[mark]
    assert all(mark["words"] for mark in figures["marks"])


def test_the_look(server: House) -> None:
    look = server.guest().get("/api/look").data

    assert look["themes"]["dark"]["paper"] == "#191c20"
    assert [seat["badge"] for seat in look["seats"]] == [
        "circle",
        "square",
        "triangle",
        "diamond",
        "hexagon",
    ]


def test_every_setting_can_be_chosen_from_words(server: House) -> None:
    for game in server.guest("fr").get("/api/games").data["games"]:
        assert game["players"] and game["minutes"]
        for setting in game["settings"]:
            assert setting["words"] and all(choice["words"] for choice in setting["choices"])


def fields(form: Any) -> set[str]:
    """The values that a sentence needs."""
    if isinstance(form, Mapping):
        return set().union(*(fields(each) for each in form.values()))
    return {name for _, name, _, _ in string.Formatter().parse(form) if name}


@pytest.mark.parametrize("speech", [SPEECH, BROWSER], ids=["server", "browser"])
def test_all_is_said_in_both_languages(speech: Any) -> None:
    for key, forms in leaves("", speech.table):
        assert set(forms) == set(LANGUAGES), key
        assert fields(forms["en"]) == fields(forms["fr"]), key


@pytest.mark.parametrize("speech", [SPEECH, BROWSER], ids=["server", "browser"])
def test_french_spaces_do_not_break(speech: Any) -> None:
    for key, forms in leaves("", speech.table):
        said = forms["fr"].values() if isinstance(forms["fr"], Mapping) else [forms["fr"]]
        for sentence in said:
            assert not any(f" {mark}" in sentence for mark in ":;?!»"), key
            assert "« " not in sentence and "'" not in sentence, key


def test_the_browser_gets_its_sentences(server: House) -> None:
    assert server.guest().get("/words/fr.json").data == sentences("fr")
