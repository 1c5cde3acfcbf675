"""play: a match in the terminal, new or resumed."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ironbridge.catalogue import games, load
from ironbridge.cli.options import AnyGame, Figures, Lang, Players, Seed
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.core.errors import GameError
from ironbridge.core.match import Match
from ironbridge.terminal import saves
from ironbridge.terminal.play import play as play_session
from ironbridge.terminal.session import HUMAN, Session
from ironbridge.terminal.voice import Voice, console

NAMES: Final = ("Ada", "Bob", "Cy", "Di", "Eve")
LAST: Final = "last"
BOT: Final = "greedy"

app = typer.Typer(add_completion=False)


class PlayCommand(GameCommand):
    """Lets `--resume` stand without a file."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Say `last` where no file was said."""
        spoken: list[str] = []
        for at, word in enumerate(args):
            spoken.append(word)
            following = args[at + 1] if at + 1 < len(args) else "-"
            if word == "--resume" and (following.startswith("-") or following in games()):
                spoken.append(LAST)
        return super().parse_args(ctx, spoken)


@app.command(
    cls=PlayCommand,
    epilog="Example: ironbridge play industria --players 3 --bot greedy --seat 2",
)
def play(
    ctx: typer.Context,
    game: AnyGame = None,
    players: Players = None,
    seats: Annotated[
        str, typer.Option(metavar="LIST", help="Who sits where, as human,greedy,random.")
    ] = "",
    seat: Annotated[int, typer.Option(help="Your seat, from 1; bots have the others.")] = 1,
    bot: Annotated[str, typer.Option(help="The bot on the other seats.")] = BOT,
    names: Annotated[
        str, typer.Option(metavar="LIST", help="The players’ names, as Ada,Bob,Cy.")
    ] = "",
    seed: Seed = None,
    figures: Figures = None,
    resume: Annotated[
        str, typer.Option(metavar="FILE", help="Go on with a match; without FILE, the last.")
    ] = "",
    lang: Lang = "",
) -> None:
    """Play in the terminal, against bots or each other."""
    voice = Voice(console(), lang)
    if resume:
        play_session(resumed(voice, resume, game, split(seats)))
        return
    if game is None:
        raise GameError(f"which game? there are: {', '.join(games())}")
    listed = split(seats)
    chosen = chosen_game(ctx, game, players or len(listed) or None, figures)
    seated = seating(chosen.players, listed, seat, bot)
    match = chosen.start(seed, split(names) or NAMES[: chosen.players])
    path = saves.new_file(chosen.id, datetime.now())
    play_session(Session(voice, match, seated, path))


def split(text: str) -> list[str]:
    """The entries of a list with commas."""
    return [entry.strip() for entry in text.split(",")] if text else []


def seating(players: int, listed: list[str], seat: int, bot: str) -> list[str]:
    """Who sits where: as listed, or one person among bots."""
    if listed:
        if len(listed) != players:
            raise GameError(f"{players} seats are to be filled, but --seats names {len(listed)}")
        return listed
    if not 1 <= seat <= players:
        raise GameError(f"there is no seat {seat}: seats are 1 to {players}")
    return [HUMAN if at == seat else bot for at in range(1, players + 1)]


def resumed(voice: Voice, file: str, game: str | None, listed: list[str]) -> Session:
    """A session that goes on where a record ends."""
    path = last_file(game) if file == LAST else Path(file)
    text = saves.read(path)
    match = load(text)
    seats = listed or saves.seats_in(text) or default_seats(match)
    return Session(voice, match, seating(match.game.players, seats, 1, BOT), path)


def last_file(game: str | None) -> Path:
    """The match that was left last."""
    path = saves.last_unfinished(game)
    if path is None:
        raise GameError(f"there is no unfinished match in {saves.folder()}")
    return path


def default_seats(match: Match) -> list[str]:
    """Who sits where if a record does not tell: a person first, then bots."""
    return [HUMAN, *[BOT] * (match.game.players - 1)]
