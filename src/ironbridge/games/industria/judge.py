"""Judge: how many points each seat may expect, as a player of Industria would guess."""

from __future__ import annotations

from ironbridge.games.industria.state import Position


def judge(state: Position) -> list[float]:
    return [float(p) for p in state.points]
