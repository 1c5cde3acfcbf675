"""Bench: random play on one core, timed interpreted and compiled, side by side.

Everything is timed in processor time, so that a machine that others use too disturbs little.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from ironbridge import mode
from ironbridge.catalogue import game as make_game
from ironbridge.core.asks import Question
from ironbridge.core.chance import Chance
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.game import Game
from ironbridge.core.listing import Listing
from ironbridge.core.play import Tally, attempt, playout, survey
from ironbridge.core.state import NOBODY, State
from ironbridge.core.view import View

POSITIONS: Final = 60  # of random games, in which options and moves are listed
APART: Final = 17  # moves from one of these to the next
LONG: Final = 400  # moves of a game, where the rules set no end, that are looked at
COPIES: Final = 20_000
AMID: Final = 25  # moves, after which a match is copied
CLONES: Final = 1000
CALIBRATION: Final = 200_000
WORD: Final = 8  # bytes of a number in the state


@dataclass(frozen=True)
class Row:
    """One measurement. Those after the calibration are 0 in files from before they were made."""

    game: str
    options: Mapping[str, Any]
    players: int
    mode: str
    moves_per_s: float  # complete moves, those without a choice too
    decisions_per_s: float  # questions with a choice
    games_per_s: float
    branching: float  # options of a decision
    options_us: float  # to list the options of a question
    copy_ns: float
    state_bytes: int
    calibration: float  # a fixed loop, in ms, timed beside it: machines compare by this
    moves_us: float = 0.0  # to list every complete legal move of a position
    moves_listed: float = 0.0  # how many these are
    front_door_per_s: float = 0.0  # decisions by `options` and `choose` of a match
    front_door_moves_per_s: float = 0.0  # complete moves made of these, and those that followed
    clone_us: float = 0.0  # to copy a whole match
    encode_us: float = 0.0  # to write what a seat may know into a row; 0: the game has no encoding
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
    """Play at random for so many seconds, and look at some positions for as many, here."""
    before = calibrate()
    made, games, stopped, taken = play_for(game, seconds)
    tally = survey_for(game, seconds / 4)
    decisions, chosen, door = front_door_for(game, seconds / 4)
    states = positions(game)
    moves_us, listed = moves_time(game, states, seconds / 4)
    return Row(
        game=game.id,
        options=dict(game.settings),
        players=game.players,
        mode="compiled" if mode.is_compiled() else "interpreted",
        moves_per_s=made / taken,
        decisions_per_s=made / taken * tally.decisions / tally.moves,
        games_per_s=games / taken,
        branching=tally.offered / tally.decisions,
        options_us=options_time(game, states, seconds / 4),
        copy_ns=copy_time(states[0]),
        state_bytes=WORD * len(states[0].numbers()),
        moves_us=moves_us,
        moves_listed=listed,
        front_door_per_s=decisions / door,
        front_door_moves_per_s=chosen / door,
        clone_us=clone_time(game, seconds / 8),
        encode_us=encode_time(game, states, seconds / 8),
        stopped=stopped,
        most_moves=game.most_moves,
        calibration=(before + calibrate()) / 2,
    )


# Random play.


def play_for(game: Game, seconds: float) -> tuple[int, int, int, float]:
    """Random games until the time is up: moves, games, those stopped, the time taken."""
    rules = game.rules
    made = games = stopped = 0
    begun = time.process_time()
    taken = 0.0
    while taken < seconds:
        state = rules.start(rules.deal(Chance(games)))
        made += playout(rules, state, Chance(games, 1), game.most_moves)
        games += 1
        stopped += rules.decider(state) != NOBODY
        taken = time.process_time() - begun
    return made, games, stopped, taken


def survey_for(game: Game, seconds: float) -> Tally:
    """How much is asked in such games: counting takes longer, and is not timed."""
    rules = game.rules
    tally = Tally()
    games = 0
    begun = time.process_time()
    while games == 0 or time.process_time() - begun < seconds:
        state = rules.start(rules.deal(Chance(games)))
        survey(rules, state, Chance(games, 1), tally, game.most_moves)
        games += 1
    return tally


def front_door_for(game: Game, seconds: float) -> tuple[int, int, float]:
    """Matches as Python users play them: answers given, moves made, the time taken."""
    answers = made = games = 0
    begun = time.process_time()
    taken = 0.0
    while taken < seconds:
        match = game.start(seed=games)
        chance = Chance(games, 1)
        while not match.over and len(match.played) < LONG:
            options = match.options()
            match.choose(options[chance.below(len(options))])
            answers += 1
        made += len(match.played)
        games += 1
        taken = time.process_time() - begun
    return answers, made, taken


# Looking at positions.


def positions(game: Game) -> list[State]:
    """Positions met in random games, from their beginning to their end: always the same ones."""
    found: list[State] = []
    seed = 0
    while len(found) < POSITIONS:
        found += met(game, seed)
        seed += 1
    return found[:POSITIONS]


def met(game: Game, seed: int) -> Iterator[State]:
    """Positions of one random game in which a seat is asked."""
    rules = game.rules
    state = rules.start(rules.deal(Chance(seed)))
    chance = Chance(seed, 1)
    played = playout(rules, state, chance, seed % APART)
    while rules.decider(state) != NOBODY and played < LONG:
        if rules.decider(state) >= 0:
            yield state.copy()
        played += playout(rules, state, chance, APART)


def options_time(game: Game, states: list[State], seconds: float) -> float:
    """Microseconds to list the options of a question, in the middle of a move too."""
    rules = game.rules
    chance = Chance(0)
    questions = [asked for state in states for asked in questions_of(game, state, chance)]

    def list_all() -> None:
        for state, question in questions:
            rules.options(state, question)

    return timed(list_all, seconds) / len(questions) * 1e6


def questions_of(game: Game, state: State, chance: Chance) -> Iterator[tuple[State, Question]]:
    """Every question of a random move, each with the position in which it is asked."""
    answers: list[int] = []
    while (given := attempt(game.rules, state, answers)).open is not None:
        yield given.state, given.open
        answers.append(chance.pick(given.options()))


def moves_time(game: Game, states: list[State], seconds: float) -> tuple[float, float]:
    """Microseconds to list every complete legal move of a position, and how many these are."""
    listed = sum(len(Listing(game.rules, state)) for state in states)

    def list_all() -> None:
        for state in states:
            Listing(game.rules, state)

    return timed(list_all, seconds) / len(states) * 1e6, listed / len(states)


def copy_time(state: State) -> float:
    """Nanoseconds to copy a state."""

    def copy_all() -> None:
        for _ in range(COPIES):
            state.copy()

    return timed(copy_all, 0) / COPIES * 1e9


def clone_time(game: Game, seconds: float) -> float:
    """Microseconds to copy a match, some way into a game."""
    match = game.start(seed=0)
    chance = Chance(0, 1)
    while not match.over and len(match.played) < AMID:
        match.choose(chance.pick(match.draft.choices))

    def clone_some() -> None:
        for _ in range(CLONES):
            match.copy()

    return timed(clone_some, seconds) / CLONES * 1e6


def encode_time(game: Game, states: list[State], seconds: float) -> float:
    """Microseconds to write what a seat may know, with the question it is asked."""
    if game.rules.encoding is None:
        return 0.0
    row = array("h", bytes(2 * game.encoding.size))
    views = [View(game.judge, state, game.rules.decider(state)) for state in states]
    asked = [(view, attempt(game.rules, view.state, []).open) for view in views]

    def encode_all() -> None:
        for view, question in asked:
            view.encode(row, question)

    return timed(encode_all, seconds) / len(asked) * 1e6


def timed(work: Callable[[], None], seconds: float) -> float:
    """Seconds that some work takes, in the mean over so many seconds, or once if it is longer."""
    count = 0
    begun = time.process_time()
    taken = 0.0
    while count == 0 or taken < seconds:
        work()
        count += 1
        taken = time.process_time() - begun
    return taken / count


def calibrate() -> float:
    """Milliseconds that a fixed loop takes on this machine now."""
    begun = time.process_time()
    total = 0
    for number in range(CALIBRATION):
        total += number & 7
    assert total > 0
    return (time.process_time() - begun) * 1e3


if __name__ == "__main__":
    game_id, players, settings, seconds = json.loads(sys.argv[1])
    print(json.dumps(measure(make_game(game_id, players, **settings), seconds).data()))
