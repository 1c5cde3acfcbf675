"""Neuland's board: hexes, goods, buildings, recipes, markers and costs, as indices. Never changes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.fixed import Fixed
from ironbridge.mechanisms.masks import mask_of
from ironbridge.mechanisms.rows import repeated

NOTHING: Final = -1

ORE_BASE: Final = 4  # a stack of ore is written in this base, its top marker as the last digit


@final
class Kind:
    """One kind of building tile, as printed on it."""

    def __init__(
        self,
        *,
        count: int,
        terrains: list[int],
        material: int,
        recipes: list[int],
        mine: bool,
        value: int,
        below: int,
    ) -> None:
        self.count = count
        self.terrains = terrains
        self.ground = mask_of(terrains)
        self.material: i64 = material
        self.recipes = recipes
        self.ways = vec[i64](recipes)  # the same, as a row
        self.mine = mine
        self.value: i64 = value  # crests it takes; 0 for a production building
        self.below: i64 = below  # the property that lies on it in the stack, or NOTHING


@final
class Recipe:
    """What a production, or the placing of crests, takes and gives."""

    def __init__(self, needs: list[int], makes: int) -> None:
        self.needs = needs
        self.wanted = vec[i64](needs)  # the same, as a row
        self.makes: i64 = makes  # NOTHING for crests
        self.distinct = len(set(needs)) == len(needs)


@final
class Land:
    """The map once its pieces lie: the terrain and the piece of every hex."""

    def __init__(self, board: Board, cells: list[int]) -> None:
        self.board = board
        self.cells = cells  # the hexes of the pieces, one piece after the other
        self.terrain = repeated(NOTHING, board.hexes)
        self.piece = [NOTHING] * board.hexes
        at = 0
        for piece in range(len(board.pieces)):
            for terrain in board.pieces[piece]:
                self.terrain[cells[at]] = terrain
                self.piece[cells[at]] = piece
                at += 1
        self.hexes = [
            [hex for hex in range(board.hexes) if self.terrain[hex] == terrain]
            for terrain in range(board.terrains)
        ]
        self.sites = [self.hexes_for(kind) for kind in board.kinds]

    def __reduce__(self) -> tuple[object, ...]:
        return Land, (self.board, self.cells)

    def hexes_for(self, kind: Kind) -> list[int]:
        """The hexes on whose terrain a tile can stand, in rising order."""
        return sorted(hex for terrain in kind.terrains for hex in self.hexes[terrain])


@final
class Board(Fixed):
    """What is printed, and the constants of the rules, for one edition and so many seats.

    A slot is a third of a hex, where one building can stand; the slots of a hex follow each
    other. Costs are by distance in hexes. What only one edition has is empty, 0 or False in the
    other.
    """

    def __init__(
        self,
        *,
        seats: int,
        spaces: int,
        workers: int,
        crests: int,
        per_hex: int,
        distance: list[list[int]],
        terrains: int,
        home_terrain: int,
        goods: int,
        wild: int,
        gold_pays_all: bool,
        kinds: list[Kind],
        recipes: list[Recipe],
        markers: list[int],
        marker_recipe: list[int],
        ore_per_mine: int,
        kept_marker: list[int],
        produce_cost: list[int],
        build_cost: list[int],
        search: int,
        search_good: int,
        token_goods: list[int],
        tokens_each: list[int],
        carts: int,
        cart_produce: int,
        cart_build: int,
        start_kinds: list[int],
        start_hexes: list[int],
        bag: bool,
        claims_in_order: bool,
        crests_at_once: bool,
        pieces: list[list[int]],
        layout: list[int],
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.spaces: i64 = spaces  # of the time track
        self.workers: i64 = workers  # of each seat, besides the time marker
        self.crests: i64 = crests  # of each seat
        self.per_hex: i64 = per_hex
        self.hexes: i64 = len(distance)
        self.slots: i64 = self.hexes * per_hex
        self.distance = distance
        self.steps = vec[i64]([steps for row in distance for steps in row])  # the same, flat
        self.terrains = terrains
        self.home_terrain: i64 = home_terrain
        self.goods: i64 = goods
        self.wild: i64 = wild  # the good that stands in for others, or NOTHING
        self.gold_pays_all = gold_pays_all  # a whole cost (NL-73); else any one product of it
        self.kinds = kinds
        self.recipes = recipes
        self.markers = markers  # ore markers of each sort in the box
        self.marker_recipe = vec[i64](marker_recipe)  # what a mine does with this marker on top
        self.marker_recipes = [[recipe] for recipe in marker_recipe]
        self.ore_per_mine: i64 = ore_per_mine
        # By good: the marker that moves along with it, or NOTHING.
        self.kept_marker = vec[i64](kept_marker)
        self.produce_cost = vec[i64](produce_cost)
        self.build_cost = vec[i64](build_cost)
        self.search: i64 = search  # actions to find one of the good below; 0 where it cannot be
        self.search_good: i64 = search_good
        self.token_goods = token_goods
        self.tokens: i64 = len(token_goods)
        self.tokens_each = tokens_each
        self.carts = carts  # of each seat
        self.cart_produce: i64 = cart_produce
        self.cart_build: i64 = cart_build
        self.least_cost = self.least_actions()  # of anything that can be done in a turn
        self.start_kinds = start_kinds
        self.start_hexes = start_hexes  # those marked for the first buildings; [] for any forest
        self.bag = bag  # ore is drawn blind, and an empty mine refilled; else chosen, and returned
        self.claims_in_order = claims_in_order
        self.crests_at_once = crests_at_once  # also in a first turn
        self.pieces = pieces  # the terrains of each piece of the map
        self.layout = layout  # where the pieces lie; [] where that is part of the deal
        self.hex_of = vec[i64]([slot // per_hex for slot in range(self.slots)])
        self.far: i64 = max(distance[0])  # the largest distance there is
        self.token_of = vec[i64]([self.token_for(good) for good in range(goods)])
        self.mine = self.kind_of_mine()
        self.first_property: i64 = len([kind for kind in kinds if kind.value == 0])
        self.products = [self.goods_made(kind) for kind in kinds]
        self.from_token: i64 = self.slots  # behind the slots that a good may come from
        self.from_search: i64 = self.slots + 1
        # The options of a turn: produce on a slot, place crests on a slot, build a kind, end.
        self.first_crest: i64 = self.slots
        self.first_build: i64 = self.slots * 2
        self.end: i64 = self.first_build + len(kinds)
        self.only_end = [int(self.end)]
        self.first_removal: i64 = self.end + 1  # what no rule allows: to take a worker off a slot

    def token_for(self, good: int) -> int:
        """The token that is handed over instead of a good, or NOTHING."""
        return self.token_goods.index(good) if good in self.token_goods else NOTHING

    def least_actions(self) -> i64:
        """The fewest actions that a production or a building can cost."""
        least = min(self.produce_cost[0], self.build_cost[0])
        return min(least, self.cart_produce, self.cart_build) if self.carts > 0 else least

    def goods_made(self, kind: Kind) -> list[int]:
        """The goods that a kind of building makes, in rising order; none for a property."""
        made = [int(self.recipes[recipe].makes) for recipe in kind.recipes]
        return sorted(good for good in made if good != NOTHING)

    def kind_of_mine(self) -> int:
        """The kind of building that holds ore."""
        for kind in range(len(self.kinds)):
            if self.kinds[kind].mine:
                return kind
        return NOTHING

    def steps_to(self, hex: i64, slot: i64) -> i64:
        """How many borders lie between a hex and the building on a slot."""
        return self.steps[hex * self.hexes + self.hex_of[slot]]

    def neighbours(self, hex: int) -> list[int]:
        """The hexes that share a border with this one."""
        return [other for other in range(self.hexes) if self.distance[hex][other] == 1]
