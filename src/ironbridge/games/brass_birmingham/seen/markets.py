"""Markets: coal and iron, with the price of the next cube marked."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Ladder
from ironbridge.draw.prices import rungs
from ironbridge.games.brass_birmingham.seen.table import GOODS, Table
from ironbridge.mechanisms.market import Market

COAL: Final = "coal"
IRON: Final = "iron"


def market_id(good: str) -> str:
    """The id of a market."""
    return f"market:{good}"


def markets(table: Table) -> list[Ladder]:
    """Both markets."""
    board, state = table.board, table.state
    return [
        ladder(table, COAL, board.coal, state.coal),
        ladder(table, IRON, board.iron, state.iron),
    ]


def ladder(table: Table, good: str, market: Market, cubes: int) -> Ladder:
    """A market, the dearest prices above, and over them that of an empty market."""
    return Ladder(
        market_id(good),
        *table.layout.markets[good],
        table.say(f"scene.{good}"),
        GOODS[good],
        rungs(market, cubes),
        market_says(table, good, market, cubes),
    )


def market_says(table: Table, good: str, market: Market, cubes: int) -> str:
    """A market read aloud."""
    return table.say(
        "scene.market",
        good=table.say(f"scene.{good}"),
        cubes=table.say("scene.cubes", count=cubes),
        price=table.pounds(market.price(cubes)),
    )
