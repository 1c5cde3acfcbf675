"""perft: legal moves counted by depth."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Annotated, Any

import typer

from ironbridge.cli.invocation import example
from ironbridge.cli.options import Figures, GameId, Json, Lang, Players
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.cli.words import say
from ironbridge.core.game import Game
from ironbridge.core.speech import figure
from ironbridge.lab.perft import perft as count

app = typer.Typer(add_completion=False)


@app.command(cls=GameCommand, epilog=example("perft industria --players 3 --depth 4"))
def perft(
    ctx: typer.Context,
    game: GameId,
    depth: Annotated[int, typer.Option(min=1, help="How many moves deep.")] = 3,
    players: Players = None,
    figures: Figures = None,
    json_: Json = False,
    lang: Lang = "",
) -> None:
    """Count the complete legal moves, depth by depth."""
    rows = timed(chosen_game(ctx, game, players, figures), depth)
    if json_:
        typer.echo(json.dumps(list(rows), indent=2))
        return
    # Line by line as they come: the last ones take their time.
    heads = [say(f"perft.{key}", lang) for key in ("depth", "moves", "seconds")]
    typer.echo(line(*heads))
    for row in rows:
        typer.echo(
            line(str(row["depth"]), figure(row["moves"], lang), figure(row["seconds"], lang, 3))
        )


def timed(game: Game, depth: int) -> Iterator[dict[str, Any]]:
    """The count of each depth, with the time it took."""
    begun = time.perf_counter()
    for moves, total in count(game, depth):
        now = time.perf_counter()
        yield {"depth": moves, "moves": total, "seconds": now - begun}
        begun = now


def line(depth: str, moves: str, seconds: str) -> str:
    """A row of the table."""
    return f"{depth:>10}  {moves:>16}  {seconds:>10}"
