"""Figures: Neuland's data file checked and turned into the board of an edition."""

from __future__ import annotations

from typing import Final

from ironbridge.core.figures import Figures
from ironbridge.rulesets.neuland.board import NOTHING, Board, Kind, Recipe
from ironbridge.rulesets.neuland.checks import check
from ironbridge.rulesets.neuland.components import HOME, Building, Components, Hex, MapLayout

FOUND: Final = "food"  # what a search finds
CART: Final = "cart"
WHOLE: Final = "whole"  # what gold stands in for: a whole cost, else one product


class Printed(Components):
    """All that is printed for one edition, checked, and what the engine makes of it."""

    def __init__(self, figures: Figures, edition: int) -> None:
        super().__init__(figures, edition)
        figures.check_corrections()
        check(self)

    def board(self, seats: int, layout: str, gold: str) -> Board:
        """The board for so many seats, on a layout; any other name means that the map is free.

        Gold stands in for a whole cost or for one product.
        """
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
            gold_pays_all=gold == WHOLE,
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

    def starts(self, layout: MapLayout | None, players: str) -> list[int]:
        """The marked hexes for so many players, in the order of the hexes."""
        marked = [] if layout is None else layout.starts[players]
        return sorted(self.places.index(place) for place in marked)


def distance(a: Hex, b: Hex) -> int:
    """How many borders lie between two hexes on the shortest way."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))
