"""Supplies: the displays of coal and iron, with the price of the next cube marked."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Ladder
from ironbridge.draw.prices import rungs
from ironbridge.games.age_of_industry.seen.layout import SIZES
from ironbridge.games.age_of_industry.seen.table import CUBES, Table
from ironbridge.mechanisms.market import Market

COAL: Final = "coal"
IRON: Final = "iron"
STEP: Final = 112  # from display to display


def display_id(good: str) -> str:
    """The id of a display."""
    return f"display:{good}"


def displays(table: Table) -> list[Ladder]:
    """Both displays."""
    board, state = table.board, table.state
    return [
        display(table, 0, COAL, board.coal, state.coal),
        display(table, 1, IRON, board.iron, state.iron),
    ]


def display(table: Table, at: int, good: str, market: Market, cubes: int) -> Ladder:
    """A display, the dearest prices above, and over them that of an empty one."""
    x, y = table.plan.layout.instruments
    return Ladder(
        display_id(good),
        x + at * STEP,
        y,
        *SIZES["display"],
        table.say(good),
        CUBES[good],
        rungs(market, cubes),
        display_says(table, good, market, cubes),
    )


def display_says(table: Table, good: str, market: Market, cubes: int) -> str:
    """A display read aloud."""
    price = table.dollars(market.price(cubes))
    return table.say("display", good=table.say(good), count=cubes, price=price)
