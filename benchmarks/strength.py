"""How strong the bots are: every table of docs/strength.md, played and written.

    python benchmarks/strength.py --list                        the commands, one for each match
    python benchmarks/strength.py --only greedy --workers 2     play some of them
    python benchmarks/strength.py --write docs/strength.md      and write the tables there

A match is an arena in a folder of its own below --out: what is finished there is not played again,
and `ironbridge arena` with the listed command goes on with it too. The tables hold every match
that is finished, a page also what it told of the others; a match that fails is told, and the next
one played.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from matches import Match, matches
from strength_page import EN, OUT, tables, text_of, write

from ironbridge.catalogue import games
from ironbridge.cli.arena import Clock, keep
from ironbridge.core.errors import IronbridgeError
from ironbridge.lab.arena.run import Workforce, run


def play(match: Match, out: Path, workers: int, cluster: str) -> None:
    """Play a match, telling how far it is; then keep what it came to."""
    clock = Clock(EN)
    folder = match.folder(out)

    def tell(done: int, total: int) -> None:
        said = clock.said(done, total)
        if clock.is_time():
            print(f"  {said}", file=sys.stderr, flush=True)

    print(match.command(out), file=sys.stderr, flush=True)
    plan = match.plan()
    report = run(plan, match.groups, folder, Workforce(workers, cluster), tell=tell)
    keep(report, folder, EN)


def main() -> int:
    """Play what is chosen, then write."""
    asked = options()
    chosen = [match for match in matches(asked.groups) if is_chosen(match, asked)]
    if asked.list:
        print("\n".join(match.command(asked.out) for match in chosen))
        return 0
    failed = 0
    for match in chosen if not asked.only_write else []:
        try:
            play(match, asked.out, asked.workers, asked.cluster)
        except (IronbridgeError, OSError) as error:
            print(f"  failed: {error}", file=sys.stderr)
            failed = 1
    made = tables(list(matches()), asked.out)
    if asked.write is None:
        print(text_of(made))
    else:
        write(asked.write, made)
    return failed


def is_chosen(match: Match, asked: argparse.Namespace) -> bool:
    """Is this match to be played?"""
    return (
        (not asked.only or match.table in asked.only)
        and (not asked.game or match.game in asked.game)
        and (not asked.players or match.players in asked.players)
    )


def options() -> argparse.Namespace:
    """What is asked for."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--list", action="store_true", help="only show the commands")
    words.add_argument(
        "--only", nargs="*", choices=["greedy", "master", "levels", "rungs", "controls", "points"]
    )
    words.add_argument("--game", nargs="*", choices=games())
    words.add_argument("--players", nargs="*", type=int)
    words.add_argument("--groups", type=int, help="so many for each match, not as many as usual")
    words.add_argument("--workers", type=int, default=0, help="0 is one for each core")
    words.add_argument("--cluster", default="", metavar="ADDRESS")
    words.add_argument("--out", type=Path, default=OUT, metavar="DIR")
    words.add_argument("--write", type=Path, metavar="PAGE", help="put the tables into a page")
    words.add_argument("--only-write", action="store_true", help="play nothing more")
    return words.parse_args()


if __name__ == "__main__":
    sys.exit(main())
