"""Rulings: the page of all decisions on unclear points, written from the games' ledgers.

python -m ironbridge.lab.rulings > docs/rulings.md
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ironbridge.catalogue import game, games, title
from ironbridge.core.game import Game
from ironbridge.core.languages import FIRST
from ironbridge.core.ledger import Clause

HEAD: Final = """\
# Rulings

Where a rulebook is silent or unclear we decide, and say here what and why. This page is written
by `python -m ironbridge.lab.rulings` from the ledgers of the games (`data/rules.toml`), which
hold clauses and rulings in French too; `ironbridge rules GAME` shows every clause.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(game(id)) for id in games())])


def section(game: Game) -> str:
    """The rulings of one game."""
    lines = [f"## {title(game.id).name}", ""]
    for clause in game.ledger.clause:
        lines.extend(entry(game, clause))
    return "\n".join(lines)


def entry(game: Game, clause: Clause) -> Iterator[str]:
    """One clause with a ruling."""
    ruling = clause.ruling
    if ruling is None:
        return
    yield f"### {clause.id} · {game.ledger.heading(clause, FIRST)}"
    yield f"\n{clause.rule(FIRST)}"
    yield f"\n**Ruling** ({ruling.confidence} confidence). {clause.decision(FIRST)}"
    yield f"\n*Why:* {clause.reason(FIRST)}\n"


if __name__ == "__main__":
    print(page(), end="")
