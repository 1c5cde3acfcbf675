"""Rows: things side by side."""

from __future__ import annotations


def in_row(at: int, count: int, *, wide: float, step: float, room: float) -> float:
    """The middle of a thing from the left edge of so many; closer together if there are many."""
    return wide / 2 + at * min(step, (room - wide) / max(1, count - 1))
