"""Round: income, new tiles, first player, change of epoch, end of the game (phases 1, 2, 5, 6)."""

from __future__ import annotations

from typing import Final

from ironbridge.core.events import Shape
from ironbridge.core.state import NOBODY
from ironbridge.rulesets.industria.board import TECHNOLOGY
from ironbridge.rulesets.industria.rules.scoring import score_final
from ironbridge.rulesets.industria.state import (
    CHOOSING,
    GONE,
    HAND,
    LAID,
    OFFERED,
    OVER,
    Position,
    left_of,
    tiles_at,
)

INCOME: Final = Shape("income", "thalers")
REVEALED: Final = Shape("revealed", "tile")
FIRST_PLAYER: Final = Shape("first-player")
EPOCH_BEGAN: Final = Shape("epoch-began", "epoch")
TECHNOLOGY_LOST: Final = Shape("technology-lost", "tile")


def begin_round(state: Position) -> None:
    """Phases 1 and 2: everybody is paid, a tile a player is turned up, the first player sells."""
    pay_income(state)
    turn_up(state)
    state.auctioneer = state.first
    state.seat = state.first
    state.phase = CHOOSING


def pay_income(state: Position) -> None:
    """A thaler each, and one more as the epochs that bring it begin (IN-15, IN-16)."""
    amount = state.board.income
    if state.round == 0:
        amount += state.board.extra_income[state.epoch]
    for seat in range(state.board.seats):
        state.money[seat] += amount
        state.bank -= amount
    state.tell(INCOME, NOBODY, amount)


def turn_up(state: Position) -> None:
    """As many tiles of the epoch's stack as there are players (IN-17)."""
    for _ in range(state.board.seats):
        tile = state.order[state.drawn]
        state.place[tile] = OFFERED
        state.drawn += 1
        state.revealed += 1
        state.tell(REVEALED, NOBODY, tile)
    state.offer = tiles_at(state, OFFERED)


def end_round(state: Position) -> None:
    """Phase 5, then the next round, the next epoch or the end (IN-65, IN-68)."""
    last_of_epoch = state.round == state.board.rounds - 1
    if last_of_epoch and state.epoch == state.board.epochs - 1:
        score_final(state)
        state.phase = OVER
        state.seat = NOBODY
        return
    state.first = left_of(state, state.first)
    state.tell(FIRST_PLAYER, state.first)
    if last_of_epoch:
        change_epoch(state)
    else:
        state.round += 1
    begin_round(state)


def change_epoch(state: Position) -> None:
    """The marker moves down; technologies still in hand are lost (IN-61, IN-66, IN-67)."""
    ended = state.epoch
    state.epoch += 1
    state.round = 0
    state.tell(EPOCH_BEGAN, NOBODY, state.epoch)
    for tile in state.board.by_epoch[ended]:
        if state.board.kind[tile] == TECHNOLOGY and HAND <= state.place[tile] < LAID:
            state.tell(TECHNOLOGY_LOST, state.place[tile] - HAND, tile)
            state.place[tile] = GONE
