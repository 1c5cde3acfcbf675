"""The ledger of clauses, the rulings and examples of our research, and the tests that hold them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from games.age_of_industry.table import industry
from games.ledgers import (
    baseless,
    least_sure,
    misplaced,
    names_in,
    naming,
    repeating,
    ruled_badly,
    told_badly,
    unknown_tests,
    untestable,
)
from games.playing import plain

LEDGER = industry().ledger
WORDS = files("ironbridge.games.age_of_industry") / "data" / "words.toml"
TESTS = Path(__file__).parents[2]
OURS = names_in(Path(__file__).parent)

# The questions of our research and the worked examples, by their numbers. Each is the beginning
# of a test's name: test_r01_…, test_t01_…; the third example has two parts.
RULINGS = [f"R{n:02}" for n in range(1, 46)]
EXAMPLES = [f"T{n:02}" for n in range(1, 33)]
PARTS = [*EXAMPLES[:2], "T03a", "T03b", *EXAMPLES[3:]]


def about(fact: str) -> set[str]:
    """The tests whose names begin with a ruling or an example."""
    beginning = f"test_{fact.lower()}"
    return {name for name in OURS if name.startswith((f"{beginning}_", f"{beginning}a_",
                                                      f"{beginning}b_"))}  # fmt: skip


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


def test_all_rulings_and_examples_stand_in_the_ledger_and_no_others() -> None:
    facts = {fact for clause in LEDGER.clause for fact in clause.facts}

    assert facts == {*RULINGS, *EXAMPLES}


@pytest.mark.parametrize("fact", [*RULINGS, *EXAMPLES])
def test_every_ruling_and_example_is_held_by_tests_that_its_clauses_name(fact: str) -> None:
    clauses = naming(LEDGER, fact)

    assert clauses != []
    assert [clause.id for clause in clauses if not about(fact) & set(clause.tests)] == []
    assert about(fact) - {name for clause in LEDGER.clause for name in clause.tests} == set()


@pytest.mark.parametrize("part", PARTS)
def test_every_example_is_a_test_of_its_own(part: str) -> None:
    vectors = names_in_vectors()

    assert [name for name in vectors if name.startswith(f"test_{part.lower()}_")] != []
    assert len(PARTS) == 33


def names_in_vectors() -> list[str]:
    """The tests of the examples, which stand in a file of their own."""
    return [name for name in OURS if name.startswith("test_t") and name[6:8].isdigit()]


@pytest.mark.parametrize("id", ["AI-111", "ai-111"])
def test_a_clause_is_found_by_its_id_in_any_case(id: str) -> None:
    clause = LEDGER.find(id)

    assert clause is not None
    assert clause.id == "AI-111"
    assert LEDGER.heading(clause, "en") == "Loans"
    assert plain(LEDGER.heading(clause, "fr")) == "Les emprunts"
