"""The page on strength: tables of what matches came to, in the place of what earlier ones did.

A row of the page stands until its match has been played anew.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import msgspec
from matches import RUNGS, Match

from ironbridge import mode
from ironbridge.cli.standings import NOTHING, elo, elo_between, plus_minus, ranks_between
from ironbridge.cli.words import percent
from ironbridge.core.speech import figure
from ironbridge.lab.arena.estimates import Estimate
from ironbridge.lab.arena.report import Standing

EN: Final = "en"
BEGIN: Final = "<!-- tables: written by benchmarks/strength.py -->"
END: Final = "<!-- end of the tables -->"
MANY: Final = 0.95  # three times the fair share is all there is with three players
MARKS: Final = {
    2: "a strong human table 200",
    3: "a strong human table 175",
    4: "other programs 115 to 133, a world championship final 132, a strong human table 155",
}


OUT: Final = Path("arena/strength")  # where the matches are kept, if nothing else is said

Row = list[str]


@dataclass(frozen=True)
class Table:
    """Rows of cells, the first few of which say what a row is about."""

    name: str
    heads: Row
    about: int  # so many
    rows: list[Row]
    example: str

    def text(self) -> str:
        """With its heading, and the command of a match."""
        lines = [self.heads, ["---"] * len(self.heads), *self.rows]
        drawn = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        return f"### {self.name}\n\n{drawn}\n\nThe command of its first row: `{self.example}`"

    def over(self, page: str) -> Table:
        """The table of a page with these rows in it; what has not been played stays as it was."""
        stood, come = self.subjects(rows_of(page, self.name)), self.subjects(self.rows)
        for subject, rows in come.items():
            if subject in stood:
                rows[:] = map(filled, rows, stood[subject])
        rows = [row for rows in (stood | come).values() for row in rows]
        return replace(self, rows=rows)

    def subjects(self, rows: list[Row]) -> dict[tuple[str, ...], list[Row]]:
        """The rows by what they are about."""
        found: dict[tuple[str, ...], list[Row]] = {}
        for row in rows:
            found.setdefault(tuple(row[: self.about]), []).append(row)
        return found


def rows_of(page: str, name: str) -> list[Row]:
    """The rows of a table in a page."""
    part = page.partition(f"### {name}\n")[2].partition("###")[0]
    lines = [line.strip("| ") for line in part.splitlines() if line.startswith("| ")]
    return [line.split(" | ") for line in lines[2:]]


def filled(row: Row, before: Row) -> Row:
    """A row with what stood there where it says nothing."""
    return [old if new == NOTHING else new for new, old in zip(row, before, strict=True)]


def tables(chosen: list[Match], out: Path) -> list[Table]:
    """All tables, as far as their matches are finished."""
    return [
        duel_table("Greedy against random", "greedy", chosen, out),
        duel_table("Master at one second a move against greedy", "master", chosen, out),
        levels_table(chosen, out),
        rungs_table(chosen, out),
        controls_table(chosen, out),
        points_table(chosen, out),
    ]


def text_of(tables: list[Table]) -> str:
    """Those that have rows, and when they were written."""
    parts = [table.text() for table in tables if table.rows]
    how = "compiled" if mode.is_compiled() else "interpreted"
    parts.append(f"Last written on {time.strftime('%Y-%m-%d')}, with the {how} engine.")
    return "\n\n".join(parts)


def finished(table: str, chosen: list[Match], out: Path) -> Iterator[tuple[Match, dict[str, Any]]]:
    """The matches of a table that have been played to the end."""
    for match in chosen:
        file = match.folder(out) / "report.json"
        if match.table == table and file.exists():
            yield match, json.loads(file.read_text(encoding="utf-8"))


def example(table: str, chosen: list[Match]) -> str:
    """How the first match of a table is played."""
    return next(match.command(OUT) for match in chosen if match.table == table)


def duel_table(name: str, table: str, chosen: list[Match], out: Path) -> Table:
    """One seat against the rest."""
    heads = ["game", "players", "groups", "wins (95 %)", "× par", "wanted", "reached"]
    heads += ["points to the others", "Elo (95 %)", "ms a decision"]
    rows = [duel_row(match, report) for match, report in finished(table, chosen, out)]
    return Table(name, heads, 2, rows, example(table, chosen))


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


def levels_table(chosen: list[Match], out: Path) -> Table:
    """All levels at one table."""
    done = finished("levels", chosen, out)
    rows = [row for match, report in done for row in levels_rows(match, report)]
    heads = ["game", "groups", "bot", "mean rank (95 %)", "wins (95 %)", "Elo (95 %)"]
    heads += ["ms a decision", "above the next, intervals apart"]
    return Table("The levels, one of each", heads, 1, rows, example("levels", chosen))


def levels_rows(match: Match, report: dict[str, Any]) -> Iterator[list[str]]:
    """The levels from the best to the last, and whether each is clearly above the next."""
    ranked = sorted(map(standing, report["standings"]), key=lambda one: one.rank.mean or 0.0)
    order = ["master", "journeyman", "apprentice", "random"]
    for at, one in enumerate(ranked):
        below = ranked[at + 1] if at + 1 < len(ranked) else None
        yield [
            match.name(),
            str(report["groups"]),
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


def rungs_table(chosen: list[Match], out: Path) -> Table:
    """Each level against the next lower one, as far as they have played."""
    played: dict[tuple[str, int], dict[tuple[str, ...], dict[str, Any]]] = {}
    for match, report in finished("rungs", chosen, out):
        played.setdefault((match.name(), match.players), {})[match.bots] = report
    heads = ["game", "players", "fair share", *[f"{one} against {next}" for one, next in RUNGS]]
    rows = [
        [name, str(players), percent(1 / players, EN)]
        + [rung_cell(reports.get(rung), players) for rung in RUNGS]
        for (name, players), reports in played.items()
    ]
    name = "Each level against the next, one seat against the rest"
    return Table(name, heads, 2, rows, example("rungs", chosen))


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


def controls_table(chosen: list[Match], out: Path) -> Table:
    """A seat against its own copies, which must win its fair share."""
    heads = ["game", "players", "groups", "wins (95 %)", "fair share", "within"]
    rows = [control_row(match, report) for match, report in finished("controls", chosen, out)]
    name = "Controls: greedy against its own copies"
    return Table(name, heads, 2, rows, example("controls", chosen))


def control_row(match: Match, report: dict[str, Any]) -> list[str]:
    """How the first of the copies fared."""
    wins = standing(report["standings"][0]).wins
    fair = 1 / match.players
    return [
        match.name(),
        str(match.players),
        str(report["groups"]),
        f"{percent(wins.mean or 0.0, EN)} ({bounds(wins)})",
        percent(fair, EN),
        within(wins, fair),
    ]


def within(wins: Estimate, share: float) -> str:
    """Does the interval hold a share?"""
    if wins.low is None or wins.high is None:
        return NOTHING
    return "yes" if wins.low <= share <= wins.high else "no"


def points_table(chosen: list[Match], out: Path) -> Table:
    """What the winner has among equals."""
    heads = ["players", "groups", "points of the winner (95 %)", "marks from outside"]
    rows = [
        [
            str(match.players),
            str(report["groups"]),
            plus_minus(msgspec.convert(report["winner"], Estimate), EN, 1),
            MARKS[match.players],
        ]
        for match, report in finished("points", chosen, out)
    ]
    name = "Brass: Birmingham, master at two seconds a move against itself"
    return Table(name, heads, 1, rows, example("points", chosen))


def standing(data: dict[str, Any]) -> Standing:
    """A standing as it was kept."""
    return msgspec.convert(data, Standing)


def write(page: Path, tables: list[Table]) -> None:
    """Put the tables into a page, each over the one that is there."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    old, _, after = rest.partition(END)
    text = text_of([table.over(old) for table in tables])
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")
