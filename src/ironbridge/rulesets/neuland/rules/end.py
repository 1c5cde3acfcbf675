"""The end of a turn: rest, lose what lies, lay down what stands, move the present."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.core.events import Shape
from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.neuland.rules.mine import give_back_marker, next_dry_mine
from ironbridge.rulesets.neuland.rules.start import begin_first_turn
from ironbridge.rulesets.neuland.rules.time import begin_turn, rest, space_after
from ironbridge.rulesets.neuland.state import ACTING, OVER, Position, goods_of, remove_worker

LOST: Final = Shape("lost", "slot", "good")
PRESENT_MOVED: Final = Shape("present-moved", "space")


def end_turn(state: Position) -> None:
    """The marker rests, lying workers leave, standing ones lie down (NL-119, NL-122)."""
    rest(state)
    for slot in goods_of(state, state.seat):
        if state.lying[slot]:
            lose_good(state, slot)
        else:
            state.lying = changed(state.lying, slot, 1)
    state.ending = 1


def lose_good(state: Position, slot: i64) -> None:
    """What was there when the turn began is lost, with ore and metal (NL-119, NL-123 to NL-125)."""
    state.tell(LOST, state.seat, slot, state.good[slot])
    remove_worker(state, slot)
    give_back_marker(state, slot)


def go_on(state: Position) -> None:
    """Empty mines are filled at once (NL-52); then the turn goes on, or the next one begins."""
    if state.phase == OVER:
        return
    if state.dry > 0:
        next_dry_mine(state)
    elif state.ending:
        pass_on(state)
    else:
        state.phase = ACTING


def pass_on(state: Position) -> None:
    """Clockwise through the first turns (NL-27), then to whoever is last in time (NL-128)."""
    state.ending = 0
    if state.opening > 0:
        state.opening -= 1
    if state.opening > 0:
        begin_first_turn(state, (state.seat + 1) % state.board.seats)
        return
    steps: i64 = 1
    while seat_at(state, steps) == NOBODY:
        steps += 1
    seat = seat_at(state, steps)
    state.present = space_after(state, steps)
    state.tell(PRESENT_MOVED, seat, state.present)
    begin_turn(state, seat)
    state.phase = ACTING


def seat_at(state: Position, steps: i64) -> i64:
    """Whose marker stands so many spaces from the present, or NOBODY."""
    space = space_after(state, steps)
    for seat in range(state.board.seats):
        if state.marker[seat] == space:
            return seat
    return NOBODY
