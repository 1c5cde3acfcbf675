"""Neuland's board: hexes, goods, buildings, recipes, markers and costs, as indices. Never changes."""

from __future__ import annotations

from typing import Final, final

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
        self.material = material
        self.recipes = recipes
        self.mine = mine
        self.value = value  # crests it takes; 0 for a production building
        self.below = below  # the property that lies on it in the stack, or NOTHING


@final
class Recipe:
    """What a production, or the placing of crests, takes and gives."""

    def __init__(self, needs: list[int], makes: int) -> None:
        self.needs = needs
        self.makes = makes  # NOTHING for crests
        self.distinct = len(set(needs)) == len(needs)


@final
class Land:
    """The map once its pieces lie: the terrain and the piece of every hex."""

    def __init__(self, board: Board, cells: list[int]) -> None:
        self.cells = cells  # the hexes of the pieces, one piece after the other
        self.terrain = [NOTHING] * board.hexes
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


@final
class Board:
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
        self.seats = seats
        self.spaces = spaces  # of the time track
        self.workers = workers  # of each seat, besides the time marker
        self.crests = crests  # of each seat
        self.per_hex = per_hex
        self.hexes = len(distance)
        self.slots = self.hexes * per_hex
        self.distance = distance
        self.terrains = terrains
        self.home_terrain = home_terrain
        self.goods = goods
        self.wild = wild  # the good that stands in for another, or NOTHING
        self.kinds = kinds
        self.recipes = recipes
        self.markers = markers  # ore markers of each sort in the box
        self.marker_recipe = marker_recipe  # what a mine does with this marker on top
        self.marker_recipes = [[recipe] for recipe in marker_recipe]
        self.ore_per_mine = ore_per_mine
        self.kept_marker = kept_marker  # by good: the marker that moves along with it, or NOTHING
        self.produce_cost = produce_cost
        self.build_cost = build_cost
        self.search = search  # actions to find one of the good below; 0 where it cannot be
        self.search_good = search_good
        self.token_goods = token_goods
        self.tokens = len(token_goods)
        self.tokens_each = tokens_each
        self.carts = carts  # of each seat
        self.cart_produce = cart_produce
        self.cart_build = cart_build
        self.start_kinds = start_kinds
        self.start_hexes = start_hexes  # those marked for the first buildings; [] for any forest
        self.bag = bag  # ore is drawn blind, and an empty mine refilled; else chosen, and returned
        self.claims_in_order = claims_in_order
        self.crests_at_once = crests_at_once  # also in a first turn
        self.pieces = pieces  # the terrains of each piece of the map
        self.layout = layout  # where the pieces lie; [] where that is part of the deal
        self.hex_of = [slot // per_hex for slot in range(self.slots)]
        self.far = max(distance[0])  # the largest distance there is
        self.token_of = [self.token_for(good) for good in range(goods)]
        self.bits = doubled(max(workers, goods))
        self.nothing_held = [0] * goods
        self.mine = self.kind_of_mine()
        self.first_property = len([kind for kind in kinds if kind.value == 0])
        # The options of a turn: produce on a slot, place crests on a slot, build a kind, end.
        self.first_crest = self.slots
        self.first_build = self.slots * 2
        self.end = self.first_build + len(kinds)

    def token_for(self, good: int) -> int:
        """The token that is handed over instead of a good, or NOTHING."""
        return self.token_goods.index(good) if good in self.token_goods else NOTHING

    def kind_of_mine(self) -> int:
        """The kind of building that holds ore."""
        for kind in range(len(self.kinds)):
            if self.kinds[kind].mine:
                return kind
        return NOTHING

    def neighbours(self, hex: int) -> list[int]:
        """The hexes that share a border with this one."""
        return [other for other in range(self.hexes) if self.distance[hex][other] == 1]


def doubled(count: int) -> list[int]:
    """So many single bits, from the lowest."""
    bits: list[int] = []
    bit = 1
    for _ in range(count):
        bits.append(bit)
        bit += bit
    return bits
