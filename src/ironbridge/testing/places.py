"""Places: going through a match, and complaining about a place of it."""

from __future__ import annotations

from collections.abc import Iterator

from ironbridge.core.match import Match
from ironbridge.core.state import State


class LawBroken(AssertionError):
    """A game does not do what every game must."""


def require(holds: bool, complaint: str) -> None:
    """Complain unless it holds."""
    if not holds:
        raise LawBroken(complaint)


def positions(match: Match) -> Iterator[tuple[int, State]]:
    """Every position in which somebody was asked, with its number."""
    for number, played in enumerate(match.played):
        yield number, played.before


def some(match: Match, count: int) -> Iterator[tuple[int, State]]:
    """A few positions, spread over the match; other ones for another seed."""
    step = max(1, len(match.played) // count)
    for number, state in positions(match):
        if number % step == match.seed % step:
            yield number, state
