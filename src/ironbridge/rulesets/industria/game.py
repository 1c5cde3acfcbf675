"""Industria as the engine sees it: the chapters of the rulebook on one page."""

from __future__ import annotations

from typing import final

from ironbridge.core.asks import Answers
from ironbridge.core.chance import Chance
from ironbridge.core.rules import Rules
from ironbridge.core.state import State
from ironbridge.rulesets.industria import setup, view
from ironbridge.rulesets.industria.board import Board
from ironbridge.rulesets.industria.encoding import IndustriaEncoding
from ironbridge.rulesets.industria.rules import auction, lay, scoring
from ironbridge.rulesets.industria.rules.round import end_round
from ironbridge.rulesets.industria.state import (
    BIDDING,
    CHOOSING,
    DECIDING,
    STACK,
    Position,
    tiles_at,
)


@final
class Industria(Rules):
    """The rules on one board."""

    def __init__(self, board: Board) -> None:
        asks = [
            auction.Lot(board),
            auction.Bid(board),
            auction.Verdict(board),
            lay.Lay(board),
            lay.Source(board),
        ]
        super().__init__(board.seats, asks)
        self.board = board
        self.encoding = IndustriaEncoding(board, self.numbering)

    def deal(self, chance: Chance) -> list[int]:
        return setup.deal(self.board, chance)

    def start(self, deal: list[int]) -> State:
        return setup.start(self.board, deal)

    def decider(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.seat

    def run(self, state: State, answers: Answers) -> None:
        assert isinstance(state, Position)
        phase = state.phase
        if phase == BIDDING:
            auction.bid(state, answers)
        elif phase == CHOOSING:
            auction.choose_lot(state, answers)
        elif phase == DECIDING:
            auction.decide(state, answers)
        elif lay.lay(state, answers):
            end_round(state)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return list(state.points)

    def tie_break(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Position)
        return scoring.tie_break(state, seat)

    def components(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        in_stacks = len(tiles_at(state, STACK))
        return [state.bank + sum(list(state.money)), state.drawn + in_stacks]

    def hide(self, state: State, seat: int) -> None:
        assert isinstance(state, Position)
        view.hide(state)

    def sample(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Position)
        view.sample(state, chance)
