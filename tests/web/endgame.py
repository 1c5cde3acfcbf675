"""The end of a game as a record of its own: badly played, and quickly looked into."""

from __future__ import annotations

import itertools
from pathlib import Path

import ironbridge as ib

RECORD = Path(__file__).parent.parent / "records" / "industria-3.txt"
COPIES = itertools.count()


def endgame(left: int) -> str:
    """So many moves before the end somebody else took over; no two are the same record."""
    whole = ib.load(RECORD.read_text(encoding="utf-8"))
    late = len(whole.played) - left
    match = whole.game.at(whole.position(late), names=[f"Ada {next(COPIES)}", "Bob", "Cy"])
    while not match.over:
        match.choose(match.options()[-1])
    return str(match.record())
