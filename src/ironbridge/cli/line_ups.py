"""Line-ups: which bots play, as the commands take them."""

from __future__ import annotations

from typing import Annotated

import typer

from ironbridge.bots import made_bot
from ironbridge.cli.bots import BOT_NAMES
from ironbridge.cli.words import told
from ironbridge.core.errors import GameError
from ironbridge.lab.table import seated

Bots = Annotated[
    str,
    typer.Option(
        metavar="LIST", help=f"A bot for each seat, the last fills those left: {BOT_NAMES}."
    ),
]
Workers = Annotated[
    int, typer.Option(min=0, help="Processes; 0 is one for each core.", show_default=False)
]


def named_bots(text: str, players: int) -> tuple[str, ...]:
    """A bot for each seat, all of them known."""
    names = [name.strip() for name in text.split(",")]
    if "" in names:
        raise GameError(told("missing-bot", bots=text))
    for name in names:
        made_bot(name, 0)
    if len(names) > players:
        raise GameError(told("too-many-bots", players=players, named=len(names)))
    return seated(names, players)
