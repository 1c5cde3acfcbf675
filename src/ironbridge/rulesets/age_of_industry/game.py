"""Age of Industry as the engine sees it: the chapters of the rulebook on one page."""

from __future__ import annotations

from typing import final

from ironbridge.core.asks import Answers
from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.rules import Rules
from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.age_of_industry import setup, view
from ironbridge.rulesets.age_of_industry.board import COAL, IRON, Board
from ironbridge.rulesets.age_of_industry.encoding import AgeOfIndustryEncoding
from ironbridge.rulesets.age_of_industry.rules import (
    actions,
    build,
    cards,
    money,
    railway,
    round,
    scoring,
    sell,
    supply,
)
from ironbridge.rulesets.age_of_industry.rules.refusals import DEAD_ENDS
from ironbridge.rulesets.age_of_industry.state import OVER, SETTLING, TAKING, Position, seat_of


@final
class AgeOfIndustry(Rules):
    """The rules on one map."""

    def __init__(self, board: Board) -> None:
        asks = [
            actions.Action(),
            actions.Card(board),
            build.Industry(),
            build.Space(board),
            supply.Source(board, COAL),
            supply.Source(board, IRON),
            railway.Line(board),
            sell.Sale(board),
            sell.Buyer(board),
            cards.DevelopCounter(board),
            cards.TakeCard(board),
            money.RepayLoans(board),
        ]
        super().__init__(board.seats, asks, DEAD_ENDS)
        self.board = board
        self.encoding = AgeOfIndustryEncoding(board, self.numbering)

    def deal(self, chance: Chance) -> list[int]:
        return setup.deal(self.board, chance)

    def start(self, deal: list[int]) -> State:
        return setup.start(self.board, deal)

    def decider(self, state: State) -> int:
        assert isinstance(state, Position)
        return NOBODY if state.phase == OVER else seat_of(state)

    def run(self, state: State, answers: Answers) -> None:
        assert isinstance(state, Position)
        if state.phase == SETTLING:
            round.settle(state, answers)
        elif state.phase == TAKING:
            actions.take(state, answers)
        else:
            actions.act(state, answers)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return [scoring.points(state, seat) for seat in range(self.seats)]

    def tie_break(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Position)
        return scoring.tie_break(state, seat)

    def components(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return [state.bank + sum(state.money), view.cards_in_play(state)]

    def hide(self, state: State, seat: int) -> None:
        assert isinstance(state, Position)
        view.hide(state, seat)

    def heard(self, event: Event, seat: int) -> Event:
        return view.heard(event, seat)

    def sample(self, state: State, chance: Chance) -> None:
        assert isinstance(state, Position)
        view.sample(state, chance)
