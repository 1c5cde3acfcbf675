"""games: the shelf."""

from __future__ import annotations

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ironbridge.catalogue import games as all_games
from ironbridge.catalogue import title as find_title
from ironbridge.cli.options import Lang
from ironbridge.cli.settings import flag_of
from ironbridge.cli.words import say
from ironbridge.core.game import Title
from ironbridge.terminal.voice import INDENT, console

app = typer.Typer(add_completion=False)


@app.command(epilog="Example: ironbridge games --lang fr")
def games(lang: Lang = "") -> None:
    """The games on the shelf."""
    out = console()
    for at, id in enumerate(all_games()):
        if at:
            out.print()
        title = find_title(id)
        out.print(Text.assemble((title.name, "bold"), f"  {title.id}"))
        out.print(Padding(Text(title.about[lang]), (0, 0, 0, INDENT), expand=False))
        out.print(Padding(Text(facts(title, lang)), (0, 0, 0, INDENT), expand=False))
        out.print(Padding(flags(title, lang), (0, 0, 0, INDENT), expand=False))


def facts(title: Title, lang: str) -> str:
    """For how many, how long, how complete."""
    players = say("games.or", lang).join(map(str, title.players))
    return say("games.facts", lang, players=players, minutes=title.minutes, state=title.state[lang])


def flags(title: Title, lang: str) -> Table:
    """What can be chosen."""
    table = Table.grid(padding=(0, 2))
    for setting in title.settings:
        table.add_row(Text(flag_of(setting), "bold"), Text(setting.words[lang]))
    return table
