"""bots: who can be played against, and how a bot of one's own is entered."""

from __future__ import annotations

from typing import Final

import typer

from ironbridge.bots import BOTS, REFERENCES
from ironbridge.bots.words import about, name_of
from ironbridge.cli.invocation import example
from ironbridge.cli.options import Lang
from ironbridge.cli.words import say

BOT_NAMES: Final = f"{', '.join(BOTS)}, or your own (see the command bots)"

app = typer.Typer(add_completion=False)


@app.command(epilog=example("bots --lang fr"))
def bots(lang: Lang = "") -> None:
    """The bots, and how to enter one of your own."""
    for id in BOTS:
        typer.echo(f"{id:<12}{name_of(id, lang):<12}{about(id, lang)}")
    frozen = say("bots.frozen", lang, bots=", ".join(REFERENCES))
    typer.echo(f"\n{say('bots.budget', lang)}\n{say('bots.own', lang)}\n{frozen}")
