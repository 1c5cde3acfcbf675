"""Actions: a key for each, and one to stop while that is an answer."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.games.brass_birmingham.seen.table import Table
from ironbridge.games.brass_birmingham.words import ACTIONS, STOP

GLYPHS: Final = {
    "build": "cement-works",
    "network": "line",
    "develop": "bulb",
    "sell": "merchant",
    "loan": "loan",
    "scout": "optics",
    "pass": "pass",
    "stop": "check",
}


def action_id(action: str) -> str:
    """The id of an action's key."""
    return f"action:{action}"


def action_pieces(table: Table, lit: dict[str, list[str]]) -> list[Piece]:
    """The keys; faint while they answer nothing."""
    keys = [*ACTIONS, STOP] if action_id(STOP) in lit else list(ACTIONS)
    return [action_piece(table, at, key, lit) for at, key in enumerate(keys)]


def action_piece(table: Table, at: int, action: str, lit: dict[str, list[str]]) -> Piece:
    """The key of an action."""
    column = table.layout.actions
    w, h = table.layout.sizes["action"]
    name = table.say("option.stop" if action == STOP else f"action.{action}")
    return Piece(
        action_id(action),
        column.x + w / 2,
        column.y + at * column.step,
        w,
        h,
        "bar",
        name,
        state="" if action_id(action) in lit else "faint",
        marks={"w": [Mark(GLYPHS[action], name)]},
    )
