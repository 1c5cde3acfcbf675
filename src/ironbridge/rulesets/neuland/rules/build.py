"""Build: put a tile on a hex of its terrain, for a wood or a stone (IV)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.mechanisms.masks import has
from ironbridge.rulesets.neuland.board import NOTHING, Board, Kind
from ironbridge.rulesets.neuland.rules.errand import has_token, of_good
from ironbridge.rulesets.neuland.rules.goods import (
    goods_at_hand,
    spend_cart,
    use_good,
    use_token,
    why_token,
)
from ironbridge.rulesets.neuland.rules.mine import open_mine
from ironbridge.rulesets.neuland.rules.refusals import (
    GOLD_BUILDS_NOTHING,
    HEX_FULL,
    NO_MATERIAL,
    NO_SITE,
    NONE_LEFT,
    NOT_ON_TOP,
    NOT_YOUR_GOOD,
    WRONG_MATERIAL,
    WRONG_TERRAIN,
)
from ironbridge.rulesets.neuland.rules.time import advance, why_time
from ironbridge.rulesets.neuland.state import Position, change_stock, left, put_tile

SITE: Final = 2
MATERIAL: Final = 5

BUILT: Final = Shape("built", "building", "hex", "actions")


def build(state: Position, answers: Answers, kind: i64) -> bool:
    """Choose a site, pay with a good, place the tile; False where an answer is missing."""
    hex = answers.take(SITE, kind)
    if hex == MISSING:
        return False
    actions = use_material(state, answers, kind, hex)
    if actions == MISSING:
        return False
    advance(state, actions)
    change_stock(state, kind, -1)
    slot = put_tile(state, kind, hex)
    state.tell(BUILT, state.seat, kind, hex, actions)
    return open_mine(state, answers, slot) if state.board.kinds[kind].mine else True


def use_material(state: Position, answers: Answers, kind: i64, hex: i64) -> i64:
    """Hand over the wood or stone; the actions its way takes, or MISSING."""
    board = state.board
    source = answers.take(MATERIAL, kind, hex)
    if source == MISSING:
        return MISSING
    if source == board.from_token:
        use_token(state, board.kinds[kind].material)
        return board.build_cost[0]
    cost = board.build_cost[board.steps_to(hex, source)]
    use_good(state, source)
    return spend_cart(state, answers, cost, board.cart_build)


# Why not: from the tile to the site to the material.


def why_build(state: Position, kind: i64) -> int:
    """A tile of the supply (NL-95), on top of its stack (NL-103), payable (NL-101), with a site."""
    tile = state.board.kinds[kind]
    if state.stock[kind] == 0:
        return NONE_LEFT
    if tile.below != NOTHING and state.stock[tile.below] > 0:
        return NOT_ON_TOP
    held = state.held[of_good(state, tile.material)]
    if held == 0 and not has_token(state, tile.material):
        return NO_MATERIAL
    if not has_space(state, tile):
        return NO_SITE
    return FINE if reaches_all(state) else why_time(state, least_cost(state, tile))


def has_space(state: Position, tile: Kind) -> bool:
    """Is there a free slot on a terrain of the tile?"""
    free: i64 = 0
    for terrain in tile.terrains:
        free += state.space[terrain]
    return free > 0


def reaches_all(state: Position) -> bool:
    """Can a good be carried right across the map?"""
    return state.board.build_cost[state.board.far] <= left(state)


def least_cost(state: Position, tile: Kind) -> i64:
    """The fewest actions for which the tile could be built, on the best of its sites."""
    best = state.board.build_cost[state.board.far]
    for terrain in tile.terrains:
        for hex in state.land.hexes[terrain]:
            if state.room[hex] > 0:
                best = min(best, cost_at(state, tile, hex))
    return best


def cost_at(state: Position, tile: Kind, hex: i64) -> i64:
    """The fewest actions for which a hex can be built on, with a good, the token or the cart."""
    board, seat = state.board, state.seat
    if has_token(state, tile.material):
        return board.build_cost[0]
    best = board.build_cost[board.far]
    first = seat * board.workers
    for number in range(state.working[seat]):
        slot = state.post[first + number]
        if state.good[slot] == tile.material:
            best = min(best, board.build_cost[board.steps_to(hex, slot)])
    return min(best, board.cart_build) if state.carts[seat] > 0 else best


def why_site(state: Position, kind: i64, hex: i64) -> int:
    """The right terrain (NL-96), room for a building (NL-99), the material within reach (NL-88)."""
    tile = state.board.kinds[kind]
    if not has(tile.ground, state.land.terrain[hex]):
        return WRONG_TERRAIN
    if state.room[hex] == 0:
        return HEX_FULL
    return FINE if reaches_all(state) else why_time(state, cost_at(state, tile, hex))


def why_material(state: Position, kind: i64, hex: i64, source: i64) -> int:
    """The wood or stone is one's own (NL-67), no gold (NL-74), and the way not too long."""
    board = state.board
    wanted = board.kinds[kind].material
    if source == board.from_token:
        return why_token(state, wanted)
    if state.owner[source] != state.seat or state.good[source] == NOTHING:
        return NOT_YOUR_GOOD
    if state.good[source] != wanted:
        return GOLD_BUILDS_NOTHING if state.good[source] == board.wild else WRONG_MATERIAL
    cost = board.build_cost[board.steps_to(hex, source)]
    return why_time(state, min(cost, board.cart_build) if state.carts[state.seat] > 0 else cost)


# The questions.


@final
class Site(Ask):
    """Where a building is put: a hex."""

    def __init__(self, board: Board) -> None:
        super().__init__(SITE, "site", int(board.hexes), "building")

    def candidates(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        return state.land.sites[question.a]

    def why(self, state: State, question: Question, hex: int) -> int:
        assert isinstance(state, Position)
        return why_site(state, question.a, hex)


@final
class Material(Ask):
    """Which wood or stone a building on a hex is paid with, near or far: a slot, or the token."""

    def __init__(self, board: Board) -> None:
        super().__init__(MATERIAL, "material", int(board.from_token) + 1, "building", "hex")
        self.board = board

    def candidates(self, state: State, question: Question) -> list[int]:
        assert isinstance(state, Position)
        return goods_at_hand(state, self.board.kinds[question.a].material, 0)

    def why(self, state: State, question: Question, source: int) -> int:
        assert isinstance(state, Position)
        return why_material(state, question.a, question.b, source)

    def is_precious(self, state: State, question: Question, source: int) -> bool:
        return source == self.board.from_token
