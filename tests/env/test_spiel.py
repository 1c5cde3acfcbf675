"""OpenSpiel's own suite and one of its agents, on our games."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ironbridge import env
from ironbridge.core.game import Game
from ironbridge.testing import configurations

FEW = 6  # moves, that its suite looks at one by one


@pytest.mark.parametrize("game", list(configurations()), ids=repr)
def test_open_spiel_finds_its_interface(game: Game) -> None:
    spiel = env.open_spiel(game, most_moves=FEW)
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def test_what_is_drawn_is_a_node_of_its_own() -> None:
    state = env.open_spiel("neuland", players=2).new_initial_state()
    chance, drawn = np.random.default_rng(3), 0
    state.apply_action(3)
    while not state.is_terminal() and drawn < 3:
        if state.is_chance_node():
            drawn += 1
            outcomes = state.chance_outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[-1][0])
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))

    assert drawn == 3


def test_a_position_is_sampled_from_what_its_seat_knows() -> None:
    state = env.open_spiel("brass-birmingham", players=2).new_initial_state()
    state.apply_action(5)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, np.random.default_rng(1).random)

    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.legal_actions() == state.legal_actions()
    assert other.observation_string(1 - seat) != state.observation_string(1 - seat)


def test_agents_of_open_spiel_play_a_game() -> None:
    spiel = env.open_spiel("industria", players=3, most_moves=4)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=spiel,
        evaluator=RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=1.0,
        max_simulations=5,
        random_state=chance,
        use_observation_string=True,
    )
    others = [pyspiel.make_uniform_random_bot(seat, seat) for seat in (1, 2)]
    state = spiel.new_initial_state()
    state.apply_action(2)
    while not state.is_terminal():
        state.apply_action([bot, *others][state.current_player()].step(state))

    assert sum(state.returns()) == pytest.approx(1)
