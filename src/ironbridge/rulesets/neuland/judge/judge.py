"""How a bot should think about Neuland."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from ironbridge.core.judge import Judge, Thinking
from ironbridge.core.state import State
from ironbridge.rulesets.neuland.game import Neuland
from ironbridge.rulesets.neuland.judge.outlook import STANDARD, Weights, outlook
from ironbridge.rulesets.neuland.state import Position


@final
class NeulandJudge(Judge):
    """Judges by the crests on properties, and by how near each seat is to the next ones."""

    def __init__(self, neuland: Neuland, weights: Mapping[str, float] = STANDARD) -> None:
        super().__init__(neuland, weights, thinking(int(neuland.board.spaces)))
        self.neuland = neuland
        self.scales = Weights(weights)

    def weighed(self, weights: Mapping[str, float]) -> Judge:
        return NeulandJudge(self.neuland, weights)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return outlook(state, self.scales)


def thinking(spaces: int) -> Thinking:
    """A whole turn at once, but no replies: they tell less than a turn that wastes nothing."""
    return Thinking(turn_moves=2 * spaces, turns_ahead=0)
