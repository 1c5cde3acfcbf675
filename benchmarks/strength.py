"""How strong the bots are: every table of docs/strength.md, played and written.

    python benchmarks/strength.py --list                        the commands, one for each match
    python benchmarks/strength.py --only greedy --workers 2     play some of them
    python benchmarks/strength.py --write docs/strength.md      and write the tables there

A match is an arena in a folder of its own below --out: what is finished there is not played again,
and `ironbridge arena` with the listed command goes on with it too. The tables hold every match
that is finished; a match that fails is told, and the next one played.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from ironbridge import mode
from ironbridge.catalogue import game as make_game
from ironbridge.catalogue import games, title
from ironbridge.cli.arena import SEED, Clock, keep
from ironbridge.cli.settings import is_switch
from ironbridge.cli.standings import NOTHING, elo, elo_between, plus_minus, ranks_between
from ironbridge.cli.words import percent
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.speech import figure
from ironbridge.lab.arena.estimates import Estimate
from ironbridge.lab.arena.journal import file_name
from ironbridge.lab.arena.plan import Plan
from ironbridge.lab.arena.report import Standing
from ironbridge.lab.arena.run import run
from ironbridge.lab.table import seated

EN: Final = "en"
BEGIN: Final = "<!-- tables: written by benchmarks/strength.py -->"
END: Final = "<!-- end of the tables -->"
ADDED_RULES: Final = ("introductory", "cash_in", "layout")  # variants, not maps or editions
MANY: Final = 0.95  # three times the fair share is all there is with three players
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
        "age-of-industry-germany": (20, 10, 5),
        "age-of-industry-new-england": (14, 10, 8),
        "brass-birmingham": (16, 16, 10),
        "industria": (10, 10),
        "neuland-2": (20, 30, 30),
        "neuland-1": (16, 10, 10),
    },
    "master-journeyman": {
        "age-of-industry-germany": (4, 4, 8),
        "age-of-industry-new-england": (6, 4, 4),
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
    "age-of-industry-germany": 24,
    "age-of-industry-new-england": 24,
    "brass-birmingham": 20,
    "industria": 20,
    "neuland-2": 40,
    "neuland-1": 20,
}
POINT_GROUPS: Final = {2: 1, 3: 1, 4: 3}
MARKS: Final = {
    2: "a strong human table 200",
    3: "a strong human table 175",
    4: "other programs 115 to 133, a world championship final 132, a strong human table 155",
}


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
        return Plan(self.game, self.players, bots, SEED, made.settings, {})

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


# What is played.


def matches(groups: int | None) -> Iterator[Match]:
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


def play(match: Match, out: Path, workers: int, cluster: str) -> None:
    """Play a match, telling how far it is; then keep what it came to."""
    clock = Clock(EN)
    folder = match.folder(out)

    def tell(done: int, total: int) -> None:
        said = clock.said(done, total)
        if clock.is_time():
            print(f"  {said}", file=sys.stderr, flush=True)

    print(match.command(out), file=sys.stderr, flush=True)
    plan = match.plan()
    report = run(plan, match.groups, folder, workers=workers, cluster=cluster, tell=tell)
    keep(report, folder, EN)


# What is written.


def tables(chosen: list[Match], out: Path) -> str:
    """All tables, as far as their matches are finished."""
    parts = [
        duel_table("Greedy against random", "greedy", chosen, out),
        duel_table("Master at one second a move against greedy", "master", chosen, out),
        levels_table(chosen, out),
        rungs_table(chosen, out),
        points_table(chosen, out),
    ]
    how = "compiled" if mode.is_compiled() else "interpreted"
    parts.append(f"Written on {time.strftime('%Y-%m-%d')}, with the {how} engine.")
    return "\n\n".join(filter(None, parts))


def finished(table: str, chosen: list[Match], out: Path) -> Iterator[tuple[Match, dict[str, Any]]]:
    """The matches of a table that have been played to the end."""
    for match in chosen:
        file = match.folder(out) / "report.json"
        if match.table == table and file.exists():
            yield match, json.loads(file.read_text(encoding="utf-8"))


def markdown(name: str, heads: list[str], rows: list[list[str]], out: Path, example: Match) -> str:
    """A table with its heading, and the command of one of its lines."""
    lines = [heads, ["---"] * len(heads), *rows]
    drawn = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"### {name}\n\n{drawn}\n\nThe first line: `{example.command(out)}`"


def duel_table(name: str, table: str, chosen: list[Match], out: Path) -> str:
    """One seat against the rest."""
    done = list(finished(table, chosen, out))
    heads = ["game", "players", "groups", "wins (95 %)", "× par", "wanted", "reached"]
    heads += ["points to the others", "Elo (95 %)", "ms a decision"]
    rows = [duel_row(match, report) for match, report in done]
    return markdown(name, heads, rows, out, done[0][0]) if done else ""


def duel_row(match: Match, report: dict[str, Any]) -> list[str]:
    """How the one seat fared."""
    one = standing(report["standings"][0])
    share = one.wins.mean or 0.0
    goal = wanted(match.table, match.players)
    return [
        match.name(),
        str(match.players),
        str(report["groups"]),
        f"{percent(share, EN)} ({bounds(one.wins)})",
        figure(share * match.players, EN, 2),
        percent(goal, EN),
        verdict(one.wins, goal),
        plus_minus(one.lead, EN, 1, signed=True),
        f"{elo(one.elo.mean, EN)} ({elo_between(one.elo, EN)})",
        figure(one.thought, EN, 1),
    ]


def wanted(table: str, players: int) -> float:
    """The share of wins that the one seat should have."""
    if table == "greedy":
        return min(MANY, 3 / players)
    return 0.75 if players == 2 else 2 / players


def verdict(wins: Estimate, goal: float) -> str:
    """Is it reached, and is that sure?"""
    if (wins.mean or 0.0) < goal:
        return "no"
    return "yes" if (wins.low or 0.0) >= goal else "yes, but not surely"


def bounds(wins: Estimate) -> str:
    """The bounds of a share."""
    if wins.low is None or wins.high is None:
        return NOTHING
    return f"{percent(wins.low, EN)} – {percent(wins.high, EN)}"


def levels_table(chosen: list[Match], out: Path) -> str:
    """All levels at one table."""
    done = list(finished("levels", chosen, out))
    rows = [row for match, report in done for row in levels_rows(match, report)]
    heads = ["game", "bot", "mean rank (95 %)", "wins (95 %)", "Elo (95 %)", "ms a decision"]
    heads.append("above the next, intervals apart")
    return markdown("The levels, one of each", heads, rows, out, done[0][0]) if done else ""


def levels_rows(match: Match, report: dict[str, Any]) -> Iterator[list[str]]:
    """The levels from the best to the last, and whether each is clearly above the next."""
    ranked = sorted(map(standing, report["standings"]), key=lambda one: one.rank.mean or 0.0)
    order = ["master", "journeyman", "apprentice", "random"]
    for at, one in enumerate(ranked):
        below = ranked[at + 1] if at + 1 < len(ranked) else None
        yield [
            match.name(),
            one.bot,
            f"{figure(one.rank.mean or 0.0, EN, 2)} ({ranks_between(one.rank, EN)})",
            f"{percent(one.wins.mean or 0.0, EN)} ({bounds(one.wins)})",
            f"{elo(one.elo.mean, EN)} ({elo_between(one.elo, EN)})",
            figure(one.thought, EN, 1),
            NOTHING if below is None else apart(one, below, in_order=one.bot == order[at]),
        ]


def apart(one: Standing, below: Standing, *, in_order: bool) -> str:
    """Is a level where it should be, and surely above the next?"""
    if not in_order:
        return "no, out of order"
    if one.rank.high is None or below.rank.low is None or one.rank.high >= below.rank.low:
        return "above, but intervals overlap"
    return "yes"


def rungs_table(chosen: list[Match], out: Path) -> str:
    """Each level against the next lower one, as far as they have played."""
    done = list(finished("rungs", chosen, out))
    played: dict[tuple[str, int], dict[tuple[str, ...], dict[str, Any]]] = {}
    for match, report in done:
        played.setdefault((match.name(), match.players), {})[match.bots] = report
    heads = ["game", "players", "fair share", *[f"{one} against {next}" for one, next in RUNGS]]
    rows = [
        [name, str(players), percent(1 / players, EN)]
        + [rung_cell(reports.get(rung), players) for rung in RUNGS]
        for (name, players), reports in played.items()
    ]
    name = "Each level against the next, one seat against the rest"
    return markdown(name, heads, rows, out, done[0][0]) if rows else ""


def rung_cell(report: dict[str, Any] | None, players: int) -> str:
    """What a level wins against the next, and whether that is surely more than its fair share.

    Whoever is one of the rest wins its part of what the one seat does not, so the intervals of the
    two part just where that of the one seat is above the fair share.
    """
    if report is None:
        return NOTHING
    wins = standing(report["standings"][0]).wins
    apart = "" if wins.low is not None and wins.low > 1 / players else "; overlap"
    share = percent(wins.mean or 0.0, EN)
    return f"{share} ({bounds(wins)}), {report['groups']} groups{apart}"


def points_table(chosen: list[Match], out: Path) -> str:
    """What the winner has among equals."""
    done = list(finished("points", chosen, out))
    heads = ["players", "groups", "points of the winner (95 %)", "marks from outside"]
    rows = [
        [
            str(match.players),
            str(report["groups"]),
            plus_minus(msgspec.convert(report["winner"], Estimate), EN, 1),
            MARKS[match.players],
        ]
        for match, report in done
    ]
    name = "Brass: Birmingham, master at two seconds a move against itself"
    return markdown(name, heads, rows, out, done[0][0]) if done else ""


def standing(data: dict[str, Any]) -> Standing:
    """A standing as it was kept."""
    return msgspec.convert(data, Standing)


def write(page: Path, text: str) -> None:
    """Put the tables into a page, in the place of those that are there."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def main() -> int:
    """Play what is chosen, then write."""
    asked = options()
    chosen = [match for match in matches(asked.groups) if is_chosen(match, asked)]
    if asked.list:
        print("\n".join(match.command(asked.out) for match in chosen))
        return 0
    failed = 0
    for match in chosen if not asked.only_write else []:
        try:
            play(match, asked.out, asked.workers, asked.cluster)
        except (IronbridgeError, OSError) as error:
            print(f"  failed: {error}", file=sys.stderr)
            failed = 1
    text = tables(list(matches(asked.groups)), asked.out)
    if asked.write is None:
        print(text)
    else:
        write(asked.write, text)
    return failed


def is_chosen(match: Match, asked: argparse.Namespace) -> bool:
    """Is this match to be played?"""
    return (
        (not asked.only or match.table in asked.only)
        and (not asked.game or match.game in asked.game)
        and (not asked.players or match.players in asked.players)
    )


def options() -> argparse.Namespace:
    """What is asked for."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--list", action="store_true", help="only show the commands")
    words.add_argument(
        "--only", nargs="*", choices=["greedy", "master", "levels", "rungs", "points"]
    )
    words.add_argument("--game", nargs="*", choices=games())
    words.add_argument("--players", nargs="*", type=int)
    words.add_argument("--groups", type=int, help="so many for each match, not as many as usual")
    words.add_argument("--workers", type=int, default=0, help="0 is one for each core")
    words.add_argument("--cluster", default="", metavar="ADDRESS")
    words.add_argument("--out", type=Path, default=Path("arena/strength"), metavar="DIR")
    words.add_argument("--write", type=Path, metavar="PAGE", help="put the tables into a page")
    words.add_argument("--only-write", action="store_true", help="play nothing more")
    return words.parse_args()


if __name__ == "__main__":
    sys.exit(main())
