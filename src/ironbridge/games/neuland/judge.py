"""Judge: how many crests each seat may expect to place, as a player of Neuland would guess.

Crests on properties count in full. To them come the prospects of the best properties still to be
had: their crests, less what it would take in actions to get there from the goods and buildings
that are there. Time that a seat is ahead on the track is time that the others have.
"""

from __future__ import annotations

from typing import Final, final

from ironbridge.core.rules import NOBODY
from ironbridge.games.neuland.board import NOTHING
from ironbridge.games.neuland.state import OVER, Position, stack

ACTION: Final = 0.17  # crests that an action on the way to a property is worth
TEMPO: Final = 0.09  # crests that a space ahead on the time track costs
SECOND: Final = 0.3  # of the prospects of the second best property
TOKEN: Final = 1.5  # actions that an emergency token saves in the end
CART: Final = 1.0  # and the cart
BURIED: Final = 3.0  # actions to get at ore that lies deeper in a mine
UNCERTAIN: Final = 4.0  # and at ore that must first be drawn or chosen
SITE: Final = 0.5  # actions that a building still to be built costs beside its material
TAKEN: Final = 1.0  # and one whose places are all held by others
IMPOSSIBLE: Final = 99.0  # actions


def judge(state: Position) -> list[float]:
    """The expected final score of every seat."""
    board = state.board
    seats = range(board.seats)
    values = [float(board.crests - state.crests[seat]) for seat in seats]
    if state.phase == OVER:
        return values
    economy = Economy(state)
    for seat in seats:
        ahead = (state.marker[seat] - state.present) % board.spaces
        values[seat] += prospects(state, economy, seat) - TEMPO * ahead
    return values


@final
class Economy:
    """What the buildings on the map make possible, the same for all: the cheapest way to a good."""

    def __init__(self, state: Position) -> None:
        board = state.board
        self.state = state
        self.cost = [IMPOSSIBLE] * board.goods  # actions for one, from nothing
        self.way = [NOTHING] * board.goods  # the recipe for it
        self.extra = [0.0] * len(board.recipes)  # what a recipe costs beside its goods
        self.slot = [NOTHING] * len(board.kinds)  # of a property on the map
        self.survey()
        self.settle()

    def survey(self) -> None:
        """Which buildings are there, empty or not, and what lies in the mines."""
        state, board = self.state, self.state.board
        there = [SITE + 2.0 * int(board.kinds[kind].value == 0) for kind in range(len(board.kinds))]
        ore = [UNCERTAIN] * len(board.markers)
        for slot in range(board.slots):
            kind = state.tile[slot]
            if kind == NOTHING:
                continue
            self.slot[kind] = slot
            there[kind] = min(there[kind], 0.0 if state.owner[slot] == NOBODY else TAKEN)
            if board.kinds[kind].mine:
                for depth, marker in enumerate(stack(state, slot)):
                    ore[marker] = min(ore[marker], BURIED * min(1, depth))
        for kind in range(len(board.kinds)):
            for recipe in board.kinds[kind].recipes:
                self.extra[recipe] = there[kind]
        for marker in range(len(board.markers)):
            self.extra[board.marker_recipe[marker]] += ore[marker]

    def settle(self) -> None:
        """Cheapest ways, until nothing becomes cheaper."""
        recipes = self.state.board.recipes
        changed = True
        while changed:
            changed = False
            for recipe in range(len(recipes)):
                good = recipes[recipe].makes
                if good == NOTHING:
                    continue
                cost = 1.0 + self.extra[recipe]
                for need in recipes[recipe].needs:
                    cost += self.cost[need]
                if cost < self.cost[good]:
                    self.cost[good] = cost
                    self.way[good] = recipe
                    changed = True


def prospects(state: Position, economy: Economy, seat: int) -> float:
    """The best property still to be had counts in full, the second in part."""
    board = state.board
    best = second = 0.0
    for kind in range(len(board.kinds)):
        tile = board.kinds[kind]
        if tile.value == 0 or is_claimed(state, economy, kind):
            continue
        value = min(tile.value, state.crests[seat]) - ACTION * way_to(state, economy, seat, kind)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + SECOND * second + spares(state, seat)


def is_claimed(state: Position, economy: Economy, kind: int) -> bool:
    """Does the property bear crests?"""
    slot = economy.slot[kind]
    return slot != NOTHING and state.owner[slot] != NOBODY


def spares(state: Position, seat: int) -> float:
    """What tokens and cart are worth while one still has them."""
    tokens = state.board.tokens
    held = 0
    for token in range(tokens):
        held += state.tokens[seat * tokens + token]
    return ACTION * (TOKEN * held + CART * state.carts[seat])


def way_to(state: Position, economy: Economy, seat: int, kind: int) -> float:
    """The actions from here to crests on a property, the tiles above it in the stack included."""
    board = state.board
    first = seat * board.goods
    have = state.held[first : first + board.goods]
    actions = 1.0
    tile = board.kinds[kind]
    for need in board.recipes[tile.recipes[0]].needs:
        actions += obtain(economy, have, need)
    while state.stock[kind] > 0:
        actions += SITE + obtain(economy, have, tile.material)
        if tile.below == NOTHING:
            break
        kind = tile.below
        tile = board.kinds[kind]
    if board.claims_in_order and tile.below != NOTHING:
        actions += unclaimed_below(state, economy, tile.below)
    return actions


def unclaimed_below(state: Position, economy: Economy, kind: int) -> float:
    """Where crests go on in order, somebody must first do without the higher ones."""
    actions = 0.0
    while kind != NOTHING and not is_claimed(state, economy, kind):
        actions += BURIED
        kind = state.board.kinds[kind].below
    return actions


def obtain(economy: Economy, have: list[int], good: int) -> float:
    """The actions for one more of a good, from what one has: that is used up on the way."""
    if have[good] > 0:
        have[good] -= 1
        return 0.0
    recipe = economy.way[good]
    if recipe == NOTHING:
        return IMPOSSIBLE
    actions = 1.0 + economy.extra[recipe]
    for need in economy.state.board.recipes[recipe].needs:
        actions += obtain(economy, have, need)
    return actions
