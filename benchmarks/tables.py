"""Many tables at once: how long a move takes from when it was due until it is seen, and what it costs.

    python benchmarks/tables.py --tables 1000 --rate 100,200,300 --boards --game brass-birmingham --json
    python benchmarks/tables.py --tables 100 --rate 20 --database postgresql --seconds 60

Starts a server with a fresh database (with `--workers 2` two of them with one PostgreSQL), opens so
many tables in the middle of games, seats somebody at each by a socket, and lets moves fall due by
chance at the rates given, one rate after the other. With `--boards` everybody is like a browser: a
board is drawn for him, and what is long comes deflated. A move that the server does not do in time
is not waited for by the next: if it cannot keep up, `done_per_s` is below `rate`, and the times say
by how much it was late.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from typing import Any, Final

import tables_crowd as crowd
from tables_ground import SERVE, Ground, Used, be_server, serving

from ironbridge import mode

SHARES: Final = (0.5, 0.95, 0.99)
HEADINGS: Final = (
    "offered/s | done/s | play, ms (50/95/99 %) | seen, ms | ask, ms | loop, ms a move | workers, ms"
    " | database, ms | client, ms | first/ask/state, KB | memory, MB | undone | errors"
)

Row = dict[str, Any]


async def measure(ground: Ground, chosen: argparse.Namespace) -> list[Row]:
    """Seat everybody, then one rate after the other."""
    dice = random.Random(chosen.seed)
    house = await crowd.furnish(ground.ports, chosen.game, chosen.boards, chosen.tables, dice)
    players = [crowd.Player(house, dice.randrange(2**31)) for _ in range(chosen.tables)]
    rows = []
    for rate in chosen.rate:
        await crowd.seat(players)
        rows.append(await measure_rate(ground, players, rate, chosen, dice))
        if not chosen.json:
            print(line(rows[-1]), flush=True)
    for player in players:
        player.leave()
    return rows


async def measure_rate(
    ground: Ground,
    players: list[crowd.Player],
    rate: float,
    chosen: argparse.Namespace,
    dice: random.Random,
) -> Row:
    """What a rate comes to. Processor time is counted while moves are due."""
    begin = crowd.now() + crowd.LEAD
    tasks = crowd.start(players, rate, begin, chosen.seconds, dice)
    await crowd.until(begin)
    used, own = ground.used(), time.process_time()
    await crowd.until(begin + chosen.seconds)
    used, own = ground.used().since(used), time.process_time() - own
    done = sum(len(player.seen.seen) for player in players)
    seen = await crowd.finish(players, tasks, chosen.grace)
    return {
        **what(chosen),
        "rate": rate,
        "done_per_s": round(done / chosen.seconds, 2),
        **waited(seen),
        **cost(used, own, max(1, done)),
        **wire(seen),
        "memory_mb": round(ground.memory()),
        "undone": seen.undone,
        "errors": dict(seen.errors),
    }


# Rows.


def what(chosen: argparse.Namespace) -> Row:
    """What was measured."""
    return {
        "game": chosen.game,
        "tables": chosen.tables,
        "boards": chosen.boards,
        "database": chosen.database.partition(":")[0],
        "workers": chosen.workers,
        "compiled": mode.is_compiled(),
        "seconds": chosen.seconds,
    }


def waited(seen: crowd.Seen) -> Row:
    """How long people waited: for the word that a move is stored, to see it, for the next question."""
    return {
        "play_ms": percentiles(seen.played),
        "seen_ms": percentiles(seen.seen),
        "ask_ms": percentiles(seen.asked),
        "asks_a_move": round(len(seen.asked) / max(1, len(seen.state_bytes)), 2),
    }


def cost(used: Used, own: float, done: int) -> Row:
    """Milliseconds of processor time for a move, with all that was asked before it."""
    return {
        "loop_ms": round(used.loop / done * 1000, 2),
        "worker_ms": round(used.workers / done * 1000, 2),
        "database_ms": round(used.database / done * 1000, 2),
        "client_ms": round(own / done * 1000, 2),
    }


def wire(seen: crowd.Seen) -> Row:
    """Kilobytes of a message, in the mean."""
    return {
        "first_kb": kilobytes(seen.first_bytes),
        "ask_kb": kilobytes(seen.asked_bytes),
        "state_kb": kilobytes(seen.state_bytes),
    }


def percentiles(values: list[float]) -> list[float]:
    """The 50th, 95th and 99th, in milliseconds."""
    ordered = sorted(values) or [0.0]
    last = len(ordered) - 1
    return [round(ordered[min(last, int(len(ordered) * share))] * 1000, 1) for share in SHARES]


def kilobytes(sizes: list[int]) -> float:
    """The mean."""
    return round(sum(sizes) / max(1, len(sizes)) / 1000, 1)


def line(row: Row) -> str:
    """A row for people."""
    times = [
        " / ".join(f"{ms:,.0f}" for ms in row[name]) for name in ("play_ms", "seen_ms", "ask_ms")
    ]
    sizes = " / ".join(str(row[name]) for name in ("first_kb", "ask_kb", "state_kb"))
    costs = [row[name] for name in ("loop_ms", "worker_ms", "database_ms", "client_ms")]
    cells = [row["rate"], row["done_per_s"], *times, *costs, sizes, row["memory_mb"], row["undone"]]
    errors = ", ".join(f"{name} {count}" for name, count in row["errors"].items()) or "none"
    return f"| {' | '.join(map(str, cells))} | {errors} |"


def head(chosen: argparse.Namespace) -> str:
    """What stands above the rows."""
    told = ", ".join(f"{name} {value}" for name, value in what(chosen).items())
    return f"{told}\n\n| {HEADINGS} |\n|{'---|' * (HEADINGS.count('|') + 1)}"


# The program.


def rates(text: str) -> list[float]:
    """Rates with commas between them."""
    found = [float(part) for part in text.split(",")]
    if not all(0 < rate <= 100_000 for rate in found):
        raise ValueError(text)
    return found


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=rates, default=[20.0], help="moves a second: 100,200,300")
    parser.add_argument("--game", default="industria", choices=list(crowd.SEATS))
    parser.add_argument("--boards", action="store_true", help="as browsers, with boards drawn")
    parser.add_argument(
        "--database", default="sqlite", help="sqlite, postgresql (both fresh), or an address"
    )
    parser.add_argument("--seconds", type=float, default=20, help="for each rate")
    parser.add_argument(
        "--grace", type=float, default=5, help="seconds after the last move was due"
    )
    parser.add_argument("--workers", type=int, default=1, help="server processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print a list of rows")
    chosen = parser.parse_args()
    if chosen.workers > 1 and not chosen.database.startswith("postgresql"):
        parser.error("several server processes need a PostgreSQL: --database postgresql")
    return chosen


def main() -> None:
    """Measure, or be the server that is measured."""
    if sys.argv[1:2] == [SERVE]:
        be_server(sys.argv[2])
        return
    chosen = arguments()
    if not chosen.json:
        print(head(chosen), flush=True)
    with serving(chosen.database, chosen.workers) as ground:
        rows = asyncio.run(measure(ground, chosen))
    if chosen.json:
        print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
