"""Chess and connect four by PettingZoo's classic environments."""

from __future__ import annotations

from functools import partial

import numpy
from pettingzoo.classic import chess_v6, connect_four_v3
from pettingzoo.utils.env import AECEnv
from random_play import Tally, report


def play(environment: AECEnv, tally: Tally) -> None:
    """One game, every action out of the mask of those that are legal."""
    environment.reset(seed=tally.games)
    for _ in environment.agent_iter():
        observation, _, ended, cut, _ = environment.last()
        if ended or cut:
            environment.step(None)
        else:
            environment.step(tally.pick(numpy.flatnonzero(observation["action_mask"])))


report("pettingzoo", "Chess", 2, partial(play, chess_v6.env()))
report("pettingzoo", "Connect four", 2, partial(play, connect_four_v3.env()))
