"""A policy is asked what an environment asks, and plays whole moves."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge import env
from ironbridge.core.lanes import new_lane
from ironbridge.env.spaces import mask_of, row_of


@pytest.mark.parametrize("game", [ib.game(id) for id in ib.games()], ids=repr)
def test_a_policy_sees_what_an_environment_shows(game: ib.Game) -> None:
    lane = new_lane(game.rules, 3)

    def choose(row: env.Row, mask: env.Mask) -> int:
        assert (row == row_of(lane, game.encoding, lane.seat)).all()
        assert (mask == mask_of(lane)).all()
        action = int(mask.argmax())
        lane.take(action)
        return action

    for _ in range(20):
        state = lane.state.copy()
        policy = env.Policy(game.rules, state, lane.seat, choose)
        game.rules.run(state, policy)
        assert policy.given


def test_an_action_that_is_not_legal_is_refused() -> None:
    game = ib.game("industria", players=3)
    state = new_lane(game.rules, 3).state.copy()
    policy = env.Policy(game.rules, state, game.rules.decider(state), lambda row, mask: -1)

    with pytest.raises(ValueError, match="action -1 is not legal here"):
        game.rules.run(state, policy)
