"""serve: all games in the browser, for oneself or for others."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import typer

from ironbridge.cli.options import Lang
from ironbridge.cli.program import example
from ironbridge.store import Store, default_database
from ironbridge.web.config import Config
from ironbridge.web.serve import Announcing, free_port
from ironbridge.web.words import say

PORT: Final = 8000

app = typer.Typer(add_completion=False)


@app.command(
    epilog=example("serve --host 0.0.0.0 --port 80 --database postgresql://localhost/games")
)
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=65535,
            help=f"By default {PORT}, or the next that is free.",
            show_default=False,
        ),
    ] = None,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="sqlite:///FILE or postgresql://…; by default a file in your data folder.",
            show_default=False,
        ),
    ] = "",
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds that a bot takes at least, if somebody looks on.")
    ] = Config.pace,
    open_: Annotated[
        bool, typer.Option("--open", help="Open the page in your browser, if there is one.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Serve the table: all games in the browser, against bots or each other."""
    chosen = database or default_database()
    shown = asyncio.run(checked(chosen))
    typer.echo(say("serve.database", lang, database=shown))

    def announce(address: str) -> None:
        typer.echo(say("serve.at", lang, address=address))

    config = Config(chosen, pace=pace)
    Announcing(config, host, port or free_port(host, PORT), announce, open_page=open_).run()


async def checked(database: str) -> str:
    """Open the database once, so that a wrong one is told as a sentence; its name without secrets."""
    store = await Store.open(database)
    shown = store.name
    await store.close()
    return shown
