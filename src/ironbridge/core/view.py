"""View: what one seat may know, with the rules at hand. All that a bot ever gets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from ironbridge.core.chance import Chance
from ironbridge.core.play import moves
from ironbridge.core.rules import Rules, State


@final
class View:
    """A position with all that the seat may not know taken out."""

    def __init__(self, rules: Rules, state: State, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self.state = state.copy()
        rules.hide(self.state, seat)

    def moves(self) -> Iterator[list[int]]:
        """The complete legal moves of the seat that is asked: the same in every sample."""
        return moves(self.rules, self.sample(Chance(0)))

    def sample(self, chance: Chance) -> State:
        """A whole position that could be the real one."""
        state = self.state.copy()
        self.rules.sample(state, chance)
        return state
