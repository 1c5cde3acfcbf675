"""Perft: complete legal moves counted by depth, so that other engines can compare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ironbridge.core.chance import Chance
from ironbridge.core.game import Game
from ironbridge.core.play import count_moves

SEED: Final = 1  # the fixed deal that the published counts begin from


def perft(game: Game, depth: int) -> Iterator[tuple[int, int]]:
    """For each depth, how many ways the first moves can go from the fixed deal."""
    state = game.rules.start(game.rules.deal(Chance(SEED)))
    for moves in range(1, depth + 1):
        yield moves, count_moves(game.rules, state, moves)
