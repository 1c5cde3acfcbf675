"""simulate: many games between bots."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Protocol

import typer
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from ironbridge.cli.invocation import example
from ironbridge.cli.line_ups import Bots, Workers, named_bots
from ironbridge.cli.options import Figures, GameId, Json, Lang, Players, Seed
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.cli.words import percent, say
from ironbridge.core.game import Game
from ironbridge.core.speech import figure
from ironbridge.lab.simulate import Job, Report, Score
from ironbridge.lab.simulate import simulate as play_games
from ironbridge.terminal.voice import console

app = typer.Typer(add_completion=False)


class Tell(Protocol):
    """Hears how many games are done."""

    def __call__(self, done: int, /) -> None: ...


Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Records = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Write the record of every game there.")
]


@app.command(cls=GameCommand, epilog=example("simulate industria --games 500 --bots greedy,random"))
def simulate(
    ctx: typer.Context,
    game: GameId,
    games: Games = 100,
    bots: Bots = "greedy,random",
    players: Players = None,
    seed: Seed = None,
    workers: Workers = 0,
    record: Records = None,
    figures: Figures = None,
    json_: Json = False,
    lang: Lang = "",
) -> None:
    """Let bots play many games, and see who wins how often."""
    job = job_of(chosen_game(ctx, game, players, figures), bots, seed, record)
    with progress(games, say("simulate.progress", lang)) as tell:
        report = play_games(job, games, workers=workers, tell=tell)
    if json_:
        typer.echo(json.dumps(report.data(), indent=2))
    else:
        show(report, lang)


def job_of(game: Game, bots: str, seed: int | None, record: Path | None) -> Job:
    """What every process is to do; the folder for records is made."""
    job = Job(
        game=game.id,
        players=game.players,
        bots=named_bots(bots, game.players),
        seed=secrets.randbits(32) if seed is None else seed,
        settings=dict(game.settings),
        figures=game.figures.changes,
        record=None if record is None else str(record),
    )
    if record is not None:
        record.mkdir(parents=True, exist_ok=True)
    return job


@contextmanager
def progress(games: int, label: str) -> Iterator[Tell]:
    """A bar on the error stream, if a person is looking."""
    err = console(stderr=True)
    # Without a thread of its own: the games are spread over forked processes.
    with Progress(
        console=err, transient=True, auto_refresh=False, disable=not err.is_terminal
    ) as bar:
        task = bar.add_task(label, total=games)
        bar.refresh()

        def tell(done: int, /) -> None:
            bar.update(task, completed=done, refresh=True)

        yield tell


def show(report: Report, lang: str) -> None:
    """Who won how often, how sure that is, and how long the games were."""
    out = console()
    head = say("simulate.head", lang, count=report.games, seed=report.seed, game=report.game)
    mean, least = figure(report.moves_mean, lang), figure(report.moves_least, lang)
    most = figure(report.moves_most, lang)
    out.print(Text(head))
    out.print(score_table(report.scores, lang))
    out.print(Text(say("simulate.fair", lang, share=percent(report.fair, lang))))
    out.print(Text(say("simulate.length", lang, mean=mean, least=least, most=most)))
    if report.stopped:
        out.print(Text(say("simulate.stopped", lang, count=report.stopped, most=most)))


def score_table(scores: list[Score], lang: str) -> Table:
    """A line for each kind of bot."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("simulate.bot", lang))
    for key in ("games", "wins", "interval", "mean", "spread", "range"):
        table.add_column(say(f"simulate.{key}", lang), justify="right")
    for score in scores:
        table.add_row(
            score.bot,
            str(score.games),
            percent(score.rate, lang),
            f"{percent(score.low, lang)} – {percent(score.high, lang)}",
            figure(score.mean, lang, 1),
            figure(score.spread, lang, 1),
            f"{score.least} – {score.most}",
        )
    return table
