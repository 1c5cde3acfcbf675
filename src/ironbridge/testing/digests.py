"""Digest: a random game boiled down to one number, to compare engines, modes and machines."""

from __future__ import annotations

import hashlib
from typing import Final

from ironbridge.core.chance import Chance
from ironbridge.core.game import Game
from ironbridge.core.play import playout
from ironbridge.testing.laws import longest

BYTES: Final = 8  # of a digest: two games that differ agree once in 10^19 times


def digest(game: Game, seed: int) -> str:
    """How a random game went from this seed: its last position, its scores, its length.

    A game that would not end is stopped where the laws stop it.
    """
    state = game.rules.start(game.rules.deal(Chance(seed)))
    moves = playout(game.rules, state, Chance(seed, 1), longest(game))
    numbers = [*state.numbers(), *game.rules.scores(state), moves]
    return hashlib.blake2b(",".join(map(str, numbers)).encode(), digest_size=BYTES).hexdigest()
