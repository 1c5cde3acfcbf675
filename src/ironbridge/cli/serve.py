"""serve: all games in the browser, for oneself or for others."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from ironbridge.cli.invocation import example
from ironbridge.cli.options import Database, Lang
from ironbridge.cli.words import told
from ironbridge.store import Store, StoreError, default_database
from ironbridge.web import monitor
from ironbridge.web.config import Config
from ironbridge.web.hosts import public_url
from ironbridge.web.ports import PORT
from ironbridge.web.proxies import networks
from ironbridge.web.serve import listening_at
from ironbridge.web.serve import serve as serve_at
from ironbridge.web.words import say

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
    database: Database = "",
    public: Annotated[
        str,
        typer.Option(
            "--public-url",
            metavar="URL",
            help="The address under which others reach the server, as https://games.example.",
            show_default=False,
        ),
    ] = "",
    proxies: Annotated[
        str,
        typer.Option(
            "--trusted-proxy",
            metavar="LIST",
            help="Addresses and networks of proxies that say truly who asks, as 10.0.0.1,10.1.0.0/16.",
            show_default=False,
        ),
    ] = "",
    workers: Annotated[
        int,
        typer.Option(min=1, max=64, help="Processes that serve; more than one share a PostgreSQL."),
    ] = 1,
    pace: Annotated[
        float, typer.Option(min=0, help="Seconds that a bot takes at least, if somebody looks on.")
    ] = Config.pace,
    metrics: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Tell figures for Prometheus at /metrics there: 127.0.0.1:9000; public: where the pages are.",
            show_default=False,
        ),
    ] = "",
    open_: Annotated[
        bool, typer.Option("--open", help="Open the page in your browser, if there is one.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Serve the table: all games in the browser, against bots or each other."""
    monitor.check(metrics, workers)

    def announce(address: str) -> None:
        typer.echo(say("serve.at", lang, address=address))

    chosen = database or default_database()
    config = Config(
        chosen,
        pace=pace,
        metrics=metrics,
        public_url=public_url(public),
        proxies=networks(proxies),
    )
    bound = listening_at(host, port)
    shown = asyncio.run(checked(chosen, workers))
    typer.echo(say("serve.database", lang, database=shown))
    serve_at(config, host, bound, announce, workers=workers, open_page=open_)


async def checked(database: str, workers: int) -> str:
    """Open the database once, so that a wrong one is told as a sentence; its name without secrets."""
    store = await Store.open(database, serving=True)
    shown, is_shared = store.name, store.is_shared
    await store.close()
    if workers > 1 and not is_shared:
        raise StoreError(told("one-process", database=shown))
    return shown
