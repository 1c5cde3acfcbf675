"""Bench: random play on one core, timed interpreted and compiled, side by side."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from ironbridge import mode
from ironbridge.catalogue import game as make_game
from ironbridge.core.chance import Chance
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.game import Game
from ironbridge.core.play import Tally, playout, survey
from ironbridge.core.rules import NOBODY, State

COPIES: Final = 20_000
CALIBRATION: Final = 200_000
WORD: Final = 8  # bytes of a number in the state


@dataclass(frozen=True)
class Row:
    """One measurement."""

    game: str
    options: Mapping[str, Any]
    players: int
    mode: str
    moves_per_s: float
    decisions_per_s: float
    games_per_s: float
    branching: float
    options_us: float
    copy_ns: float
    state_bytes: int
    calibration: float  # a fixed loop, in ms, timed beside it: machines compare by this
    stopped: int = 0  # games that would not end
    most_moves: int = 0  # after which they were stopped

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def both(game: str, players: int, settings: Mapping[str, Any], seconds: float) -> list[Row]:
    """The row of the interpreted and, where there is one, of the compiled engine."""
    rows = [elsewhere(game, players, settings, seconds, interpreted=True)]
    if mode.is_compiled():
        rows.append(elsewhere(game, players, settings, seconds, interpreted=False))
    return rows


def elsewhere(
    game: str, players: int, settings: Mapping[str, Any], seconds: float, *, interpreted: bool
) -> Row:
    """Measure in a process of its own, since a process runs one of the two only."""
    environment = {key: value for key, value in os.environ.items() if key != mode.VARIABLE}
    if interpreted:
        environment[mode.VARIABLE] = "1"
    call = json.dumps([game, players, dict(settings), seconds])
    command = [sys.executable, "-m", "ironbridge.lab.bench", call]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise IronbridgeError(f"the measurement failed: {done.stderr.strip()}")
    return Row(**json.loads(done.stdout))


def measure(game: Game, seconds: float) -> Row:
    """Play at random for so many seconds, here."""
    calibration = calibrate()
    moves, games, stopped, taken = play_for(game, seconds)
    tally = survey_for(game, seconds / 4)
    state = game.rules.start(game.rules.deal(Chance(0)))
    return Row(
        game=game.id,
        options=game.settings,
        players=game.players,
        mode="compiled" if mode.is_compiled() else "interpreted",
        moves_per_s=moves / taken,
        decisions_per_s=moves / taken * tally.decisions / tally.moves,
        games_per_s=games / taken,
        branching=tally.offered / tally.decisions,
        options_us=options_time(game, seconds / 4),
        copy_ns=copy_time(state),
        state_bytes=WORD * len(state.numbers()),
        calibration=calibration,
        stopped=stopped,
        most_moves=game.most_moves,
    )


def play_for(game: Game, seconds: float) -> tuple[int, int, int, float]:
    """Random games until the time is up: moves, games, those stopped, the time taken."""
    rules = game.rules
    moves = games = stopped = 0
    begun = time.perf_counter()
    taken = 0.0
    while taken < seconds:
        state = rules.start(rules.deal(Chance(games)))
        moves += playout(rules, state, Chance(games, 1), game.most_moves)
        games += 1
        stopped += rules.decider(state) != NOBODY
        taken = time.perf_counter() - begun
    return moves, games, stopped, taken


def survey_for(game: Game, seconds: float) -> Tally:
    """How much is asked in such games: counting takes longer, and is not timed."""
    rules = game.rules
    tally = Tally()
    games = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        state = rules.start(rules.deal(Chance(games)))
        survey(rules, state, Chance(games, 1), tally, game.most_moves)
        games += 1
    return tally


def options_time(game: Game, seconds: float) -> float:
    """Microseconds to ask for the options of the present question at the front door."""
    match = game.start(seed=0)
    count = 0
    begun = time.perf_counter()
    taken = 0.0
    while taken < seconds:
        match.options()
        count += 1
        taken = time.perf_counter() - begun
    return taken / count * 1e6


def copy_time(state: State) -> float:
    """Nanoseconds to copy a state."""
    begun = time.perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (time.perf_counter() - begun) / COPIES * 1e9


def calibrate() -> float:
    """Milliseconds that a fixed loop takes on this machine now."""
    begun = time.perf_counter()
    total = 0
    for number in range(CALIBRATION):
        total += number & 7
    assert total > 0
    return (time.perf_counter() - begun) * 1e3


if __name__ == "__main__":
    game_id, players, settings, seconds = json.loads(sys.argv[1])
    print(json.dumps(measure(make_game(game_id, players, **settings), seconds).data()))
