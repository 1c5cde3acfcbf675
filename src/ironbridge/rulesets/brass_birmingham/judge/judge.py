"""How a bot should think about Brass: Birmingham."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import Question
from ironbridge.core.judge import Judge, Thinking
from ironbridge.core.rules import Rules
from ironbridge.core.state import State
from ironbridge.rulesets.brass_birmingham.judge.outlook import STANDARD, Weights
from ironbridge.rulesets.brass_birmingham.judge.survey import Survey
from ironbridge.rulesets.brass_birmingham.rules.action import CARD, is_for_a_build
from ironbridge.rulesets.brass_birmingham.rules.cards import SCOUT_CARD
from ironbridge.rulesets.brass_birmingham.rules.develop import NEXT_DEVELOP
from ironbridge.rulesets.brass_birmingham.state import OVER, Position

THINKING: Final = Thinking(turn_moves=2)  # the two actions of a turn


@final
class BirminghamJudge(Judge):
    """Judges by what will be scored, and by what can still be done."""

    def __init__(self, rules: Rules, weights: Mapping[str, float] = STANDARD) -> None:
        super().__init__(rules, weights, THINKING)
        self.scales = Weights(weights)

    def weighed(self, weights: Mapping[str, float]) -> Judge:
        return BirminghamJudge(self.rules, weights)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        seats = state.board.seats
        if state.phase == OVER:
            return [float(state.points[seat]) for seat in range(seats)]
        survey = Survey(state, self.scales)
        for seat in range(i64(seats)):
            survey.add_seat(seat)
        survey.add_tiles()
        survey.add_links()
        return list(survey.values)

    def is_small(self, question: Question) -> bool:
        """A card that is only given away is."""
        kind = question.kind
        return kind == SCOUT_CARD or (kind == CARD and not is_for_a_build(question))

    def is_alike(self, question: Question) -> bool:
        return question.kind == NEXT_DEVELOP

    def settled(self, state: State, question: Question, options: list[int]) -> int:
        """The card without which the hand can still build most."""
        assert isinstance(state, Position)
        survey = Survey(state, self.scales)
        best = options[0]
        most = survey.hand(question.seat, best)
        for card in options[1:]:
            left = survey.hand(question.seat, card)
            if left > most:
                best, most = card, left
        return best
