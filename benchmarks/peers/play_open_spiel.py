"""Chess and backgammon by OpenSpiel: C++, seen from Python."""

from __future__ import annotations

import random
from functools import partial

import pyspiel
from random_play import Tally, report


def play(game: pyspiel.Game, tally: Tally, *, observed: bool = False) -> None:
    """One game; where chance speaks it speaks with its own odds."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
            continue
        if observed:
            state.observation_tensor()
            state.legal_actions_mask()
        state.apply_action(tally.pick(state.legal_actions()))


for name in ("chess", "backgammon"):
    report("open_spiel", name.capitalize(), 2, partial(play, pyspiel.load_game(name)))
chess = partial(play, pyspiel.load_game("chess"), observed=True)
report("open_spiel", "Chess, with tensor and mask", 2, chess)
