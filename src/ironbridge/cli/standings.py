"""Standings: the result of an arena as tables and as a picture, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from ironbridge.catalogue import title as find_title
from ironbridge.cli.words import percent, say
from ironbridge.core.game import Setting
from ironbridge.core.speech import figure
from ironbridge.draw.intervals import Bar, Panel, Row, interval_chart
from ironbridge.draw.seats import SEATS
from ironbridge.lab.arena.estimates import Estimate
from ironbridge.lab.arena.report import Report, Standing
from ironbridge.lab.table import short_name
from ironbridge.terminal.voice import console

NOTHING: Final = "–"


def show(report: Report, folder: Path, lang: str) -> None:
    """Who wins how often, by how much, how sure that is, and how long they think."""
    out = console()
    out.print(Text(heading(report.game, report.players, report.settings, lang), "bold"))
    out.print(Text(groups_told(report, lang)))
    for table in (wins_table, points_table, elo_table):
        out.print()
        out.print(table(report, lang))
    out.print()
    for line in remarks(report, lang):
        out.print(Text(line))
    out.print(Text(say("arena.kept", lang, folder=folder)), soft_wrap=True)


def heading(game: str, players: int, settings: Mapping[str, Any], lang: str) -> str:
    """The game, its settings, how many play."""
    title = find_title(game)
    chosen = [
        choice(setting, settings[setting.name], lang)
        for setting in title.settings
        if setting.name in settings
    ]
    named = ", ".join([title.name, *filter(None, chosen)])
    return say("arena.title", lang, game=named, players=players)


def choice(setting: Setting, value: Any, lang: str) -> str:
    """What was chosen; of an optional rule that is not played, nothing."""
    if isinstance(value, bool):
        return setting.words[lang] if value else ""
    words = {"label": setting.label[lang], "choice": setting.named[value][lang]}
    return say("arena.setting", lang, **words)


def groups_told(report: Report, lang: str) -> str:
    """How many groups there are, and their seeds."""
    last = report.seed + report.groups - 1
    told = {"rotations": report.players, "first": report.seed, "last": last}
    return say("arena.head", lang, count=report.groups, **told)


def remarks(report: Report, lang: str) -> list[str]:
    """What is to be said below the tables."""
    lines = [say("arena.even", lang, share=percent(report.par, lang))]
    lines += [control(report, standing, lang) for standing in report.controls]
    if report.winner is not None:
        lines.append(say("arena.winner", lang, points=plus_minus(report.winner, lang, 1)))
    mean, least = figure(report.moves_mean, lang), figure(report.moves_least, lang)
    most = figure(report.moves_most, lang)
    lines.append(say("arena.length", lang, mean=mean, least=least, most=most))
    if report.unfinished:
        lines.append(say("arena.unfinished", lang, count=report.unfinished, most=most))
    return lines


def control(report: Report, standing: Standing, lang: str) -> str:
    """Whether a bot against itself comes out at par, as it must."""
    wins = standing.wins
    told = {"bot": label(standing, lang), "share": percent(wins.mean or 0.0, lang)}
    if wins.low is None or wins.high is None:
        return say("arena.unsure", lang, **told)
    key = "arena.fair" if wins.low <= report.par <= wins.high else "arena.unfair"
    low, high = percent(wins.low, lang), percent(wins.high, lang)
    return say(key, lang, low=low, high=high, **told)


# Tables.


def wins_table(report: Report, lang: str) -> Table:
    """Who wins."""
    rows = [
        [
            label(standing, lang),
            str(standing.seats),
            percent(standing.wins.mean or 0.0, lang),
            between(standing.wins, lang),
            figure((standing.wins.mean or 0.0) / report.par, lang, 2),
        ]
        for standing in report.standings
    ]
    return table_of(["bot", "seats", "wins", "interval", "par"], rows, lang)


def points_table(report: Report, lang: str) -> Table:
    """By how much."""
    rows = [
        [
            label(standing, lang),
            figure(standing.rank.mean or 0.0, lang, 2),
            ranks_between(standing.rank, lang),
            plus_minus(standing.points, lang, 1),
            plus_minus(standing.lead, lang, 1, signed=True),
            plus_minus(standing.gap, lang, 1, signed=True),
        ]
        for standing in report.standings
    ]
    return table_of(["bot", "rank", "interval", "points", "lead", "gap"], rows, lang)


def elo_table(report: Report, lang: str) -> Table:
    """How strong, and in what time."""
    rows = [
        [
            label(standing, lang),
            elo(standing.elo.mean, lang),
            elo_between(standing.elo, lang),
            figure(standing.thought, lang, 1),
            figure(standing.computed, lang, 1),
        ]
        for standing in report.standings
    ]
    return table_of(["bot", "elo", "interval", "thought", "computed"], rows, lang)


def table_of(keys: list[str], rows: list[list[str]], lang: str) -> Table:
    """A table as narrow as its figures allow: its heads are broken into lines."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for at, key in enumerate(keys):
        head = say(f"arena.{key}", lang)
        wide = max(map(len, [*(row[at] for row in rows), *head.split(" ")]))
        lines = "\n".join(wrap(head, wide))
        table.add_column(lines, justify="right" if at else "left", vertical="bottom")
    for row in rows:
        table.add_row(*row)
    return table


def label(standing: Standing, lang: str) -> str:
    """A bot by name."""
    bot = short_name(standing.bot)
    return say("arena.copy", lang, bot=bot) if standing.copy else bot


def between(wins: Estimate, lang: str) -> str:
    """The bounds of a share."""
    if wins.low is None or wins.high is None:
        return NOTHING
    return say("arena.between", lang, low=percent(wins.low, lang), high=percent(wins.high, lang))


def ranks_between(rank: Estimate, lang: str) -> str:
    """The bounds of a rank."""
    if rank.low is None or rank.high is None:
        return NOTHING
    low, high = figure(rank.low, lang, 2), figure(rank.high, lang, 2)
    return say("arena.between", lang, low=low, high=high)


def plus_minus(estimate: Estimate, lang: str, places: int, *, signed: bool = False) -> str:
    """A mean and how far the truth may be from it."""
    mean = figure(estimate.mean or 0.0, lang, places)
    if signed:
        mean = with_sign(estimate.mean or 0.0, mean)
    if estimate.low is None or estimate.high is None:
        return mean
    half = figure((estimate.high - estimate.low) / 2, lang, places)
    return say("arena.pm", lang, mean=mean, half=half)


def elo(points: float | None, lang: str) -> str:
    """Points of Elo; none where one side was always ahead."""
    return NOTHING if points is None else with_sign(points, figure(points, lang))


def elo_between(estimate: Estimate, lang: str) -> str:
    """The bounds of an Elo; one side may be open."""
    low, high = elo(estimate.low, lang), elo(estimate.high, lang)
    if estimate.low is None:
        return NOTHING if estimate.high is None else say("arena.below", lang, high=high)
    if estimate.high is None:
        return say("arena.above", lang, low=low)
    return say("arena.between", lang, low=low, high=high)


def with_sign(value: float, written: str) -> str:
    """A figure with its sign, if it is not nothing."""
    if not any(digit in "123456789" for digit in written):
        return written.lstrip("−")
    return f"+{written}" if value > 0 else written


# The picture.


def picture(report: Report, lang: str) -> str:
    """Shares of wins against par, and Elo, with their intervals, as SVG."""
    panels = [
        wins_panel(say("arena.wins", lang), report.par, lang),
        Panel(say("arena.elo", lang), 0.0, lambda points: elo(points, lang)),
    ]
    return interval_chart(
        heading(report.game, report.players, report.settings, lang),
        groups_told(report, lang),
        note(report, lang),
        panels,
        [*drawn_standings(report, lang), *drawn_controls(report, lang)],
        lang,
    )


def wins_panel(title: str, par: float, lang: str) -> Panel:
    """A scale of shares."""
    return Panel(
        title,
        par,
        lambda share: say("percent", lang, share=figure(100 * share, lang)),
        least=0.0,
        most=1.0,
    )


def note(report: Report, lang: str) -> str:
    """What the lines are, and where zero is: a bot against itself is compared with its copies."""
    key = "arena.note-controls" if report.controls else "arena.note"
    return say(key, lang, anchor=label(report.standings[-1], lang))


def drawn_standings(report: Report, lang: str) -> list[Row]:
    """A row for each side."""
    return [
        Row(label(standing, lang), bars(standing, lang), at % len(SEATS))
        for at, standing in enumerate(report.standings)
    ]


def drawn_controls(report: Report, lang: str) -> list[Row]:
    """A faint row for each bot against itself, in the colour that it has."""
    looks = {standing.bot: at % len(SEATS) for at, standing in enumerate(report.standings)}
    return [
        Row(
            say("arena.itself", lang, bot=label(standing, lang)),
            bars(standing, lang),
            looks[standing.bot],
            faint=True,
        )
        for standing in report.controls
    ]


def bars(standing: Standing, lang: str) -> list[Bar]:
    """A side's share of wins, and its Elo."""
    return [wins_bar(standing.wins, lang), elo_bar(standing.elo, lang)]


def wins_bar(wins: Estimate, lang: str) -> Bar:
    """A share of wins."""
    return Bar(wins.mean, wins.low, wins.high, percent(wins.mean or 0.0, lang))


def elo_bar(rating: Estimate, lang: str) -> Bar:
    """An Elo; its bound where it has no value."""
    told = elo_between(rating, lang) if rating.mean is None else elo(rating.mean, lang)
    return Bar(rating.mean, rating.low, rating.high, told)
