"""The command line: `ironbridge play industria` and its sisters."""

from __future__ import annotations

from typing import Annotated

import typer

from ironbridge import mode
from ironbridge.cli.commands import Commands
from ironbridge.cli.invocation import example, program
from ironbridge.version import VERSION

app = typer.Typer(
    cls=Commands,
    epilog=example("play industria --players 3"),
    pretty_exceptions_enable=False,
)


def tell_version(wanted: bool) -> None:
    """Say which version runs, and in which mode, and leave."""
    if wanted:
        how = "compiled" if mode.is_compiled() else "interpreted"
        typer.echo(f"ironbridge {VERSION} ({how})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ironbridge(
    ctx: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=tell_version, is_eager=True, help="Show the version and leave."
        ),
    ] = False,
) -> None:
    """Economic board games of the industrial age: play them, study them, build on them."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def main() -> None:
    """Run the command that was typed."""
    app(prog_name=program())
