"""View: what one seat may know, with the rules and their judge at hand. All that a bot ever gets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, final

from ironbridge.core.asks import Question
from ironbridge.core.chance import Chance
from ironbridge.core.judge import Judge
from ironbridge.core.play import moves
from ironbridge.core.state import State


@final
class View:
    """A position with all that the seat may not know taken out."""

    def __init__(self, judge: Judge, state: State, seat: int) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.seat = seat
        self.state = state.copy()
        self.rules.hide(self.state, seat)

    def moves(self) -> Iterator[list[int]]:
        """The different legal moves of the seat that is asked: the same in every sample."""
        return moves(self.rules, self.sample(Chance(0)))

    def sample(self, chance: Chance) -> State:
        """A whole position that could be the real one."""
        state = self.state.copy()
        self.rules.sample(state, chance)
        return state

    def encode(
        self, row: Any, question: Question | None = None, answers: Sequence[int] = ()
    ) -> None:
        """Write what the seat may know into a buffer of short numbers (`array("h")`, NumPy's int16).

        A move that is being composed comes with its question and the answers so far, as actions.
        """
        encoding = self.rules.encoding
        assert encoding is not None
        memoryview(row)[:] = encoding.row(self.state, self.seat, question, answers)

    def __copy__(self) -> View:
        return seen(self.judge, self.state.copy(), self.seat)

    def __deepcopy__(self, memo: object) -> View:
        return seen(self.judge, self.state.copy(), self.seat)

    def __reduce__(self) -> tuple[object, ...]:
        return seen, (self.judge, self.state, self.seat)


def seen(judge: Judge, state: State, seat: int) -> View:
    """The view that holds a state in which nothing is left to hide."""
    view = View(judge, state, seat)
    view.state = state
    return view
