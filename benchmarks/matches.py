"""The matches that measure how strong the bots are: who plays whom, how often."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games, title
from ironbridge.cli.arena import SEED
from ironbridge.cli.settings import is_switch
from ironbridge.lab.arena.journal import file_name
from ironbridge.lab.arena.plan import Plan
from ironbridge.lab.table import seated

ADDED_RULES: Final = ("introductory", "cash_in", "layout")  # variants, not maps or editions
RUNGS: Final = (("master", "journeyman"), ("journeyman", "apprentice"), ("apprentice", "random"))
LEVELS: Final = ("random", "master", "journeyman", "apprentice")  # the last one's Elo is 0
# Groups of each match, by number of players. Where luck decides more, or a figure lies close to
# what it should be, there are more of them.
GROUPS: Final[dict[str, dict[str, tuple[int, ...]]]] = {
    "greedy": {
        "age-of-industry-germany": (80, 20, 20),
        "age-of-industry-new-england": (80, 20, 20),
        "brass-birmingham": (80, 80, 20),
        "industria": (80, 20),
        "neuland-2": (80, 80, 20),
        "neuland-1": (80, 80, 20),
    },
    "master": {
        "age-of-industry-germany": (12, 10, 10),
        "age-of-industry-new-england": (12, 10, 10),
        "brass-birmingham": (16, 16, 10),
        "industria": (10, 10),
        "neuland-2": (20, 30, 30),
        "neuland-1": (16, 10, 10),
    },
    "master-journeyman": {
        "age-of-industry-germany": (5, 6, 8),
        "age-of-industry-new-england": (5, 6, 6),
        "brass-birmingham": (8, 6, 4),
        "industria": (6, 5),
        "neuland-2": (8, 14, 6),
        "neuland-1": (8, 6, 5),
    },
    "lower levels": {
        "age-of-industry-germany": (14, 12, 12),
        "age-of-industry-new-england": (14, 12, 12),
        "brass-birmingham": (16, 14, 12),
        "industria": (14, 12),
        "neuland-2": (8, 6, 4),
        "neuland-1": (8, 6, 4),
    },
}
LEVEL_GROUPS: Final = {  # one of each, always four players
    "age-of-industry-germany": 18,
    "age-of-industry-new-england": 24,
    "brass-birmingham": 14,
    "industria": 14,
    "neuland-2": 40,
    "neuland-1": 40,
}
CONTROL_GROUPS: Final = 20  # greedy against its own copies
POINT_GROUPS: Final = {2: 3, 3: 2, 4: 3}

Settings = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Match:
    """One arena: which table it belongs to, and what is played."""

    table: str
    game: str
    players: int
    settings: Settings
    bots: tuple[str, ...]
    groups: int

    def plan(self) -> Plan:
        """What the arena plays."""
        made = make_game(self.game, self.players, **dict(self.settings))
        bots = seated(self.bots, self.players)
        return Plan(self.game, self.players, bots, SEED, dict(made.settings), {})

    def folder(self, out: Path) -> Path:
        """Where it is kept."""
        box = box_name(self.game, self.settings)
        return out / "-".join([box, str(self.players), *map(file_name, self.bots)])

    def command(self, out: Path) -> str:
        """What a person would type."""
        flags = "".join(f" --{name} {value}" for name, value in self.settings)
        return (
            f"ironbridge arena {self.game}{flags} --players {self.players}"
            f" --bots {','.join(self.bots)} --groups {self.groups} --out {self.folder(out)}"
        )

    def name(self) -> str:
        """The game with what was chosen, for a table."""
        chosen = "".join(f", {name} {value}" for name, value in self.settings)
        return f"{title(self.game).name}{chosen}"


def matches(groups: int | None = None) -> Iterator[Match]:
    """All of them, with as many groups as usual or with so many each."""
    for game, settings, players in boxes():
        usual = groups_of("greedy", game, settings, players)
        yield Match("greedy", game, players, settings, ("greedy", "random"), groups or usual)
    for game, settings, players in boxes():
        usual = groups_of("master", game, settings, players)
        yield Match("master", game, players, settings, ("master@1s", "greedy"), groups or usual)
    for game, settings, players in boxes():
        if players == len(LEVELS):
            usual = LEVEL_GROUPS[box_name(game, settings)]
            yield Match("levels", game, players, settings, LEVELS, groups or usual)
    for game, settings, players in boxes():
        for rung in RUNGS:
            kind = "master-journeyman" if rung == RUNGS[0] else "lower levels"
            usual = groups_of(kind, game, settings, players)
            yield Match("rungs", game, players, settings, rung, groups or usual)
    for game, settings, players in boxes():
        number = groups or CONTROL_GROUPS
        yield Match("controls", game, players, settings, ("greedy",), number)
    for players, usual in POINT_GROUPS.items():
        yield Match("points", "brass-birmingham", players, (), ("master@2s",), groups or usual)


def groups_of(kind: str, game: str, settings: Settings, players: int) -> int:
    """How many groups a match has."""
    at = title(game).players.index(players)
    return GROUPS[kind][box_name(game, settings)][at]


def box_name(game: str, settings: Settings) -> str:
    """A game with its map or edition."""
    return "-".join([game, *[str(value) for _, value in settings]])


def boxes() -> Iterator[tuple[str, Settings, int]]:
    """Every game, map, edition and number of players."""
    for id in games():
        box = title(id)
        kinds = [one for one in box.settings if not is_switch(one) and one.name not in ADDED_RULES]
        choices = [[(one.name, choice) for choice in one.choices] for one in kinds]
        for chosen in choices[0] if choices else [None]:
            for players in box.players:
                yield id, () if chosen is None else (chosen,), players
