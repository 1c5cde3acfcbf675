"""What beginners try at Brass: Birmingham, and what a referee answers, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.answered import ANSWERED
from rulesets.brass_birmingham.beginners import TRIED
from rulesets.playing import plain

ENOUGH = 40


@pytest.mark.parametrize(
    ("name", "table", "move", "clause"), TRIED, ids=[tried[0] for tried in TRIED]
)
def test_a_beginner_is_told_the_rule_with_its_clause_in_both_languages(
    name: str, table: Callable[[], ib.Match], move: str, clause: str
) -> None:
    match = table()
    before = match.position()

    refusal = match.refusal(move)

    assert refusal is not None
    assert refusal.rule == clause
    assert (refusal.text("en"), plain(refusal.text("fr"))) == ANSWERED[name]
    assert match.position() == before


def test_every_answer_belongs_to_something_that_is_tried() -> None:
    assert list(ANSWERED) == [tried[0] for tried in TRIED]
    assert len(TRIED) >= ENOUGH
