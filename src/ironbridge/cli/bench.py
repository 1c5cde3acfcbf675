"""bench: random play timed, and compared with what it was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games
from ironbridge.catalogue import title as find_title
from ironbridge.cli.options import AnyGame, Json, Lang, Players
from ironbridge.cli.settings import GameCommand
from ironbridge.cli.words import say
from ironbridge.core.errors import GameError
from ironbridge.lab.bench import Row, both
from ironbridge.terminal.voice import console

RATES: Final = ("decisions_per_s", "games_per_s", "moves_per_s")  # more is better
TIMES: Final = ("options_us", "copy_ns")  # less is better
SLOWER: Final = 0.8  # below this share of its former speed something is wrong

app = typer.Typer(add_completion=False)


@app.command(
    cls=GameCommand, epilog="Example: ironbridge bench industria --compare benchmarks/last.json"
)
def bench(
    ctx: typer.Context,
    game: AnyGame = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="For each measurement.")] = 2.0,
    compare: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A former --json output; exit 1 if 20 % slower."),
    ] = None,
    json_: Json = False,
    lang: Lang = "",
) -> None:
    """Time random play, interpreted and compiled."""
    former = [] if compare is None else read_rows(compare)
    rows = measured(games() if game is None else [game], players, ctx.obj, seconds)
    changes = [(row, changed(row, former)) for row in rows]
    if json_:
        typer.echo(json.dumps([row.data() for row in rows], indent=2))
    else:
        show_rows(rows, lang)
        if compare is not None:
            show_changes(changes, lang)
    if any(ratio < SLOWER for _, ratios in changes for ratio in ratios.values()):
        typer.echo(say("bench.slower", lang), err=True)
        raise typer.Exit(1)


def measured(
    ids: list[str], players: int | None, settings: Mapping[str, Any], seconds: float
) -> list[Row]:
    """Every number of players, interpreted and compiled."""
    rows: list[Row] = []
    for id in ids:
        for count in find_title(id).players if players is None else [players]:
            make_game(id, count, **settings)  # says here what would fail there
            rows += both(id, count, settings, seconds)
    return rows


# A former run.


def read_rows(path: Path) -> list[Row]:
    """The rows of a former run."""
    try:
        return [Row(**row) for row in json.loads(path.read_text(encoding="utf-8"))]
    except (ValueError, TypeError):
        raise GameError(f"{path} is not the --json output of a former bench") from None


def changed(row: Row, former: list[Row]) -> dict[str, float]:
    """The speed of each figure as a share of what it was, both machines alike."""
    before = next((old for old in former if same(old, row)), None)
    if before is None:
        return {}
    machine = row.calibration / before.calibration  # above 1: this one is slower
    rates = {key: getattr(row, key) / getattr(before, key) * machine for key in RATES}
    return rates | {key: getattr(before, key) / getattr(row, key) * machine for key in TIMES}


def same(old: Row, new: Row) -> bool:
    """Were the same things measured?"""
    return all(
        getattr(old, key) == getattr(new, key) for key in ("game", "options", "players", "mode")
    )


# Tables.


def show_rows(rows: list[Row], lang: str) -> None:
    """A table of figures, and how much faster compiled is."""
    table = plain_table("bench.players", lang)
    for key in ("mode", *RATES, "branching", *TIMES):
        table.add_column(say(f"bench.{key}", lang), justify="right")
    for row in rows:
        table.add_row(
            f"{row.game} {row.players}",
            say(f"bench.{row.mode}", lang),
            *(f"{getattr(row, key):,.0f}" for key in RATES),
            f"{row.branching:.1f}",
            *(f"{getattr(row, key):,.1f}" for key in TIMES),
        )
    out = console()
    out.print(table)
    for slow in rows:
        for fast in rows:
            if is_pair(slow, fast):
                ratio = fast.decisions_per_s / slow.decisions_per_s
                words = say("bench.ratio", lang, players=slow.players, ratio=f"{ratio:.1f}")
                out.print(Text(f"{slow.game}: {words}"))


def is_pair(slow: Row, fast: Row) -> bool:
    """The same game, interpreted and compiled?"""
    alike = slow.game == fast.game and slow.players == fast.players
    return alike and slow.mode == "interpreted" and fast.mode == "compiled"


def show_changes(changes: list[tuple[Row, dict[str, float]]], lang: str) -> None:
    """How each figure has changed."""
    table = plain_table("bench.change", lang)
    for key in ("mode", *RATES, *TIMES):
        table.add_column(say(f"bench.{key}", lang), justify="right")
    for row, ratios in changes:
        cells = [ratio_text(ratios.get(key)) for key in (*RATES, *TIMES)]
        table.add_row(f"{row.game} {row.players}", say(f"bench.{row.mode}", lang), *cells)
    out = console()
    out.print()
    out.print(table)


def plain_table(key: str, lang: str) -> Table:
    """A table without lines, its first column named."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(key, lang))
    return table


def ratio_text(ratio: float | None) -> Text:
    """A change of speed; one that went too far down stands out."""
    if ratio is None:
        return Text("–")
    return Text(f"× {ratio:.2f}", "bold red" if ratio < SLOWER else "")
