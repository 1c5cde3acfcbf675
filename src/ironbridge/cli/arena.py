"""arena: how strong bots are, by deals that each of them plays from every seat."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from ironbridge.cli.invocation import example
from ironbridge.cli.line_ups import Bots, Workers, named_bots
from ironbridge.cli.options import Figures, GameId, Json, Lang, Players
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.cli.standings import picture, show
from ironbridge.cli.words import say, told
from ironbridge.core.errors import GameError
from ironbridge.core.game import Game
from ironbridge.draw.png import png
from ironbridge.lab.arena.journal import file_name
from ironbridge.lab.arena.plan import Plan
from ironbridge.lab.arena.report import Report
from ironbridge.lab.arena.run import Tell, run
from ironbridge.terminal.voice import console

SEED: Final = 1_000_000  # bots are tuned on smaller ones
MOST: Final = 100_000  # groups: weeks of greedy games
PAUSE: Final = 30.0  # seconds between lines of progress where nobody is looking
MINUTE: Final = 60
HOUR: Final = 3600
WIDE: Final = 1600  # pixels

app = typer.Typer(add_completion=False)

Groups = Annotated[
    int, typer.Option(min=1, max=MOST, help="How many deals; each is played from every seat.")
]
Seed = Annotated[int, typer.Option(help="Of the first deal.")]
Out = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        help="Where records and results are kept; by default below ./arena. What is there goes on.",
        show_default=False,
    ),
]
Mirror = Annotated[
    bool, typer.Option("--mirror", help="Let each bot play against itself too, as a control.")
]
Cluster = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Play on a cluster of Ray (extra “cluster”).")
]


@app.command(
    cls=GameCommand, epilog=example("arena industria --bots greedy,random --groups 20 --mirror")
)
def arena(
    ctx: typer.Context,
    game: GameId,
    bots: Bots = "greedy,random",
    groups: Groups = 10,
    players: Players = None,
    seed: Seed = SEED,
    mirror: Mirror = False,
    workers: Workers = 0,
    cluster: Cluster = "",
    out: Out = None,
    figures: Figures = None,
    json_: Json = False,
    lang: Lang = "",
) -> None:
    """Measure how strong bots are: every deal from every seat."""
    if cluster and workers:
        raise GameError(told("workers-or-cluster"))
    plan = plan_of(chosen_game(ctx, game, players, figures), bots, seed)
    folder = default_folder(plan) if out is None else out
    with interruptible(folder, lang), progress(lang) as tell:
        report = run(
            plan, groups, folder, mirror=mirror, workers=workers, cluster=cluster, tell=tell
        )
    keep(report, folder, lang)
    if json_:
        typer.echo(json.dumps(report.data(), indent=2, ensure_ascii=False))
    else:
        show(report, folder, lang)


def plan_of(game: Game, bots: str, seed: int) -> Plan:
    """What is to be played."""
    return Plan(
        game=game.id,
        players=game.players,
        bots=tuple(map(findable, named_bots(bots, game.players))),
        seed=seed,
        settings=dict(game.settings),
        figures=game.figures.changes,
    )


def findable(bot: str) -> str:
    """A bot's name that means the same in any folder: processes elsewhere must find its file."""
    path, colon, name = bot.rpartition(":")
    return f"{Path(path).resolve()}:{name}" if colon and Path(path).is_file() else bot


def default_folder(plan: Plan) -> Path:
    """A folder for these games and no others."""
    named = [Path(bot).name for bot in dict.fromkeys(plan.bots)]
    digest = hashlib.sha256(msgspec.json.encode(plan)).hexdigest()[:6]
    name = "-".join([plan.game, str(plan.players), *map(file_name, named), digest])
    return Path("arena") / name


def keep(report: Report, folder: Path, lang: str) -> None:
    """The result, as data and as a picture, beside the games."""
    data = json.dumps(report.data(), indent=2, ensure_ascii=False)
    (folder / "report.json").write_text(data + "\n", encoding="utf-8")
    drawn = picture(report, lang)
    (folder / "arena.svg").write_text(drawn, encoding="utf-8")
    try:
        (folder / "arena.png").write_bytes(png(drawn, WIDE))
    except ImportError:
        typer.echo(say("arena.no-png", lang), err=True)


@contextmanager
def interruptible(folder: Path, lang: str) -> Iterator[None]:
    """Who interrupts is told that nothing is lost."""
    try:
        yield
    except KeyboardInterrupt:
        typer.echo(say("arena.interrupted", lang, folder=folder), err=True)
        raise typer.Abort from None


# Progress.


@contextmanager
def progress(lang: str, what: str = "arena") -> Iterator[Tell]:
    """A bar on the error stream if a person is looking, else a line now and then."""
    err = console(stderr=True)
    clock = Clock(lang, what)
    # Without a thread of its own: the games are spread over forked processes.
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(
        *columns, console=err, transient=True, auto_refresh=False, disable=not err.is_terminal
    ) as bar:
        task = bar.add_task("")

        def tell(done: int, total: int) -> None:
            said = clock.said(done, total)
            bar.update(task, description=said, completed=done, total=total, refresh=True)
            if not err.is_terminal and clock.is_time():
                err.print(Text(said))

        yield tell


class Clock:
    """Knows how long the games, or decisions, take, from those done since it was started."""

    def __init__(self, lang: str, what: str = "arena") -> None:
        self.lang = lang
        self.what = what  # is done: the words for it
        self.begun = self.spoken = time.monotonic()
        self.before: int | None = None  # games that were there already

    def said(self, done: int, total: int) -> str:
        """How far it is, and how long it will take."""
        if self.before is None:
            self.before = done
        played = done - self.before
        if played == 0 or done == total:
            return say(f"{self.what}.done", self.lang, done=done, total=total)
        seconds = (time.monotonic() - self.begun) / played * (total - done)
        left = duration(seconds, self.lang)
        return say(f"{self.what}.left", self.lang, done=done, total=total, time=left)

    def is_time(self) -> bool:
        """Is it time for another line?"""
        if time.monotonic() - self.spoken < PAUSE:
            return False
        self.spoken = time.monotonic()
        return True


def duration(seconds: float, lang: str) -> str:
    """A time as people say it."""
    if seconds < MINUTE:
        return say("arena.seconds", lang, count=round(seconds))
    if seconds < HOUR:
        return say("arena.minutes", lang, count=round(seconds / MINUTE))
    hours, rest = divmod(round(seconds), HOUR)
    return say("arena.hours", lang, hours=hours, minutes=rest // MINUTE)
