"""show: a position of a record as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ironbridge.cli.invocation import example
from ironbridge.cli.options import EYES, Lang, RecordFile, seat_number
from ironbridge.core.match import Match
from ironbridge.core.scene import Scene
from ironbridge.core.state import NOBODY
from ironbridge.draw.png import png as draw_png
from ironbridge.draw.svg import svg as draw_svg
from ironbridge.draw.theme import THEMES
from ironbridge.terminal.draw import draw_board
from ironbridge.terminal.saves import open_match
from ironbridge.terminal.voice import Voice, console

app = typer.Typer(add_completion=False)


def known_theme(theme: str) -> str:
    """A theme that there is."""
    if theme not in THEMES:
        raise typer.BadParameter(f"there are {' and '.join(THEMES)}, not {theme!r}.")
    return theme


@app.command(epilog=example("show match.txt --at 40 --png match.png --theme dark"))
def show(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(min=0, help="After how many moves; by default after the last.")
    ] = None,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="Write an SVG picture.")] = None,
    png: Annotated[Path | None, typer.Option(metavar="OUT", help="Write a PNG picture.")] = None,
    theme: Annotated[str, typer.Option(metavar="light|dark", callback=known_theme)] = "light",
    width: Annotated[int, typer.Option(min=16, max=8192, help="Of the PNG, in pixels.")] = 1600,
    seat: Annotated[int | None, typer.Option(help=f"{EYES} the seat that is asked.")] = None,
    lang: Lang = "",
) -> None:
    """Draw a position of a record: in the terminal, as SVG or as PNG."""
    match = open_match(file)
    scene = match.scene(
        seat_asked(match, at) if seat is None else seat_number(match, seat), lang, at
    )
    if svg is None and png is None:
        draw_board(Voice(console(), lang), scene)
    else:
        write(scene, theme, width, svg=svg, png=png)


def seat_asked(match: Match, at: int | None) -> int:
    """Whom a position asks; nobody where chance decides or all is over."""
    return max(match.game.rules.decider(match.state_at(at)), NOBODY)


def write(scene: Scene, theme: str, width: int, *, svg: Path | None, png: Path | None) -> None:
    """The picture, in the forms asked for."""
    picture = draw_svg(scene, theme)
    if svg is not None:
        svg.write_text(picture, encoding="utf-8")
    if png is not None:
        png.write_bytes(draw_png(picture, width))
