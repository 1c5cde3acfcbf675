"""Catan by catanatron: four random players, as its own `Game.play` has them."""

from __future__ import annotations

from catanatron import Color, Game, Player
from random_play import Tally, report


class Counted(Player):
    """Any action that may be played."""

    def __init__(self, color: Color, tally: Tally) -> None:
        super().__init__(color)
        self.tally = tally

    def decide(self, game, playable_actions):
        return self.tally.pick(playable_actions)


def play(tally: Tally) -> None:
    """One game of four."""
    Game([Counted(color, tally) for color in Color]).play()


report("catanatron", "Catan", 4, play)
