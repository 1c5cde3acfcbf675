"""Shelf: which game to play, asked of a person who has not said it."""

from __future__ import annotations

import sys

import typer
from rich.table import Table
from rich.text import Text

from ironbridge.catalogue import games
from ironbridge.catalogue import title as find_title
from ironbridge.cli.words import say
from ironbridge.core.game import Title
from ironbridge.core.spelling import plain
from ironbridge.terminal.session import PROMPT
from ironbridge.terminal.tell import ACCENT, FAINT
from ironbridge.terminal.voice import INDENT, Voice


def pick_game(voice: Voice) -> str:
    """The game that is chosen; the first one where nobody can be asked."""
    shelf = [find_title(id) for id in games()]
    if len(shelf) == 1 or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return shelf[0].id
    tell_shelf(voice, shelf)
    while True:
        words = listen(voice)
        found = meant(words, shelf)
        if found is not None:
            return found.id
        voice.tell(Text(say("play.none", voice.lang, words=words)))


def tell_shelf(voice: Voice, shelf: list[Title]) -> None:
    """The games with their numbers."""
    voice.tell(Text(say("play.which", voice.lang), "bold"))
    table = Table.grid(padding=(0, 2))
    for at, title in enumerate(shelf, 1):
        about = Text(title.about[voice.lang], FAINT)
        table.add_row(Text(str(at), ACCENT), Text(title.name, "bold"), about)
    voice.tell(table, indent=INDENT)


def listen(voice: Voice) -> str:
    """What is typed; who leaves here has not begun anything."""
    try:
        return input(PROMPT).strip()
    except (EOFError, KeyboardInterrupt):
        voice.pause()
        raise typer.Exit from None


def meant(words: str, shelf: list[Title]) -> Title | None:
    """The game that a number, an id or the beginning of a name stands for."""
    wanted = plain(words)
    for at, title in enumerate(shelf, 1):
        if wanted in (str(at), title.id):
            return title
    found = [title for title in shelf if wanted and plain(title.name).startswith(wanted)]
    return found[0] if len(found) == 1 else None
