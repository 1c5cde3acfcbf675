"""Figures: Neuland's data file checked and turned into the board of an edition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from ironbridge.core.errors import FiguresError
from ironbridge.core.figures import Figures
from ironbridge.games.neuland.board import NOTHING, ORE_BASE, Board, Kind, Recipe

EDITIONS: Final = {1: "first", 2: "second"}
KINDS: Final = ("base", "craft", "mine", "smelter")
HOME: Final = "forest"  # the terrain of the first buildings
FOUND: Final = "food"  # what a search finds
CART: Final = "cart"
ROWS: Final = "abcdefghijklm"
MOST: Final = 99  # of anything printed
# The second hex of a double piece, from its first one, turned by so many sixths to the right.
TURNS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
AMOUNTS: Final = (
    "zone",
    "produce-actions",
    "build-actions",
    "border-actions",
    "buildings-per-hex",
    "ore-per-mine",
    "producing-workers",
)
COUNTS: Final = ("tiles", "production-tiles", "properties", "sum-of-crests", "ore-markers")
CORRECTABLE: Final = (
    *AMOUNTS,
    *COUNTS,
    "time-track",
    "crests",
    "search-actions",
    "cart-produce-actions",
    "cart-build-actions",
    "start-buildings",
    "properties-per-category",
    "crests-per-property",
    "equal-pieces",
)

Hex = tuple[int, int]  # q along a row, r down the rows


class Struct(msgspec.Struct, frozen=True, rename="kebab"):
    """Fields are written with hyphens in the file."""


class Named(Struct, frozen=True):
    """A terrain."""

    name: dict[str, str]
    hexes: int


class Good(Struct, frozen=True):
    """A product."""

    name: dict[str, str]
    editions: tuple[str, ...] = tuple(EDITIONS.values())
    wild: bool = False


class Made(Struct, frozen=True):
    """What a production takes and gives."""

    needs: list[str]
    makes: str


class Building(Struct, frozen=True):
    """A production building."""

    name: dict[str, str]
    kind: str
    count: int
    terrains: list[str]
    material: str
    recipes: list[Made]
    editions: tuple[str, ...] = tuple(EDITIONS.values())


class Category(Struct, frozen=True):
    """A stack of properties, from the top."""

    name: dict[str, str]
    stack: list[str]


class Property(Struct, frozen=True):
    """A property."""

    name: dict[str, str]
    category: str
    crests: int
    terrains: list[str]
    material: str
    needs: list[str]


class Marker(Struct, frozen=True):
    """A sort of ore marker."""

    name: dict[str, str]
    good: str
    count: int


class Token(Struct, frozen=True):
    """A token, so many for each player."""

    name: dict[str, str]
    editions: tuple[str, ...]
    each: int = 0
    good: str = ""


class Piece(Struct, frozen=True):
    """A piece of the map."""

    terrains: list[str]


class Placed(Struct, frozen=True):
    """A piece where it lies: the place of its first hex, and how it is turned."""

    at: Hex
    turn: int


class Layout(Struct, frozen=True):
    """A map laid out."""

    name: dict[str, str]
    starts: dict[str, list[Hex]]
    pieces: dict[str, Placed]


class Printed:
    """All that is printed for one edition, by name, and the index of every name."""

    def __init__(self, figures: Figures, edition: int) -> None:
        data = figures.data
        self.edition = EDITIONS[edition]
        self.is_first = edition == 1
        try:
            self.terrains = msgspec.convert(data["terrains"], dict[str, Named])
            goods = msgspec.convert(data["goods"], dict[str, Good])
            buildings = msgspec.convert(data["buildings"], dict[str, Building])
            self.categories = msgspec.convert(data["categories"], dict[str, Category])
            self.properties = msgspec.convert(data["properties"], dict[str, Property])
            self.markers = msgspec.convert(data["markers"], dict[str, Marker])
            tokens = msgspec.convert(data["tokens"], dict[str, Token])
            self.pieces = msgspec.convert(data["pieces"], dict[str, Piece])
            self.layouts = msgspec.convert(data["layouts"], dict[str, Layout])
        except msgspec.ValidationError as error:
            raise FiguresError(f"the figures of Neuland do not fit: {error}") from error
        self.constants: Mapping[str, Any] = {
            key: entry["value"] for key, entry in data["constants"].items()
        }
        figures.check_corrections(CORRECTABLE)
        self.goods = {id: good for id, good in goods.items() if self.edition in good.editions}
        self.buildings = {id: b for id, b in buildings.items() if self.edition in b.editions}
        self.tokens = {id: t for id, t in tokens.items() if self.edition in t.editions}
        self.good_ids = list(self.goods)
        self.terrain_ids = list(self.terrains)
        self.marker_ids = list(self.markers)
        self.piece_ids = list(self.pieces)
        self.property_ids = [id for entry in self.categories.values() for id in entry.stack]
        self.kind_ids = [*self.buildings, *self.property_ids]
        self.token_ids = [id for id, token in self.tokens.items() if token.good]
        self.places = hexagon(self.constants["map-radius"])
        self.hex_ids = [self.id_of_hex(place) for place in self.places]
        self.check()

    def id_of_hex(self, place: Hex) -> str:
        """A hex in notation: its row, a letter, and its number there from the left."""
        row = [other for other in self.places if other[1] == place[1]]
        radius = self.constants["map-radius"]
        return f"{ROWS[place[1] + radius]}{row.index(place) + 1}"

    def by_edition(self, key: str, missing: int = 0) -> Any:
        """A constant that differs between the editions, or that only one of them has."""
        return self.constants[key].get(self.edition, missing)

    # Checking.

    def check(self) -> None:
        """Names that exist, numbers that can be, counts that agree."""
        for key in AMOUNTS:
            least = 1 if key in ("buildings-per-hex", "ore-per-mine", "producing-workers") else 0
            check_range(f"constants.{key}", self.constants[key], least)
        for id, building in self.buildings.items():
            self.check_building(f"buildings.{id}", building)
        for id, found in self.properties.items():
            self.check_property(f"properties.{id}", found)
        for id, entry in self.categories.items():
            self.check_category(f"categories.{id}", id, entry)
        for id, marker in self.markers.items():
            check_names(f"markers.{id}.good", [marker.good], self.goods)
            check_range(f"markers.{id}.count", marker.count, 0)
        for id, token in self.tokens.items():
            check_names(f"tokens.{id}.good", [token.good] if token.good else [], self.goods)
            check_range(f"tokens.{id}.each", token.each, 0)
        self.check_ore()
        self.check_counts()
        self.check_players()
        self.check_map()

    def check_building(self, path: str, building: Building) -> None:
        """Known terrains and goods; what comes out of a mine is what its markers show."""
        check_names(f"{path}.kind", [building.kind], KINDS)
        self.check_site(path, building.terrains, building.material)
        check_range(f"{path}.count", building.count, 1)
        if not building.recipes:
            raise FiguresError(f"{path}: a production building makes something")
        for recipe in building.recipes:
            check_names(f"{path}.recipes", [*recipe.needs, recipe.makes], self.goods)
        made = [recipe.makes for recipe in building.recipes]
        if len(set(made)) < len(made):
            raise FiguresError(f"{path}.recipes: each must make another good")
        if building.kind == "mine" and set(made) != {m.good for m in self.markers.values()}:
            raise FiguresError(f"{path}.recipes: a mine makes what the ore markers show")

    def check_property(self, path: str, found: Property) -> None:
        """Known terrains and goods, and a value that crests can be placed for."""
        self.check_site(path, found.terrains, found.material)
        check_names(f"{path}.category", [found.category], self.categories)
        check_names(f"{path}.needs", found.needs, self.goods)
        if found.crests not in self.constants["crests-per-property"]:
            raise FiguresError(
                f"{path}.crests must be one of constants.crests-per-property, not {found.crests}"
            )

    def check_site(self, path: str, terrains: list[str], material: str) -> None:
        """A tile has a terrain and a material."""
        check_names(f"{path}.terrains", terrains, self.terrains)
        check_names(f"{path}.material", [material], self.goods)
        if not terrains:
            raise FiguresError(f"{path}: a tile has a terrain")

    def check_category(self, path: str, id: str, entry: Category) -> None:
        """A stack holds the properties of its category, with rising values."""
        check_names(f"{path}.stack", entry.stack, self.properties)
        own = [name for name, found in self.properties.items() if found.category == id]
        if sorted(entry.stack) != sorted(own):
            raise FiguresError(f"{path}.stack must hold the properties of the category, once each")
        if len(own) != self.constants["properties-per-category"]:
            raise FiguresError(
                f"{path}.stack does not agree with constants.properties-per-category"
            )
        values = [self.properties[name].crests for name in entry.stack]
        if values != sorted(set(values)):
            raise FiguresError(f"{path}.stack: the values must rise from the top down")

    def check_ore(self) -> None:
        """One kind of mine, few sorts of marker, and enough markers to fill every mine."""
        mines = [b for b in self.buildings.values() if b.kind == "mine"]
        if len(mines) != 1:
            raise FiguresError("there must be one kind of mine")
        if len(self.markers) != ORE_BASE - 1:
            raise FiguresError(f"there must be {ORE_BASE - 1} sorts of ore marker")
        needed = mines[0].count * self.constants["ore-per-mine"]
        if self.is_first:
            needed += sum(b.count for b in self.buildings.values() if b.kind == "smelter")
        if sum(marker.count for marker in self.markers.values()) < needed:
            raise FiguresError(f"{needed} ore markers are needed for all mines and smelters")

    def check_counts(self) -> None:
        """The counts of the box are those of its tables."""
        production = sum(building.count for building in self.buildings.values())
        counted = {
            "tiles": production + len(self.properties),
            "production-tiles": production,
            "properties": len(self.properties),
            "sum-of-crests": sum(found.crests for found in self.properties.values()),
            "ore-markers": sum(marker.count for marker in self.markers.values()),
            "pieces": len(self.pieces),
            "hexes": len(self.places),
        }
        for key, count in counted.items():
            value = self.constants[key]
            wanted = value[self.edition] if isinstance(value, dict) else value
            if count != wanted:
                raise FiguresError(f"constants.{key} is {wanted}, but there are {count}")

    def check_players(self) -> None:
        """For each number of players: a track, crests, and first buildings for everybody."""
        starts = self.constants["start-buildings"]
        check_names("constants.start-buildings", starts, self.buildings)
        for players in self.constants["players"]:
            check_range("constants.crests", self.constants["crests"][str(players)], 1)
            spaces = self.by_edition("time-track")[str(players)]
            check_range("constants.time-track", spaces, players + 1)
            for id in starts:
                if self.buildings[id].count < players * starts.count(id):
                    raise FiguresError(f"buildings.{id}: too few for {players} players")

    def check_map(self) -> None:
        """The pieces have the hexes that the terrains say; every layout is a hexagon of them."""
        shown = [terrain for piece in self.pieces.values() for terrain in piece.terrains]
        for id, terrain in self.terrains.items():
            if shown.count(id) != terrain.hexes:
                raise FiguresError(f"terrains.{id}: the pieces show {shown.count(id)} such hexes")
        for id, piece in self.pieces.items():
            check_names(f"pieces.{id}.terrains", piece.terrains, self.terrains)
            check_range(f"pieces.{id}: its hexes", len(piece.terrains), 1, 2)
        equal = sorted(list(self.pieces.values()).count(p) for p in self.different_pieces())
        if equal != sorted(self.constants["equal-pieces"]):
            raise FiguresError(f"constants.equal-pieces is not {equal}")
        for id in self.layouts:
            self.check_layout(id)

    def different_pieces(self) -> list[Piece]:
        """One piece of each sort."""
        found: list[Piece] = []
        for piece in self.pieces.values():
            if piece not in found:
                found.append(piece)
        return found

    def check_layout(self, id: str) -> None:
        """Every piece lies on the map, none on another; the marked hexes are for the first homes."""
        layout = self.layouts[id]
        if list(layout.pieces) != self.piece_ids:
            raise FiguresError(f"layouts.{id}.pieces must place every piece, in their order")
        cells = self.cells(id)
        if sorted(cells) != list(range(len(self.places))):
            raise FiguresError(f"layouts.{id}.pieces do not form the hexagon")
        shown = [terrain for piece in self.pieces.values() for terrain in piece.terrains]
        for players, starts in layout.starts.items():
            for place in starts:
                hex = self.places.index(place) if place in self.places else NOTHING
                if hex == NOTHING or shown[cells.index(hex)] != HOME:
                    raise FiguresError(f"layouts.{id}.starts.{players}: {place} is no {HOME}")

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

    # The board.

    def board(self, seats: int, layout: str) -> Board:
        """The board for so many seats, on a layout; any other name means that the map is free."""
        constants, players = self.constants, str(seats)
        fixed = self.layouts.get(layout)
        far = 2 * constants["map-radius"]
        tokens = [self.tokens[id] for id in self.token_ids]
        recipes = self.recipes()
        return Board(
            seats=seats,
            spaces=self.by_edition("time-track")[players],
            workers=constants["producing-workers"],
            crests=constants["crests"][players],
            per_hex=constants["buildings-per-hex"],
            distance=[[distance(a, b) for b in self.places] for a in self.places],
            terrains=len(self.terrains),
            home_terrain=self.terrain_ids.index(HOME),
            goods=len(self.goods),
            wild=next((at for at, id in enumerate(self.goods) if self.goods[id].wild), NOTHING),
            kinds=self.kinds(),
            recipes=recipes,
            markers=[marker.count for marker in self.markers.values()],
            marker_recipe=self.marker_recipes(recipes),
            ore_per_mine=constants["ore-per-mine"],
            kept_marker=[self.kept_marker(id) if self.is_first else NOTHING for id in self.goods],
            produce_cost=self.costs("produce-actions", far),
            build_cost=self.costs("build-actions", far),
            search=self.by_edition("search-actions"),
            search_good=self.good_ids.index(FOUND),
            token_goods=[self.good_ids.index(token.good) for token in tokens],
            tokens_each=[token.each for token in tokens],
            carts=self.tokens[CART].each if CART in self.tokens else 0,
            cart_produce=self.by_edition("cart-produce-actions"),
            cart_build=self.by_edition("cart-build-actions"),
            start_kinds=[self.kind_ids.index(id) for id in constants["start-buildings"]],
            start_hexes=self.starts(fixed, players) if self.is_first else [],
            bag=self.by_edition("bags") > 0,
            claims_in_order=self.is_first,
            crests_at_once=self.is_first,
            pieces=[
                [self.terrain_ids.index(terrain) for terrain in piece.terrains]
                for piece in self.pieces.values()
            ],
            layout=[] if fixed is None else self.cells(layout),
        )

    def recipes(self) -> list[Recipe]:
        """All recipes: those of the buildings in their order, then those of the properties."""
        made = [recipe for building in self.buildings.values() for recipe in building.recipes]
        found = [
            Recipe(self.good_indices(recipe.needs), self.good_ids.index(recipe.makes))
            for recipe in made
        ]
        for id in self.property_ids:
            found.append(Recipe(self.good_indices(self.properties[id].needs), NOTHING))
        return found

    def good_indices(self, ids: list[str]) -> list[int]:
        """Goods by their indices."""
        return [self.good_ids.index(id) for id in ids]

    def kinds(self) -> list[Kind]:
        """Every kind of tile: production buildings, then the properties stack by stack."""
        found: list[Kind] = []
        recipe = 0
        for building in self.buildings.values():
            found.append(self.production_kind(building, recipe))
            recipe += len(building.recipes)
        for id in self.property_ids:
            found.append(self.property_kind(id, recipe))
            recipe += 1
        return found

    def production_kind(self, building: Building, recipe: int) -> Kind:
        """A production building as the engine knows it; its recipes follow each other."""
        return Kind(
            count=building.count,
            terrains=self.terrain_indices(building.terrains),
            material=self.good_ids.index(building.material),
            recipes=list(range(recipe, recipe + len(building.recipes))),
            mine=building.kind == "mine",
            value=0,
            below=NOTHING,
        )

    def property_kind(self, id: str, recipe: int) -> Kind:
        """A property as the engine knows it."""
        found = self.properties[id]
        stack = self.categories[found.category].stack
        at = stack.index(id)
        return Kind(
            count=1,
            terrains=self.terrain_indices(found.terrains),
            material=self.good_ids.index(found.material),
            recipes=[recipe],
            mine=False,
            value=found.crests,
            below=self.kind_ids.index(stack[at - 1]) if at > 0 else NOTHING,
        )

    def terrain_indices(self, ids: list[str]) -> list[int]:
        """Terrains by their indices."""
        return [self.terrain_ids.index(id) for id in ids]

    def marker_recipes(self, recipes: list[Recipe]) -> list[int]:
        """For each sort of marker, what a mine makes with it on top."""
        kinds = self.kinds()
        mine = next(kind for kind in kinds if kind.mine)
        made = [recipes[recipe].makes for recipe in mine.recipes]
        goods = [self.good_ids.index(marker.good) for marker in self.markers.values()]
        return [mine.recipes[made.index(good)] for good in goods]

    def kept_marker(self, good: str) -> int:
        """The ore marker that a smelter keeps when it makes this good, or NOTHING."""
        for building in self.buildings.values():
            for recipe in building.recipes if building.kind == "smelter" else []:
                if recipe.makes == good:
                    return self.ore_among(recipe.needs)
        return NOTHING

    def ore_among(self, needs: list[str]) -> int:
        """The ore of a smelter: of the needs that have markers, the one that only mines make."""
        crafts = [b for b in self.buildings.values() if b.kind != "mine"]
        crafted = {recipe.makes for building in crafts for recipe in building.recipes}
        for at, marker in enumerate(self.markers.values()):
            if marker.good in needs and marker.good not in crafted:
                return at
        return NOTHING

    def costs(self, key: str, far: int) -> list[int]:
        """Actions by distance: the zone is near, each border further costs more."""
        constants = self.constants
        near, zone, border = constants[key], constants["zone"], constants["border-actions"]
        return [near + border * max(0, steps - zone) for steps in range(far + 1)]

    def starts(self, layout: Layout | None, players: str) -> list[int]:
        """The marked hexes for so many players, in the order of the hexes."""
        marked = [] if layout is None else layout.starts[players]
        return sorted(self.places.index(place) for place in marked)


def hexagon(radius: int) -> list[Hex]:
    """All hexes of the map, row by row."""
    steps = range(-radius, radius + 1)
    return [(q, r) for r in steps for q in steps if abs(q + r) <= radius]


def distance(a: Hex, b: Hex) -> int:
    """How many borders lie between two hexes on the shortest way."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def check_names(path: str, names: Iterable[str], known: Iterable[str]) -> None:
    """Every name is one we know."""
    for name in names:
        if name not in known:
            raise FiguresError(f"{path}: there is no “{name}”")


def check_range(path: str, value: int, least: int, most: int = MOST) -> None:
    """A number within its limits."""
    if not least <= value <= most:
        raise FiguresError(f"{path} must be from {least} to {most}, not {value}")
