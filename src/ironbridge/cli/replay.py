"""replay: a record, move by move."""

from __future__ import annotations

import sys
from typing import Annotated, Final

import typer

from ironbridge.bots import made_bot
from ironbridge.cli.invocation import example
from ironbridge.cli.options import EYES, Lang, RecordFile, seat_number
from ironbridge.terminal.keys import keys
from ironbridge.terminal.saves import open_match
from ironbridge.terminal.stepper import step, tell_all
from ironbridge.terminal.voice import Voice, console

THINKER: Final = "master"

app = typer.Typer(add_completion=False)


@app.command(epilog=example("replay match.txt --all --lang fr"))
def replay(
    file: RecordFile,
    all_moves: Annotated[
        bool, typer.Option("--all", help="Print every move at once, without waiting for keys.")
    ] = False,
    seat: Annotated[int | None, typer.Option(help=f"{EYES} all that happened.")] = None,
    think: Annotated[
        str,
        typer.Option(
            metavar="BOT",
            help="Before each move, what this bot would do (with --all);"
            f" else the bot that the key t asks, by default {THINKER}.",
        ),
    ] = "",
    lang: Lang = "",
) -> None:
    """Step through the record of a match."""
    voice = Voice(console(), lang)
    match = open_match(file)
    thinker = think or THINKER
    made_bot(thinker, 0)  # whoever that is: say so at once if there is none
    viewer = None if seat is None else seat_number(match, seat)
    if all_moves or not (sys.stdin.isatty() and sys.stdout.isatty()):
        tell_all(voice, match, viewer, think)
    else:
        with keys() as key:
            step(voice, match, viewer, thinker, key)
