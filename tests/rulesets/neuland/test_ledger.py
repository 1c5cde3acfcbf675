"""The ledger of clauses, and the tests that hold them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from ironbridge.core import languages
from ironbridge.core.ledger import Clause
from rulesets.ledgers import names_in, names_of, unnamed
from rulesets.neuland.table import neuland
from rulesets.playing import plain

LEDGER = neuland().ledger
TESTS = Path(__file__).parents[2]
WORDS = files("ironbridge.rulesets.neuland") / "data" / "words.toml"
UNTESTABLE = ["NL-11", "NL-70", "NL-84", "NL-100", "NL-110", "NL-126"]


ALL = set(names_in(TESTS))
OURS = names_in(Path(__file__).parent)
CASES = Path(__file__).with_name("test_vectors.py")


# Clauses.


def test_clauses_are_numbered_in_order_without_a_gap() -> None:
    assert [clause.id for clause in LEDGER.clause] == [f"NL-{n:02}" for n in range(1, 155)]


def test_clauses_stand_under_headings_in_the_order_of_the_rulebook() -> None:
    headings = list(dict.fromkeys(clause.heading for clause in LEDGER.clause))

    assert headings == list(LEDGER.headings)
    assert all(heading["en"] and heading["fr"] for heading in LEDGER.headings.values())


@pytest.mark.parametrize("clause", LEDGER.clause, ids=lambda clause: clause.id)
def test_a_clause_is_told_in_two_different_languages(clause: Clause) -> None:
    assert clause.words["en"].strip() and clause.words["fr"].strip()
    assert clause.words["en"] != clause.words["fr"]
    assert clause.text("en") != clause.text("fr")


@pytest.mark.parametrize("clause", LEDGER.clause, ids=lambda clause: clause.id)
def test_a_clause_of_one_edition_says_so_in_both_languages(clause: Clause) -> None:
    names = {"First edition:": "Première édition :", "Second edition:": "Seconde édition :"}
    french = plain(clause.words["fr"].strip())

    for english, wanted in names.items():
        assert clause.words["en"].strip().startswith(english) == french.startswith(wanted)


@pytest.mark.parametrize("clause", [c for c in LEDGER.clause if c.ruling], ids=lambda c: c.id)
def test_a_ruling_is_told_in_both_languages_with_its_reason(clause: Clause) -> None:
    ruling = clause.ruling

    assert ruling is not None
    assert (
        ruling.words["en"].strip()
        and ruling.words["fr"].strip()
        and ruling.words["en"] != ruling.words["fr"]
    )
    assert ruling.reason["en"].strip() and ruling.reason["fr"].strip()
    assert ruling.confidence in ("high", "medium", "low")


def test_no_ruling_is_of_low_confidence() -> None:
    low = [c for c in LEDGER.clause if c.ruling is not None and c.ruling.confidence == "low"]

    assert low == []


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
    named = {name for clause in LEDGER.clause for name in clause.tests}

    assert named - ALL == set()


def test_every_clause_that_can_be_tested_is() -> None:
    assert [clause.id for clause in LEDGER.untested()] == []


def test_what_cannot_be_tested_is_story_or_advice_and_names_no_test() -> None:
    untestable = [clause for clause in LEDGER.clause if not clause.testable]

    assert [clause.id for clause in untestable] == UNTESTABLE
    assert all(clause.tests == [] for clause in untestable)


@pytest.mark.parametrize("clause", LEDGER.clause, ids=lambda clause: clause.id)
def test_a_clause_names_each_test_once(clause: Clause) -> None:
    assert len(set(clause.tests)) == len(clause.tests)


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
