"""Timings: what a bench measured, as tables for a person and for a document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.table import Table
from rich.text import Text

from ironbridge.catalogue import title as find_title
from ironbridge.cli.words import say
from ironbridge.core.speech import figure
from ironbridge.lab.bench import Row
from ironbridge.terminal.voice import console

RATES: Final = (  # more is better
    "decisions_per_s",
    "games_per_s",
    "moves_per_s",
    "front_door_per_s",
    "front_door_moves_per_s",
)
TIMES: Final = ("options_us", "moves_us", "copy_ns", "clone_us", "encode_us")  # less is better
COUNTS: Final = ("branching", "moves_listed")
DOCUMENTED: Final = (
    "moves_per_s",
    "decisions_per_s",
    "games_per_s",
    "branching",
    "options_us",
    "moves_us",
    "moves_listed",
    "copy_ns",
    "front_door_per_s",
    "front_door_moves_per_s",
)
LABEL: Final = 12  # columns


def heading(row: Row, lang: str) -> str:
    """What was measured: the game, what was chosen, how many play."""
    named = [find_title(row.game).name, *chosen(row)]
    return say("bench.players", lang, game=", ".join(named), players=row.players)


def chosen(row: Row) -> list[str]:
    """The settings as they are written in flags."""
    return [
        name.replace("_", "-") if value is True else f"{name.replace('_', '-')} {value}"
        for name, value in row.options.items()
    ]


def groups(rows: list[Row]) -> Iterator[list[Row]]:
    """The interpreted and the compiled row of the same thing."""
    found: dict[tuple[str, str, int], list[Row]] = {}
    for row in rows:
        found.setdefault((row.game, str(dict(row.options)), row.players), []).append(row)
    yield from found.values()


# For a person.


def show(rows: list[Row], changes: list[dict[str, float]], slower: float, lang: str) -> None:
    """A table for each thing measured; what is slower than this share of its speed stands out."""
    out = console()
    change_of = dict(zip(map(id, rows), changes, strict=True))
    for alike in groups(rows):
        out.print(Text(heading(alike[0], lang), "bold"))
        out.print(table_of(alike, [change_of[id(row)] for row in alike], slower, lang))
        for row in alike:
            if row.stopped:
                words = say("bench.stopped", lang, count=row.stopped, most=row.most_moves)
                out.print(Text(words))
        out.print()


def table_of(rows: list[Row], changes: list[dict[str, float]], slower: float, lang: str) -> Table:
    """Every figure in every mode, how it has changed, and how much faster compiled is."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(min_width=LABEL)
    for row, change in zip(rows, changes, strict=True):
        table.add_column(say(f"bench.{row.mode}", lang), justify="right")
        if change:
            table.add_column(say("bench.change", lang), justify="right")
    if len(rows) > 1:
        table.add_column(say("bench.ratio", lang), justify="right")
    for key in (*RATES, *TIMES, *COUNTS):
        table.add_row(say(f"bench.{key}", lang), *cells(key, rows, changes, slower, lang))
    return table


def cells(
    key: str, rows: list[Row], changes: list[dict[str, float]], slower: float, lang: str
) -> list[Text]:
    """One figure: by mode, with its change, and the ratio of the modes."""
    line: list[Text] = []
    for row, change in zip(rows, changes, strict=True):
        line.append(Text(written(row, key, lang)))
        if change:
            line.append(ratio_text(change.get(key), slower, lang))
    if is_compared(key, rows):
        line.append(Text(f"× {figure(gain(key, *rows), lang, 1)}"))
    return line


def ratio_text(ratio: float | None, slower: float, lang: str) -> Text:
    """A change of speed; one that went too far down stands out."""
    if ratio is None:
        return Text("")
    return Text(f"× {figure(ratio, lang, 2)}", "bold red" if ratio < slower else "")


def written(row: Row, key: str, lang: str) -> str:
    """A figure with as many places as it deserves."""
    return figure(getattr(row, key), lang, 1 if key in ("branching", *TIMES) else 0)


def gain(key: str, slow: Row, fast: Row) -> float:
    """How many times faster the second is."""
    ratio: float = getattr(fast, key) / getattr(slow, key)
    return ratio if key in RATES else 1 / ratio


# For a document.


def markdown(rows: list[Row], lang: str) -> str:
    """A table for each game: a line for each map, edition and number of players."""
    tables = []
    for game in dict.fromkeys(row.game for row in rows):
        lines = [line(alike, lang) for alike in groups(rows) if alike[0].game == game]
        tables.append("\n".join([f"### {find_title(game).name}", "", *headings(lang), *lines]))
    return "\n\n".join(tables)


def headings(lang: str) -> list[str]:
    """The head of such a table."""
    names = [say("bench.options", lang), say("bench.seats", lang)]
    names += [say(f"bench.{key}", lang) for key in DOCUMENTED]
    return [f"| {' | '.join(names)} |", f"|---|{'---:|' * (len(names) - 1)}"]


def line(rows: list[Row], lang: str) -> str:
    """The figures of the fastest mode there is, with its gain where the other was measured too."""
    last = rows[-1]
    found = [", ".join(chosen(last)) or "–", str(last.players)]
    for key in DOCUMENTED:
        ratio = f" (× {figure(gain(key, *rows), lang, 1)})" if is_compared(key, rows) else ""
        found.append(written(last, key, lang) + ratio)
    return f"| {' | '.join(found)} |"


def is_compared(key: str, rows: list[Row]) -> bool:
    """Is there a gain to tell?"""
    return len(rows) > 1 and key not in COUNTS and all(getattr(row, key) for row in rows)
