"""Checks: the figures of an edition are ones that can be, and agree with each other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ironbridge.core.errors import FiguresError
from ironbridge.core.figures import check_name
from ironbridge.games.neuland.board import NOTHING, ORE_BASE
from ironbridge.games.neuland.components import (
    HOME,
    Building,
    Category,
    Components,
    Piece,
    Property,
)

KINDS: Final = ("base", "craft", "mine", "smelter")
MOST: Final = 99  # of anything printed
MOST_WORKERS: Final = 60  # of a seat: they are counted as the bits of a number
MOST_ORE: Final = 3  # on a mine: at the top, in the middle, at the bottom
AMOUNTS: Final = (
    "zone",
    "produce-actions",
    "build-actions",
    "border-actions",
    "buildings-per-hex",
    "ore-per-mine",
    "producing-workers",
)
OF_ONE_EDITION: Final = ("search-actions", "cart-produce-actions", "cart-build-actions")
COUNTS: Final = ("tiles", "production-tiles", "properties", "sum-of-crests", "ore-markers")
CORRECTABLE: Final = (
    *AMOUNTS,
    *OF_ONE_EDITION,
    *COUNTS,
    "time-track",
    "crests",
    "start-buildings",
    "properties-per-category",
    "crests-per-property",
    "equal-pieces",
)


def check(box: Components) -> None:
    """Names that exist, numbers that can be, counts that agree."""
    check_amounts(box)
    for id, building in box.buildings.items():
        check_building(box, f"buildings.{id}", building)
    for id, found in box.properties.items():
        check_property(box, f"properties.{id}", found)
    for id, entry in box.categories.items():
        check_category(box, f"categories.{id}", id, entry)
    for id, marker in box.markers.items():
        check_name(f"markers.{id}.good", marker.good, box.goods)
        check_range(f"markers.{id}.count", marker.count, 0)
    for id, token in box.tokens.items():
        if token.good:
            check_name(f"tokens.{id}.good", token.good, box.goods)
        check_range(f"tokens.{id}.each", token.each, 0)
    check_ore(box)
    check_counts(box)
    check_players(box)
    check_map(box)


def check_amounts(box: Components) -> None:
    """Amounts that can be; at least one of what no game could do without."""
    for key in AMOUNTS:
        least = 1 if key in ("buildings-per-hex", "ore-per-mine", "producing-workers") else 0
        check_range(f"constants.{key}", box.constants[key], least)
    check_range("constants.producing-workers", box.constants["producing-workers"], 1, MOST_WORKERS)
    for key in OF_ONE_EDITION:
        for value in box.constants[key].values():
            check_range(f"constants.{key}", value, 0)


def check_building(box: Components, path: str, building: Building) -> None:
    """Known terrains and goods; what comes out of a mine is what its markers show."""
    check_name(f"{path}.kind", building.kind, KINDS)
    check_site(box, path, building.terrains, building.material)
    check_range(f"{path}.count", building.count, 1)
    if not building.recipes:
        raise FiguresError(f"{path}: a production building makes something")
    for recipe in building.recipes:
        check_names(f"{path}.recipes", [*recipe.needs, recipe.makes], box.goods)
    made = [recipe.makes for recipe in building.recipes]
    if len(set(made)) < len(made):
        raise FiguresError(f"{path}.recipes: each must make another good")
    if building.kind == "mine" and set(made) != {m.good for m in box.markers.values()}:
        raise FiguresError(f"{path}.recipes: a mine makes what the ore markers show")


def check_property(box: Components, path: str, found: Property) -> None:
    """Known terrains and goods, and a value that crests can be placed for."""
    check_site(box, path, found.terrains, found.material)
    check_name(f"{path}.category", found.category, box.categories)
    check_names(f"{path}.needs", found.needs, box.goods)
    if not found.needs:
        raise FiguresError(f"{path}.needs: crests are placed for products")
    if found.crests not in box.constants["crests-per-property"]:
        raise FiguresError(
            f"{path}.crests must be one of constants.crests-per-property, not {found.crests}"
        )


def check_site(box: Components, path: str, terrains: list[str], material: str) -> None:
    """A tile has a terrain and a material."""
    check_names(f"{path}.terrains", terrains, box.terrains)
    check_name(f"{path}.material", material, box.goods)
    if not terrains:
        raise FiguresError(f"{path}: a tile has a terrain")


def check_category(box: Components, path: str, id: str, entry: Category) -> None:
    """A stack holds the properties of its category, with rising values."""
    check_names(f"{path}.stack", entry.stack, box.properties)
    own = [name for name, found in box.properties.items() if found.category == id]
    if sorted(entry.stack) != sorted(own):
        raise FiguresError(f"{path}.stack must hold the properties of the category, once each")
    if len(own) != box.constants["properties-per-category"]:
        raise FiguresError(f"{path}.stack does not agree with constants.properties-per-category")
    values = [box.properties[name].crests for name in entry.stack]
    if values != sorted(set(values)):
        raise FiguresError(f"{path}.stack: the values must rise from the top down")


def check_ore(box: Components) -> None:
    """One kind of mine, few sorts of marker, and enough markers to fill every mine."""
    mines = [b for b in box.buildings.values() if b.kind == "mine"]
    if len(mines) != 1:
        raise FiguresError("there must be one kind of mine")
    if len(box.markers) != ORE_BASE - 1:
        raise FiguresError(f"there must be {ORE_BASE - 1} sorts of ore marker")
    needed = mines[0].count * box.constants["ore-per-mine"]
    if box.is_first:
        needed += sum(b.count for b in box.buildings.values() if b.kind == "smelter")
    if sum(marker.count for marker in box.markers.values()) < needed:
        raise FiguresError(f"{needed} ore markers are needed for all mines and smelters")
    check_range("constants.ore-per-mine", box.constants["ore-per-mine"], 1, MOST_ORE)


def check_counts(box: Components) -> None:
    """The counts of the box are those of its tables."""
    production = sum(building.count for building in box.buildings.values())
    counted = {
        "tiles": production + len(box.properties),
        "production-tiles": production,
        "properties": len(box.properties),
        "sum-of-crests": sum(found.crests for found in box.properties.values()),
        "ore-markers": sum(marker.count for marker in box.markers.values()),
        "pieces": len(box.pieces),
        "hexes": len(box.places),
    }
    for key, count in counted.items():
        value = box.constants[key]
        wanted = value[box.edition] if isinstance(value, dict) else value
        if count != wanted:
            raise FiguresError(f"constants.{key} is {wanted}, but there are {count}")


def check_players(box: Components) -> None:
    """For each number of players: a track, crests, and first buildings for everybody."""
    starts = box.constants["start-buildings"]
    check_starts(box, starts)
    for players in box.constants["players"]:
        check_range("constants.crests", box.constants["crests"][str(players)], 1)
        spaces = box.by_edition("time-track")[str(players)]
        check_range("constants.time-track", spaces, players + 1)
        for id in starts:
            if box.buildings[id].count < players * starts.count(id):
                raise FiguresError(f"buildings.{id}: too few for {players} players")


def check_starts(box: Components, starts: list[str]) -> None:
    """The first buildings fit on one forest, and something can be made there from nothing."""
    path = "constants.start-buildings"
    check_names(path, starts, box.buildings)
    check_range(f"{path}: their number", len(starts), 1, box.constants["buildings-per-hex"])
    if any(HOME not in box.buildings[id].terrains for id in starts):
        raise FiguresError(f"{path}: each must be for the {HOME}")
    if all(recipe.needs for id in starts for recipe in box.buildings[id].recipes):
        raise FiguresError(f"{path}: one of them must need nothing")


def check_map(box: Components) -> None:
    """The pieces have the hexes that the terrains say; every layout is a hexagon of them."""
    shown = [terrain for piece in box.pieces.values() for terrain in piece.terrains]
    for id, terrain in box.terrains.items():
        if shown.count(id) != terrain.hexes:
            raise FiguresError(f"terrains.{id}: the pieces show {shown.count(id)} such hexes")
    for id, piece in box.pieces.items():
        check_names(f"pieces.{id}.terrains", piece.terrains, box.terrains)
        check_range(f"pieces.{id}: its hexes", len(piece.terrains), 1, 2)
    equal = sorted(list(box.pieces.values()).count(p) for p in different_pieces(box))
    if equal != sorted(box.constants["equal-pieces"]):
        raise FiguresError(f"constants.equal-pieces is not {equal}")
    for id in box.layouts:
        check_layout(box, id)


def different_pieces(box: Components) -> list[Piece]:
    """One piece of each sort."""
    found: list[Piece] = []
    for piece in box.pieces.values():
        if piece not in found:
            found.append(piece)
    return found


def check_layout(box: Components, id: str) -> None:
    """Every piece lies on the map, none on another; the marked hexes are for the first homes."""
    layout = box.layouts[id]
    if list(layout.pieces) != list(box.pieces):
        raise FiguresError(f"layouts.{id}.pieces must place every piece, in their order")
    cells = box.cells(id)
    if sorted(cells) != list(range(len(box.places))):
        raise FiguresError(f"layouts.{id}.pieces do not form the hexagon")
    shown = [terrain for piece in box.pieces.values() for terrain in piece.terrains]
    for players, starts in layout.starts.items():
        for place in starts:
            hex = box.places.index(place) if place in box.places else NOTHING
            if hex == NOTHING or shown[cells.index(hex)] != HOME:
                raise FiguresError(f"layouts.{id}.starts.{players}: {place} is no {HOME}")


def check_names(path: str, names: list[str], known: Collection[str]) -> None:
    """Every name is one we know."""
    for name in names:
        check_name(path, name, known)


def check_range(path: str, value: int, least: int, most: int = MOST) -> None:
    """A number within its limits."""
    if not least <= value <= most:
        raise FiguresError(f"{path} must be from {least} to {most}, not {value}")
