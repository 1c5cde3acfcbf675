"""How well expected points and chances to win agree with how games end, and what makes them agree.

Greedy plays whole games against itself; at some twenty positions of each the judge's values are kept
beside the end. `play` writes these, resumably; `fit` makes the table that the review counts with from
two thirds of the games; `report` measures it on the others, which it has not seen.

    nice .venv/bin/python benchmarks/expectations.py play samples.jsonl
    .venv/bin/python benchmarks/expectations.py fit samples.jsonl
    .venv/bin/python benchmarks/expectations.py report samples.jsonl
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from ironbridge.bots import bot
from ironbridge.bots.expectation import Expectation, Knot, called
from ironbridge.catalogue import game as make_game
from ironbridge.core.game import Game
from ironbridge.core.match import Match

GAMES: Final[list[tuple[str, dict[str, Any], dict[int, int]]]] = [  # how many, by players
    ("brass-birmingham", {}, {2: 60, 3: 60, 4: 60}),
    ("brass-birmingham", {"introductory": True}, {2: 24, 3: 24, 4: 24}),
    ("age-of-industry", {}, {3: 60, 4: 60, 5: 40}),
    ("age-of-industry", {"map": "new-england"}, {3: 18, 4: 18, 5: 12}),
    ("industria", {}, {3: 120, 4: 120}),
    ("neuland", {}, {2: 16, 3: 16, 4: 12}),
]
POSITIONS: Final = 20  # of a game
LONGEST: Final = 3_000  # moves
FIFTHS: Final = 5  # of a match
UNSEEN: Final = 3  # every third game is kept for the report
DOUBTS: Final = [0.2 * 1.1**step for step in range(60)]  # that are tried
TINY: Final = 1e-9
CAUTION: Final = 1.2  # how much more doubtful than in games that were fitted others are

Sample = dict[str, Any]


def play(path: Path) -> None:
    """Play all games that are not in the file yet."""
    known = {(one["game"], one["players"], one["seed"]) for one in samples(path)}
    for id, settings, counts in GAMES:
        for players, count in counts.items():
            game = make_game(id, players, **settings)
            for seed in range(count):
                if (called(game)[0], players, seed) not in known:
                    keep(path, seed, played(game, seed))


def played(game: Game, seed: int) -> Match:
    """A whole game of greedy against itself."""
    match = game.start(seed=seed)
    bots = [bot("greedy", seed * game.players + seat) for seat in range(game.players)]
    while not match.over and len(match.played) < LONGEST:
        match.play(match.move(bots[match.seat].play(match.view_of(match.seat))))
    return match


def keep(path: Path, seed: int, match: Match) -> None:
    """Some positions of a game, with its end."""
    count = len(match.played)
    ends = {"scores": match.scores(), "winners": match.winners()}
    game = {"game": called(match.game)[0], "players": match.game.players, "seed": seed}
    with path.open("a", encoding="utf-8") as file:
        for number in range(POSITIONS if match.over else 0):
            at = number * count // POSITIONS
            values = [round(value, 2) for value in match.game.judge.values(match.state_at(at))]
            line = {**game, "share": round(at / count, 4), "values": values, **ends}
            file.write(json.dumps(line) + "\n")


def samples(path: Path) -> Iterator[Sample]:
    """All that was kept."""
    if path.exists():
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


# Fitting.


def fit(path: Path) -> None:
    """Print the table, made of two thirds of the games."""
    print("# How a judge's values are read: made by benchmarks/expectations.py, fit.")
    print("# Fifths of a match: base, level, lead, doubt (bots/expectation.py).")
    for id, by_players in grouped(path, seen=True).items():
        print(f'\n["{id}"]')
        for players, found in by_players.items():
            rows = [list(knot_of(part)) for part in fifths(found)]
            print(f"{players} = {json.dumps(rows)}")


def grouped(path: Path, *, seen: bool) -> dict[str, dict[int, list[Sample]]]:
    """The samples that `fit` sees or does not see, by game and number of players."""
    found: dict[str, dict[int, list[Sample]]] = {}
    for one in samples(path):
        if (one["seed"] % UNSEEN != 0) == seen:
            found.setdefault(one["game"], {}).setdefault(one["players"], []).append(one)
    return found


def fifths(found: list[Sample]) -> list[list[Sample]]:
    """By how much of the match is over."""
    parts: list[list[Sample]] = [[] for _ in range(FIFTHS)]
    for one in found:
        parts[int(one["share"] * FIFTHS)].append(one)
    return parts


def knot_of(found: list[Sample]) -> Knot:
    """What the values mean in a fifth: two straight lines, and the likeliest doubt."""
    values, ends = [fmean(one["values"]) for one in found], [fmean(one["scores"]) for one in found]
    level = max(0.0, slope(values, ends))
    leads = [value - fmean(one["values"]) for one in found for value in one["values"]]
    lasted = [points - fmean(one["scores"]) for one in found for points in one["scores"]]
    lead = max(0.0, slope(leads, lasted))
    doubt = max(DOUBTS, key=lambda doubt: likelihood(found, lead, doubt))
    base = fmean(ends) - level * fmean(values)
    return Knot(round(base, 2), round(level, 3), round(lead, 3), round(CAUTION * doubt, 2))


def slope(xs: list[float], ys: list[float]) -> float:
    """Of the straight line through these points."""
    x, y = fmean(xs), fmean(ys)
    spread = sum((one - x) ** 2 for one in xs)
    together = sum((one - x) * (other - y) for one, other in zip(xs, ys, strict=True))
    return together / spread if spread else 0.0


def likelihood(found: list[Sample], lead: float, doubt: float) -> float:
    """How well chances told with this doubt foretell the winners."""
    reading = Expectation([Knot(0.0, 1.0, lead, doubt)] * FIFTHS)
    return sum(
        log(max(TINY, reading.chances(one["values"], 0.0)[seat])) / len(one["winners"])
        for one in found
        for seat in one["winners"]
    )


# Measuring.


def report(path: Path) -> None:
    """Print both tables for the games that `fit` has not seen, as the docs have them."""
    deciles: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    print(
        "| game | games | "
        + " | ".join(f"{at * 20}–{at * 20 + 20} %" for at in range(FIFTHS))
        + " |"
    )
    print("|---|---|" + "---|" * FIFTHS)
    for id, by_players in grouped(path, seen=False).items():
        errors: list[list[float]] = [[] for _ in range(FIFTHS)]
        for players, found in by_players.items():
            reading = Expectation.of(made(id, players))
            for one in found:
                measure(reading, one, errors[int(one["share"] * FIFTHS)], deciles)
        count = sum(len({one["seed"] for one in found}) for found in by_players.values())
        cells = [f"{fmean(map(abs, part)):.1f} ({fmean(part):+.1f})" for part in errors]
        print(f"| {id} | {count} | {' | '.join(cells)} |".replace("-0.0", "+0.0"))
    print("\n| chance told | positions and seats | told on average | won |\n|---|---|---|---|")
    for at, pairs in enumerate(deciles):
        told, won = (fmean(column) * 100 for column in zip(*pairs, strict=True))
        print(f"| {at * 10}–{at * 10 + 10} % | {len(pairs)} | {told:.1f} % | {won:.1f} % |")


def made(name: str, players: int) -> Game:
    """The game that a heading of the table is about."""
    games = (make_game(id, players, **settings) for id, settings, _ in GAMES if name.startswith(id))
    return next(game for game in games if called(game)[0] == name)


def measure(
    reading: Expectation,
    one: Sample,
    errors: list[float],
    deciles: list[list[tuple[float, float]]],
) -> None:
    """What was told at one position, beside what came of it."""
    expected = reading.points(one["values"], one["share"])
    errors += [told - end for told, end in zip(expected, one["scores"], strict=True)]
    for seat, chance in enumerate(reading.chances(one["values"], one["share"])):
        won = (seat in one["winners"]) / len(one["winners"])
        deciles[min(9, int(chance * 10))].append((chance, won))


if __name__ == "__main__":
    {"play": play, "fit": fit, "report": report}[sys.argv[1]](Path(sys.argv[2]))
