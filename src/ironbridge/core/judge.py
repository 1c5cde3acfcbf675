"""Judge: how good a position looks, and how a bot should think about this game. Never changed.

The rules know nothing of it. A bot that wants other weights makes a judge of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from ironbridge.core import pickling
from ironbridge.core.asks import Question
from ironbridge.core.rules import Rules
from ironbridge.core.state import State


class Thinking(NamedTuple):
    """How far a bot should think, and how exactly."""

    turn_moves: int = 1  # moves of a seat in a row that are thought through together
    turns_ahead: int = 1  # own turns that are followed after that; 0: none is of use
    judged_on_the_way: bool = False  # is a trial judged before each of these turns too?
    blur: float = 1.0  # how much more than usual weaker bots misjudge, to be weaker
    rivals: float = 0.0  # points behind the best other that make a rival less; 0: all are alike


USUAL: Final = Thinking()
NO_WEIGHTS: Final[Mapping[str, float]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a good player would say of the positions of one game; by itself, the points as they stand."""

    def __init__(
        self,
        rules: Rules,
        weights: Mapping[str, float] = NO_WEIGHTS,
        thinking: Thinking = USUAL,
    ) -> None:
        self._rules = rules
        self._weights: Mapping[str, float] = MappingProxyType(dict(weights))
        self._thinking = thinking

    @property
    def rules(self) -> Rules:
        """The game it judges."""
        return self._rules

    @property
    def weights(self) -> Mapping[str, float]:
        """What it counts with, by name."""
        return self._weights

    @property
    def thinking(self) -> Thinking:
        """How far a bot should think, and how exactly."""
        return self._thinking

    def __copy__(self) -> Judge:
        return self

    def __deepcopy__(self, memo: object) -> Judge:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return pickling.reduced_judge(self)

    def weighed(self, weights: Mapping[str, float]) -> Judge:
        """Another one, that judges by these weights."""
        raise NotImplementedError

    def values(self, state: State) -> list[float]:
        """How many points each seat may expect in the end."""
        return [float(points) for points in self._rules.scores(state)]

    def is_small(self, question: Question) -> bool:
        """Does it matter little which option is chosen? Bots look into it only at the end."""
        return False

    def is_alike(self, question: Question) -> bool:
        """Do most options lead to much the same? In a hurry bots begin with any of them."""
        return False

    def settled(self, state: State, question: Question, options: list[int]) -> int:
        """The option that a bot begins with in a small matter."""
        return options[0]
