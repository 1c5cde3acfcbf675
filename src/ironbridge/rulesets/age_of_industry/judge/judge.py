"""How a bot should think about Age of Industry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ironbridge.core.asks import Question
from ironbridge.core.judge import Judge, Thinking
from ironbridge.core.state import State
from ironbridge.rulesets.age_of_industry.game import AgeOfIndustry
from ironbridge.rulesets.age_of_industry.judge.outlook import (
    STANDARD,
    WITH_SHIPS,
    Weights,
    least_missed,
    outlook,
)
from ironbridge.rulesets.age_of_industry.rules.actions import BUILD, CARD
from ironbridge.rulesets.age_of_industry.state import Position

TURN_MOVES: Final = 4  # two actions, each perhaps the taking of two cards
BLUR: Final = 1.5  # many moves are nearly as good as the best
# Games are close: who is third is no matter.
BY_LAND: Final = Thinking(turn_moves=TURN_MOVES, blur=BLUR, rivals=2.0)
# What trade overseas brings shows late, and is a matter of luck then.
OVERSEAS: Final = Thinking(turn_moves=TURN_MOVES, turns_ahead=4, judged_on_the_way=True, blur=BLUR)


@final
class AgeOfIndustryJudge(Judge):
    """Judges by money that is there and will come, by levels on the map and by chances in hand."""

    def __init__(self, game: AgeOfIndustry, weights: Mapping[str, float] | None = None) -> None:
        at_sea = game.board.ships != 0
        if weights is None:
            weights = WITH_SHIPS if at_sea else STANDARD
        super().__init__(game, weights, OVERSEAS if at_sea else BY_LAND)
        self.game = game
        self.scales = Weights(weights)

    def weighed(self, weights: Mapping[str, float]) -> Judge:
        return AgeOfIndustryJudge(self.game, weights)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return outlook(state, self.scales)

    def is_small(self, question: Question) -> bool:
        return question.kind == CARD and question.a != BUILD

    def settled(self, state: State, question: Question, options: list[int]) -> int:
        assert isinstance(state, Position)
        return least_missed(state, self.scales, question.seat, options)
