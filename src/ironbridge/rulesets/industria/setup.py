"""Set-up: shuffle each epoch's stack, draw the first player, hand out the money (Preparation)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.industria.board import Board
from ironbridge.rulesets.industria.rules.round import FIRST_PLAYER, begin_round
from ironbridge.rulesets.industria.state import GONE, STACK, Position


def deal(board: Board, chance: Chance) -> list[int]:
    """The first player, then the stacks from epoch I on; with three players V stays in the box."""
    numbers = [chance.below(board.seats)]
    for tiles in board.by_epoch:
        stack = tiles[:]
        chance.shuffle(stack)
        numbers.extend(stack)
    return numbers


def start(board: Board, deal: list[int]) -> Position:
    """The first round, its tiles turned up and its income paid."""
    order = deal[1:]
    place = repeated(GONE, board.tiles)
    for tile in order:
        place[tile] = STACK
    money = repeated(board.start_money, board.seats)
    state = Position(board, place, money, repeated(0, board.seats), vec[i64](order), [])
    state.bank = -board.start_money * board.seats
    state.first = deal[0]
    state.events = []
    state.tell(FIRST_PLAYER, state.first)
    begin_round(state)
    return state
