"""figures: what is printed, and where we have it from."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ironbridge.cli.compare import comparison_json, tell_comparison
from ironbridge.cli.invocation import example
from ironbridge.cli.options import Figures as OwnFigures
from ironbridge.cli.options import GameId, Json, Lang, Players
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.cli.words import say, told
from ironbridge.core.errors import GameError
from ironbridge.core.figures import MARKS, YOURS, Figure, Figures
from ironbridge.core.game import Game
from ironbridge.core.tally import tally
from ironbridge.terminal.tell import FAINT
from ironbridge.terminal.voice import console

Compared = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Only what this file of yours changes, and which examples of the rulebook contradict it.",
    ),
]

app = typer.Typer(add_completion=False)


@app.command(cls=GameCommand, epilog=example("figures industria --mark reconstructed"))
def figures(
    ctx: typer.Context,
    game: GameId,
    mark: Annotated[
        str, typer.Option(help=f"Only figures with this mark: {', '.join((*MARKS, YOURS))}.")
    ] = "",
    players: Players = None,
    figures: OwnFigures = None,
    compare: Compared = None,
    json_: Json = False,
    lang: Lang = "",
) -> None:
    """Every printed figure of a game, and where it comes from."""
    made = chosen_game(ctx, game, players, figures)
    if compare is not None:
        own = chosen_game(ctx, game, players, compare)
        if json_:
            typer.echo(comparison_json(made, own, lang))
        else:
            tell_comparison(made, own, lang)
        return
    printed, chosen = made.figures, marked(made, mark)
    if json_:
        rows = [{**asdict(figure), "source": printed.source(figure.mark)} for figure in chosen]
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    out = console()
    out.print(figure_table(chosen, lang))
    tell_sources(out, printed, chosen, lang)
    out.print()
    out.print(Text(tally(printed).text(lang)))


def marked(game: Game, mark: str) -> list[Figure]:
    """The figures of a game that have a mark; all of them for none."""
    if not list(game.figures):
        raise GameError(told("no-figures", game=game.title.name))
    chosen = [figure for figure in game.figures if has_mark(figure, mark)]
    if not chosen:
        raise GameError(told("no-mark", mark=repr(mark)))
    return chosen


def has_mark(figure: Figure, mark: str) -> bool:
    """Is it marked so? `public` is any public source, `public:id` one of them."""
    return not mark or figure.mark == mark or figure.mark.startswith(f"{mark}:")


def figure_table(figures: list[Figure], lang: str) -> Table:
    """The figures, those of one component under its name."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("figures.figure", lang), no_wrap=True)
    table.add_column(say("figures.value", lang))
    table.add_column(say("figures.mark", lang))
    above = ""
    for figure in figures:
        parent, _, name = figure.path.rpartition(".")
        if parent != above:
            table.add_row(Text(parent, "bold"), Text(figure.note.get(lang, ""), FAINT))
            above = parent
        mark = f"{figure.mark} ({figure.detail})" if figure.detail else figure.mark
        table.add_row(Text(f"  {name}"), Text(value_text(figure.value)), Text(mark))
    return table


def value_text(value: Any) -> str:
    """A value as people write it."""
    if isinstance(value, dict):
        return "; ".join(f"{key}: {value_text(entry)}" for key, entry in value.items())
    if isinstance(value, list):
        return ", ".join(map(value_text, value))
    return str(value)


def tell_sources(out: Console, printed: Figures, figures: list[Figure], lang: str) -> None:
    """The public sources that were named, and their titles."""
    marks = dict.fromkeys(figure.mark for figure in figures if printed.source(figure.mark))
    if not marks:
        return
    out.print()
    out.print(Text(say("figures.sources", lang), "bold"))
    table = Table.grid(padding=(0, 2))
    for mark in marks:
        table.add_row(Text(mark.partition(":")[2], "bold"), Text(printed.source(mark, lang)))
    out.print(table)
