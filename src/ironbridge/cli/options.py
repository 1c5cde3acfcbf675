"""Options that several commands share: the game, its players and figures, language, seed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from ironbridge.catalogue import games
from ironbridge.cli.words import told
from ironbridge.core.errors import GameError
from ironbridge.core.match import Match
from ironbridge.core.speech import LANGUAGES, language

LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def chosen_language(lang: str) -> str:
    """The language asked for; by default that of the user's system, else English."""
    if not lang:
        return language(next(filter(None, map(os.environ.get, LOCALE)), ""))
    if lang not in LANGUAGES:
        raise typer.BadParameter(f"we speak {' and '.join(LANGUAGES)}, not {lang!r}.")
    return lang


def all_games() -> list[str]:
    """What can stand for GAME, for the shell's completion."""
    return games()


GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="A game’s id.", autocompletion=all_games)
]
AnyGame = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="A game’s id.", autocompletion=all_games),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.")]
Players = Annotated[
    int | None, typer.Option(help="How many play; by default as many as can.", show_default=False)
]
Figures = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Your own corrections of the printed figures (TOML)."),
]
Lang = Annotated[
    str,
    typer.Option(
        metavar="|".join(LANGUAGES),
        callback=chosen_language,
        help="The language; by default your system’s.",
        show_default=False,
    ),
]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; by default a file in your data folder.",
        show_default=False,
    ),
]
Seed = Annotated[int | None, typer.Option(help="The same seed deals the same.")]
EYES: Final = "Whose eyes to see with, from 1; by default"
Json = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]


def seat_number(match: Match, seat: int) -> int:
    """A seat as the engine counts it; people count from 1."""
    if not 1 <= seat <= match.game.players:
        raise GameError(told("no-seat", seat=seat, last=match.game.players))
    return seat - 1
