"""Random games without end: is the process as large after the last as after the first thousand?

    python benchmarks/memory.py brass-birmingham --games 1000000 --every 100000

Every hundredth game goes through the front door (`Match`), the others run on bare states.
"""

from __future__ import annotations

import argparse
import time

import ironbridge as ib
from ironbridge import mode
from ironbridge.lab.memory import play_on


def main() -> None:
    """Play, and print a line at every mark."""
    parser = argparse.ArgumentParser("python benchmarks/memory.py", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=10_000)
    options = parser.parse_args()
    game = ib.game(options.game, options.players)
    print(f"{game}, {'compiled' if mode.is_compiled() else 'interpreted'}")
    print(f"{'games':>10} {'moves':>13} {'resident KB':>12} {'blocks':>9} {'seconds':>8}")
    for mark in play_on(game, options.games, options.every):
        print(
            f"{mark.games:>10,} {mark.moves:>13,} {mark.kilobytes:>12,} {mark.blocks:>9,}"
            f" {time.process_time():>8.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
