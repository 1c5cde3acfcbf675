"""Act: a turn is one thing done after the other, until it is ended."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.state import State
from ironbridge.rulesets.neuland.board import NOTHING, Board
from ironbridge.rulesets.neuland.rules.build import build, why_build
from ironbridge.rulesets.neuland.rules.crests import place_crests, why_crests
from ironbridge.rulesets.neuland.rules.end import end_turn
from ironbridge.rulesets.neuland.rules.produce import produce, why_produce
from ironbridge.rulesets.neuland.rules.refusals import NO_BUILDING, NOT_TAKEN_OFF, NOT_YOUR_GOOD
from ironbridge.rulesets.neuland.state import Position, left

ACT: Final = 1


def act(state: Position, answers: Answers) -> bool:
    """One thing done in a turn, or its end; False where an answer is missing."""
    board = state.board
    option = answers.take(ACT)
    if option == MISSING:
        return False
    if option < board.first_crest:
        return produce(state, answers, option)
    if option < board.first_build:
        return place_crests(state, answers, option - board.first_crest)
    if option < board.end:
        return build(state, answers, option - board.first_build)
    end_turn(state)
    return True


def why_act(state: Position, option: i64) -> int:
    """A turn may be ended at any time; all else as its chapter says, if any does (NL-72)."""
    board = state.board
    if option >= board.first_removal:
        return why_removal(state, option - board.first_removal)
    if option < board.first_crest:
        return why_produce(state, option)
    if option < board.first_build:
        return why_crests(state, option - board.first_crest)
    return FINE if option == board.end else why_build(state, option - board.first_build)


def why_removal(state: Position, slot: i64) -> int:
    """Workers leave by the use of their products only, and only one's own (NL-67, NL-72)."""
    if state.tile[slot] == NOTHING:
        return NO_BUILDING
    is_own_good = state.owner[slot] == state.seat and state.good[slot] != NOTHING
    return NOT_TAKEN_OFF if is_own_good else NOT_YOUR_GOOD


def is_out_of_time(state: Position) -> bool:
    """Is there not even an action left for the cheapest thing?"""
    return left(state) < state.board.least_cost


# The question.


@final
class Act(Ask):
    """What is done next: a slot to produce on, one to place crests on, a building, or the end.

    Beginners also take a worker off a slot, so that can be said; it is never allowed.
    """

    def __init__(self, board: Board) -> None:
        super().__init__(ACT, "act", int(board.first_removal + board.slots))
        self.board = board

    def candidates(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        return self.board.only_end if is_out_of_time(state) else state.acts

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        return why_act(state, option)

    def rest(self, state: State, question: Question, option: int) -> int:
        return ENDS if option == self.board.end else option
