"""Actions: a key for each, and one to stop while that is an answer."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.rulesets.brass_birmingham.scene.ids import action_id
from ironbridge.rulesets.brass_birmingham.scene.look import Look
from ironbridge.rulesets.brass_birmingham.text.names import ACTIONS, STOP

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


def action_pieces(look: Look, lit: dict[str, list[str]]) -> list[Piece]:
    """The keys; faint while they answer nothing."""
    keys = [*ACTIONS, STOP] if action_id(STOP) in lit else list(ACTIONS)
    kept = look.kept.pieces
    return [
        kept.find(
            ("action", key, action_id(key) in lit, look.lang), action_piece, look, at, key, lit
        )
        for at, key in enumerate(keys)
    ]


def action_piece(look: Look, at: int, action: str, lit: dict[str, list[str]]) -> Piece:
    """The key of an action."""
    column = look.layout.actions
    w, h = look.layout.sizes["action"]
    name = look.say("option.stop" if action == STOP else f"action.{action}")
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
