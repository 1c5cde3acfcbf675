"""The suites of PettingZoo and Gymnasium, for every game, map, edition and number of players."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env

from ironbridge import env
from ironbridge.core.game import Game
from ironbridge.testing import configurations

with warnings.catch_warnings():  # it imports games of its own, in a way that it warns of
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, render_test, seed_test

CYCLES = 5
GAMES = list(configurations())
# One of each board: pictures take their time.
SHOWN = list(
    {(game.id, *map(game.settings.get, ("map", "edition"))): game for game in GAMES}.values()
)

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
# PettingZoo warns of observations that are no arrays, though its own games with masks have such.
masked = pytest.mark.filterwarnings("ignore:Observation")


@every_game
@masked
def test_pettingzoo_finds_its_interface(game: Game) -> None:
    api_test(env.aec(game, most_moves=3), num_cycles=CYCLES)
    api_test(env.aec(game), num_cycles=CYCLES)


@every_game
def test_pettingzoo_finds_the_same_game_for_the_same_seed(game: Game) -> None:
    seed_test(lambda: env.aec(game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", SHOWN, ids=repr)
def test_pettingzoo_finds_pictures(game: Game) -> None:
    def make(render_mode: str) -> env.Agents:
        return env.aec(game, render_mode=None if render_mode == "human" else render_mode)

    def is_drawing(result: Any) -> bool:
        return isinstance(result, str) and result.startswith("<svg")

    render_test(make, {"svg": is_drawing})


@every_game
def test_gymnasium_finds_its_interface(game: Game) -> None:
    learner = env.gym(game, bots=["random"], replace_illegal=True)
    check_env(learner, skip_render_check=True)
