"""Environments: seats, bots, rewards and pictures by name."""

from __future__ import annotations

import numpy as np
import pytest

import ironbridge as ib
from ironbridge import env
from ironbridge.core.play import winners
from ironbridge.env.rewards import REWARDS


def test_a_learner_plays_a_whole_game_against_bots() -> None:
    learner = env.gym("industria", players=3, bots=["greedy", "random"], seat=1)
    _, info = learner.reset(seed=2)
    over = False
    while not over:
        assert learner.lane.seat == 1
        action = np.flatnonzero(info["action_mask"])[0]
        _, reward, over, stopped, info = learner.step(action)
        assert not stopped

    won = 1 in winners(learner.game.rules, learner.lane.state)
    assert (reward > 0) == won
    assert not info["action_mask"].any()


def test_a_learner_is_refused_what_is_not_legal() -> None:
    learner = env.gym("industria", players=3)
    _, info = learner.reset(seed=1)

    with pytest.raises(ValueError, match="not legal"):
        learner.step(np.flatnonzero(info["action_mask"] == 0)[0])


def test_rewards_agree_about_who_is_ahead() -> None:
    game = ib.game("industria", players=4)
    agents = env.aec(game)
    agents.reset(seed=3)
    for agent in agents.agent_iter():
        mask = agents.observe(agent)["action_mask"]
        agents.step(int(mask.argmax()) if mask.any() else None)
    state = agents.lane.state
    worth = {name: reward(game.rules, state) for name, reward in REWARDS.items()}
    best = winners(game.rules, state)

    assert sum(worth["win"]) == pytest.approx(1)
    assert sum(worth["rank"]) == pytest.approx(game.players / 2)
    assert worth["points"] == game.rules.scores(state)
    assert all(worth["margin"][seat] >= 0 for seat in best)
    assert all(worth["rank"][seat] == max(worth["rank"]) for seat in best)


def test_what_there_is_not_is_told_in_a_sentence() -> None:
    with pytest.raises(ib.GameError, match="no reward called 'fame'; there are: win, points"):
        env.aec("industria", players=3, reward="fame")
    with pytest.raises(ib.GameError, match="cannot be shown as 'smell'"):
        env.gym("industria", players=3, render_mode="smell")
    with pytest.raises(ib.GameError, match="1 to 2 bots"):
        env.gym("industria", players=3, bots=["random"] * 3)
    with pytest.raises(ib.GameError, match="players"):
        env.vector("industria", players=9)


def test_options_of_a_game_are_keywords() -> None:
    agents = env.aec("age-of-industry", players=4, map="new-england")

    assert agents.game.settings["map"] == "new-england"


def test_a_picture_is_what_the_seat_that_is_asked_sees() -> None:
    agents = env.aec("brass-birmingham", players=2, render_mode="svg")
    agents.reset(seed=1)
    match = agents.game.start(seed=1, names=["Seat 1", "Seat 2"])

    assert agents.render() == match.game.svg(match.seen(match.seat, "en"), "light")
