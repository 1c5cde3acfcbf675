"""Ladder: how strong one bot is: on deals held out by name, against references that never change.

A ladder belongs to one configuration and one version: its name says which deals are played, and
nobody tunes on them. The bot sits alone against each of the references, every deal from every
seat; the references also meet one another, each the next one up. All games that share a deal are one
piece of evidence, and the ratings (Bradley and Terry, see `elo.py`) explain all of them at once.
Another choice of deals or references, or rules by which the old games would go otherwise, is
another version.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from ironbridge.core.game import Game
from ironbridge.lab.arena.elo import Ahead, added, ratings
from ironbridge.lab.arena.estimates import Estimate
from ironbridge.lab.arena.journal import file_name
from ironbridge.lab.arena.plan import Plan
from ironbridge.lab.arena.report import Group, Standing, ahead, grouped, standings
from ironbridge.lab.arena.run import Results, Tell, Workforce, run_all
from ironbridge.lab.table import seated

VERSION: Final = 1
RUNGS: Final = ("random", "apprentice-1", "greedy-1", "master-1")  # from the lowest
ZERO: Final = "greedy-1"  # whose rating is nothing
FIRST: Final = 1_000_000_000  # no smaller seed is ever held out
LAST: Final = 1_000_000_000  # above it

Pair = tuple[str, str]  # a bot, alone against copies of a reference
NEIGHBOURS: Final[list[Pair]] = list(zip(RUNGS[1:], RUNGS[:-1], strict=True))
SIDES: Final = [*(rung for rung in RUNGS if rung != ZERO), ZERO]  # ratings count from the last one


@dataclass(frozen=True)
class Rung:
    """A reference: its own rating, and how the bot fares against it."""

    reference: str
    elo: Estimate
    bot: Standing


@dataclass(frozen=True)
class Rated:
    """Where a bot stands on a ladder."""

    ladder: str
    game: str
    players: int
    settings: Mapping[str, Any]
    bot: str
    deals: int
    seed: int  # of the first deal
    games: int  # of the bot
    par: float
    elo: Estimate
    zero: str
    rungs: list[Rung]

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


# What is played.


def ladder_name(game: Game) -> str:
    """The name of a configuration's ladder: `neuland-edition-1-4-v1`."""
    return "-".join([game.id, *chosen(game.settings), str(game.players), f"v{VERSION}"])


def chosen(settings: Mapping[str, Any]) -> Iterable[str]:
    """Settings as parts of a name; what is only switched on by its own."""
    for name, value in settings.items():
        if value is not False:
            words = name if value is True else f"{name}-{value}"
            yield words.replace("_", "-")


def first_seed(name: str) -> int:
    """Where the deals of a ladder begin: its name says it."""
    return FIRST + int.from_bytes(hashlib.sha256(name.encode()).digest()[:8]) % LAST


def pairs(bot: str) -> list[Pair]:
    """Who meets whom: the bot every reference, and each of these the one below it."""
    return list(dict.fromkeys([*((bot, rung) for rung in RUNGS), *NEIGHBOURS]))


def plan_of(game: Game, pair: Pair) -> Plan:
    """The games of a pair."""
    return Plan(
        game=game.id,
        players=game.players,
        bots=seated(pair, game.players),
        seed=first_seed(ladder_name(game)),
        settings=dict(game.settings),
        figures={},
    )


def folder_of(pair: Pair) -> str:
    """Where the games of a pair are kept."""
    return "-against-".join(map(key, pair))


def key(bot: str) -> str:
    """A bot as part of a file's name: those of one name in two files are told apart."""
    digest = hashlib.sha256(bot.encode()).hexdigest()[:6]
    name = file_name(Path(bot).name)
    return f"{name}-{digest}" if ":" in bot else name


# What came of it.


def rate(
    game: Game, bot: str, deals: int, folder: Path, force: Workforce, tell: Tell | None = None
) -> Rated:
    """Play what is not in the folder yet, and say where the bot stands."""
    meetings = pairs(bot)
    plans = [(plan_of(game, pair), folder / folder_of(pair)) for pair in meetings]
    results = run_all(plans, deals, force, tell=tell)
    return rated(game, bot, deals, dict(zip(meetings, results, strict=True)))


def rated(game: Game, bot: str, deals: int, results: Mapping[Pair, Results]) -> Rated:
    """Where a bot stands, all its games played."""
    games = game.players * deals * len(RUNGS)
    met = {pair: grouped(plan_of(game, pair), results[pair], deals, "") for pair in results}
    own, *theirs = ratings([comparisons(bot, met, deal) for deal in range(deals)], games)
    elo = dict(zip(SIDES, theirs, strict=True))
    return Rated(
        ladder=ladder_name(game),
        game=game.id,
        players=game.players,
        settings=dict(game.settings),
        bot=bot,
        deals=deals,
        seed=first_seed(ladder_name(game)),
        games=games,
        par=1 / game.players,
        elo=own,
        zero=ZERO,
        rungs=[Rung(rung, elo[rung], fared(game, (bot, rung), met[bot, rung])) for rung in RUNGS],
    )


def comparisons(bot: str, met: Mapping[Pair, Sequence[Group]], deal: int) -> Ahead:
    """Who ended ahead of whom in all games of a deal: the bot, then the references."""
    tables = [table(0, at(rung), met[bot, rung][deal]) for rung in RUNGS]
    tables += [table(at(upper), at(lower), met[upper, lower][deal]) for upper, lower in NEIGHBOURS]
    return added(tables)


def at(rung: str) -> int:
    """The place of a reference among those that are compared: the bot comes before all."""
    return 1 + SIDES.index(rung)


def table(side: int, other: int, group: Group) -> Ahead:
    """The comparisons of a group in which one side has the first entry, another all the rest."""
    rest = len(group[0].entries) - 1
    return ahead(group, [side, *[other] * rest], 1 + len(SIDES))


def fared(game: Game, pair: Pair, groups: Sequence[Group]) -> Standing:
    """How the first of a pair fared against the other."""
    return standings(plan_of(game, pair), seated(pair, game.players), groups)[0]
