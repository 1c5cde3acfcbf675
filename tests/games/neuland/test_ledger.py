"""The ledger of clauses, the facts of our research, and the tests that hold them."""

from __future__ import annotations

import ast
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from games.neuland.table import neuland
from games.playing import plain
from ironbridge.core.ledger import Clause

LEDGER = neuland().ledger
TESTS = Path(__file__).parents[2]
WORDS = files("ironbridge.games.neuland") / "data" / "words.toml"

# The questions of our research, its worked cases and the differences between the editions, by
# their numbers. Each is the beginning of a test's name: test_r01_…, test_tv01_…, test_d01_….
RULINGS = [f"R-{n:02}" for n in range(1, 41)]
VECTORS = [f"TV-{n}" for n in range(1, 16)]
DIFFERENCES = [f"D-{n:02}" for n in range(1, 19)]
FACTS = [*RULINGS, *VECTORS, *DIFFERENCES]
UNTESTABLE = ["NL-11", "NL-70", "NL-84", "NL-100", "NL-110", "NL-126"]


def names_in(folder: Path) -> list[str]:
    """The test functions of a folder."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("test_*.py")]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [function.name for function in functions if function.name.startswith("test_")]


ALL = set(names_in(TESTS))
OURS = names_in(Path(__file__).parent)


def about(fact: str) -> set[str]:
    """The tests whose names begin with a ruling, a vector or a difference."""
    letters, number = fact.split("-")
    return {name for name in OURS if name.startswith(f"test_{letters.lower()}{int(number):02}_")}


# Clauses.


def test_clauses_are_numbered_in_order_without_a_gap() -> None:
    assert [clause.id for clause in LEDGER.clause] == [f"NL-{n:02}" for n in range(1, 155)]


def test_clauses_stand_under_headings_in_the_order_of_the_rulebook() -> None:
    headings = list(dict.fromkeys(clause.heading for clause in LEDGER.clause))

    assert headings == list(LEDGER.headings)
    assert all(heading.en and heading.fr for heading in LEDGER.headings.values())


@pytest.mark.parametrize("clause", LEDGER.clause, ids=lambda clause: clause.id)
def test_a_clause_is_told_in_two_different_languages(clause: Clause) -> None:
    assert clause.en.strip() and clause.fr.strip()
    assert clause.en != clause.fr
    assert clause.text("en") != clause.text("fr")


@pytest.mark.parametrize("clause", LEDGER.clause, ids=lambda clause: clause.id)
def test_a_clause_of_one_edition_says_so_in_both_languages(clause: Clause) -> None:
    names = {"First edition:": "Première édition :", "Second edition:": "Seconde édition :"}
    french = plain(clause.fr.strip())

    for english, wanted in names.items():
        assert clause.en.strip().startswith(english) == french.startswith(wanted)


@pytest.mark.parametrize("clause", [c for c in LEDGER.clause if c.ruling], ids=lambda c: c.id)
def test_a_ruling_is_told_in_both_languages_with_its_reason(clause: Clause) -> None:
    ruling = clause.ruling

    assert ruling is not None
    assert ruling.en.strip() and ruling.fr.strip() and ruling.en != ruling.fr
    assert ruling.reason.en.strip() and ruling.reason.fr.strip()
    assert ruling.confidence in ("high", "medium", "low")


def test_the_only_ruling_of_low_confidence_is_what_gold_replaces() -> None:
    low = [c for c in LEDGER.clause if c.ruling is not None and c.ruling.confidence == "low"]

    assert [clause.id for clause in low] == ["NL-73"]
    assert "R-16" in low[0].facts


# Refusals.


def test_every_refusal_rests_on_a_clause_that_can_be_tested() -> None:
    refusals = tomllib.loads(WORDS.read_text(encoding="utf-8"))["refusal"]
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
    refusals = tomllib.loads(WORDS.read_text(encoding="utf-8"))["refusal"]

    for id in OF_ONE_EDITION[edition]:
        clause = LEDGER.find(refusals[id]["clause"])
        assert clause is not None
        assert clause.en.lower().startswith(edition), id


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


# Facts.


def test_all_facts_stand_in_the_ledger_and_no_others() -> None:
    facts = {fact for clause in LEDGER.clause for fact in clause.facts}

    assert facts == set(FACTS)


@pytest.mark.parametrize("fact", FACTS)
def test_every_fact_is_held_by_a_test_that_its_clause_names(fact: str) -> None:
    named = {name for clause in LEDGER.clause if fact in clause.facts for name in clause.tests}

    assert about(fact) & named != set()


@pytest.mark.parametrize(
    "clause", [c for c in LEDGER.clause if c.facts and c.testable], ids=lambda c: c.id
)
def test_every_clause_that_settles_a_fact_names_a_test_of_it(clause: Clause) -> None:
    assert [fact for fact in clause.facts if not about(fact) & set(clause.tests)] == []


def test_no_test_is_named_after_a_fact_that_is_not_there() -> None:
    known = set().union(*(about(fact) for fact in FACTS))
    prefixes = tuple(
        f"test_{letters}{digit}" for letters in ("r", "tv", "d") for digit in "0123456789"
    )

    assert [name for name in OURS if name.startswith(prefixes) and name not in known] == []


@pytest.mark.parametrize("id", ["NL-61", "nl-61"])
def test_a_clause_is_found_by_its_id_in_any_case(id: str) -> None:
    clause = LEDGER.find(id)

    assert clause is not None
    assert clause.id == "NL-61"
    assert LEDGER.heading(clause, "en") == "II. Actions on the time track"
    assert plain(LEDGER.heading(clause, "fr")) == "II. Actions sur la ligne du temps"
