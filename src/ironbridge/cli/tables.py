"""tables: what a server keeps, for whoever runs it: list, export, purge."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from ironbridge.cli.invocation import example
from ironbridge.cli.options import Database, Json, Lang
from ironbridge.cli.purging import exported, purged
from ironbridge.cli.words import say, told
from ironbridge.core.errors import IronbridgeError
from ironbridge.store import Listed, Store, default_database
from ironbridge.terminal.voice import console

FINISHED: Final = ("over",)
ABANDONED: Final = ("waiting", "playing")  # and nobody has changed it for so long
ACTIONS: Final = ("list", "purge")
AGE: Final = re.compile(r"(?P<count>[0-9]{1,6})(?P<unit>[hdwy])")
UNITS: Final = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600, "y": 365 * 24 * 3600}

app = typer.Typer(add_completion=False)


@app.command(epilog=example("tables purge --older-than 90d --finished --export old"))
def tables(
    action: Annotated[
        str, typer.Argument(metavar="list|purge", help="Show tables, or throw them away.")
    ] = "list",
    older: Annotated[
        str,
        typer.Option(
            "--older-than",
            metavar="AGE",
            help="Only those that nobody has changed for so long: 12h, 90d, 8w, 1y.",
            show_default=False,
        ),
    ] = "",
    finished: Annotated[bool, typer.Option("--finished", help="Only games that are over.")] = False,
    abandoned: Annotated[
        bool, typer.Option("--abandoned", help="Only games that are not over.")
    ] = False,
    export: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write the record of each into this folder first."),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only show what would be thrown away.")
    ] = False,
    yes: Annotated[bool, typer.Option("--yes", help="Throw away without asking.")] = False,
    database: Database = "",
    json_: Json = False,
    lang: Lang = "",
) -> None:
    """The tables that a server keeps: list them, export their records, purge old ones."""
    purges = is_purge(action, older)
    until = int(time.time()) - seconds(older)
    kinds = ABANDONED * (abandoned or not finished) + FINISHED * (finished or not abandoned)

    async def work() -> None:
        store = await Store.open(database or default_database(), new=False)
        try:
            found, count = await store.listed(until, kinds), "tables.count"
            if purges and not dry_run:
                found, count = await purged(store, found, export, lang, sure=yes), "tables.gone"
            elif export is not None:
                await exported(store, found, export, lang)
            show(found, count, lang, as_json=json_)
        finally:
            await store.close()

    asyncio.run(work())


def is_purge(action: str, older: str) -> bool:
    """Is something to be thrown away? Then it must be said how old it is."""
    if action not in ACTIONS:
        raise IronbridgeError(told("no-action", action=action))
    if action == "purge" and not older:
        raise IronbridgeError(told("no-age"))
    return action == "purge"


def seconds(age: str) -> int:
    """An age such as 90d."""
    found = AGE.fullmatch(age)
    if age and found is None:
        raise IronbridgeError(told("bad-age", age=age))
    return 0 if found is None else int(found["count"]) * UNITS[found["unit"]]


def show(found: Sequence[Listed], count: str, lang: str, *, as_json: bool) -> None:
    """Tables as a list, for people or for programs."""
    if as_json:
        typer.echo(json.dumps([msgspec.to_builtins(one) for one in found], indent=2))
        return
    out = console()
    if found:
        out.print(listing(found, lang))
    out.print(Text(say(count, lang, count=len(found))))


def listing(found: Sequence[Listed], lang: str) -> Table:
    """A line for each table."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("table", "game", "status"):
        table.add_column(say(f"tables.{heading}", lang), no_wrap=True)
    for heading in ("moves", "age"):
        table.add_column(say(f"tables.{heading}", lang), no_wrap=True, justify="right")
    now = int(time.time())
    for one in found:
        age = age_words(now - one.changed, lang)
        status = say(f"tables.{one.status}", lang)
        table.add_row(Text(one.id), Text(one.game), Text(status), str(one.moves), Text(age))
    return table


def age_words(seconds: int, lang: str) -> str:
    """How long ago, in hours or in days."""
    hours = max(0, seconds) // UNITS["h"]
    if not hours:
        return say("tables.lately", lang)
    if hours < 48:
        return say("tables.hours", lang, count=hours)
    return say("tables.days", lang, count=hours // 24)
