"""Plan: which games are played. A group is one deal, played with the line-up moved on seat by seat.

An entry is a place in the line-up, and what plays there keeps its own chance through all games of
a group. The order round the table is drawn for each group, so that over many groups nobody
profits from a neighbour. A side is all entries of one bot; where only one bot is named, the first
entry plays against its own copies: a mirror match, which must come out at par.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ironbridge.core.chance import Chance

ORDER: Final = 2_000_000_000  # streams of a group's seed that no draw of a game will reach
ENTRY: Final = 2_100_000_000
WORD: Final = 2**32


@dataclass(frozen=True)
class Plan:
    """What is to be played: names and numbers only, so that any process can play it."""

    game: str
    players: int
    bots: tuple[str, ...]  # by entry
    seed: int  # of the first group
    settings: Mapping[str, Any]
    figures: Mapping[str, Any]

    def line_up(self, mirror: str) -> tuple[str, ...]:
        """The bots by entry: as named, or one against itself."""
        return (mirror,) * self.players if mirror else self.bots

    def mirrors(self) -> list[str]:
        """The bots that a control lets play against themselves."""
        return list(dict.fromkeys(self.bots)) if len(set(self.bots)) > 1 else []


@dataclass(frozen=True)
class Task:
    """One game: of which group, with the line-up how far moved on; a control names its bot."""

    group: int
    rotation: int
    mirror: str = ""


def tasks(plan: Plan, groups: int, *, mirror: bool) -> Iterator[Task]:
    """All games, group by group."""
    controls = plan.mirrors() if mirror else []
    for group in range(groups):
        for control in ("", *controls):
            for rotation in range(plan.players):
                yield Task(group, rotation, control)


def entries(plan: Plan, task: Task) -> list[int]:
    """Which entry sits in each seat."""
    order = list(range(plan.players))
    Chance(plan.seed + task.group, ORDER).shuffle(order)
    return [order[(seat - task.rotation) % plan.players] for seat in range(plan.players)]


def bot_seed(plan: Plan, group: int, entry: int) -> int:
    """The chance of what plays for an entry, the same in all games of a group."""
    chance = Chance(plan.seed + group, ENTRY + entry)
    return int(chance.word()) * WORD + int(chance.word())


def sides(bots: tuple[str, ...]) -> list[int]:
    """The side of each entry, in the order in which they are named."""
    named = list(dict.fromkeys(bots))
    if len(named) == 1:
        return [0] + [1] * (len(bots) - 1)
    return [named.index(bot) for bot in bots]
