"""dataset: the decisions of many games between bots, as a file to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.text import Text

from ironbridge.cli.arena import Cluster, Seed, interruptible, plan_of, progress
from ironbridge.cli.invocation import example
from ironbridge.cli.line_ups import Bots, Workers
from ironbridge.cli.options import Figures, GameId, Lang, Players
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.cli.words import say, told
from ironbridge.core.errors import GameError
from ironbridge.core.speech import figure
from ironbridge.lab.dataset.run import Dataset, make, parts_of
from ironbridge.terminal.voice import console

MOST: Final = 10_000_000  # games
MEGABYTE: Final = 1e6

app = typer.Typer(add_completion=False)

Games = Annotated[int, typer.Option(min=1, max=MOST, help="How many games.")]
Out = Annotated[
    Path,
    typer.Option(
        metavar="FILE", help="The Parquet file; what a killed call has played of it goes on."
    ),
]


@app.command(
    cls=GameCommand,
    epilog=example("dataset industria --games 100 --bots greedy,random --out games.parquet"),
)
def dataset(
    ctx: typer.Context,
    game: GameId,
    games: Games = 100,
    bots: Bots = "greedy,random",
    players: Players = None,
    seed: Seed = 0,
    workers: Workers = 0,
    cluster: Cluster = "",
    out: Out = Path("games.parquet"),
    figures: Figures = None,
    lang: Lang = "",
) -> None:
    """Write the decisions of many games between bots into a file to learn from."""
    if cluster and workers:
        raise GameError(told("workers-or-cluster"))
    plan = plan_of(chosen_game(ctx, game, players, figures), bots, seed)
    with interruptible(parts_of(out), lang), progress(lang) as tell:
        made = make(plan, games, out, workers=workers, cluster=cluster, tell=tell)
    show(made, lang)


def show(made: Dataset, lang: str) -> None:
    """What is in the file, and how large it is."""
    megabytes = figure(made.file.stat().st_size / MEGABYTE, lang, 1)
    decisions = figure(made.decisions, lang)
    told = {"file": made.file, "decisions": decisions, "size": megabytes}
    console().print(Text(say("dataset.made", lang, count=made.games, **told)), soft_wrap=True)
