"""Market: a row of prices from which cubes are bought and which mines and works fill again."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Market:
    """Prices, cheapest first; cubes lie on the dearest spaces."""

    def __init__(self, prices: list[int], start: int, empty: int) -> None:
        self.prices = vec[i64](prices)
        self.size: i64 = len(prices)
        self.start: i64 = start
        self.empty: i64 = empty  # what a cube costs when none is left

    def price(self, cubes: i64) -> i64:
        """What the next cube costs when so many are left."""
        return self.empty if cubes <= 0 else self.prices[self.size - cubes]

    def cost(self, cubes: i64, wanted: i64) -> i64:
        """What so many cost, bought one by one."""
        total: i64 = 0
        for bought in range(wanted):
            total += self.price(cubes - bought)
        return total

    def offer(self, cubes: i64) -> i64:
        """What the market pays for one more cube, 0 when it is full."""
        return 0 if cubes == self.size else self.prices[self.size - cubes - 1]

    def income(self, cubes: i64, sold: i64) -> i64:
        """What it pays for so many that fit, the dearest space first."""
        total: i64 = 0
        for more in range(sold):
            total += self.offer(cubes + more)
        return total
