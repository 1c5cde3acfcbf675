"""The start: in a first turn each seat places its lodge and lumberjack free of charge (1.1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.rulesets.neuland.board import Board
from ironbridge.rulesets.neuland.rules.refusals import (
    HEX_BUILT_ON,
    NO_ROOM_FOR_TWO,
    NOT_A_FOREST,
    NOT_A_MARKED_HEX,
)
from ironbridge.rulesets.neuland.rules.time import begin_turn
from ironbridge.rulesets.neuland.state import ACTING, SETTLING, Position, put_tile

HOME: Final = 0

FIRST_PLAYER: Final = Shape("first-player")
SETTLED: Final = Shape("settled", "building", "hex")


def begin_first_turn(state: Position, seat: i64) -> None:
    """The seat settles first, then plays a normal turn (NL-28, NL-32)."""
    begin_turn(state, seat)
    state.phase = SETTLING


def settle(state: Position, answers: Answers) -> None:
    """Both buildings on one hex (NL-29); on two, should no forest have room for both (NL-30)."""
    hex = answers.take(HOME)
    if hex == MISSING:
        return
    for kind in state.board.start_kinds:
        if state.room[hex] == 0:
            hex = answers.take(HOME)
            if hex == MISSING:
                return
        put_tile(state, kind, hex)
        state.tell(SETTLED, state.seat, kind, hex)
    state.phase = ACTING


def homes(state: Position) -> list[int]:
    """Permitted forests without buildings; failing that with room, or other forests (NL-30)."""
    board = state.board
    forests = state.land.hexes[board.home_terrain]
    permitted = board.start_hexes if len(board.start_hexes) > 0 else forests
    both = len(board.start_kinds)
    found = with_room(state, permitted, board.per_hex)
    if len(found) == 0:
        found = with_room(state, permitted, both)
    if len(found) == 0:
        found = with_room(state, forests, both)
    return found if len(found) > 0 else with_room(state, forests, 1)


def with_room(state: Position, hexes: list[int], slots: i64) -> list[int]:
    """Those of the hexes that have so many free slots."""
    return [hex for hex in hexes if state.room[hex] >= slots]


def why_home(state: Position, hex: int) -> int:
    """A forest (NL-29), a marked one where they are marked (NL-31), without buildings (NL-30)."""
    board = state.board
    if state.land.terrain[hex] != board.home_terrain:
        return NOT_A_FOREST
    found = homes(state)
    if hex in found:
        return FINE
    if state.room[hex] == 0:
        return NO_ROOM_FOR_TWO
    if hex not in board.start_hexes and found[0] in board.start_hexes:
        return NOT_A_MARKED_HEX
    return HEX_BUILT_ON if state.room[hex] >= len(board.start_kinds) else NO_ROOM_FOR_TWO


# The question.


@final
class Home(Ask):
    """In which forest the first buildings stand: a hex."""

    def __init__(self, board: Board) -> None:
        super().__init__(HOME, "home", int(board.hexes))

    def why(self, state: State, question: Question, hex: int) -> int:
        assert isinstance(state, Position)
        return why_home(state, hex)
