"""Links: roads between factories, lines between technologies, and whose they are."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Link
from ironbridge.core.state import NOBODY
from ironbridge.rulesets.industria.scene.layout import Point
from ironbridge.rulesets.industria.scene.look import Look
from ironbridge.rulesets.industria.state import owner

HOLD: Final = 8  # how far a link reaches onto its tiles
LEVEL: Final = 3  # how far under the middle it leaves sideways, clear of the symbols
SLANT: Final = 15  # how far off the middle it leaves for a tile that is not straight below


def links(look: Look) -> list[Link]:
    """Every road and line between epochs that are played."""
    board = look.board
    both = [("road", ends) for ends in board.roads] + [("line", ends) for ends in board.lines]
    return [
        kept_link(look, style, ends)
        for style, ends in both
        if max(board.epoch[end] for end in ends) < board.epochs
    ]


def kept_link(look: Look, style: str, ends: list[int]) -> Link:
    """A road or a line, by all that it shows."""
    seat = owner_of(look, ends)
    key = (style, *ends, seat, "" if seat is None else look.names[seat], look.lang)
    return look.kept.links.find(key, link, look, style, ends)


def link(look: Look, style: str, ends: list[int]) -> Link:
    """A road or a line, which belongs to whoever has laid both its ends."""
    seat = owner_of(look, ends)
    ids = [look.printed.tile_ids[end] for end in ends]
    return Link(
        id=f"{style}:{ids[0]}:{ids[1]}",
        points=way(look, ids),
        style=style,
        says=link_says(look, style, ends, seat),
        owner=seat,
    )


def owner_of(look: Look, ends: list[int]) -> int | None:
    """Whoever has laid both ends."""
    a, b = (owner(look.state, end) for end in ends)
    return a if a == b != NOBODY else None


def link_says(look: Look, style: str, ends: list[int], seat: int | None) -> str:
    """A road or a line read aloud."""
    a, b = (look.label(end) for end in ends)
    says = look.say(f"scene.{style}", a=a, b=b)
    return says if seat is None else look.say("scene.owned", link=says, seat=look.names[seat])


def way(look: Look, ids: list[str]) -> list[Point]:
    """From edge to edge, and a little way onto both tiles; slanting ways keep off the corners."""
    (ax, ay), (bx, by) = sorted((look.layout.tiles[id] for id in ids), key=lambda at: at[::-1])
    w, h = look.layout.sizes["factory"]
    if ay == by:
        hold = w / 2 - HOLD
        return [(ax + hold, ay + LEVEL), (bx - hold, by + LEVEL)]
    hold = h / 2 - HOLD
    aside = 0 if ax == bx else SLANT if ax < bx else -SLANT
    return [(ax + aside, ay + hold), (bx - aside, by - hold)]
