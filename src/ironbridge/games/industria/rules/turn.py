"""Turn: Industria as the engine sees it, one question after the other."""

from __future__ import annotations

from typing import final

from ironbridge.core.chance import Chance
from ironbridge.core.rules import FINE, Answers, Question, Rules, State
from ironbridge.games.industria import judge, setup, view
from ironbridge.games.industria.board import Board
from ironbridge.games.industria.rules import auction, lay, scoring, supply
from ironbridge.games.industria.rules.kinds import (
    BID,
    KEEP,
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
    on_offer,
)


@final
class Industria(Rules):
    """The rules on one board."""

    def __init__(self, board: Board) -> None:
        domains = [options + board.resources for options in board.ordinary]
        super().__init__(board.seats, [*domains, SELLER + board.seats])
        self.weights = judge.STANDARD
        self.scales = judge.Weights(judge.STANDARD)
        self.board = board

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

    def options(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        kind = question.kind
        if kind == SOURCE:
            sources = range(self.domains[SOURCE])
            return [source for source in sources if self.why(state, question, source) == FINE]
        options = self.ordinary_options(state, kind)
        if self.board.cash_in > 0:
            first = self.board.ordinary[kind]
            options.extend([first + resource for resource in supply.cashable(state)])
        return options

    def candidates(self, state: State, question: Question) -> list[int]:
        return self.options(state, question)

    def ordinary_options(self, state: Position, kind: int) -> list[int]:
        """What may be answered, apart from cashing in."""
        if kind == BID:
            return auction.bids(state)
        if kind == LOT:
            return on_offer(state)
        return [SELL, KEEP] if kind == VERDICT else lay.layable(state)

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

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return state.points[:]

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
        return [state.bank + sum(state.money), state.drawn + state.place.count(STACK)]

    def judge(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return judge.judge(state, self.scales)

    def weigh(self, weights: dict[str, float]) -> None:
        super().weigh(weights)
        self.scales = judge.Weights(weights)
