"""Actions: keys for what has no other place on the table."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.rulesets.neuland.scene.ids import END, KEEP, SEARCH, action_id
from ironbridge.rulesets.neuland.scene.layout import spot
from ironbridge.rulesets.neuland.scene.look import Look

GLYPHS: Final = {END: "pass", SEARCH: "basket", KEEP: "cart"}


def actions(look: Look) -> list[str]:
    """The keys of the edition; the one for the cart only while it is an answer."""
    found = [END]
    if look.board.search:
        found.append(SEARCH)
    if action_id(KEEP) in look.lit:
        found.append(KEEP)
    return found


def action_pieces(look: Look) -> list[Piece]:
    """The keys; faint while they answer nothing."""
    return [action_piece(look, at, action) for at, action in enumerate(actions(look))]


def action_piece(look: Look, at: int, action: str) -> Piece:
    """One key."""
    name = look.say(f"action-{action}", actions=look.board.search)
    return Piece(
        action_id(action),
        *spot(look.layout.actions, at),
        *look.layout.sizes["action"],
        "bar",
        look.say(f"says-{action}", actions=look.board.search),
        state="" if action_id(action) in look.lit else "faint",
        marks={"w": [Mark(GLYPHS[action], name)]},
    )
