"""The ledger of clauses, and the tests that hold them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from rulesets.industria.table import industria
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

LEDGER = industria().ledger
TESTS = Path(__file__).parents[2]
WORDS = files("ironbridge.rulesets.industria") / "data" / "words.toml"

# Worked cases, each the end of a test's name.
VECTORS = [
    "worked_example",
    "example_refinery_late",
    "example_double_pipeline",
    "example_with_8_thalers",
    "income_4p",
    "income_3p",
    "bank_supply",
    "brickworks_epoch1",
    "brickworks_epoch1_no_quarry",
    "brickworks_epoch1_tile",
    "brickworks_epoch2_bank",
    "discount_both",
    "discount_floor",
    "late_factory_no_vp",
    "technology_discard",
    "auction_order",
    "auction_no_bid",
    "auction_illegal_bid",
    "score_lap",
    "tie_break",
    "first_player_4p",
    "max_vp_ironworks",
    "published_scores",
]


OURS = names_in(Path(__file__).parent)


def test_clauses_are_numbered_in_order_without_a_gap() -> None:
    assert [clause.id for clause in LEDGER.clause] == [f"IN-{n:02}" for n in range(1, 82)]


def test_clauses_stand_under_headings_in_the_order_of_the_rulebook() -> None:
    assert misplaced(LEDGER) == []


def test_clauses_are_told_in_two_different_languages() -> None:
    assert told_badly(LEDGER) == []


def test_rulings_are_told_in_both_languages_with_their_reasons() -> None:
    assert ruled_badly(LEDGER) == []
    assert least_sure(LEDGER) == []


def test_every_refusal_rests_on_a_clause() -> None:
    assert baseless(LEDGER, WORDS) == []


def test_every_test_that_a_clause_names_exists() -> None:
    assert unknown_tests(LEDGER, TESTS) == set()


def test_every_clause_that_can_be_tested_is() -> None:
    assert [clause.id for clause in LEDGER.untested()] == []


def test_what_cannot_be_tested_is_advice_and_names_no_test() -> None:
    assert untestable(LEDGER) == ["IN-05", "IN-18"]


def test_clauses_name_each_test_once() -> None:
    assert repeating(LEDGER) == []


def test_no_two_tests_of_this_game_have_one_name() -> None:
    assert len(set(OURS)) == len(OURS)


@pytest.mark.parametrize("vector", VECTORS)
def test_every_vector_is_a_test(vector: str) -> None:
    assert f"test_vector_{vector}" in OURS


def test_vectors_are_listed_once_and_no_others_are_tested() -> None:
    tested = [name.removeprefix("test_vector_") for name in OURS if name.startswith("test_vector_")]

    assert len(VECTORS) == 23
    assert sorted(tested) == sorted(VECTORS)


@pytest.mark.parametrize("id", ["IN-31", "in-31"])
def test_a_clause_is_found_by_its_id_in_any_case(id: str) -> None:
    clause = LEDGER.find(id)

    assert clause is not None
    assert clause.id == "IN-31"
    assert LEDGER.heading(clause, "en") == "Phase 3: auction"
    assert plain(LEDGER.heading(clause, "fr")) == "Phase 3 : enchères"
