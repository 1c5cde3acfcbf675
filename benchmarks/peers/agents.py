"""A game of PettingZoo's: every action out of the mask of those that are legal."""

from __future__ import annotations

import numpy
from pettingzoo.utils.env import AECEnv
from random_play import Tally


def play(environment: AECEnv, tally: Tally) -> None:
    """One game."""
    environment.reset(seed=tally.games)
    for _ in environment.agent_iter():
        observation, _, ended, cut, _ = environment.last()
        if ended or cut:
            environment.step(None)
        else:
            environment.step(tally.pick(numpy.flatnonzero(observation["action_mask"])))
