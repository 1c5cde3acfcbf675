"""Memory: does a process that plays random games one after the other stay as large as it was?"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ironbridge.core.chance import Chance
from ironbridge.core.game import Game
from ironbridge.core.play import playout

LONG: Final = 400  # moves, where the rules set no end to a game
MATCHES: Final = 100  # every so many games one is played through the front door


@dataclass(frozen=True)
class Mark:
    """What the process held after so many games."""

    games: int
    moves: int
    kilobytes: int  # resident, or 0 where the system does not tell
    blocks: int  # objects of Python's own memory


def play_on(game: Game, games: int, every: int) -> Iterator[Mark]:
    """Play so many random games, with a mark before the first and after every so many."""
    moves = 0
    yield mark(0, 0)
    for number in range(games):
        moves += play_match(game, number) if number % MATCHES == 0 else play_state(game, number)
        if (number + 1) % every == 0:
            yield mark(number + 1, moves)


def play_state(game: Game, seed: int) -> int:
    """A random game on a bare state."""
    rules = game.rules
    state = rules.start(rules.deal(Chance(seed)))
    return playout(rules, state, Chance(seed, 1), LONG if game.endless else game.most_moves)


def play_match(game: Game, seed: int) -> int:
    """A random game as Python users play it."""
    match = game.start(seed=seed)
    chance = Chance(seed, 1)
    while not match.over and not (game.endless and len(match.played) >= LONG):
        match.choose(chance.pick(match.draft.choices))
    return len(match.played)


def mark(games: int, moves: int) -> Mark:
    """What this process holds now."""
    gc.collect()
    return Mark(games, moves, resident(), sys.getallocatedblocks())


def resident() -> int:
    """Kilobytes of this process in memory."""
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    lines = status.read_text(encoding="ascii").splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS:")))
