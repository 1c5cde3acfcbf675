"""The ledger of clauses, and the tests that hold them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from rulesets.brass_birmingham.table import birmingham
from rulesets.ledgers import (
    baseless,
    least_sure,
    misplaced,
    names_in,
    repeating,
    ruled_badly,
    told_badly,
    unknown_tests,
    untestable,
)
from rulesets.playing import plain

LEDGER = birmingham().ledger
TESTS = Path(__file__).parents[2]
DATA = files("ironbridge.rulesets.brass_birmingham") / "data"

# The wrong statements in circulation, by the numbers that they have in the ledger. Each is the
# beginning of a test's name: test_claim_e01_….
CLAIMS = [f"E{n:02}" for n in range(1, 24)]
UNTESTABLE = ["BB-10", "BB-31", "BB-97", "BB-103", "BB-110", "BB-187"]


OURS = names_in(Path(__file__).parent)


def about(prefix: str) -> set[str]:
    """The tests whose names begin with a claim."""
    return {name for name in OURS if name.startswith(f"test_{prefix.lower()}_")}


def test_clauses_are_numbered_in_order_without_a_gap() -> None:
    assert [clause.id for clause in LEDGER.clause] == [f"BB-{n:02}" for n in range(1, 195)]


def test_clauses_stand_under_headings_in_the_order_of_the_rulebook() -> None:
    assert misplaced(LEDGER) == []


def test_clauses_are_told_in_two_different_languages() -> None:
    assert told_badly(LEDGER) == []


def test_rulings_are_told_in_both_languages_with_their_reasons() -> None:
    assert ruled_badly(LEDGER) == []


def test_the_only_ruling_of_low_confidence_is_the_last_income_of_the_introductory_game() -> None:
    assert least_sure(LEDGER) == ["BB-190"]


def test_every_refusal_rests_on_a_clause() -> None:
    assert baseless(LEDGER, DATA / "words.toml") == []


def test_every_test_that_a_clause_names_exists() -> None:
    assert unknown_tests(LEDGER, TESTS) == set()


def test_every_clause_that_can_be_tested_is() -> None:
    assert [clause.id for clause in LEDGER.untested()] == []


def test_what_cannot_be_tested_is_mood_or_advice_and_names_no_test() -> None:
    assert untestable(LEDGER) == UNTESTABLE


def test_clauses_name_each_test_once() -> None:
    assert repeating(LEDGER) == []


def test_no_two_tests_of_this_game_have_one_name() -> None:
    assert sorted(OURS) == sorted(set(OURS))


def claims() -> dict[str, list[str]]:
    """The clauses that answer each wrong claim, from the comments of the ledger."""
    text = (DATA / "rules.toml").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for part in text.split("[[clause]]")[1:]:
        id = part.partition('id = "')[2].partition('"')[0]
        for claim in re.findall(r"^# (E\d\d): ", part, re.MULTILINE):
            found.setdefault(claim, []).append(id)
    return found


def test_all_wrong_claims_are_answered_in_the_ledger() -> None:
    assert sorted(claims()) == CLAIMS


@pytest.mark.parametrize("claim", CLAIMS)
def test_every_wrong_claim_is_a_test_that_its_clauses_name(claim: str) -> None:
    held = about(f"claim_{claim}")

    assert len(held) == 1
    for id in claims()[claim]:
        clause = LEDGER.find(id)
        assert clause is not None
        assert held <= set(clause.tests)


@pytest.mark.parametrize("id", ["BB-165", "bb-165"])
def test_a_clause_is_found_by_its_id_in_any_case(id: str) -> None:
    clause = LEDGER.find(id)

    assert clause is not None
    assert clause.id == "BB-165"
    assert LEDGER.heading(clause, "en") == "Loan"
    assert plain(LEDGER.heading(clause, "fr")) == "Emprunt"
