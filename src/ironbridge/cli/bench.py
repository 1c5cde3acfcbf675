"""bench: random play timed, and compared with what it was."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games
from ironbridge.catalogue import title as find_title
from ironbridge.cli.options import AnyGame, Json, Lang
from ironbridge.cli.program import example
from ironbridge.cli.settings import GameCommand
from ironbridge.cli.words import figure, say
from ironbridge.core.errors import GameError
from ironbridge.lab.bench import Row, both
from ironbridge.terminal.voice import console

RATES: Final = ("decisions_per_s", "games_per_s", "moves_per_s")  # more is better
TIMES: Final = ("options_us", "copy_ns")  # less is better
BRANCHING: Final = "branching"
LABEL: Final = 12  # columns
SLOWER: Final = 0.8  # below this share of its former speed something is wrong

app = typer.Typer(add_completion=False)


@app.command(cls=GameCommand, epilog=example("bench industria --compare last.json"))
def bench(
    ctx: typer.Context,
    game: AnyGame = None,
    players: Annotated[
        int | None, typer.Option(help="How many play; by default every number in turn.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="For each measurement.")] = 2.0,
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
    if json_:
        typer.echo(json.dumps([row.data() for row in rows], indent=2))
    else:
        show(rows, former, lang)
    if any(ratio < SLOWER for row in rows for ratio in changed(row, former).values()):
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
        rows = msgspec.json.decode(path.read_bytes(), type=list[Row])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        rows = []
    if not rows or not all(map(can_be, rows)):
        raise GameError(f"{path} is not the --json output of a former bench")
    return rows


def can_be(row: Row) -> bool:
    """Nothing that was measured is nothing, or less."""
    return all(getattr(row, key) > 0 for key in (*RATES, *TIMES, "calibration"))


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


def show(rows: list[Row], former: list[Row], lang: str) -> None:
    """A table for each game and number of players."""
    out = console()
    for game, players in dict.fromkeys((row.game, row.players) for row in rows):
        out.print(Text(say("bench.players", lang, game=game, players=players), "bold"))
        alike = [row for row in rows if (row.game, row.players) == (game, players)]
        out.print(table_of(alike, [changed(row, former) for row in alike], lang))
        for row in alike:
            if row.stopped:
                words = say("bench.stopped", lang, count=row.stopped, most=row.most_moves)
                out.print(Text(words))
        out.print()


def table_of(rows: list[Row], changes: list[dict[str, float]], lang: str) -> Table:
    """Every figure in every mode, how it has changed, and how much faster compiled is."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(min_width=LABEL)
    for row, change in zip(rows, changes, strict=True):
        table.add_column(say(f"bench.{row.mode}", lang), justify="right")
        if change:
            table.add_column(say("bench.change", lang), justify="right")
    if len(rows) > 1:
        table.add_column(say("bench.ratio", lang), justify="right")
    for key in (*RATES, *TIMES, BRANCHING):
        table.add_row(say(f"bench.{key}", lang), *cells(key, rows, changes, lang))
    return table


def cells(key: str, rows: list[Row], changes: list[dict[str, float]], lang: str) -> list[Text]:
    """One figure: by mode, with its change, and the ratio of the modes."""
    line: list[Text] = []
    for row, change in zip(rows, changes, strict=True):
        line.append(Text(figure(getattr(row, key), lang, 0 if key in RATES else 1)))
        if change:
            line.append(ratio_text(change.get(key), lang))
    if len(rows) > 1 and key != BRANCHING:
        slow, fast = (getattr(row, key) for row in rows)
        line.append(Text(f"× {figure(fast / slow if key in RATES else slow / fast, lang, 1)}"))
    return line


def ratio_text(ratio: float | None, lang: str) -> Text:
    """A change of speed; one that went too far down stands out."""
    if ratio is None:
        return Text("")
    return Text(f"× {figure(ratio, lang, 2)}", "bold red" if ratio < SLOWER else "")
