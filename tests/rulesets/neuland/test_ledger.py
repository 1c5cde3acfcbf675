"""The ledger of clauses, and the tests that hold them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from ironbridge.core import languages
from rulesets.ledgers import (
    least_sure,
    misplaced,
    names_in,
    names_of,
    repeating,
    ruled_badly,
    told_badly,
    unknown_tests,
    unnamed,
    untestable,
)
from rulesets.neuland.table import neuland
from rulesets.playing import plain

LEDGER = neuland().ledger
TESTS = Path(__file__).parents[2]
WORDS = files("ironbridge.rulesets.neuland") / "data" / "words.toml"
UNTESTABLE = ["NL-11", "NL-70", "NL-84", "NL-100", "NL-110", "NL-126"]
EDITIONS = {"First edition:": "Première édition :", "Second edition:": "Seconde édition :"}
OURS = names_in(Path(__file__).parent)
CASES = Path(__file__).with_name("test_vectors.py")


# Clauses.


def test_clauses_are_numbered_in_order_without_a_gap() -> None:
    assert [clause.id for clause in LEDGER.clause] == [f"NL-{n:02}" for n in range(1, 155)]


def test_clauses_stand_under_headings_in_the_order_of_the_rulebook() -> None:
    assert misplaced(LEDGER) == []


def test_clauses_are_told_in_two_different_languages() -> None:
    assert told_badly(LEDGER) == []


def test_clauses_of_one_edition_say_so_in_both_languages() -> None:
    said = [(c.words["en"].strip(), plain(c.words["fr"].strip())) for c in LEDGER.clause]

    for english, french in EDITIONS.items():
        assert [en for en, fr in said if en.startswith(english) != fr.startswith(french)] == []


def test_rulings_are_told_in_both_languages_with_their_reasons() -> None:
    assert ruled_badly(LEDGER) == []


def test_no_ruling_is_of_low_confidence() -> None:
    assert least_sure(LEDGER) == []


# Refusals.


def test_every_refusal_rests_on_a_clause_that_can_be_tested() -> None:
    refusals = languages.written(WORDS)["refusal"]
    clauses = {id: LEDGER.find(entry["clause"]) for id, entry in refusals.items()}

    assert [id for id, clause in clauses.items() if clause is None or not clause.testable] == []


# What a clause of an edition forbids must not be given as a reason in the other.
OF_ONE_EDITION = {
    "first": ["not-a-marked-hex", "lower-first", "only-food-is-found", "none-in-supply"],
    "second": ["no-crests-yet", "gold-builds-nothing", "no-token-for-it", "token-spent",
               "not-drawn", "not-in-the-bag"],
}  # fmt: skip


@pytest.mark.parametrize("edition", OF_ONE_EDITION)
def test_a_refusal_of_one_edition_rests_on_a_clause_of_that_edition(edition: str) -> None:
    refusals = languages.written(WORDS)["refusal"]

    for id in OF_ONE_EDITION[edition]:
        clause = LEDGER.find(refusals[id]["clause"])
        assert clause is not None
        assert clause.words["en"].lower().startswith(edition), id


# Tests.


def test_every_test_that_a_clause_names_exists() -> None:
    assert unknown_tests(LEDGER, TESTS) == set()


def test_every_clause_that_can_be_tested_is() -> None:
    assert [clause.id for clause in LEDGER.untested()] == []


def test_what_cannot_be_tested_is_story_or_advice_and_names_no_test() -> None:
    assert untestable(LEDGER) == UNTESTABLE


def test_clauses_name_each_test_once() -> None:
    assert repeating(LEDGER) == []


def test_no_two_tests_of_this_game_have_one_name() -> None:
    assert sorted(OURS) == sorted(set(OURS))


def test_every_worked_case_is_named_by_a_clause() -> None:
    assert unnamed(LEDGER, CASES) == set()
    assert len(names_of(CASES)) == 14


@pytest.mark.parametrize("id", ["NL-61", "nl-61"])
def test_a_clause_is_found_by_its_id_in_any_case(id: str) -> None:
    clause = LEDGER.find(id)

    assert clause is not None
    assert clause.id == "NL-61"
    assert LEDGER.heading(clause, "en") == "II. Actions on the time track"
    assert plain(LEDGER.heading(clause, "fr")) == "II. Actions sur la ligne du temps"
