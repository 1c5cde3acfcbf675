"""Random play of a peer, timed: how many decisions and games a second, on one core.

A decision is a position with more than one legal answer, as in our own figures; a move is any
answer, the only one there is too. Processor time.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from typing import Any


@dataclass
class Tally:
    """What random play has met."""

    games: int = 0
    moves: int = 0
    decisions: int = 0
    offered: int = 0

    def pick(self, options: Sequence[Any]) -> Any:
        """One of the options by chance, counted if there was a choice."""
        self.moves += 1
        if len(options) > 1:
            self.decisions += 1
            self.offered += len(options)
        return options[random.randrange(len(options))]


@dataclass
class Figures:
    """One line of the table."""

    peer: str
    version: str
    game: str
    players: int
    moves_per_s: float
    decisions_per_s: float
    games_per_s: float
    branching: float


def report(
    package: str,
    game: str,
    players: int,
    play: Callable[[Tally], None],
    known: str | None = None,
) -> None:
    """Play one game after the other for as many seconds as the command line says, and print."""
    random.seed(0)
    tally = Tally()
    begun = time.process_time()
    taken = 0.0
    while taken < float(sys.argv[1]):
        play(tally)
        tally.games += 1
        taken = time.process_time() - begun
    figures = Figures(
        package,
        known or version(package),
        game,
        players,
        tally.moves / taken,
        tally.decisions / taken,
        tally.games / taken,
        tally.offered / tally.decisions,
    )
    print(json.dumps(asdict(figures)))
