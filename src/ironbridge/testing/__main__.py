"""Hold a game to the laws on many random games, on all cores.

python -m ironbridge.testing brass-birmingham --games 1000
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import title
from ironbridge.core.errors import IronbridgeError
from ironbridge.testing.conforming import conform
from ironbridge.testing.places import LawBroken

Task = tuple[str, int, dict[str, Any], int]  # game, players, settings, seed


def tasks(id: str, games: int) -> Iterator[Task]:
    """Every configuration of a game with every seed."""
    for chosen in title(id).choices():
        for players in title(id).players:
            for seed in range(games):
                yield id, players, chosen, seed


def hold(task: Task) -> str:
    """One random game held to every law; what is wrong, or nothing."""
    id, players, chosen, seed = task
    try:
        conform(make_game(id, players, **chosen), [seed])
    except LawBroken as broken:
        return f"{id}, {players} players, {chosen}: {broken}"
    return ""


def main(arguments: list[str]) -> int:
    """Run, and say how it went."""
    parser = argparse.ArgumentParser("python -m ironbridge.testing", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="for each configuration")
    options = parser.parse_args(arguments)
    try:
        wanted = list(tasks(options.game, options.games))
    except IronbridgeError as error:
        parser.error(str(error))
    broken = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for done, complaint in enumerate(pool.map(hold, wanted, chunksize=4), 1):
            if complaint:
                broken += 1
                print(complaint)
            if sys.stderr.isatty() and done % 10 == 0:
                print(f"\r{done} of {len(wanted)}", end="", file=sys.stderr)
    print(f"{len(wanted)} games of {options.game} held to the laws, {broken} broke one")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
