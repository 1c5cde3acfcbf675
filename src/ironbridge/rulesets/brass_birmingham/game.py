"""Brass: Birmingham as the engine sees it: the chapters of the rulebook on one page."""

from __future__ import annotations

from typing import final

from ironbridge.core.asks import Answers, Question
from ironbridge.core.chance import Chance
from ironbridge.core.events import Event
from ironbridge.core.rules import Rules
from ironbridge.core.state import NOBODY, State
from ironbridge.rulesets.brass_birmingham import setup, view
from ironbridge.rulesets.brass_birmingham.board import Board
from ironbridge.rulesets.brass_birmingham.encoding import BirminghamEncoding
from ironbridge.rulesets.brass_birmingham.rules import (
    action,
    build,
    cards,
    develop,
    network,
    round,
    scoring,
    sell,
    supply,
)
from ironbridge.rulesets.brass_birmingham.rules.refusals import DEAD_ENDS
from ironbridge.rulesets.brass_birmingham.state import DEBT, OVER, Position, seat_of


@final
class Birmingham(Rules):
    """The rules on one board."""

    def __init__(self, board: Board) -> None:
        asks = [
            action.Action(),
            action.Card(board),
            build.Industry(),
            build.Space(board),
            supply.CoalFrom(board),
            supply.IronFrom(board),
            network.Line(board),
            network.NextLine(board),
            network.LinkBeer(board),
            develop.DevelopTile(),
            develop.NextDevelop(),
            sell.Sale(board),
            sell.Merchant(board),
            sell.SaleBeer(board),
            develop.BonusTile(),
            cards.ScoutCard(board),
            round.DebtTile(board),
        ]
        super().__init__(board.seats, asks, DEAD_ENDS)
        self.board = board
        self.encoding = BirminghamEncoding(board, self.numbering)

    def deal(self, chance: Chance) -> list[int]:
        return setup.deal(self.board, chance)

    def start(self, deal: list[int]) -> State:
        return setup.start(self.board, deal)

    def decider(self, state: State) -> int:
        assert isinstance(state, Position)
        return NOBODY if state.phase == OVER else seat_of(state)

    def run(self, state: State, answers: Answers) -> None:
        assert isinstance(state, Position)
        if state.phase == DEBT:
            round.remove_for_debt(state, answers)
        elif action.act(state, answers):
            action.end_action(state)

    def opening(self, state: State) -> Question | None:
        assert isinstance(state, Position)
        kind = round.DEBT_TILE if state.phase == DEBT else action.ACTION
        return Question(kind, seat_of(state))

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Position)
        return list(state.points)

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
