"""How a bot should think about Industria."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ironbridge.core.judge import Judge, Thinking
from ironbridge.core.rules import Rules
from ironbridge.core.state import State
from ironbridge.rulesets.industria.judge.outlook import STANDARD, Weights, outlook
from ironbridge.rulesets.industria.state import Position

THINKING: Final = Thinking(turns_ahead=24)  # a bid is a turn: in an epoch there are some fifteen


@final
class IndustriaJudge(Judge):
    """Judges by what lies on the table, what is in hand, and what will probably be bought."""

    def __init__(self, rules: Rules, weights: Mapping[str, float] = STANDARD) -> None:
        super().__init__(rules, weights, THINKING)
        self.scales = Weights(weights)

    def weighed(self, weights: Mapping[str, float]) -> Judge:
        return IndustriaJudge(self.rules, weights)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return outlook(state, self.scales)
