"""Actions: keys for what has no other place on the table."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.neuland.seen.layout import spot
from ironbridge.games.neuland.seen.table import Table

END: Final = "end"
SEARCH: Final = "search"
KEEP: Final = "keep-cart"
GLYPHS: Final = {END: "pass", SEARCH: "basket", KEEP: "cart"}


def action_id(action: str) -> str:
    """The id of a key."""
    return f"action:{action}"


def actions(table: Table, lit: dict[str, list[str]]) -> list[str]:
    """The keys of the edition; the one for the cart only while it is an answer."""
    found = [END]
    if table.board.search:
        found.append(SEARCH)
    if action_id(KEEP) in lit:
        found.append(KEEP)
    return found


def action_pieces(table: Table, lit: dict[str, list[str]]) -> list[Piece]:
    """The keys; faint while they answer nothing."""
    return [action_piece(table, at, action, lit) for at, action in enumerate(actions(table, lit))]


def action_piece(table: Table, at: int, action: str, lit: dict[str, list[str]]) -> Piece:
    """One key."""
    name = table.say(f"action-{action}", actions=table.board.search)
    return Piece(
        action_id(action),
        *spot(table.layout.actions, at),
        *table.layout.sizes["action"],
        "bar",
        table.say(f"says-{action}", actions=table.board.search),
        state="" if action_id(action) in lit else "faint",
        marks={"w": [Mark(GLYPHS[action], name)]},
    )
