"""Prices: a market as the rungs of a ladder."""

from __future__ import annotations

from ironbridge.core.scene import Rung
from ironbridge.mechanisms.market import Market


def rungs(market: Market, cubes: int) -> list[Rung]:
    """The dearest price above, and over it that of an empty market."""
    prices = sorted(set(market.prices), reverse=True)
    empty = Rung(str(market.empty), here=cubes == 0)
    return [empty, *(rung(market, cubes, price) for price in prices)]


def rung(market: Market, cubes: int, price: int) -> Rung:
    """A price: how many cubes it has room for, and how many lie there."""
    places = [at for at, each in enumerate(market.prices) if each == price]
    full = sum(1 for at in places if at >= market.size - cubes)
    here = cubes > 0 and market.price(cubes) == price
    return Rung(str(price), len(places), full, here)
