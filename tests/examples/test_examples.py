"""The examples learn: shortened, and then they play."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from typing import Any

import numpy as np
import pytest

from ironbridge import env
from ironbridge.bots.spec import strangers_class
from ironbridge.catalogue import game
from ironbridge.lab.table import play_game

GAMES = 128
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
def test_the_linear_policy_learns_to_beat_random_play(tmp_path: Path) -> None:
    file = tmp_path / "learn.py"
    file.write_bytes((EXAMPLES / "learn_numpy.py").read_bytes())
    example = run_path(str(file))
    weights = example["learn"](rounds=3)
    np.save(tmp_path / "industria.npy", weights)

    learned, random = standings(example, weights)
    bots = [strangers_class(f"{file}:Learned")(seat) for seat in range(3)]

    assert (
        learned > random + 0.15
    )  # of the steps from last to first; unlearned there is no difference
    assert play_game(game("industria", 3), bots, 1).winners


def standings(example: dict[str, Any], weights: Any) -> tuple[float, float]:
    """How a seat with these weights ends on average, and those that choose by chance."""
    many = env.vector("industria", players=3, count=GAMES, reward="rank")
    seen, chance = many.arrays, np.random.default_rng(7)
    learner = np.arange(GAMES) % 3
    learned: list[float] = []
    random: list[float] = []
    while len(learned) < GAMES:
        known = (
            seen.observations * (seen.seats == learner)[:, None]
        )  # who knows nothing chooses by chance
        likely = example["odds"](known, seen.masks, weights)
        many.step(example["drawn"](likely, chance))
        for at in np.flatnonzero(seen.terminated):
            ranks = seen.rewards[at]
            learned.append(float(ranks[learner[at]]))
            random.append(float(ranks.sum() - ranks[learner[at]]) / 2)
    return float(np.mean(learned)), float(np.mean(random))


@pytest.mark.skipif(
    find_spec("torch") is None, reason="PyTorch is not here: for Linux it brings 5 GB (extra train)"
)
def test_the_network_learns_and_plays(tmp_path: Path) -> None:
    file = tmp_path / "learn.py"
    file.write_bytes((EXAMPLES / "learn_torch.py").read_bytes())

    curve = run_path(str(file))["train"](2, tmp_path / "industria.pt", checks=1)

    learned = strangers_class(f"{file}:Learned")
    played = play_game(game("industria", 3), [learned(seat) for seat in range(3)], 1)
    assert curve[-1]["decisions"] > 0
    assert played.winners
