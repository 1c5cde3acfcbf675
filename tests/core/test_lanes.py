"""Lanes: a game answered action by action is the match with the same seed."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.core.chance import Chance
from ironbridge.core.game import Game
from ironbridge.core.lanes import Lane, new_lane
from ironbridge.testing import configurations

MOST = 60  # moves that are compared


@pytest.mark.parametrize("game", list(configurations()), ids=repr)
def test_a_lane_is_the_match_answer_by_answer(game: Game) -> None:
    lane, match, chance = new_lane(game.rules, 5, MOST), game.start(seed=5), Chance(5)
    settle(match)
    while lane.question is not None:
        assert (lane.seat, lane.options) == (match.seat, match.draft.choices)
        assert options_of(lane) == lane.given
        option = chance.pick(lane.options)
        lane.take(game.actions.number(lane.question, option))
        match.choose(option)
        settle(match)

    assert lane.state.numbers() == match.state_at(lane.moves).numbers()


def settle(match: ib.Match) -> None:
    """Give the answers that only people are asked for: the one there is, which spends something."""
    while len(match.draft.choices) == 1:
        match.choose(match.draft.choices[0])


def options_of(lane: Lane) -> list[int]:
    """The options that the actions of the move so far stand for."""
    return [lane.rules.numbering.option(action) for action in lane.actions]


def test_a_copy_is_played_on_by_itself() -> None:
    game = ib.game("brass-birmingham", players=2)
    lane = new_lane(game.rules, 1)
    before, copy = lane.state.numbers(), lane.copy()
    while copy.question is not None:
        copy.take(game.actions.number(copy.question, copy.options[-1]))

    assert copy.over
    assert lane.state.numbers() == before
    assert lane.moves == 0 and not lane.actions


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = ib.game("industria", players=3)
    lane = new_lane(game.rules, 1)
    mask = list(lane.mask())

    with pytest.raises(ValueError, match="not legal"):
        lane.take(mask.index(0))
    with pytest.raises(ValueError, match="not legal"):
        lane.take(-1)
    assert list(lane.mask()) == mask


def test_a_game_can_be_stopped_after_so_many_moves() -> None:
    game = ib.game("neuland", players=2)
    lane = new_lane(game.rules, 1, 7)
    while lane.question is not None:
        lane.take(game.actions.number(lane.question, lane.options[0]))

    assert lane.moves == 7
    assert not lane.over
