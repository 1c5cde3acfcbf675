"""Industria's board: the sixty tiles, roads and lines, as indices. Never changes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.fixed import Fixed

FACTORY: Final = 0
TECHNOLOGY: Final = 1
RESOURCE: Final = 2
BONUS: Final = 3

NOTHING: Final = -1  # a factory that makes nothing, a tile that gives nothing


@final
class Board(Fixed):
    """What is printed on tiles and board, and the constants of the rules, for so many seats.

    Epochs count from 0 inside, from I outside. Rows with a tile's name are indexed by tile.
    """

    def __init__(
        self,
        *,
        seats: int,
        epochs: int,
        rounds: int,
        start_money: int,
        income: int,
        extra_income: list[int],
        lowest_bid: int,
        seller_price: int,
        bank_price: int,
        connection_points: int,
        bonus_points: int,
        thalers_per_point: int,
        cash_in: int,
        resource_epoch: list[int],
        bonuses: int,
        kind: list[int],
        epoch: list[int],
        price: list[int],
        needs: list[list[int]],
        makes: list[int],
        points: list[int],
        symbols: list[list[int]],
        discount: list[int],
        gives: list[int],
        roads: list[list[int]],
        lines: list[list[int]],
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.epochs: i64 = epochs
        self.rounds: i64 = rounds  # in an epoch
        self.start_money = start_money
        self.income: i64 = income
        self.extra_income = vec[i64](extra_income)  # on entering each epoch
        self.lowest_bid: i64 = lowest_bid
        self.seller_price: i64 = seller_price  # of a resource, paid to the opponent who makes it
        self.bank_price: i64 = bank_price
        self.connection_points = connection_points
        self.bonus_points = bonus_points
        self.thalers_per_point = thalers_per_point
        self.cash_in: i64 = cash_in  # thalers for a resource tile handed in; 0 where not played
        self.resource_epoch = vec[i64](resource_epoch)
        self.resources: i64 = len(resource_epoch)
        self.tiles: i64 = len(kind)
        self.kind = vec[i64](kind)
        self.epoch = vec[i64](epoch)
        self.price = vec[i64](price)
        self.needs = [vec[i64](resources) for resources in needs]
        self.makes = vec[i64](makes)
        self.points = vec[i64](points)
        self.symbols = symbols
        self.shows = [vec[i64](row) for row in symbols]  # the same, as rows
        self.discount = vec[i64](discount)
        self.gives = vec[i64](gives)
        self.roads = roads
        self.lines = lines
        self.links = [self.linked(tile) for tile in range(self.tiles)]  # other ends of connections
        self.bonuses: i64 = bonuses
        self.makers = [self.tiles_that_make(resource) for resource in range(self.resources)]
        self.suppliers = [self.tiles_giving(RESOURCE, n) for n in range(self.resources)]
        self.bonus_tiles = [self.tiles_giving(BONUS, n) for n in range(bonuses)]
        self.shown_by = [self.tiles_showing(bonus) for bonus in range(bonuses)]
        self.discounters = vec[i64]([tile for tile in range(self.tiles) if discount[tile] > 0])
        self.by_epoch = [self.tiles_of(epoch) for epoch in range(epochs)]
        self.most_money = self.money_ever()
        # How many options of a lot, a bid, a verdict and a laying are not tiles cashed in.
        self.ordinary = vec[i64]([self.tiles, self.most_money + 1, 2, self.tiles + 1])

    def linked(self, tile: int) -> vec[i64]:
        """The tiles at the other ends of a tile's roads and lines."""
        ends = [*self.roads, *self.lines]
        others = [a for a, b in ends if b == tile] + [b for a, b in ends if a == tile]
        return vec[i64](others)

    def tiles_that_make(self, resource: i64) -> vec[i64]:
        """The factories that make a resource: one in the printed game."""
        return vec[i64]([tile for tile in range(self.tiles) if self.makes[tile] == resource])

    def tiles_giving(self, kind: i64, gift: i64) -> vec[i64]:
        """The resource tiles of one resource, or the bonus tiles of one bonus."""
        tiles = range(self.tiles)
        return vec[i64]([t for t in tiles if self.kind[t] == kind and self.gives[t] == gift])

    def tiles_showing(self, bonus: int) -> vec[i64]:
        """The factories that show a bonus."""
        return vec[i64]([tile for tile in range(self.tiles) if bonus in self.symbols[tile]])

    def tiles_of(self, epoch: int) -> list[int]:
        """The tiles with an epoch's back."""
        return [tile for tile in range(self.tiles) if self.epoch[tile] == epoch]

    def money_ever(self) -> i64:
        """More than anybody can ever hold: all that the bank pays out in a game."""
        last = self.paid_out(self.epochs - 1, self.rounds - 1)
        return last * self.seats + self.cash_in * self.tiles

    def paid_out(self, epoch: i64, round: i64) -> i64:
        """What the bank has paid each seat up to the income of a round of an epoch."""
        rounds = epoch * self.rounds + round + 1
        paid = self.start_money + self.income * rounds
        for entered in range(epoch + 1):
            paid += self.extra_income[entered]
        return paid
