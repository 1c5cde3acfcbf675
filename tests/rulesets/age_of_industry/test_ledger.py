"""The ledger of clauses, and the tests that hold them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from rulesets.age_of_industry.table import industry
from rulesets.ledgers import (
    baseless,
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
from rulesets.playing import plain

LEDGER = industry().ledger
WORDS = files("ironbridge.rulesets.age_of_industry") / "data" / "words.toml"
TESTS = Path(__file__).parents[2]
OURS = names_in(Path(__file__).parent)
EXAMPLES = Path(__file__).with_name("test_vectors.py")


def test_clauses_are_numbered_in_order_without_a_gap() -> None:
    assert [clause.id for clause in LEDGER.clause] == [f"AI-{n:02}" for n in range(1, 172)]


def test_clauses_stand_under_headings_in_the_order_of_the_rulebook() -> None:
    assert misplaced(LEDGER) == []
    assert len(LEDGER.headings) == 31


def test_clauses_are_told_in_two_different_languages() -> None:
    assert told_badly(LEDGER) == []


def test_rulings_are_told_in_both_languages_with_their_reasons() -> None:
    assert ruled_badly(LEDGER) == []


def test_least_sure_are_we_of_what_was_printed_as_pictures() -> None:
    assert least_sure(LEDGER) == ["AI-03", "AI-06"]


def test_every_refusal_rests_on_a_clause() -> None:
    assert baseless(LEDGER, WORDS) == []


def test_every_test_that_a_clause_names_exists() -> None:
    assert unknown_tests(LEDGER, TESTS) == set()


def test_every_clause_that_can_be_tested_is() -> None:
    assert [clause.id for clause in LEDGER.untested()] == []


def test_what_cannot_be_tested_is_what_coins_are_made_of() -> None:
    assert untestable(LEDGER) == ["AI-09"]


def test_clauses_name_each_test_once() -> None:
    assert repeating(LEDGER) == []


def test_no_two_tests_of_this_game_have_one_name() -> None:
    assert sorted(OURS) == sorted(set(OURS))


def test_every_worked_example_is_named_by_a_clause() -> None:
    assert unnamed(LEDGER, EXAMPLES) == set()
    assert len(names_of(EXAMPLES)) == 34


@pytest.mark.parametrize("id", ["AI-111", "ai-111"])
def test_a_clause_is_found_by_its_id_in_any_case(id: str) -> None:
    clause = LEDGER.find(id)

    assert clause is not None
    assert clause.id == "AI-111"
    assert LEDGER.heading(clause, "en") == "Loans"
    assert plain(LEDGER.heading(clause, "fr")) == "Les emprunts"
