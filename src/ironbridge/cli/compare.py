"""Compare: what a reader's file changes against the figures as shipped, told in the terminal."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ironbridge.catalogue import contradicted
from ironbridge.cli.words import say
from ironbridge.core.captions import Captions
from ironbridge.core.compare import Change, compare
from ironbridge.core.examples import Contradiction
from ironbridge.core.figures import Figures
from ironbridge.core.game import Game
from ironbridge.core.tally import tally
from ironbridge.terminal.voice import console


def tell_comparison(shipped: Game, own: Game, lang: str) -> None:
    """What changes, how many are the box's then, and what the rulebook's examples say to it."""
    out, changes = console(), compare(shipped.figures, own.figures)
    if changes:
        out.print(change_table(changes, own.figures, lang))
        out.print()
    out.print(Text(say("compare.count", lang, count=len(changes))))
    out.print(Text(tally(own.figures).text(lang)))
    tell_contradictions(out, own, contradicted(own), lang)


def change_table(changes: list[Change], figures: Figures, lang: str) -> Table:
    """Each change in a line."""
    captions = Captions(figures, lang)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("figures.figure", "compare.ours", "compare.yours", "compare.how"):
        table.add_column(say(key, lang))
    for change in changes:
        name = f"{captions.entry(change.path)}, {captions.field(change.path)}"
        before, after = change.told(captions)
        how = say(f"compare.{change.how}", lang)
        table.add_row(Text(name), Text(before), Text(after, "bold"), Text(how))
    return table


def tell_contradictions(out: Console, game: Game, found: list[Contradiction], lang: str) -> None:
    """The examples that the figures contradict, or that they contradict none."""
    out.print(Text(say("compare.contradicts" if found else "compare.agrees", lang)))
    for one in found:
        out.print(Text(f"  {one.text(game.figures, lang)}"))


def comparison_json(shipped: Game, own: Game, lang: str) -> str:
    """The same for programs."""
    changes = compare(shipped.figures, own.figures)
    found = [one.text(own.figures, lang) for one in contradicted(own)]
    data = {"changes": [change_data(change) for change in changes], "contradicted": found}
    return json.dumps(data, ensure_ascii=False, indent=2)


def change_data(change: Change) -> dict[str, Any]:
    """A change as data."""
    return {
        "path": change.path,
        "how": change.how,
        "before": None if change.before is None else change.before.value,
        "after": None if change.after is None else change.after.value,
    }
