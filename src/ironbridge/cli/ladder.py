"""Ladder: where a bot stands on one, as tables and as a picture, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from ironbridge.cli.standings import (
    NOTHING,
    between,
    elo,
    elo_bar,
    elo_between,
    heading,
    plus_minus,
    table_of,
    wins_bar,
    wins_panel,
)
from ironbridge.cli.words import percent, say
from ironbridge.core.speech import figure
from ironbridge.draw.intervals import Bar, Panel, Row, interval_chart
from ironbridge.lab.arena.estimates import Estimate
from ironbridge.lab.arena.ladder import Rated
from ironbridge.lab.arena.report import Standing
from ironbridge.lab.table import short_name
from ironbridge.terminal.voice import console

OWN: Final = 0  # the colour of the bot
OTHER: Final = 1  # and of the references
SURE: Final = float("inf")


def show(rated: Rated, folder: Path, lang: str) -> None:
    """How it fares against each reference, then its place among them."""
    out = console()
    out.print(Text(heading(rated.game, rated.players, rated.settings, lang), "bold"))
    out.print(Text(deals_told(rated, lang)))
    for table in (met_table, places_table):
        out.print()
        out.print(table(rated, lang))
    out.print()
    out.print(Text(say("arena.even", lang, share=percent(rated.par, lang))))
    out.print(Text(say("ladder.zero", lang, zero=rated.zero)))
    out.print(Text(say("arena.kept", lang, folder=folder)), soft_wrap=True)


def deals_told(rated: Rated, lang: str) -> str:
    """The ladder by name, and how many of its deals were played."""
    told = {"ladder": rated.ladder, "rotations": rated.players, "rungs": len(rated.rungs)}
    return say("ladder.head", lang, count=rated.deals, games=rated.games, **told)


def met_table(rated: Rated, lang: str) -> Table:
    """Against each reference."""
    rows = [
        [
            rung.reference,
            percent(rung.bot.wins.mean or 0.0, lang),
            between(rung.bot.wins, lang),
            figure((rung.bot.wins.mean or 0.0) / rated.par, lang, 2),
            plus_minus(rung.bot.points, lang, 1),
            plus_minus(rung.bot.lead, lang, 1, signed=True),
        ]
        for rung in rated.rungs
    ]
    return table_of(["against", "wins", "interval", "par", "points", "lead"], rows, lang)


def places_table(rated: Rated, lang: str) -> Table:
    """All ratings, the best first."""
    rows = [
        [place.name, elo(place.elo.mean, lang), elo_between(place.elo, lang)]
        for place in places(rated)
    ]
    return table_of(["bot", "elo", "interval"], rows, lang)


@dataclass(frozen=True)
class Place:
    """A step of the ladder: a reference, with the bot's games against it, or the bot."""

    name: str
    elo: Estimate
    met: Standing | None


def places(rated: Rated) -> list[Place]:
    """The bot among the references, the best first."""
    own = Place(short_name(rated.bot), rated.elo, None)
    others = [Place(rung.reference, rung.elo, rung.bot) for rung in reversed(rated.rungs)]
    return sorted([own, *others], key=lambda place: -height(place.elo))


def height(rating: Estimate) -> float:
    """Where a rating stands: who always won above all, who always lost below."""
    if rating.mean is not None:
        return rating.mean
    return -SURE if rating.low is None else SURE


# The picture.


def picture(rated: Rated, lang: str) -> str:
    """How often it wins against each reference, and all ratings, with their intervals, as SVG."""
    rows = [drawn(place, lang) for place in places(rated)]
    return interval_chart(
        heading(rated.game, rated.players, rated.settings, lang),
        deals_told(rated, lang),
        say("ladder.note", lang, zero=rated.zero),
        [
            Panel(say("arena.elo", lang), 0.0, lambda points: elo(points, lang)),
            wins_panel(say("ladder.wins", lang, bot=short_name(rated.bot)), rated.par, lang),
        ],
        rows,
        lang,
    )


def drawn(place: Place, lang: str) -> Row:
    """A rating, and the bot's wins against whose it is."""
    wins = Bar(None, None, None, NOTHING) if place.met is None else wins_bar(place.met.wins, lang)
    is_own = place.met is None
    bars = [elo_bar(place.elo, lang), wins]
    return Row(place.name, bars, OWN if is_own else OTHER, faint=not is_own)
