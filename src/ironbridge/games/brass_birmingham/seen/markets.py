"""Markets: coal and iron, with the price of the next cube marked."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Ladder, Rung
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
    prices = sorted(set(market.prices), reverse=True)
    empty = Rung(str(market.empty), here=cubes == 0)
    return Ladder(
        market_id(good),
        *table.layout.markets[good],
        table.say(f"scene.{good}"),
        GOODS[good],
        [empty, *(rung(market, cubes, price) for price in prices)],
        market_says(table, good, market, cubes),
    )


def rung(market: Market, cubes: int, price: int) -> Rung:
    """A price: how many cubes it has room for, and how many lie there."""
    places = [at for at, each in enumerate(market.prices) if each == price]
    full = sum(1 for at in places if at >= market.size - cubes)
    here = cubes > 0 and market.price(cubes) == price
    return Rung(str(price), len(places), full, here)


def market_says(table: Table, good: str, market: Market, cubes: int) -> str:
    """A market read aloud."""
    return table.say(
        "scene.market",
        good=table.say(f"scene.{good}"),
        cubes=table.say("scene.cubes", count=cubes),
        price=table.pounds(market.price(cubes)),
    )
