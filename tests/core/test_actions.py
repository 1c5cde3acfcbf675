"""Actions: every answer of a game as a number, with its name and its words."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.core.game import Game
from ironbridge.testing import configurations


@pytest.mark.parametrize("game", list(configurations()), ids=repr)
def test_numbers_go_through_the_kinds_of_question_one_after_the_other(game: Game) -> None:
    numbered = [number for _, numbers in game.actions.kinds() for number in numbers]

    assert numbered == list(range(len(game.actions)))
    for name, numbers in game.actions.kinds():
        assert {game.actions[number].kind for number in numbers} == {name}
        assert [game.actions[number].option for number in numbers] == list(range(len(numbers)))


def test_the_mask_shows_what_may_be_answered() -> None:
    match = ib.game("industria", players=3).start(seed=3)
    actions, question = match.game.actions, match.draft.question
    assert question is not None
    mask = actions.mask(match.state, question)
    legal = [number for number, allowed in enumerate(mask) if allowed]

    assert [actions.phrase(question, number) for number in legal] == [
        str(option) for option in match.options()
    ]
    assert [actions.text(match.state, question, number, match.names) for number in legal] == [
        option.text() for option in match.options()
    ]


def test_a_number_that_is_no_action_is_refused() -> None:
    actions = ib.game("industria", players=3).actions

    with pytest.raises(IndexError):
        actions[len(actions)]
