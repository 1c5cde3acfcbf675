"""Supplies: the displays of coal and iron, with the price of the next cube marked."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Ladder
from ironbridge.draw.prices import rungs
from ironbridge.mechanisms.market import Market
from ironbridge.rulesets.age_of_industry.scene.ids import GOOD_IDS, display_id
from ironbridge.rulesets.age_of_industry.scene.layout import SIZES
from ironbridge.rulesets.age_of_industry.scene.look import CUBES, Look

STEP: Final = 112  # from display to display


def displays(look: Look) -> list[Ladder]:
    """Both displays."""
    (coal, iron), board, state = GOOD_IDS, look.board, look.state
    return [
        display(look, 0, coal, board.coal, state.coal),
        display(look, 1, iron, board.iron, state.iron),
    ]


def display(look: Look, at: int, good: str, market: Market, cubes: int) -> Ladder:
    """A display, the dearest prices above, and over them that of an empty one."""
    x, y = look.plan.layout.instruments
    return Ladder(
        display_id(good),
        x + at * STEP,
        y,
        *SIZES["display"],
        look.say(good),
        CUBES[good],
        rungs(market, cubes),
        display_says(look, good, market, cubes),
    )


def display_says(look: Look, good: str, market: Market, cubes: int) -> str:
    """A display read aloud."""
    price = look.dollars(market.price(cubes))
    return look.say(f"display-{good}", count=cubes, price=price)
