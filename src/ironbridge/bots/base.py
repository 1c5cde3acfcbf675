"""Bot: what every bot is. It is given a view, and nothing else to know the game by.

A bot of one's own is a class with one function, entered as `./mine.py:MyBot`:

    from ironbridge.bots import Bot

    class MyBot(Bot):
        def play(self, view):
            return next(view.moves())
"""

from __future__ import annotations

from typing import TypedDict

from ironbridge.bots.clock import Clock
from ironbridge.core.chance import Chance
from ironbridge.core.view import View


class Thought(TypedDict):
    """One plan that a bot considered for its last move."""

    moves: list[list[int]]  # the answers of each move of the plan; the first would be played now
    visits: int  # how often it was tried out; 0: it was only judged
    expected: list[float]  # the result that each seat may expect of it


class Budget:
    """How long a bot may think about one move: so many simulations, or else so many seconds."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def clock(self) -> Clock:
        """A clock that begins to run."""
        return Clock(self.simulations, self.seconds)


class Bot:
    """A player with a source of chance of its own."""

    budget: Budget | None = None  # None: a bot that takes the time it needs

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed, 1)

    def play(self, view: View) -> list[int]:
        """The answers of a complete legal move for the seat that looks."""
        raise NotImplementedError

    def thoughts(self) -> list[Thought]:
        """What it considered for the move it played last, the best first; nothing if it cannot tell."""
        return []
