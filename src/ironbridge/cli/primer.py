"""primer: what to read before a first game."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import typer

from ironbridge.cli.invocation import example
from ironbridge.cli.options import Figures, GameId, Json, Lang, Players
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.cli.words import told
from ironbridge.core.errors import GameError
from ironbridge.core.game import Game
from ironbridge.terminal.primer import tell_primer
from ironbridge.terminal.voice import Voice, console

app = typer.Typer(add_completion=False)


@app.command(cls=GameCommand, epilog=example("primer brass-birmingham --lang fr"))
def primer(
    ctx: typer.Context,
    game: GameId,
    players: Players = None,
    figures: Figures = None,
    json_: Json = False,
    lang: Lang = "",
) -> None:
    """How a game is played, in two pages, and the mistakes of a first game."""
    made = chosen_game(ctx, game, players, figures)
    if not made.primer.section:
        raise GameError(told("no-primer", game=made.title.name))
    if json_:
        typer.echo(json.dumps(plain(made), ensure_ascii=False, indent=2))
    else:
        tell_primer(Voice(console(), lang), made.primer)


def plain(game: Game) -> dict[str, Any]:
    """A primer as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(game.primer)
    return {"game": game.id, **found}
