"""The examples learn: shortened, and then they play."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from runpy import run_path

import numpy as np
import pytest

from ironbridge.bots.spec import strangers_class
from ironbridge.catalogue import game
from ironbridge.lab.table import play_game

RANDOM = "ironbridge.bots.random:Random"
EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_linear_policy_learns_to_beat_random_play(tmp_path: Path) -> None:
    file = tmp_path / "learn.py"
    file.write_bytes((EXAMPLES / "learn_numpy.py").read_bytes())
    np.save(tmp_path / "industria.npy", run_path(str(file))["learn"](rounds=6))

    learned, stranger = strangers_class(f"{file}:Learned"), strangers_class(RANDOM)
    won = 0
    for seed in range(18):
        bots = [learned(seed) if seat == seed % 3 else stranger(seed + seat) for seat in range(3)]
        won += seed % 3 in play_game(game("industria", 3), bots, seed).winners

    assert won >= 12  # par is 6, and by luck alone once in 250 times


@pytest.mark.skipif(find_spec("torch") is None, reason="there is no PyTorch (extra train)")
def test_the_network_learns_and_plays(tmp_path: Path) -> None:
    file = tmp_path / "learn.py"
    file.write_bytes((EXAMPLES / "learn_torch.py").read_bytes())

    curve = run_path(str(file))["train"](2, tmp_path / "industria.pt", checks=1)

    learned = strangers_class(f"{file}:Learned")
    played = play_game(game("industria", 3), [learned(seat) for seat in range(3)], 1)
    assert curve[-1]["decisions"] > 0
    assert played.winners
