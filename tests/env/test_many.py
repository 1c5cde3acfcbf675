"""Many games at once are the single ones, answer by answer."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

import ironbridge as ib
from ironbridge import env
from ironbridge.core.game import Game
from ironbridge.testing import configurations

STEPS = 40
COUNT = 3


def legal(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for each game."""
    found: NDArray[np.int64] = np.where(masks, chance.random(masks.shape), -1.0).argmax(axis=1)
    return found


def playing(agents: env.Agents) -> Iterator[str]:
    """Whoever is asked, as long as somebody is."""
    while not any(agents.terminations.values()) and not any(agents.truncations.values()):
        yield agents.agent_selection


@pytest.mark.parametrize("game", list(configurations()), ids=repr)
def test_many_games_are_the_single_ones_answer_by_answer(game: Game) -> None:
    many = env.vector(game, count=COUNT, seed=7)
    singles = [env.aec(game) for _ in range(COUNT)]
    for at, single in enumerate(singles):
        single.reset(seed=7 + at)
    chance = np.random.default_rng(0)
    for _ in range(STEPS):
        actions = legal(many.arrays.masks, chance)
        for at, single in enumerate(singles):
            seen = single.observe(single.agent_selection)
            assert single.agent_selection == f"seat_{many.arrays.seats[at]}"
            assert np.array_equal(seen["observation"], many.arrays.observations[at])
            assert np.array_equal(seen["action_mask"], many.arrays.masks[at])
            single.step(int(actions[at]))
        many.step(actions)


@pytest.mark.parametrize("reward", ["win", "points", "margin", "rank"])
def test_a_game_that_ends_gives_its_rewards_and_makes_room_for_another(reward: str) -> None:
    game = ib.game("industria", players=3)
    many = env.vector(game, count=1, seed=4, reward=reward)
    single = env.aec(game, reward=reward)
    single.reset(seed=4)
    chance = np.random.default_rng(0)
    for _ in playing(single):
        assert not many.arrays.terminated[0] and not many.arrays.rewards.any()
        action = legal(many.arrays.masks, chance)
        single.step(int(action[0]))
        many.step(action)

    assert many.arrays.terminated[0] and not many.arrays.truncated[0]
    assert many.arrays.rewards[0].tolist() == pytest.approx(list(single.rewards.values()))
    following = env.vector(game, count=1, seed=5)
    assert np.array_equal(many.arrays.observations, following.arrays.observations)


def test_a_game_without_an_end_is_truncated() -> None:
    many = env.vector("neuland", players=2, count=2, most_moves=3)
    chance = np.random.default_rng(0)
    while not many.arrays.truncated.any():
        many.step(legal(many.arrays.masks, chance))

    assert not many.arrays.terminated.any()


def test_all_is_written_into_the_arrays_of_the_caller() -> None:
    game = ib.game("industria", players=3)
    arrays = env.Arrays.empty(game, 2)
    many = env.vector(game, count=2, arrays=arrays)

    assert many.step(arrays.masks.argmax(axis=1)) is arrays
    assert arrays.observations.any() and arrays.masks.any()


def test_an_illegal_action_is_refused() -> None:
    many = env.vector("industria", players=3, count=1)

    with pytest.raises(ValueError, match="not legal"):
        many.step(many.arrays.masks.argmin(axis=1))
