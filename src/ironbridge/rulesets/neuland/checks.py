"""Checks: the figures of an edition are ones that can be, and agree with each other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ironbridge.core.errors import FiguresError
from ironbridge.core.figures import Use, check_name, check_range
from ironbridge.core.speech import Phrase
from ironbridge.rulesets.neuland.board import NOTHING, ORE_BASE
from ironbridge.rulesets.neuland.components import (
    HOME,
    Building,
    Category,
    Components,
    MapPiece,
    Property,
)
from ironbridge.rulesets.neuland.speech import SPEECH, told

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
USE: Final = Use(
    constants=(*AMOUNTS, *OF_ONE_EDITION, "time-track", "crests", "start-buildings"),
    counts=(
        "tiles",
        "production-tiles",
        "properties",
        "sum-of-crests",
        "ore-markers",
        "properties-per-category",
        "crests-per-property",
        "equal-pieces",
    ),
    idle=("name", "editions", "colour", "sides", "hexes"),
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
        check_range(f"markers.{id}.count", marker.count, 0, MOST)
    for id, token in box.tokens.items():
        if token.good:
            check_name(f"tokens.{id}.good", token.good, box.goods)
        check_range(f"tokens.{id}.each", token.each, 0, MOST)
    check_ore(box)
    check_counts(box)
    check_players(box)
    check_map(box)


def check_amounts(box: Components) -> None:
    """Amounts that can be; at least one of what no game could do without."""
    for key in AMOUNTS:
        least = 1 if key in ("buildings-per-hex", "ore-per-mine", "producing-workers") else 0
        check_range(f"constants.{key}", box.constants[key], least, MOST)
    check_range("constants.producing-workers", box.constants["producing-workers"], 1, MOST_WORKERS)
    for key in OF_ONE_EDITION:
        for value in box.constants[key].values():
            check_range(f"constants.{key}", value, 0, MOST)


def check_building(box: Components, path: str, building: Building) -> None:
    """Known terrains and goods; what comes out of a mine is what its markers show."""
    check_name(f"{path}.kind", building.kind, KINDS)
    check_site(box, path, building.terrains, building.material)
    check_range(f"{path}.count", building.count, 1, MOST)
    if not building.recipes:
        raise FiguresError(told("no-recipe", path=path))
    for recipe in building.recipes:
        check_names(f"{path}.recipes", [*recipe.needs, recipe.makes], box.goods)
    made = [recipe.makes for recipe in building.recipes]
    if len(set(made)) < len(made):
        raise FiguresError(told("same-good", path=path))
    if building.kind == "mine" and set(made) != {m.good for m in box.markers.values()}:
        raise FiguresError(told("mine-recipes", path=path))


def check_property(box: Components, path: str, found: Property) -> None:
    """Known terrains and goods, and a value that crests can be placed for."""
    check_site(box, path, found.terrains, found.material)
    check_name(f"{path}.category", found.category, box.categories)
    check_names(f"{path}.needs", found.needs, box.goods)
    if not found.needs:
        raise FiguresError(told("no-needs", path=path))
    if found.crests not in box.constants["crests-per-property"]:
        raise FiguresError(told("crests", path=path, crests=found.crests))


def check_site(box: Components, path: str, terrains: list[str], material: str) -> None:
    """A tile has a terrain and a material."""
    check_names(f"{path}.terrains", terrains, box.terrains)
    check_name(f"{path}.material", material, box.goods)
    if not terrains:
        raise FiguresError(told("no-terrain", path=path))


def check_category(box: Components, path: str, id: str, entry: Category) -> None:
    """A stack holds the properties of its category, with rising values."""
    check_names(f"{path}.stack", entry.stack, box.properties)
    own = [name for name, found in box.properties.items() if found.category == id]
    if sorted(entry.stack) != sorted(own):
        raise FiguresError(told("stack", path=path))
    if len(own) != box.constants["properties-per-category"]:
        raise FiguresError(told("stack-size", path=path))
    values = [box.properties[name].crests for name in entry.stack]
    if values != sorted(set(values)):
        raise FiguresError(told("stack-order", path=path))


def check_ore(box: Components) -> None:
    """One kind of mine, few sorts of marker, and enough markers to fill every mine."""
    mines = [b for b in box.buildings.values() if b.kind == "mine"]
    if len(mines) != 1:
        raise FiguresError(told("mines"))
    if len(box.markers) != ORE_BASE - 1:
        raise FiguresError(told("ore-sorts", sorts=ORE_BASE - 1))
    needed = mines[0].count * box.constants["ore-per-mine"]
    if box.is_first:
        needed += sum(b.count for b in box.buildings.values() if b.kind == "smelter")
    if sum(marker.count for marker in box.markers.values()) < needed:
        raise FiguresError(told("ore-markers", count=needed))
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
            raise FiguresError(told("other-count", constant=key, wanted=wanted, count=count))


def check_players(box: Components) -> None:
    """For each number of players: a track, crests, and first buildings for everybody."""
    starts = box.constants["start-buildings"]
    check_starts(box, starts)
    for players in box.constants["players"]:
        check_range("constants.crests", box.constants["crests"][str(players)], 1, MOST)
        spaces = box.by_edition("time-track")[str(players)]
        check_range("constants.time-track", spaces, players + 1, MOST)
        for id in starts:
            if box.buildings[id].count < players * starts.count(id):
                raise FiguresError(told("too-few", building=id, players=players))


def check_starts(box: Components, starts: list[str]) -> None:
    """The first buildings fit on one forest, and something can be made there from nothing."""
    path = "constants.start-buildings"
    check_names(path, starts, box.buildings)
    number = Phrase(SPEECH, "number.of-starts", path=path)
    check_range(number, len(starts), 1, box.constants["buildings-per-hex"])
    if any(HOME not in box.buildings[id].terrains for id in starts):
        raise FiguresError(told("starts-in-the-forest", path=path))
    if all(recipe.needs for id in starts for recipe in box.buildings[id].recipes):
        raise FiguresError(told("starts-from-nothing", path=path))


def check_map(box: Components) -> None:
    """The pieces have the hexes that the terrains say; every layout is a hexagon of them."""
    shown = [terrain for piece in box.pieces.values() for terrain in piece.terrains]
    for id, terrain in box.terrains.items():
        if shown.count(id) != terrain.hexes:
            raise FiguresError(told("hexes", terrain=id, count=shown.count(id)))
    for id, piece in box.pieces.items():
        check_names(f"pieces.{id}.terrains", piece.terrains, box.terrains)
        number = Phrase(SPEECH, "number.of-hexes", piece=id)
        check_range(number, len(piece.terrains), 1, 2)
    equal = sorted(list(box.pieces.values()).count(p) for p in different_pieces(box))
    if equal != sorted(box.constants["equal-pieces"]):
        raise FiguresError(told("equal-pieces", equal=equal))
    for id in box.layouts:
        check_layout(box, id)


def different_pieces(box: Components) -> list[MapPiece]:
    """One piece of each sort."""
    found: list[MapPiece] = []
    for piece in box.pieces.values():
        if piece not in found:
            found.append(piece)
    return found


def check_layout(box: Components, id: str) -> None:
    """Every piece lies on the map, none on another; the marked hexes are for the first homes."""
    layout = box.layouts[id]
    if list(layout.pieces) != list(box.pieces):
        raise FiguresError(told("layout-pieces", layout=id))
    cells = box.cells(id)
    if sorted(cells) != list(range(len(box.places))):
        raise FiguresError(told("layout-shape", layout=id))
    shown = [terrain for piece in box.pieces.values() for terrain in piece.terrains]
    for players, starts in layout.starts.items():
        for place in starts:
            hex = box.places.index(place) if place in box.places else NOTHING
            if hex == NOTHING or shown[cells.index(hex)] != HOME:
                path = f"layouts.{id}.starts.{players}"
                raise FiguresError(told("no-forest", path=path, place=list(place)))


def check_names(path: str, names: list[str], known: Collection[str]) -> None:
    """Every name is one we know."""
    for name in names:
        check_name(path, name, known)
