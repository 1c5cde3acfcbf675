"""Markets: coal and iron, with the price of the next cube marked."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Ladder
from ironbridge.draw.prices import rungs
from ironbridge.mechanisms.market import Market
from ironbridge.rulesets.brass_birmingham.scene.ids import market_id
from ironbridge.rulesets.brass_birmingham.scene.look import GOODS, Look

COAL: Final = "coal"
IRON: Final = "iron"


def markets(look: Look) -> list[Ladder]:
    """Both markets."""
    board, state = look.board, look.state
    return [
        ladder(look, COAL, board.coal, state.coal),
        ladder(look, IRON, board.iron, state.iron),
    ]


def ladder(look: Look, good: str, market: Market, cubes: int) -> Ladder:
    """A market, the dearest prices above, and over them that of an empty market."""
    return Ladder(
        market_id(good),
        *look.layout.markets[good],
        look.say(f"scene.{good}"),
        GOODS[good],
        rungs(market, cubes),
        market_says(look, good, market, cubes),
    )


def market_says(look: Look, good: str, market: Market, cubes: int) -> str:
    """A market read aloud."""
    return look.say(
        f"scene.market-{good}",
        cubes=look.say("scene.cubes", count=cubes),
        price=look.pounds(market.price(cubes)),
    )
