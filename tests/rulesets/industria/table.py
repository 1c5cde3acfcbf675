"""Builders that set up Industria as one would on a table, and looks at what lies there.

Forced moves play themselves: a seat with nothing to lay is never asked, and a round in which
nobody has a choice runs on. Where a test needs somebody to stop at, that seat holds a bonus,
which can always be laid.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import ironbridge as ib
from rulesets.playing import Data, play_out


def industria(
    players: int = 4, *, figures: Mapping[str, Any] | None = None, cash_in: bool = False
) -> ib.Game:
    """The game on the table."""
    if figures is None:
        return boxed(players, cash_in)
    return ib.game("industria", players=players, figures=dict(figures), cash_in=cash_in)


@cache
def boxed(players: int, cash_in: bool) -> ib.Game:
    """The game as it comes, taken out of the box once: nothing about it ever changes."""
    return ib.game("industria", players=players, cash_in=cash_in)


def has(hand: str = "", *, money: int = 0, points: int = 0, laid: str = "") -> Data:
    """What one seat has; tiles by name, with spaces between."""
    return {"money": money, "points": points, "hand": hand.split(), "laid": laid.split()}


def laying(
    epoch: str,
    *,
    round: int = 2,
    first: str = "A",
    game: ib.Game | None = None,
    others: Data | None = None,
    **seats: Data,
) -> ib.Match:
    """Phase 4: the first player lays. `others` is what every seat has that is not named."""
    game = game or industria()
    position = {"epoch": epoch, "round": round, "phase": "laying", "first": first}
    return game.at(position | {"seats": seated(game, others, seats)})


def choosing(
    offered: str,
    *,
    epoch: str = "I",
    first: str = "A",
    auctioneer: str = "",
    game: ib.Game | None = None,
    others: Data | None = None,
    **seats: Data,
) -> ib.Match:
    """Phase 3: the auctioneer chooses one of the tiles on offer."""
    game = game or industria()
    position = {"epoch": epoch, "round": 2, "first": first, "auctioneer": auctioneer or first}
    table = {"offered": offered.split(), "seats": seated(game, others, seats)}
    return game.at(position | table)


def seated(game: ib.Game, others: Data | None, seats: dict[str, Data]) -> dict[str, Data]:
    """What everybody has, by seat."""
    named = {} if others is None else dict.fromkeys("ABCD"[: game.players], others)
    return named | seats


def end(**seats: Data) -> ib.Match:
    """The last round when nobody has anything left to lay: the final scoring follows at once."""
    seated = dict.fromkeys("ABCD", has()) | seats
    match = industria().at({"epoch": "V", "round": 3, "phase": "laying", "seats": seated})
    assert match.over
    return match


def money(match: ib.Match) -> list[int]:
    """What everybody has in money, A first."""
    return [seat["money"] for seat in match.position()["seats"].values()]


def hand(match: ib.Match, seat: str) -> list[str]:
    """The tiles in a hand."""
    return list(match.position()["seats"][seat]["hand"])


def laid(match: ib.Match, seat: str) -> list[str]:
    """The tiles a seat has laid."""
    return list(match.position()["seats"][seat]["laid"])


def idly(match: ib.Match) -> ib.Match:
    """The match played to its end by players who never bid and never lay."""
    return play_out(match, idle)


def idle(options: list[ib.Option]) -> ib.Option:
    """The option that does the least."""
    restful = [option for option in options if option.phrase in ("pass", "done")]
    return (restful or options)[0]


def rounds(match: ib.Match) -> list[tuple[str, int, str]]:
    """Epoch, number and first player of every round that the match went through."""
    seen: list[tuple[str, int, str]] = []
    for at in range(len(match.played) + 1):
        position = match.position(at)
        here = (position["epoch"], position["round"], position["first"])
        if here not in seen:
            seen.append(here)
    return seen
