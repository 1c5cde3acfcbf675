"""bots: who can be played against, and how a bot of one's own is entered."""

from __future__ import annotations

import typer

from ironbridge.bots import BOTS
from ironbridge.bots.words import about, name_of
from ironbridge.cli.options import Lang
from ironbridge.cli.program import example
from ironbridge.cli.words import say

app = typer.Typer(add_completion=False)


@app.command(epilog=example("bots --lang fr"))
def bots(lang: Lang = "") -> None:
    """The bots, and how to enter one of your own."""
    for id in BOTS:
        typer.echo(f"{id:<12}{name_of(id, lang)}: {about(id, lang)}")
    typer.echo(f"\n{say('bots.budget', lang)}\n{say('bots.own', lang)}")
