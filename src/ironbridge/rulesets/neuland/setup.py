"""Set-up: the map, the supplies, what each seat receives, the first player (Set-up)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.chance import Chance
from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.neuland.board import NOTHING, Board, Land
from ironbridge.rulesets.neuland.rules.start import FIRST_PLAYER, begin_first_turn
from ironbridge.rulesets.neuland.state import Position, acts_left


def deal(board: Board, chance: Chance) -> list[int]:
    """The first player and, where the map is free, the hexes of its pieces one by one."""
    numbers = [chance.below(board.seats)]
    if len(board.layout) == 0:
        numbers.extend(draw_map(board, chance))
    return numbers


def start(board: Board, deal: list[int]) -> Position:
    """The first turn of the first player."""
    cells = deal[1:] if len(board.layout) == 0 else board.layout
    state = empty(board, Land(board, cells))
    state.events = []
    state.tell(FIRST_PLAYER, deal[0])
    begin_first_turn(state, deal[0])
    return state


def empty(board: Board, land: Land) -> Position:
    """Nothing on the map; each seat's first buildings are out of the supply already."""
    seats, slots = board.seats, board.slots
    stock = [kind.count for kind in board.kinds]
    for kind in board.start_kinds:
        stock[kind] -= seats
    tokens = board.tokens_each * int(seats)
    state = Position(
        board,
        land,
        acts=[],
        owner=repeated(NOBODY, slots),
        good=repeated(NOTHING, slots),
        lying=repeated(0, slots),
        post=repeated(NOTHING, seats * board.workers),
        working=repeated(0, seats),
        held=repeated(0, seats * board.goods),
        marker=repeated(0, seats),
        tile=repeated(NOTHING, slots),
        ore=repeated(0, slots),
        room=repeated(board.per_hex, board.hexes),
        space=vec[i64]([len(hexes) * board.per_hex for hexes in land.hexes]),
        stock=vec[i64](stock),
        crests=repeated(board.crests, seats),
        tokens=vec[i64](tokens),
        carts=repeated(board.carts, seats),
        supply=vec[i64](board.markers),
        drawn=repeated(0, len(board.markers)),
    )
    state.acts = acts_left(state)
    return state


def draw_map(board: Board, chance: Chance) -> list[int]:
    """Pieces at random in a hexagon: the hexes of the first piece in its order, and so on."""
    places: list[list[int]] = []
    singles = len([piece for piece in board.pieces if len(piece) == 1])
    cover(board, chance, [0] * board.hexes, singles, places)
    order = list(range(len(places)))
    chance.shuffle(order)
    cells: list[int] = []
    for piece in board.pieces:
        at = 0
        while len(places[order[at]]) != len(piece):
            at += 1
        place = places[order.pop(at)]
        chance.shuffle(place)
        cells.extend(place)
    return cells


def cover(
    board: Board, chance: Chance, covered: list[int], singles: int, places: list[list[int]]
) -> bool:
    """Cover the first bare hex and all after it, by pieces of two hexes and so many single ones."""
    if 0 not in covered:
        return True
    hex = covered.index(0)
    partners = [other for other in board.neighbours(hex) if not covered[other]]
    if singles > 0:
        partners.append(hex)
    chance.shuffle(partners)
    for other in partners:
        covered[hex] = covered[other] = 1
        places.append([hex] if other == hex else [hex, other])
        if cover(board, chance, covered, singles - int(other == hex), places):
            return True
        places.pop()
        covered[hex] = covered[other] = 0
    return False
