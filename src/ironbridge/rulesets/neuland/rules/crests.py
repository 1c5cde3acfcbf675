"""Crests: place them on a property; whoever places the last wins at once (V)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.core.asks import MISSING, Answers
from ironbridge.core.events import Shape
from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.neuland.board import NOTHING
from ironbridge.rulesets.neuland.rules.errand import why_supplied
from ironbridge.rulesets.neuland.rules.goods import use_goods
from ironbridge.rulesets.neuland.rules.refusals import (
    CLAIMED,
    LOWER_FIRST,
    NO_CRESTS_YET,
    NO_PROPERTY,
)
from ironbridge.rulesets.neuland.rules.time import advance
from ironbridge.rulesets.neuland.state import OVER, Position, kind_on, slot_of

CRESTS_PLACED: Final = Shape("crests-placed", "building", "crests", "actions")
WON: Final = Shape("won")


def place_crests(state: Position, answers: Answers, slot: i64) -> bool:
    """As many as its value (NL-114), or all that are left (NL-131); False: an answer is missing."""
    actions = use_goods(state, answers, kind_on(state, slot).recipes[0], slot)
    if actions == MISSING:
        return False
    seat = state.seat
    count = crests_for(state, slot)
    advance(state, actions)
    state.owner[slot] = seat
    state.crests = changed(state.crests, seat, state.crests[seat] - count)
    state.tell(CRESTS_PLACED, seat, state.tile[slot], count, actions)
    if state.crests[seat] == 0:
        state.tell(WON, seat)
        state.phase = OVER
    return True


def crests_for(state: Position, slot: i64) -> i64:
    """How many crests the seat would place there."""
    return min(kind_on(state, slot).value, state.crests[state.seat])


def why_crests(state: Position, slot: i64) -> int:
    """A property without crests (NL-113), not in a first turn (NL-35), in order (NL-115)."""
    if state.tile[slot] < state.board.first_property:
        return NO_PROPERTY
    kind = kind_on(state, slot)
    if state.owner[slot] != NOBODY:
        return CLAIMED
    if state.opening > 0 and not state.board.crests_at_once:
        return NO_CRESTS_YET
    if state.board.claims_in_order and not is_next(state, kind.below):
        return LOWER_FIRST
    return why_supplied(state, kind.recipes[0], slot)


def is_next(state: Position, below: i64) -> bool:
    """Do the lower properties of the category bear crests?"""
    return below == NOTHING or state.owner[slot_of(state, below)] != NOBODY
