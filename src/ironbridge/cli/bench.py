"""bench: random play timed, and compared with what it was."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games
from ironbridge.catalogue import title as find_title
from ironbridge.cli.invocation import example
from ironbridge.cli.options import AnyGame, Json, Lang
from ironbridge.cli.settings import GameCommand
from ironbridge.cli.simulate import progress
from ironbridge.cli.timings import RATES, TIMES, markdown, show
from ironbridge.cli.words import say, told
from ironbridge.core.errors import GameError
from ironbridge.core.game import Game
from ironbridge.lab.bench import Row, both

SLOWER: Final = 0.8  # below this share of its former speed something is wrong
ALWAYS: Final = ("moves_per_s", "decisions_per_s", "games_per_s", "options_us", "copy_ns")

app = typer.Typer(add_completion=False)


@app.command(cls=GameCommand, epilog=example("bench industria --compare last.json"))
def bench(
    ctx: typer.Context,
    game: AnyGame = None,
    players: Annotated[
        int | None, typer.Option(help="How many play; by default every number in turn.")
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.01, max=600, help="Of random play, in processor time.")
    ] = 2.0,
    compare: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A former --json output; exit 1 if 20 % slower."),
    ] = None,
    json_: Json = False,
    markdown_: Annotated[
        bool, typer.Option("--markdown", help="As tables for a document.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Time random play, interpreted and compiled."""
    former = [] if compare is None else read_rows(compare)
    wanted = list(configurations(games() if game is None else [game], players, ctx.obj))
    rows = measured(wanted, seconds, lang)
    changes = [changed(row, former) for row in rows]
    if json_:
        typer.echo(json.dumps([row.data() for row in rows], indent=2))
    elif markdown_:
        typer.echo(markdown(rows, lang))
    else:
        show(rows, changes, SLOWER, lang)
    if any(ratio < SLOWER for change in changes for ratio in change.values()):
        typer.echo(say("bench.slower", lang), err=True)
        raise typer.Exit(1)


def configurations(
    ids: list[str], players: int | None, settings: Mapping[str, Any]
) -> Iterator[Game]:
    """Every map, edition, optional rule and number of players that nobody has chosen otherwise."""
    for id in ids:
        for chosen in find_title(id).choices():
            if {**chosen, **settings} != chosen:
                continue
            for count in find_title(id).players if players is None else [players]:
                yield make_game(id, count, **chosen)


def measured(wanted: list[Game], seconds: float, lang: str) -> list[Row]:
    """Each of them, interpreted and compiled."""
    rows: list[Row] = []
    with progress(len(wanted), say("bench.progress", lang)) as tell:
        for done, game in enumerate(wanted, 1):
            rows += both(game.id, game.players, dict(game.settings), seconds)
            tell(done)
    return rows


# A former run.


def read_rows(path: Path) -> list[Row]:
    """The rows of a former run."""
    try:
        rows = msgspec.json.decode(path.read_bytes(), type=list[Row])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        rows = []
    if not rows or not all(map(can_be, rows)):
        raise GameError(told("no-bench", path=path))
    return rows


def can_be(row: Row) -> bool:
    """Nothing that was measured is nothing, or less."""
    return all(getattr(row, key) > 0 for key in (*ALWAYS, "calibration")) and all(
        getattr(row, key) >= 0 for key in (*RATES, *TIMES)
    )


def changed(row: Row, former: list[Row]) -> dict[str, float]:
    """The speed of each figure as a share of what it was, both machines alike."""
    before = next((old for old in former if same(old, row)), None)
    if before is None:
        return {}
    machine = row.calibration / before.calibration  # above 1: this one is slower
    known = [key for key in (*RATES, *TIMES) if getattr(before, key) and getattr(row, key)]
    ratios = {key: getattr(row, key) / getattr(before, key) for key in known}
    return {key: machine * (ratios[key] if key in RATES else 1 / ratios[key]) for key in known}


def same(old: Row, new: Row) -> bool:
    """Were the same things measured?"""
    return all(
        getattr(old, key) == getattr(new, key) for key in ("game", "options", "players", "mode")
    )
