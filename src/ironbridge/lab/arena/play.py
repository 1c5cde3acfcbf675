"""Play: one game of a plan, timed, with its record; any process on any machine can do it."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

import msgspec

from ironbridge.bots import Bot, BotFailed, made_bot
from ironbridge.catalogue import game as make_game
from ironbridge.core.game import Game
from ironbridge.core.speech import Told
from ironbridge.core.view import View
from ironbridge.lab.arena.plan import Plan, Task, bot_seed, entries
from ironbridge.lab.table import GameBroken, Played, names_of, play_game, replayed


class Result(msgspec.Struct, frozen=True):
    """What a game came to: a line of the journal. Lists are by seat."""

    group: int
    rotation: int
    mirror: str
    entries: list[int]  # who sits there
    scores: list[int]
    ranks: list[float]
    winners: list[int]  # seats; none if the game was stopped
    moves: int
    decisions: list[int]  # moves with a choice
    thought: list[float]  # milliseconds for them
    computed: list[float]  # of these, by the processor

    @property
    def task(self) -> Task:
        """The game that this is."""
        return Task(self.group, self.rotation, self.mirror)


@dataclass(frozen=True)
class Finished:
    """A game that was played, with its record."""

    result: Result
    record: str


@dataclass(frozen=True)
class Broken:
    """A game that a bot broke, with its record up to there."""

    task: Task
    sentence: Told
    record: str


class Timed(Bot):
    """A bot with a clock beside it, which runs only where there is a choice."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(0)
        self.bot = bot
        self.decisions = 0
        self.thought = 0.0
        self.computed = 0.0

    def play(self, view: View) -> list[int]:
        if len(list(islice(view.moves(), 2))) < 2:
            return self.bot.play(view)
        begun, computing = time.perf_counter(), time.process_time()
        answers = self.bot.play(view)
        self.decisions += 1
        self.thought += time.perf_counter() - begun
        self.computed += time.process_time() - computing
        return answers


def play(plan: Plan, task: Task) -> Finished | Broken:
    """One game; a bot that breaks down is told, not raised: the result may travel far."""
    line_up = plan.line_up(task.mirror)
    seated = entries(plan, task)
    names = names_of([line_up[entry] for entry in seated])
    game = made(msgspec.json.encode(plan))
    seed = plan.seed + task.group
    try:
        bots = [
            Timed(made_bot(line_up[entry], bot_seed(plan, task.group, entry))) for entry in seated
        ]
        played = play_game(game, bots, seed, names)
    except (BotFailed, GameBroken) as failed:
        moves = failed.moves if isinstance(failed, GameBroken) else []
        so_far = str(replayed(game, seed, moves, names).record())
        return Broken(task, failed.sentence, so_far + remarks(failed))
    record = str(replayed(game, seed, played.moves, names).record())
    return Finished(result_of(task, seated, played, bots), record)


@lru_cache(maxsize=4)
def made(plan: bytes) -> Game:
    """The game of a plan: making one takes longer than a short game does."""
    chosen = msgspec.json.decode(plan, type=Plan)
    figures = dict(chosen.figures) or None
    return make_game(chosen.game, chosen.players, figures=figures, **chosen.settings)


def result_of(task: Task, seated: list[int], played: Played, bots: list[Timed]) -> Result:
    """A game that was played, as a line of the journal."""
    return Result(
        group=task.group,
        rotation=task.rotation,
        mirror=task.mirror,
        entries=seated,
        scores=played.scores,
        ranks=played.ranks,
        winners=played.winners,
        moves=len(played.moves),
        decisions=[bot.decisions for bot in bots],
        thought=[round(1000 * bot.thought, 3) for bot in bots],
        computed=[round(1000 * bot.computed, 3) for bot in bots],
    )


def remarks(failed: BotFailed | GameBroken) -> str:
    """Where the bot broke down, as remarks below a record."""
    lines = traceback.format_exception(failed.__cause__) if failed.__cause__ else []
    told = "".join([f"{failed}\n", *lines])
    return "".join(f"# {line}\n" for line in told.splitlines())
