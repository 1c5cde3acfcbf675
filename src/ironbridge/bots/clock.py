"""Clock: how much of a thinking budget is used up, in simulations or in time."""

from __future__ import annotations

from time import thread_time
from typing import final


@final
class Clock:
    """Runs from its making. Time is the processor's, so a busy machine makes no bot weaker."""

    def __init__(self, simulations: int, seconds: float) -> None:
        self.simulations = simulations  # 0: by time
        self.seconds = seconds
        self.done = 0
        self.begun = thread_time()

    def used(self) -> float:
        """The share of the budget that is used up; 1 or more: all of it."""
        if self.simulations > 0:
            return self.done / self.simulations
        return (thread_time() - self.begun) / self.seconds

    def is_late(self, share: float) -> bool:
        """Is so much of the time gone? Simulations are not asked: they must stay reproducible."""
        return self.simulations == 0 and self.used() >= share
