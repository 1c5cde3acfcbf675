"""The clause of a question: where the rulebook opens when somebody wonders what is asked."""

from __future__ import annotations

import pytest

import ironbridge as ib


@pytest.mark.parametrize("id", ib.games())
def test_every_question_rests_on_a_clause_of_its_game(id: str) -> None:
    game = ib.game(id)
    asked = game.words.speech.find("ask")

    assert len(asked) > 4
    assert [kind for kind, words in asked.items() if not game.ledger.find(words["clause"])] == []


def test_a_question_names_its_clause() -> None:
    match = ib.game("industria").start(seed=1)

    assert match.question is not None
    assert match.question.clause == "IN-20"
