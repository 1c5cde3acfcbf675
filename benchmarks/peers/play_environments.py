"""Brass: Birmingham by our environments: many games at once, and PettingZoo's, with rows and masks."""

from __future__ import annotations

import json
import sys
import time
from dataclasses import asdict
from functools import partial

import numpy as np
from agents import play
from random_play import Figures, report

from ironbridge import env
from ironbridge.version import VERSION

BRASS = "brass-birmingham"
SIDE_BY_SIDE = 64  # games


def drawn(masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """An action for each game, by chance."""
    return np.where(masks, chance.random(masks.shape, np.float32), -1).argmax(1)


def many(seconds: float) -> Figures:
    """All seats of many games, stepped together; drawing the actions is not the environment's."""
    games, chance = env.vector(BRASS, players=4, count=SIDE_BY_SIDE), np.random.default_rng(0)
    taken, answers, ended, offered = 0.0, 0, 0, 0
    while taken < seconds:
        actions = drawn(games.arrays.masks, chance)
        offered += int(games.arrays.masks.sum())
        begun = time.process_time()
        games.step(actions)
        taken += time.process_time() - begun
        answers += SIDE_BY_SIDE
        ended += int(games.arrays.terminated.sum())
    name = f"Brass: Birmingham, vector of {SIDE_BY_SIDE}"
    speed = answers / taken
    return Figures("ironbridge", VERSION, name, 4, speed, speed, ended / taken, offered / answers)


print(json.dumps(asdict(many(float(sys.argv[1])))))
agents = env.aec(BRASS, players=4)
report("ironbridge", "Brass: Birmingham, AEC", 4, partial(play, agents), VERSION)
