"""games: the shelf. Plain text without Rich, so that the first command anybody types is quick."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator
from typing import Final

import typer

from ironbridge.catalogue import games as all_games
from ironbridge.catalogue import title as find_title
from ironbridge.cli.invocation import example
from ironbridge.cli.options import Lang
from ironbridge.cli.settings import flag_of
from ironbridge.cli.words import say
from ironbridge.core.game import Title

INDENT: Final = "  "

app = typer.Typer(add_completion=False)


@app.command(epilog=example("games --lang fr"))
def games(lang: Lang = "") -> None:
    """The games on the shelf."""
    width = shutil.get_terminal_size().columns
    for at, id in enumerate(all_games()):
        title = find_title(id)
        name = typer.style(title.name, bold=True)
        typer.echo(f"\n{name}  {title.id}" if at else f"{name}  {title.id}")
        for line in about(title, lang):
            typer.echo(textwrap.fill(line, width, initial_indent=INDENT, subsequent_indent=INDENT))


def about(title: Title, lang: str) -> Iterator[str]:
    """One sentence; for how many, how long, how complete; whose figures; what can be chosen."""
    yield title.about[lang]
    numbers = say("games.or", lang).join(map(str, title.players))
    players = say("games.players", lang, players=numbers, count=max(title.players))
    minutes = say("games.minutes", lang, count=title.minutes)
    yield say("games.facts", lang, players=players, minutes=minutes, state=title.state[lang])
    for tally in title.tallies:
        yield title.told(tally, lang)
    for setting in title.settings:
        yield f"{flag_of(setting)}  {setting.words[lang]}"
