"""Figures: Industria's data file checked and turned into a board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ironbridge.core.errors import FiguresError
from ironbridge.core.figures import Entry, Figures, Use, check_name, check_range
from ironbridge.rulesets.industria.board import BONUS, FACTORY, NOTHING, RESOURCE, TECHNOLOGY, Board
from ironbridge.rulesets.industria.speech import told

KINDS: Final = {
    "factory": FACTORY,
    "technology": TECHNOLOGY,
    "resource": RESOURCE,
    "bonus": BONUS,
}

NUMERALS: Final = ("I", "II", "III", "IV", "V")
EPOCHS: Final = len(NUMERALS)
MOST: Final = 99  # of anything printed
BY_PLAYERS: Final = ("epochs", "rounds-per-epoch")
AMOUNTS: Final = (
    "start-money",
    "income",
    "extra-income",
    "lowest-bid",
    "resource-price-opponent",
    "resource-price-bank",
    "resource-tile-cash",
    "connection-points",
    "bonus-points",
    "thalers-per-point",
)
USE: Final = Use(
    constants=(*AMOUNTS, *BY_PLAYERS, "extra-income-epochs"),
    idle=("name", "no"),
)


class Named(Entry, frozen=True):
    """A resource or a bonus."""

    name: dict[str, str]
    epoch: int = 0


class Tile(Entry, frozen=True):
    """One of the sixty tiles."""

    no: int
    kind: str
    epoch: int
    name: dict[str, str]
    price: int = 0
    needs: list[str] = []
    makes: str = ""
    points: int = 0
    symbols: list[str] = []
    discount: int = 0
    gives: str = ""


class Connection(Entry, frozen=True):
    """A road or a line."""

    between: tuple[str, str]


class Printed:
    """All that is printed, by name, and the index of every name."""

    def __init__(self, figures: Figures) -> None:
        self.resources = figures.table("resources", dict[str, Named])
        self.bonuses = figures.table("bonuses", dict[str, Named])
        self.tiles = figures.table("tiles", dict[str, Tile])
        self.roads = figures.table("roads", list[Connection])
        self.lines = figures.table("lines", list[Connection])
        self.constants = figures.constants
        figures.check_corrections()
        self.tile_ids = sorted(self.tiles, key=lambda id: self.tiles[id].no)
        self.resource_ids = list(self.resources)
        self.bonus_ids = list(self.bonuses)
        self.check()

    def check(self) -> None:
        """Names that exist, kinds that fit, and no number below nothing."""
        for id, tile in self.tiles.items():
            giving = {"resource": self.resources, "bonus": self.bonuses}.get(tile.kind, {"": 0})
            if tile.kind not in KINDS:
                raise FiguresError(told("no-kind", tile=id, kind=tile.kind))
            if tile.gives not in giving:
                raise FiguresError(told("no-gift", tile=id, kind=tile.kind, gift=tile.gives))
            check_names(f"tiles.{id}.needs", tile.needs, self.resources)
            check_names(f"tiles.{id}.makes", [tile.makes] if tile.makes else [], self.resources)
            check_names(f"tiles.{id}.symbols", tile.symbols, self.bonuses)
            numbers = (tile.price, tile.points, tile.discount)
            if min(numbers) < 0 or max(numbers) > MOST or not 1 <= tile.epoch <= EPOCHS:
                raise FiguresError(told("tile-range", tile=id))
        for section, kind in (("roads", "factory"), ("lines", "technology")):
            for connection in self.roads if kind == "factory" else self.lines:
                self.check_connection(section, kind, connection)
        self.check_stacks()
        self.check_constants()

    def check_connection(self, section: str, kind: str, connection: Connection) -> None:
        """Roads join factories, lines join technologies."""
        for end in connection.between:
            if end not in self.tiles or self.tiles[end].kind != kind:
                raise FiguresError(told("wrong-end", section=section, end=end, kind=kind))
        one, other = connection.between
        if one == other:
            raise FiguresError(told("joined-to-itself", section=section, end=one))

    def check_stacks(self) -> None:
        """Every epoch has as many tiles as its rounds turn up, each with a number of its own."""
        each = self.constants["tiles-per-epoch"]
        numbers = [tile.no for tile in self.tiles.values()]
        for id, tile in self.tiles.items():
            if numbers.count(tile.no) > 1:
                raise FiguresError(told("same-number", tile=id, number=tile.no))
        for players, rounds in self.constants["rounds-per-epoch"].items():
            if int(players) * rounds != each:
                raise FiguresError(told("rounds", rounds=rounds, players=players, each=each))
        for epoch in range(1, EPOCHS + 1):
            count = sum(1 for tile in self.tiles.values() if tile.epoch == epoch)
            if count != each:
                raise FiguresError(told("epoch-tiles", epoch=epoch, count=count, each=each))

    def check_constants(self) -> None:
        """Amounts are whole and not below nothing, and epochs are those there are."""
        for key in AMOUNTS:
            least = 1 if key == "thalers-per-point" else 0
            check_range(f"constants.{key}", self.constants[key], least, MOST)
        for players, epochs in self.constants["epochs"].items():
            if not 1 <= epochs <= EPOCHS:
                raise FiguresError(told("epochs", count=epochs, players=players))
        for epoch in self.constants["extra-income-epochs"]:
            if epoch not in range(1, EPOCHS + 1):
                raise FiguresError(told("no-epoch", epoch=repr(epoch)))

    def board(self, seats: int, *, cash_in: bool) -> Board:
        """The board for so many seats."""
        constants = self.constants
        by_seats = str(seats)
        tiles = [self.tiles[id] for id in self.tile_ids]
        extra = constants["extra-income-epochs"]
        return Board(
            seats=seats,
            epochs=constants["epochs"][by_seats],
            rounds=constants["rounds-per-epoch"][by_seats],
            start_money=constants["start-money"],
            income=constants["income"],
            extra_income=[
                constants["extra-income"] if n in extra else 0 for n in range(1, EPOCHS + 1)
            ],
            lowest_bid=constants["lowest-bid"],
            seller_price=constants["resource-price-opponent"],
            bank_price=constants["resource-price-bank"],
            connection_points=constants["connection-points"],
            bonus_points=constants["bonus-points"],
            thalers_per_point=constants["thalers-per-point"],
            cash_in=constants["resource-tile-cash"] if cash_in else 0,
            resource_epoch=[resource.epoch - 1 for resource in self.resources.values()],
            bonuses=len(self.bonuses),
            kind=[KINDS[tile.kind] for tile in tiles],
            epoch=[tile.epoch - 1 for tile in tiles],
            price=[tile.price for tile in tiles],
            needs=[[self.resource_ids.index(need) for need in tile.needs] for tile in tiles],
            makes=[index_or_nothing(self.resource_ids, tile.makes) for tile in tiles],
            points=[tile.points for tile in tiles],
            symbols=[[self.bonus_ids.index(s) for s in tile.symbols] for tile in tiles],
            discount=[tile.discount for tile in tiles],
            gives=[self.index_of_gift(tile) for tile in tiles],
            roads=self.ends(self.roads),
            lines=self.ends(self.lines),
        )

    def index_of_gift(self, tile: Tile) -> int:
        """What a resource or bonus tile stands for, as an index among its like."""
        ids = self.resource_ids if tile.kind == "resource" else self.bonus_ids
        return index_or_nothing(ids, tile.gives)

    def ends(self, connections: list[Connection]) -> list[list[int]]:
        """Connections as pairs of tiles."""
        return [[self.tile_ids.index(end) for end in c.between] for c in connections]


def check_names(path: str, names: list[str], known: Mapping[str, Any]) -> None:
    """Every name is one we know."""
    for name in names:
        check_name(path, name, known)


def index_or_nothing(ids: list[str], id: str) -> int:
    """The index of an id, or NOTHING for none."""
    return ids.index(id) if id else NOTHING
