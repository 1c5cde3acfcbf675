"""arena: how strong bots are, by deals that each of them plays from every seat."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from ironbridge.cli.invocation import example
from ironbridge.cli.ladder import picture as ladder_picture
from ironbridge.cli.ladder import show as show_ladder
from ironbridge.cli.line_ups import Bots, Workers, named_bots
from ironbridge.cli.options import Figures, GameId, Json, Lang, Players
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.cli.standings import picture, show
from ironbridge.cli.words import say, told
from ironbridge.core.errors import GameError
from ironbridge.core.game import Game
from ironbridge.draw.png import png
from ironbridge.lab.arena.journal import file_name
from ironbridge.lab.arena.ladder import key, ladder_name, rate
from ironbridge.lab.arena.plan import Plan
from ironbridge.lab.arena.report import Report
from ironbridge.lab.arena.run import Tell, Workforce, run
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
Ladder = Annotated[
    bool,
    typer.Option(
        "--ladder", help="Rate one bot: held-out deals, against reference bots that never change."
    ),
]


@app.command(cls=GameCommand, epilog=example("arena industria --bots ./mine.py:MyBot --ladder"))
def arena(
    ctx: typer.Context,
    game: GameId,
    bots: Bots = "greedy,random",
    groups: Groups = 10,
    players: Players = None,
    ladder: Ladder = False,
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
    chosen = chosen_game(ctx, game, players, figures)
    asked = Asked(groups, Workforce(workers, cluster), out, json_, lang)
    if not ladder:
        compete(plan_of(chosen, bots, seed), asked, mirror=mirror)
    elif mirror or figures or seed != SEED:
        raise GameError(told("ladder-is-fixed"))
    else:
        climb(chosen, only_bot(bots), asked)


@dataclass(frozen=True)
class Asked:
    """How much is to be played, by whom, and how the result is to be told."""

    deals: int
    force: Workforce
    out: Path | None
    json: bool
    lang: str


def compete(plan: Plan, asked: Asked, *, mirror: bool) -> None:
    """Let bots meet one another."""
    folder = asked.out or default_folder(plan)
    with interruptible(folder, asked.lang), progress(asked.lang) as tell:
        report = run(plan, asked.deals, folder, asked.force, mirror=mirror, tell=tell)
    keep(report, folder, asked.lang)
    if asked.json:
        typer.echo(as_json(report.data()))
    else:
        show(report, folder, asked.lang)


def climb(game: Game, bot: str, asked: Asked) -> None:
    """Find a bot's place on the ladder."""
    folder = asked.out or Path("arena") / ladder_name(game)
    with interruptible(folder, asked.lang), progress(asked.lang) as tell:
        rated = rate(game, bot, asked.deals, folder, asked.force, tell)
    write(folder / f"{key(bot)}.json", rated.data())
    draw(folder / f"{key(bot)}.svg", ladder_picture(rated, asked.lang), asked.lang)
    if asked.json:
        typer.echo(as_json(rated.data()))
    else:
        show_ladder(rated, folder, asked.lang)


def only_bot(bots: str) -> str:
    """The one bot that is rated."""
    if "," in bots:
        raise GameError(told("one-on-the-ladder"))
    return findable(*named_bots(bots, 1))


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
    write(folder / "report.json", report.data())
    draw(folder / "arena.svg", picture(report, lang), lang)


def write(file: Path, data: dict[str, Any]) -> None:
    """A result as data."""
    file.write_text(as_json(data) + "\n", encoding="utf-8")


def as_json(data: dict[str, Any]) -> str:
    """A result for programs."""
    return json.dumps(data, indent=2, ensure_ascii=False)


def draw(file: Path, drawn: str, lang: str) -> None:
    """A result as a picture, as SVG and PNG."""
    file.write_text(drawn, encoding="utf-8")
    try:
        file.with_name(f"{file.stem}.png").write_bytes(png(drawn, WIDE))
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
