"""Links: roads between factories, lines between technologies, and whose they are."""

from __future__ import annotations

from typing import Final

from ironbridge.core.rules import NOBODY
from ironbridge.core.scene import Link
from ironbridge.games.industria.seen.layout import Point
from ironbridge.games.industria.seen.table import Table
from ironbridge.games.industria.state import owner

HOLD: Final = 8  # how far a link reaches onto its tiles
LEVEL: Final = 3  # how far under the middle it leaves sideways, clear of the symbols
SLANT: Final = 15  # how far off the middle it leaves for a tile that is not straight below


def links(table: Table) -> list[Link]:
    """Every road and line between epochs that are played."""
    board = table.board
    both = [("road", ends) for ends in board.roads] + [("line", ends) for ends in board.lines]
    return [
        link(table, style, ends)
        for style, ends in both
        if max(board.epoch[end] for end in ends) < board.epochs
    ]


def link(table: Table, style: str, ends: list[int]) -> Link:
    """A road or a line, which belongs to whoever has laid both its ends."""
    seat = owner_of(table, ends)
    ids = [table.printed.tile_ids[end] for end in ends]
    return Link(
        id=f"{style}:{ids[0]}:{ids[1]}",
        points=way(table, ids),
        style=style,
        says=link_says(table, style, ends, seat),
        owner=seat,
    )


def owner_of(table: Table, ends: list[int]) -> int | None:
    """Whoever has laid both ends."""
    a, b = (owner(table.state, end) for end in ends)
    return a if a == b != NOBODY else None


def link_says(table: Table, style: str, ends: list[int], seat: int | None) -> str:
    """A road or a line read aloud."""
    a, b = (table.label(end) for end in ends)
    says = table.say(f"scene.{style}", a=a, b=b)
    return says if seat is None else table.say("scene.owned", link=says, seat=table.names[seat])


def way(table: Table, ids: list[str]) -> list[Point]:
    """From edge to edge, and a little way onto both tiles; slanting ways keep off the corners."""
    (ax, ay), (bx, by) = sorted((table.layout.tiles[id] for id in ids), key=lambda at: at[::-1])
    w, h = table.layout.sizes["factory"]
    if ay == by:
        hold = w / 2 - HOLD
        return [(ax + hold, ay + LEVEL), (bx - hold, by + LEVEL)]
    hold = h / 2 - HOLD
    aside = 0 if ax == bx else SLANT if ax < bx else -SLANT
    return [(ax + aside, ay + hold), (bx - aside, by - hold)]
