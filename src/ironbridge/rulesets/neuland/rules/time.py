"""Time: actions on the time track, how far a turn may go and where it may rest (II)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.core.asks import FINE
from ironbridge.core.events import Shape
from ironbridge.rulesets.neuland.rules.refusals import NO_RESTING_SPACE, PAST_THE_PRESENT
from ironbridge.rulesets.neuland.state import Position

RESTED: Final = Shape("rested", "space")
SKIPPED: Final = Shape("skipped", "spaces")


def begin_turn(state: Position, seat: i64) -> None:
    """The seat's marker stands on the present; the others' bound how far it goes (NL-60, NL-61)."""
    state.seat = seat
    state.used = 0
    state.reach = state.board.spaces - 1
    while is_taken(state, state.reach):
        state.reach -= 1


def is_taken(state: Position, steps: i64) -> bool:
    """Does another marker stand so far from the present? Those that wait there do not (NL-27)."""
    space = space_after(state, steps)
    for other in range(state.board.seats):
        if other != state.seat and state.marker[other] == space:
            return steps > 0
    return False


def space_after(state: Position, steps: i64) -> i64:
    """The space so many steps from the present."""
    return (state.present + steps) % state.board.spaces


def why_time(state: Position, actions: i64) -> int:
    """The marker stays before the present (NL-60), with a space to rest on (NL-61)."""
    after = state.used + actions
    if after >= state.board.spaces:
        return PAST_THE_PRESENT
    return FINE if after <= state.reach else NO_RESTING_SPACE


def advance(state: Position, actions: i64) -> None:
    """Each action moves the time marker of the seat by a space (NL-59)."""
    state.used += actions
    state.marker[state.seat] = space_after(state, state.used)


def resting_steps(state: Position) -> i64:
    """How far from the present the seat would rest: the first free space, never on it (NL-65)."""
    steps = max(i64(1), state.used)
    while is_taken(state, steps):
        steps += 1
    return steps


def rest(state: Position) -> None:
    """Where the marker may not stay it goes on without action (NL-63, NL-64)."""
    steps = resting_steps(state)
    skipped = steps - state.used
    advance(state, skipped)
    if skipped > 0:
        state.tell(SKIPPED, state.seat, skipped)
    state.tell(RESTED, state.seat, state.marker[state.seat])
