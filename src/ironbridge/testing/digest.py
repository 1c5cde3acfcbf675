"""Digest: many random games boiled down to one number, to compare engines, modes and machines."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from ironbridge.core.chance import Chance
from ironbridge.core.game import Game
from ironbridge.core.play import playout
from ironbridge.testing.laws import longest


def digest(game: Game, seeds: Iterable[int]) -> str:
    """The final positions and scores of random games from these seeds, hashed."""
    whole = hashlib.sha256()
    for seed in seeds:
        state = game.rules.start(game.rules.deal(Chance(seed)))
        moves = playout(game.rules, state, Chance(seed, 1), longest(game))
        numbers = [*state.numbers(), *game.rules.scores(state), moves]
        whole.update(",".join(map(str, numbers)).encode())
    return whole.hexdigest()
