"""play: a match in the terminal, new or resumed."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ironbridge.catalogue import games, load
from ironbridge.cli.bots import BOT_NAMES
from ironbridge.cli.invocation import example, program
from ironbridge.cli.options import Figures, Lang, Players, Seed, all_games
from ironbridge.cli.settings import GameCommand, chosen_game
from ironbridge.cli.shelf import pick_game
from ironbridge.cli.words import told
from ironbridge.core.errors import GameError
from ironbridge.core.match import Match
from ironbridge.terminal import saves
from ironbridge.terminal.play import play as play_session
from ironbridge.terminal.session import HUMAN, Session
from ironbridge.terminal.voice import Voice, console

NAMES: Final = ("Ada", "Bob", "Cy", "Di", "Eve")
LAST: Final = "last"
BOT: Final = "greedy"
TOLD: Final = ("players", "seat", "bot", "names", "seed", "figures")  # by a record

app = typer.Typer(add_completion=False)


Game = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME",
        help="A game’s id; without one you choose from the shelf,"
        " or the first game is played where nobody can be asked.",
        autocompletion=all_games,
    ),
]
Seats = Annotated[str, typer.Option(metavar="LIST", help="Who sits where, as human,greedy,random.")]
Seat = Annotated[int, typer.Option(help="Your seat, from 1; bots have the others.")]
BotName = Annotated[
    str, typer.Option("--bot", metavar="BOT", help=f"The bot on the other seats: {BOT_NAMES}.")
]
Names = Annotated[str, typer.Option(metavar="LIST", help="The players’ names, as Ada,Bob,Cy.")]
Resume = Annotated[
    str, typer.Option(metavar="FILE", help="Go on with a match; without FILE, the last.")
]


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


@app.command(cls=PlayCommand, epilog=example("play industria --players 3 --bot greedy --seat 2"))
def play(
    ctx: typer.Context,
    game: Game = None,
    players: Players = None,
    seats: Seats = "",
    seat: Seat = 1,
    bot: BotName = BOT,
    names: Names = "",
    seed: Seed = None,
    figures: Figures = None,
    resume: Resume = "",
    lang: Lang = "",
) -> None:
    """Play in the terminal, against bots or each other."""
    voice = Voice(console(), lang, program())
    listed = split(seats)
    if resume:
        check_unchosen(ctx)
        play_session(resumed(voice, resume, game, listed))
        return
    id = pick_game(voice) if game is None else game
    chosen = chosen_game(ctx, id, players or len(listed) or None, figures)
    seated = seating(chosen.players, listed, seat, bot)
    match = chosen.start(seed, split(names) or NAMES[: chosen.players])
    play_session(Session(voice, match, seated, saves.new_file(chosen.id, datetime.now())))


def split(text: str) -> list[str]:
    """The entries of a list with commas."""
    return [entry.strip() for entry in text.split(",")] if text else []


def seating(players: int, listed: list[str], seat: int, bot: str) -> list[str]:
    """Who sits where: as listed, or one person among bots."""
    if listed:
        if len(listed) != players:
            raise GameError(told("seats", players=players, named=len(listed)))
        return listed
    if not 1 <= seat <= players:
        raise GameError(told("no-seat", seat=seat, last=players))
    return [HUMAN if at == seat else bot for at in range(1, players + 1)]


def check_unchosen(ctx: typer.Context) -> None:
    """What a record tells cannot be chosen again."""
    given = [name for name in (*TOLD, *ctx.obj) if name in ctx.obj or is_typed(ctx, name)]
    if given:
        flags = ", ".join(f"--{name.replace('_', '-')}" for name in given)
        raise GameError(told("goes-on", flags=flags))


def is_typed(ctx: typer.Context, name: str) -> bool:
    """Was an option given on the command line?"""
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def resumed(voice: Voice, file: str, game: str | None, listed: list[str]) -> Session:
    """A session that goes on where a record ends."""
    path = last_file(game) if file == LAST else Path(file)
    text = saves.read(path)
    match = load(text)
    if game not in (None, match.game.id):
        raise GameError(told("other-game", path=path, game=match.game.id, asked=game))
    seats = listed or saves.seats_in(text) or default_seats(match)
    return Session(voice, match, seating(match.game.players, seats, 1, BOT), path)


def last_file(game: str | None) -> Path:
    """The match that was left last."""
    path = saves.last_unfinished(game)
    if path is None:
        raise GameError(told("nothing-to-resume", folder=saves.folder()))
    return path


def default_seats(match: Match) -> list[str]:
    """Who sits where if a record does not tell: a person first, then bots."""
    return [HUMAN, *[BOT] * (match.game.players - 1)]
