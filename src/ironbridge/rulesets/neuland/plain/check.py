"""Check: what cannot be is refused, with the reason."""

from __future__ import annotations

from ironbridge.core.errors import PositionError
from ironbridge.core.state import NOBODY
from ironbridge.rulesets.neuland.board import NOTHING
from ironbridge.rulesets.neuland.plain.ids import Ids
from ironbridge.rulesets.neuland.rules.time import is_taken
from ironbridge.rulesets.neuland.speech import told
from ironbridge.rulesets.neuland.state import (
    DRAWING,
    OVER,
    SETTLING,
    STACKING,
    Position,
    kind_on,
    slot_of,
)


def check(ids: Ids, state: Position) -> None:
    """Refuse what cannot be, with the reason."""
    check_phase(ids, state)
    check_start(ids, state)
    check_time(ids, state)
    check_properties(ids, state)
    check_crests(ids, state)
    filling = state.phase in (DRAWING, STACKING)
    if state.dry and state.phase != OVER and not (filling and ids.board.bag):
        raise PositionError(told("empty-mine"))


def check_phase(ids: Ids, state: Position) -> None:
    """First turns come first, and a turn is over only while a mine is being filled."""
    if state.phase == SETTLING and (state.opening == 0 or state.used):
        raise PositionError(told("late-settling"))
    if state.ending and state.phase not in (DRAWING, STACKING):
        raise PositionError(told("turn-over"))


def check_start(ids: Ids, state: Position) -> None:
    """From the first turn on something can be made of nothing; else nobody could ever act."""
    recipes = [recipe for slot in range(ids.board.slots) if state.tile[slot] != NOTHING
               for recipe in kind_on(state, slot).recipes]  # fmt: skip
    if state.phase != SETTLING and all(ids.board.recipes[at].needs for at in recipes):
        raise PositionError(told("nothing-to-start-from"))


def check_time(ids: Ids, state: Position) -> None:
    """Markers rest on spaces of their own; those that wait for a first turn on the present."""
    board = ids.board
    resting = [seat for seat in range(board.seats) if seat != state.seat]
    waiting = [(state.seat + step) % board.seats for step in range(1, max(1, state.opening))]
    for seat in resting:
        on_present = state.marker[seat] == state.present
        if state.phase != OVER and on_present != (seat in waiting):
            raise PositionError(told("wrong-time", seat=ids.seats[seat]))
    spaces = [state.marker[seat] for seat in resting if seat not in waiting]
    if len(set(spaces)) < len(spaces):
        raise PositionError(told("same-time"))
    if state.used > state.reach or (state.ending and is_taken(state, state.used)):
        raise PositionError(told("too-much-time", seat=ids.seats[state.seat]))


def check_properties(ids: Ids, state: Position) -> None:
    """Built from the top of their stacks; where it is a rule, claimed in order too."""
    for kind, tile in enumerate(ids.board.kinds):
        if tile.below == NOTHING or state.stock[kind]:
            continue
        id = ids.printed.kind_ids[kind]
        if state.stock[tile.below]:
            below = ids.printed.kind_ids[tile.below]
            raise PositionError(told("built-too-early", building=id, below=below))
        lower, upper = slot_of(state, tile.below), slot_of(state, kind)
        claimed = state.owner[upper] != NOBODY and state.owner[lower] == NOBODY
        if ids.board.claims_in_order and claimed:
            raise PositionError(told("claimed-too-early", building=id))


def check_crests(ids: Ids, state: Position) -> None:
    """Crests left and placed are all there; nobody has none left before the end."""
    for seat, name in enumerate(ids.seats):
        total = state.crests[seat] + placed(state, seat)
        if total < ids.board.crests or (state.crests[seat] and total > ids.board.crests):
            raise PositionError(
                told("other-crests", seat=name, count=ids.board.crests, total=total)
            )
    winners = [seat for seat, crests in enumerate(state.crests) if crests == 0]
    if len(winners) != int(state.phase == OVER):
        raise PositionError(told("no-winner"))
    if winners:
        state.seat = winners[0]


def placed(state: Position, seat: int) -> int:
    """The crests for which a seat's properties have room."""
    slots = range(state.board.slots)
    own = [slot for slot in slots if state.owner[slot] == seat and state.good[slot] == NOTHING]
    return sum(kind_on(state, slot).value for slot in own)
