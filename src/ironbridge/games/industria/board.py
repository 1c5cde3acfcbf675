"""Industria's board: the sixty tiles, roads and lines, as indices. Never changes."""

from __future__ import annotations

from typing import Final, final

FACTORY: Final = 0
TECHNOLOGY: Final = 1
RESOURCE: Final = 2
BONUS: Final = 3

NOTHING: Final = -1  # a factory that makes nothing, a tile that gives nothing


@final
class Board:
    """What is printed on tiles and board, and the constants of the rules, for so many seats.

    Epochs count from 0 inside, from I outside. Lists with a tile's name are indexed by tile.
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
        self.seats = seats
        self.epochs = epochs
        self.rounds = rounds  # in an epoch
        self.start_money = start_money
        self.income = income
        self.extra_income = extra_income  # on entering each epoch
        self.lowest_bid = lowest_bid
        self.seller_price = seller_price  # of a resource, paid to the opponent who makes it
        self.bank_price = bank_price
        self.connection_points = connection_points
        self.bonus_points = bonus_points
        self.thalers_per_point = thalers_per_point
        self.cash_in = cash_in  # thalers for a resource tile handed in; 0 where not played
        self.resource_epoch = resource_epoch
        self.resources = len(resource_epoch)
        self.tiles = len(kind)
        self.kind = kind
        self.epoch = epoch
        self.price = price
        self.needs = needs
        self.makes = makes
        self.points = points
        self.symbols = symbols
        self.discount = discount
        self.gives = gives
        self.roads = roads
        self.lines = lines
        self.makers = [self.tiles_that_make(resource) for resource in range(self.resources)]
        self.suppliers = [self.tiles_giving(RESOURCE, n) for n in range(self.resources)]
        self.bonus_tiles = [self.tiles_giving(BONUS, n) for n in range(bonuses)]
        self.discounters = [tile for tile in range(self.tiles) if discount[tile] > 0]
        self.by_epoch = [self.tiles_of(epoch) for epoch in range(epochs)]
        self.most_money = self.money_ever()
        # How many options of a lot, a bid, a verdict and a laying are not tiles cashed in.
        self.ordinary = [self.tiles, self.most_money + 1, 2, self.tiles + 1]

    def tiles_that_make(self, resource: int) -> list[int]:
        """The factories that make a resource: one in the printed game."""
        return [tile for tile in range(self.tiles) if self.makes[tile] == resource]

    def tiles_giving(self, kind: int, gift: int) -> list[int]:
        """The resource tiles of one resource, or the bonus tiles of one bonus."""
        tiles = range(self.tiles)
        return [t for t in tiles if self.kind[t] == kind and self.gives[t] == gift]

    def tiles_of(self, epoch: int) -> list[int]:
        """The tiles with an epoch's back."""
        return [tile for tile in range(self.tiles) if self.epoch[tile] == epoch]

    def money_ever(self) -> int:
        """More than anybody can ever hold: all that the bank pays out in a game."""
        last = self.paid_out(self.epochs - 1, self.rounds - 1)
        return last * self.seats + self.cash_in * self.tiles

    def paid_out(self, epoch: int, round: int) -> int:
        """What the bank has paid each seat up to the income of a round of an epoch."""
        rounds = epoch * self.rounds + round + 1
        return self.start_money + self.income * rounds + sum(self.extra_income[: epoch + 1])
