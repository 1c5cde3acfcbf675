"""Actions: a key for each, and one to stop; while loans are repaid, a key for each number."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Mark, Piece
from ironbridge.draw.curves import Point
from ironbridge.rulesets.age_of_industry.scene.ids import LOANS, action_id
from ironbridge.rulesets.age_of_industry.scene.layout import SIZES
from ironbridge.rulesets.age_of_industry.scene.look import Look
from ironbridge.rulesets.age_of_industry.text.names import ACTIONS, STOP

GLYPHS: Final = {
    "build": "cement-works",
    "railway": "rails",
    "sell": "merchant",
    "develop": "bulb",
    "take": "hand",
    "pass": "pass",
    "combine": "mechanical-engineering",
    "repay": "loan",
    "stop": "check",
}
BELOW: Final = 189  # the upper edge of the keys, below that of the displays
ROWS: Final = 5
ROW_STEP: Final = 40
ROOM: Final = 380  # the width of all columns
GAP: Final = 8


def key_pieces(look: Look, lit: dict[str, list[str]]) -> list[Piece]:
    """The keys; faint while they answer nothing."""
    loans = [id for id in lit if id.startswith(LOANS)]
    if loans:
        return [loans_piece(look, id, at, len(loans)) for at, id in enumerate(loans)]
    keys = [*ACTIONS, STOP] if action_id(STOP) in lit else list(ACTIONS)
    return [action_piece(look, at, key, lit) for at, key in enumerate(keys)]


def key_spot(look: Look, at: int, columns: int) -> tuple[Point, Point]:
    """The middle and the size of a key, row by row in so many columns."""
    x, y = look.plan.layout.instruments
    w, h = (ROOM - GAP * (columns - 1)) / columns, SIZES["key"][1]
    row, column = divmod(at, columns)
    middle = (x + column * (w + GAP) + w / 2, y + BELOW + row * ROW_STEP + h / 2)
    return middle, (w, h)


def action_piece(look: Look, at: int, action: str, lit: dict[str, list[str]]) -> Piece:
    """The key of an action."""
    middle, size = key_spot(look, at, 2)
    name = look.say(f"key-{action}")
    return Piece(
        action_id(action),
        *middle,
        *size,
        "bar",
        name,
        state="" if action_id(action) in lit else "faint",
        marks={"w": [Mark(GLYPHS[action], name)]},
    )


def loans_piece(look: Look, id: str, at: int, count: int) -> Piece:
    """The key to repay so many loans; more columns if there are many."""
    middle, size = key_spot(look, at, max(2, -(-count // ROWS)))
    loans = int(id.removeprefix(LOANS))
    says = look.say("loans-repaid", count=loans, money=look.dollars(loans * look.board.loan))
    marks = {"w": [Mark("loan", str(loans))]}
    return Piece(id, *middle, *size, "bar", says, marks=marks)
