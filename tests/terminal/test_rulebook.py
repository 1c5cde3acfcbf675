"""A ledger read at the terminal."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.terminal.rulebook import chapters, search, tell_headings, tell_in_full
from terminal.table import shown, voice

LEDGER = ib.game("industria").ledger


def test_the_chapters_hold_every_clause_in_order() -> None:
    told = [clause for _, clauses in chapters(LEDGER) for clause in clauses]

    assert told == LEDGER.clause


def test_a_chapter_of_one_clause_has_one_id() -> None:
    speaker = voice()

    tell_headings(speaker, LEDGER)

    assert "  IN-05          Aim of the game" in shown(speaker)


@pytest.mark.parametrize(("lang", "words"), [("en", "bid money"), ("fr", "offrir argent")])
def test_a_search_finds_clauses_with_all_words_in_the_reader_s_language(
    lang: str, words: str
) -> None:
    found = [clause.id for clause in search(LEDGER, words, lang)]

    assert "IN-31" in found
    assert len(found) < len(LEDGER.clause)


@pytest.mark.parametrize("words", ["encheres", "ENCHÈRES", "n'a", "égalité", "egalite"])
def test_a_search_is_deaf_to_accents_capitals_and_apostrophes(words: str) -> None:
    assert search(LEDGER, words, "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_clause_can_be_told_in_full(lang: str) -> None:
    for clause in LEDGER.clause:
        speaker = voice(lang)

        tell_in_full(speaker, LEDGER, clause)

        assert clause.id in shown(speaker)
