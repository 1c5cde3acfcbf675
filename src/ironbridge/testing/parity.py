"""Hold the compiled engine to the interpreted one: the same random games must end alike.

python -m ironbridge.testing.parity                        ten thousand games of each game
python -m ironbridge.testing.parity neuland --games 500

The games of a title are shared out among its maps, editions, optional rules and numbers of players,
and played in slices. A slice that is done is noted in a file, so that the run can be stopped and
goes on from there; where the sources have changed it begins anew. Neuland ends by its players' will
only, so that its random games are stopped after 400 moves, and compared there.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from ironbridge import mode
from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games, title
from ironbridge.core.errors import IronbridgeError
from ironbridge.testing.digests import digest

WHOLE: Final = 10_000  # games of each game
SLICE: Final = 250  # games that are played and noted together


@dataclass(frozen=True)
class Slice:
    """Random games of one configuration, from one seed to before another."""

    game: str
    players: int
    settings: dict[str, Any]
    first: int
    end: int

    def __len__(self) -> int:
        return self.end - self.first

    def __str__(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.settings.items())
        return f"{self.game}, {self.players} players{chosen}, seeds {self.first} to {self.end - 1}"

    def line(self) -> str:
        """How it is noted."""
        return json.dumps(asdict(self))


def slices(id: str, games: int, size: int = SLICE) -> Iterator[Slice]:
    """So many games of a title, shared out among all its configurations."""
    found = [(players, chosen) for chosen in title(id).choices() for players in title(id).players]
    for number, (players, chosen) in enumerate(found):
        share = games // len(found) + (number < games % len(found))
        for first in range(0, share, size):
            yield Slice(id, players, chosen, first, min(first + size, share))


# Playing and comparing.


def play(wanted: Iterable[Slice]) -> list[list[str]]:
    """The digest of every game of every slice, by the engine of this process."""
    found: list[list[str]] = []
    for one in wanted:
        game = make_game(one.game, one.players, **one.settings)
        found.append([digest(game, seed) for seed in range(one.first, one.end)])
    return found


def play_elsewhere(wanted: list[Slice], *, interpreted: bool) -> list[list[str]]:
    """The same in a process of its own, in the wanted mode."""
    environment = {key: value for key, value in os.environ.items() if key != mode.VARIABLE}
    if interpreted:
        environment[mode.VARIABLE] = "1"
    command = [sys.executable, "-m", "ironbridge.testing.parity", "--play"]
    done = subprocess.run(
        command,
        input=json.dumps([asdict(one) for one in wanted]),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise IronbridgeError(f"the games could not be played: {done.stderr.strip()}")
    compiled, found = json.loads(done.stdout)
    assert compiled != interpreted, "the other engine has played"
    return [list(digests) for digests in found]


def differing(wanted: list[Slice]) -> list[str]:
    """The games that do not end alike, each in words; none if all is well."""
    fast = play_elsewhere(wanted, interpreted=False)
    return unlike(wanted, fast, play_elsewhere(wanted, interpreted=True))


def unlike(wanted: list[Slice], first: list[list[str]], second: list[list[str]]) -> list[str]:
    """The games whose digests differ, each in words."""
    return [
        f"{one.game}, {one.players} players, {one.settings}: seed {one.first + at}"
        for one, *pair in zip(wanted, first, second, strict=True)
        for at, (this, that) in enumerate(zip(*pair, strict=True))
        if this != that
    ]


# The whole, with notes.


def notes_file() -> Path:
    """Where slices are noted that are done: a file for each version of the sources."""
    package = Path(str(files("ironbridge")))
    sources = sorted(path for end in ("py", "toml") for path in package.rglob(f"*.{end}"))
    whole = hashlib.sha256()
    for path in sources:
        whole.update(path.read_bytes())
    return Path(tempfile.gettempdir()) / f"ironbridge-parity-{whole.hexdigest()[:12]}.txt"


def compare(wanted: list[Slice], notes: Path, workers: int) -> list[str]:
    """Every slice that is not noted yet, with a line for each; the games that differ."""
    noted = set(notes.read_text(encoding="utf-8").splitlines()) if notes.exists() else set()
    left = [one for one in wanted if one.line() not in noted]
    total = sum(map(len, wanted))
    done = total - sum(map(len, left))
    print(f"{done:,} of {total:,} games are done already, noted in {notes}", flush=True)
    differ: list[str] = []
    with ThreadPoolExecutor(workers) as pool, notes.open("a", encoding="utf-8") as file:
        for one, found in zip(left, pool.map(lambda one: differing([one]), left), strict=True):
            done += len(one)
            print(f"{done:,} of {total:,}: {one}: {'DIFFER' if found else 'alike'}", flush=True)
            differ += found
            if not found:
                print(one.line(), file=file, flush=True)
    return differ


def main(arguments: list[str]) -> int:
    """Run, and say how it went."""
    parser = argparse.ArgumentParser("python -m ironbridge.testing.parity", description=__doc__)
    parser.add_argument("game", nargs="*", help="by default every game")
    parser.add_argument("--games", type=int, default=WHOLE, help="of each game")
    parser.add_argument("--workers", type=int, default=1, help="slices played at once")
    parser.add_argument("--notes", type=Path, help="where to note what is done")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.play:
        wanted = [Slice(**one) for one in json.load(sys.stdin)]
        print(json.dumps([mode.is_compiled(), play(wanted)]))
        return 0
    if not mode.is_compiled():
        parser.error("there is nothing to compare: the package is not compiled, or not used so")
    try:
        wanted = [one for id in options.game or games() for one in slices(id, options.games)]
        differ = compare(wanted, options.notes or notes_file(), options.workers)
    except IronbridgeError as error:
        parser.error(str(error))
    print("\n".join(differ) or f"{sum(map(len, wanted)):,} games end alike, both ways")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
