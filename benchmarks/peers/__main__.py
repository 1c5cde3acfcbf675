"""Our random play and our environments beside those of others, in turn, on one core of this machine.

    python benchmarks/peers --seconds 3 --rounds 3

The others are installed from PyPI into an environment of their own (`--venv`), once; one that
cannot be installed on this Python is left out, and said so. Every engine plays its own games, every
answer by chance, one after the other, in processor time; then all of them again, so many rounds, and
what is told is the middle one by decisions a second. A decision is a question with more than
one answer; a move of ours is complete, of one answer or several, a move of theirs is one answer. The
table is Markdown.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ironbridge import catalogue, mode
from ironbridge.lab.bench import Row, elsewhere
from ironbridge.version import VERSION

HERE = Path(__file__).resolve().parent
VENV = HERE.parent.parent / "build" / "peers"
PEERS = {  # what is installed, and the program that plays it
    "catanatron": ("catanatron", "play_catanatron.py"),
    "OpenSpiel": ("open_spiel", "play_open_spiel.py"),
    "PettingZoo": ("pettingzoo[classic]", "play_pettingzoo.py"),
    "python-chess": ("chess", "play_python_chess.py"),
}
ENVIRONMENTS = "play_environments.py"  # ours, played with our own Python
OURS = ("brass-birmingham", "age-of-industry", "industria", "neuland")
FOUR = 4  # players
MEASURE = OURS[0]  # the ratios are to this one


def main() -> None:
    """Install, play, print."""
    parser = argparse.ArgumentParser("python benchmarks/peers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game")
    parser.add_argument("--rounds", type=int, default=3, help="of all of them")
    parser.add_argument("--venv", type=Path, default=VENV, help="where the peers are installed")
    options = parser.parse_args()
    python = environment(options.venv)
    programs = [
        (python, name, program)
        for name, (package, program) in PEERS.items()
        if installed(python, name, package)
    ]
    programs.insert(0, (Path(sys.executable), "ironbridge", ENVIRONMENTS))
    ours: list[list[Row]] = []
    theirs: list[list[dict[str, Any]]] = []
    for _ in range(options.rounds):
        ours.append([own(game, options.seconds) for game in OURS])
        theirs.append([row for one in programs for row in played(*one, options.seconds)])
    print(table(list(middle_ones(ours)), list(middle_rows(theirs))))


def say(text: str) -> None:
    """A line for the person who waits."""
    print(text, file=sys.stderr, flush=True)


def middle_ones(rounds: list[list[Row]]) -> Iterable[Row]:
    """Each of our games in its middle round."""
    for rows in zip(*rounds, strict=True):
        yield sorted(rows, key=lambda row: row.decisions_per_s)[len(rows) // 2]


def middle_rows(rounds: list[list[dict[str, Any]]]) -> Iterable[dict[str, Any]]:
    """The same of the others; one that broke down in a round has fewer of them."""
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row in (row for rows in rounds for row in rows):
        found.setdefault((row["peer"], row["game"]), []).append(row)
    for rows in found.values():
        yield sorted(rows, key=lambda row: row["decisions_per_s"])[len(rows) // 2]


# The others.


def environment(venv: Path) -> Path:
    """The Python of the peers' environment, made if it is not there."""
    if not (venv / "pyvenv.cfg").exists():
        say(f"making an environment in {venv} …")
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    return venv / ("Scripts" if os.name == "nt" else "bin") / "python"


def installed(python: Path, name: str, package: str) -> bool:
    """Install a peer; False, with a line that says so, where that is not possible."""
    say(f"{name}: installing {package} …")
    command = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", package]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        say(f"{name}: cannot be installed on Python {platform.python_version()}: {last}")
    return done.returncode == 0


def played(python: Path, name: str, program: str, seconds: float) -> list[dict[str, Any]]:
    """What its random play comes to; nothing, with a line that says so, if it breaks down."""
    say(f"{name}: playing …")
    command = [python, HERE / program, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        say(f"{name}: broke down: {last}")
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


# Ours.


def own(game: str, seconds: float) -> Row:
    """Our own random play, four players, in the fastest mode that is installed."""
    say(f"ironbridge: {game} …")
    return elsewhere(game, FOUR, {}, seconds, interpreted=not mode.is_compiled())


# The table.


def table(ours: list[Row], theirs: list[dict[str, Any]]) -> str:
    """Every engine; the last two columns say how many times faster ours is in Brass."""
    measure = next(row for row in ours if row.game == MEASURE)
    title = catalogue.title(MEASURE).name
    lines = [
        f"Python {platform.python_version()}, load {load()}; {title}, four players, "
        f"against each: random play, and through `options` and `choose`.",
        "",
        "| engine | game | players | moves/s | decisions/s | games/s | branching | random play |"
        " front door |",
        "|---|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    return "\n".join([*lines, *map(own_line, ours), *(line(row, measure) for row in theirs)])


def load() -> str:
    """How busy the machine is, where it tells."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def own_line(row: Row) -> str:
    """One of our games."""
    name = catalogue.title(row.game).name
    figures = f"{row.moves_per_s:,.0f} | {row.decisions_per_s:,.0f} | {row.games_per_s:,.0f}"
    who = f"ironbridge {VERSION}, {row.mode} | {name} | {row.players}"
    return f"| {who} | {figures} | {row.branching:.1f} | | |"


def line(row: dict[str, Any], measure: Row) -> str:
    """One of theirs."""
    figures = " | ".join(
        f"{row[key]:,.0f}" for key in ("moves_per_s", "decisions_per_s", "games_per_s")
    )
    ratios = " | ".join(
        f"× {ours / row['decisions_per_s']:.1f}"
        for ours in (measure.decisions_per_s, measure.front_door_per_s)
    )
    who = f"{row['peer']} {row['version']} | {row['game']} | {row['players']}"
    return f"| {who} | {figures} | {row['branching']:.1f} | {ratios} |"


if __name__ == "__main__":
    main()
