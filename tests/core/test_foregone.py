"""What leaves no choice is told as an answer, with what forbids the others."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import canal, has
from rulesets.industria.table import has as holding
from rulesets.industria.table import laying
from rulesets.playing import at_random


def developing() -> ib.Match:
    """A may develop, with iron from the market only."""
    return canal(A=has("iron derby", money=30))


def test_an_answer_that_leaves_no_choice_is_told_where_it_was_asked() -> None:
    match = laying("II", A=holding("ceramics-works canal-1", money=4), B=holding(laid="quarry"))

    match.compose(["lay ceramics-works"])

    (given,) = match.foregone()
    assert given.after == 1
    assert str(given.option.asked) == "A, Ceramics works needs stone. Where does it come from?"
    assert given.option.text("fr") == "Acheter à B pour 1 thaler"
    assert [(refusal.rule, refusal.reason) for refusal in given.refusals] == [
        ("IN-49", "no-own-factory"),
        ("IN-47", "no-resource-tile"),
        ("IN-51", "somebody-makes-it"),
    ]


def test_real_choices_are_not_among_them() -> None:
    match = developing()

    match.compose(["develop", "[iron]", "cotton"])

    kinds = [given.option.asked.kind for given in match.foregone()]
    assert kinds == ["iron-from"]
    assert match.foregone()[0].after == 3
    assert match.foregone()[0].refusals[0].rule == "BB-99"


def test_before_anything_is_answered_there_are_none() -> None:
    assert developing().foregone() == []


@pytest.mark.parametrize("game", ib.games())
def test_at_any_time_they_are_the_answers_that_nobody_chose(game: str) -> None:
    match = ib.game(game, players=3).start(seed=1)
    record = at_random(ib.game(game, players=3).start(seed=1), 5).played
    told = 0

    for played in record[:60]:
        if played.seat >= 0 and not played.forced:
            match.compose_all(played.answers)
            foregone = match.foregone()
            told += len(foregone)
            assert len(foregone) == len(match.draft.answers) - len(match.draft.chosen)
            assert all(0 <= given.after <= len(match.draft.chosen) for given in foregone)
            match.finish()

    assert told or game == "industria"
