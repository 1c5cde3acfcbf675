"""Turn: Industria as the engine sees it, one question after the other."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.core.rules import ENDS, FINE, Answers, Question, Rules, State
from ironbridge.games.industria import judge, setup, view
from ironbridge.games.industria.board import Board
from ironbridge.games.industria.rules import auction, lay, scoring, supply
from ironbridge.games.industria.rules.kinds import (
    BID,
    KEEP,
    LAY,
    LOT,
    SELL,
    SELLER,
    SOURCE,
    VERDICT,
)
from ironbridge.games.industria.rules.round import end_round
from ironbridge.games.industria.state import (
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
        domains = [int(options + board.resources) for options in board.ordinary]
        super().__init__(board.seats, [*domains, SELLER + int(board.seats)])
        self.weights = judge.STANDARD
        self.scales = judge.Weights(judge.STANDARD)
        self.board = board
        self.verdicts = [SELL, KEEP]
        self.turns_ahead = 24  # a bid is a turn here: in an epoch there are some fifteen

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

    def candidates(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        kind = question.kind
        if kind == SOURCE:
            return supply.suppliers(state, self.board.needs[question.a][question.b])
        ordinary = self.ordinary_candidates(state, kind)
        return ordinary if self.board.cash_in == 0 else supply.with_cashable(state, kind, ordinary)

    def ordinary_candidates(self, state: Position, kind: i64) -> list[int]:
        """What could be answered, apart from cashing in."""
        if kind == BID:
            return auction.bids(state)
        if kind == LOT:
            return state.offer
        return self.verdicts if kind == VERDICT else lay.layable(state)

    def why(self, state: State, question: Question, option: int) -> int:
        assert isinstance(state, Position)
        kind = question.kind
        if kind == SOURCE:
            return lay.why_need(state, question.a, question.b, option)
        cashed = option - self.board.ordinary[kind]
        if cashed >= 0:
            return supply.why_cash_in(state, cashed)
        if kind == BID:
            return auction.why_bid(state, option)
        if kind == LOT:
            return auction.why_lot(state, option)
        return FINE if kind == VERDICT else lay.why_lay(state, option)

    def rest(self, state: State, question: Question, option: int) -> int:
        kind = question.kind
        if kind == SOURCE:
            needs = self.board.needs[question.a]
            return ENDS if question.b == len(needs) - 1 else option
        is_laid = kind == LAY and option < self.board.tiles
        return option if is_laid and len(self.board.needs[option]) > 0 else ENDS

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return list(state.points)

    def tie_break(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Position)
        return scoring.tie_break(state, seat)

    def deal(self, chance: Chance) -> list[int]:
        return setup.deal(self.board, chance)

    def start(self, deal: list[int]) -> State:
        return setup.start(self.board, deal)

    def hide(self, state: State, seat: int) -> None:
        assert isinstance(state, Position)
        view.hide(state)

    def sample(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Position)
        view.sample(state, chance)

    def components(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        in_stacks = len(tiles_at(state, STACK))
        return [state.bank + sum(list(state.money)), state.drawn + in_stacks]

    def judge(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return judge.judge(state, self.scales)

    def weigh(self, weights: dict[str, float]) -> None:
        super().weigh(weights)
        self.scales = judge.Weights(weights)
