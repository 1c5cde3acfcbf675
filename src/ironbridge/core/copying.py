"""Copying: a match once more, to be played on by itself; what has been played is never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ironbridge.core.match import Match


def copied(match: Match) -> Match:
    """The same match: moves and states are shared, what grows or changes is not."""
    copy = type(match).__new__(type(match))
    copy.game = match.game
    copy.names = match.names
    copy.seed = match.seed
    copy.deal = match.deal
    copy.version = match.version
    copy.hints = match.hints[:]
    copy.played = match.played[:]
    copy.opening = match.opening
    copy.state = match.state.copy()
    copy.draft = match.draft.copy(copy.state)
    return copy
