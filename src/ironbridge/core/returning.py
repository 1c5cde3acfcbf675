"""Returning: whether a move may be taken back, and how far."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ironbridge.core.played import Played
from ironbridge.core.refusal import Refusal
from ironbridge.core.words import refuse_table

if TYPE_CHECKING:
    from ironbridge.core.match import Match


def decided(match: Match) -> list[int]:
    """Before which moves somebody had a choice: how many moves stood before each."""
    return [at for at, played in enumerate(match.played) if not played.forced]


def way_back(
    match: Match, mine: Collection[int], bots: Collection[int]
) -> tuple[Refusal | None, int]:
    """Why somebody may not take back his last move, or None and how many moves are left then."""
    people = [at for at in decided(match) if match.played[at].seat not in bots]
    if not people:
        return refuse_table("nothing-to-take-back"), 0
    last = match.played[people[-1]]
    if last.seat not in mine:
        return refuse_table("others-answered"), 0
    if has_shown(match, last):
        return refuse_table("revealed"), 0
    return None, people[-1]


def why_not_back(match: Match, seat: int | None) -> Refusal | None:
    """Why the last move cannot be taken back, or None if it can."""
    last = next((played for played in reversed(match.played) if not played.forced), None)
    if last is None:
        return refuse_table("nothing-to-take-back")
    composing = bool(match.draft.chosen) and match.seat != last.seat
    if composing or (seat is not None and last.seat != seat):
        return refuse_table("others-answered")
    return refuse_table("revealed") if has_shown(match, last) else None


def has_shown(match: Match, move: Played) -> bool:
    """Has something hidden come to light since a move?"""
    return match.state.revealed != move.before.revealed
