"""Bot: what every bot is. It is given a view, and nothing else to know the game by."""

from __future__ import annotations

from ironbridge.core.chance import Chance
from ironbridge.core.view import View


class Bot:
    """A player with a source of chance of its own."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed, 1)

    def play(self, view: View) -> list[int]:
        """The answers of a complete legal move for the seat that looks."""
        raise NotImplementedError
