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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_map_and_edition_shows_its_own_figures(server: House, lang: str) -> None:
    guest = server.guest(lang)
    for game in guest.get("/api/games").data["games"]:
        for known in game["known"]:
            shown = guest.get(f"/api{known['figures']}").data
            played = [row["mark"] for row in shown["figures"] if row["plays"]]

            assert len(played) == known["all"]
            assert played.count("reconstructed") == known["reconstructed"]
            assert shown["known"] == known
            assert guest.get(known["figures"]).status == 200


def test_figures_are_told_in_the_readers_language(server: House) -> None:
    shown = server.guest("fr").get("/api/figures/age-of-industry?map=new-england").data
    rows = {row["path"]: row for row in shown["figures"]}
    coal = rows["counters.coal-mine-1.price"]

    assert rows["places.pennsylvania.spaces"]["text"] == "Charbon, Charbon, vierge, vierge"
    assert "récit de partie" in rows["places.pennsylvania.spaces"]["note"]
    assert (coal["entry"], coal["field"]) == ("Mine de charbon 1", "prix")
    assert coal["source"] == "Hobby Japan, blog de jeux, billet 2795, en japonais"


@pytest.mark.parametrize("query", ["map=atlantis", "map=", "map=../figures"])
def test_there_are_no_figures_of_a_map_that_there_is_not(server: House, query: str) -> None:
    assert server.guest().get(f"/api/figures/age-of-industry?{query}").status == 404
    assert server.guest().get(f"/figures/age-of-industry?{query}").status == 404


def test_a_table_tells_how_many_figures_are_the_boxs(server: House) -> None:
    ada = server.guest("fr")
    first = {"edition": 1}
    table = ada.open("neuland", "me", "random", settings=first)

    known = ada.state(table["id"])["table"]["known"]

    assert (known["box"], known["assumed"], known["reconstructed"]) == (93, 22, 59)
    assert known["words"].startswith("Sur les 174 données")
    assert known["figures"] == "/figures/neuland?edition=1"


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
