"""Judge: how many crests each seat may expect to place."""

from __future__ import annotations

from ironbridge.games.neuland.state import Position


def judge(state: Position) -> list[float]:
    """The expected final score of every seat."""
    return [float(state.board.crests - left) for left in state.crests]
