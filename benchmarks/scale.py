"""Simulations on one worker and on several: how many times faster they are together.

    python benchmarks/scale.py brass-birmingham --games 2000 --workers 2

On a machine that others use too, look at the processor time: what the workers and their master
spend on the same games, all together, must not grow with the number of workers.
"""

from __future__ import annotations

import argparse
import os
import time

from ironbridge.lab.simulate import Job, simulate


def main() -> None:
    """Play the same games on one worker and on so many, twice, and print the times."""
    parser = argparse.ArgumentParser("python benchmarks/scale.py", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--bots", default="random")
    options = parser.parse_args()
    job = Job(options.game, options.players, (options.bots,) * options.players, 1, {}, {})
    print(f"{'workers':>8} {'games/s':>9} {'seconds':>8} {'processor s':>12}")
    for workers in (1, options.workers, 1, options.workers):
        begun, before = time.perf_counter(), processor()
        simulate(job, options.games, workers=workers)
        taken, spent = time.perf_counter() - begun, processor() - before
        print(
            f"{workers:>8} {options.games / taken:>9,.1f} {taken:>8.2f} {spent:>12.2f}", flush=True
        )


def processor() -> float:
    """Processor time of this process and of all workers that have ended."""
    return sum(os.times()[:4])


if __name__ == "__main__":
    main()
