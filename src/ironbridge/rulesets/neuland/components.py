"""Components: what is in the box of an edition, by name and by the index of every name."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from ironbridge.core.figures import Entry, Figures, check_range
from ironbridge.rulesets.neuland.board import NOTHING

EDITIONS: Final = {1: "first", 2: "second"}
HOME: Final = "forest"  # the terrain of the first buildings
ROWS: Final = "abcdefghijklm"
FARTHEST: Final = len(ROWS) // 2  # from the middle: there is a letter for every row
# The second hex of a double piece, from its first one, turned by so many sixths to the right.
TURNS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Hex = tuple[int, int]  # q along a row, r down the rows


class Terrain(Entry, frozen=True, rename="kebab"):
    """A terrain."""

    name: dict[str, str]
    hexes: int


class Good(Entry, frozen=True, rename="kebab"):
    """A product."""

    name: dict[str, str]
    editions: tuple[str, ...] = tuple(EDITIONS.values())
    wild: bool = False


class Made(Entry, frozen=True, rename="kebab"):
    """What a production takes and gives."""

    needs: list[str]
    makes: str


class Building(Entry, frozen=True, rename="kebab"):
    """A production building."""

    name: dict[str, str]
    kind: str
    count: int
    terrains: list[str]
    material: str
    recipes: list[Made]
    editions: tuple[str, ...] = tuple(EDITIONS.values())


class Category(Entry, frozen=True, rename="kebab"):
    """A stack of properties, from the top."""

    name: dict[str, str]
    stack: list[str]


class Property(Entry, frozen=True, rename="kebab"):
    """A property."""

    name: dict[str, str]
    category: str
    crests: int
    terrains: list[str]
    material: str
    needs: list[str]


class Marker(Entry, frozen=True, rename="kebab"):
    """A sort of ore marker."""

    name: dict[str, str]
    good: str
    count: int


class Token(Entry, frozen=True, rename="kebab"):
    """A token, so many for each player."""

    name: dict[str, str]
    editions: tuple[str, ...]
    each: int = 0
    good: str = ""


class MapPiece(Entry, frozen=True, rename="kebab"):
    """A piece of the map."""

    terrains: list[str]


class Placed(Entry, frozen=True, rename="kebab"):
    """A piece where it lies: the place of its first hex, and how it is turned."""

    at: Hex
    turn: int


class MapLayout(Entry, frozen=True, rename="kebab"):
    """A map laid out."""

    name: dict[str, str]
    starts: dict[str, list[Hex]]
    pieces: dict[str, Placed]


class Components:
    """All that is printed for one edition."""

    def __init__(self, figures: Figures, edition: int) -> None:
        self.edition = EDITIONS[edition]
        self.is_first = edition == 1
        self.constants = figures.constants
        self.terrains = figures.table("terrains", dict[str, Terrain])
        goods = figures.table("goods", dict[str, Good])
        buildings = figures.table("buildings", dict[str, Building])
        self.categories = figures.table("categories", dict[str, Category])
        self.properties = figures.table("properties", dict[str, Property])
        self.markers = figures.table("markers", dict[str, Marker])
        tokens = figures.table("tokens", dict[str, Token])
        self.pieces = figures.table("pieces", dict[str, MapPiece])
        self.layouts = figures.table("layouts", dict[str, MapLayout])
        self.goods = {id: good for id, good in goods.items() if self.edition in good.editions}
        self.buildings = {id: b for id, b in buildings.items() if self.edition in b.editions}
        self.tokens = {id: t for id, t in tokens.items() if self.edition in t.editions}
        self.good_ids = list(self.goods)
        self.terrain_ids = list(self.terrains)
        self.marker_ids = list(self.markers)
        self.property_ids = [id for entry in self.categories.values() for id in entry.stack]
        self.kind_ids = [*self.buildings, *self.property_ids]
        self.token_ids = [id for id, token in self.tokens.items() if token.good]
        radius = self.constants["map-radius"]
        check_range("constants.map-radius", radius, 0, FARTHEST)  # before they are counted out
        self.places = hexagon(radius)
        self.hex_ids = [self.id_of_hex(place) for place in self.places]

    def id_of_hex(self, place: Hex) -> str:
        """A hex in notation: its row, a letter, and its number there from the left."""
        row = [other for other in self.places if other[1] == place[1]]
        radius = self.constants["map-radius"]
        return f"{ROWS[place[1] + radius]}{row.index(place) + 1}"

    @cached_property
    def slot_ids(self) -> list[str]:
        """The slots in notation: each by its hex and its number there."""
        numbers = range(1, self.constants["buildings-per-hex"] + 1)
        return [f"{hex}.{number}" for hex in self.hex_ids for number in numbers]

    def by_edition(self, key: str, missing: int = 0) -> Any:
        """A constant that differs between the editions, or that only one of them has."""
        return self.constants[key].get(self.edition, missing)

    def cells(self, layout: str) -> list[int]:
        """The hexes of the pieces of a layout, one piece after the other."""
        cells: list[int] = []
        for id, placed in self.layouts[layout].pieces.items():
            q, r = placed.at
            step_q, step_r = TURNS[placed.turn % len(TURNS)]
            for step in range(len(self.pieces[id].terrains)):
                place = (q + step * step_q, r + step * step_r)
                cells.append(self.places.index(place) if place in self.places else NOTHING)
        return cells


def hexagon(radius: int) -> list[Hex]:
    """All hexes of the map, row by row."""
    steps = range(-radius, radius + 1)
    return [(q, r) for r in steps for q in steps if abs(q + r) <= radius]
