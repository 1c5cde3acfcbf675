"""Judge: how many crests each seat may expect to place, as a player of Neuland would guess.

Crests on properties count in full. To them come the prospects of the best properties still to be
had: their crests, less what it would take in actions to get there from the goods and buildings
that are there. Time that a seat is ahead on the track is time that the others have.
"""

from __future__ import annotations

from typing import Final, final

from ironbridge.core.rules import NOBODY
from ironbridge.games.neuland.board import NOTHING, ORE_BASE
from ironbridge.games.neuland.state import OVER, Position

ACTION: Final = 0.2  # crests that an action on the way to a property is worth
TEMPO: Final = 0.08  # crests that a space ahead on the time track costs
SECOND: Final = 0.3  # of the prospects of the second best property
TOKEN: Final = 1.5  # actions that an emergency token saves in the end
CART: Final = 1.0  # and the cart
BURIED: Final = 3.0  # actions for every marker that lies above an ore
DUG: Final = 1.0  # and for one that has a worker on it, so that it will go
UNCERTAIN: Final = 4.0  # and at ore that must first be drawn or chosen
SITE: Final = 0.5  # actions that a building still to be built costs beside its material
TAKEN: Final = 0.1  # actions that a building costs whose like are all held by somebody
BELOW: Final = 3.0  # actions to see crests on a lower property, where they go on in order
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
        self.goods = [0] * board.goods  # the goods on that way, as bits
        self.extra = [0.0] * len(board.recipes)  # what a recipe costs beside its goods
        self.place = [NOTHING] * len(board.recipes)  # the hex where it is done
        self.builds = [NOTHING] * len(board.recipes)  # the material, where it must be built first
        self.slot = [NOTHING] * len(board.kinds)  # of a property on the map
        self.full_way = [IMPOSSIBLE] * len(board.kinds)  # to crests on a property, from nothing
        self.survey()
        self.settle()
        for kind in range(board.first_property, len(board.kinds)):
            if not self.is_claimed(kind):
                self.full_way[kind] = way_to(state, self, NOBODY, 0, kind)

    def survey(self) -> None:
        """Which buildings are there, empty or not, and what lies in the mines."""
        state, board = self.state, self.state.board
        there = [SITE] * len(board.kinds)
        ore = [UNCERTAIN] * len(board.markers)
        for slot in range(board.slots):
            kind = state.tile[slot]
            if kind == NOTHING:
                continue
            cost = 0.0 if state.owner[slot] == NOBODY else TAKEN
            if cost < there[kind]:
                there[kind] = cost
                self.slot[kind] = slot
            if kind == board.mine:
                look_into(state.ore[slot], state.owner[slot] != NOBODY, ore)
        for kind in range(board.first_property):
            for recipe in board.kinds[kind].recipes:
                self.extra[recipe] = there[kind]
                if self.slot[kind] == NOTHING:
                    self.builds[recipe] = board.kinds[kind].material
                else:
                    self.place[recipe] = board.hex_of[self.slot[kind]]
        for marker in range(len(board.markers)):
            self.extra[board.marker_recipe[marker]] += ore[marker]

    def settle(self) -> None:
        """Cheapest ways, until nothing becomes cheaper."""
        recipes = self.state.board.recipes
        changed = True
        while changed:
            changed = False
            for recipe in range(len(recipes)):
                if recipes[recipe].makes != NOTHING and self.improves(recipe):
                    changed = True

    def improves(self, recipe: int) -> bool:
        """Is this the cheapest way so far to what the recipe makes? Then remember it."""
        board = self.state.board
        good = board.recipes[recipe].makes
        cost = 1.0 + self.extra[recipe]
        goods = board.bits[good]
        for need in board.recipes[recipe].needs:
            cost += self.cost[need]
            goods |= self.goods[need]
        material = self.builds[recipe]
        if material != NOTHING:
            cost += self.cost[material]
            goods |= self.goods[material]
        if cost >= self.cost[good]:
            return False
        self.cost[good] = cost
        self.way[good] = recipe
        self.goods[good] = goods
        return True

    def obtain(self, seat: int, have: list[int], held: int, good: int, hex: int) -> float:
        """The actions for one more of a good, on a hex, from what one has (`held` as bits)."""
        if have[good] > 0:
            have[good] -= 1
            return self.carry(seat, good, hex)
        if self.goods[good] & held == 0:
            return self.cost[good]
        recipe = self.way[good]
        place = self.place[recipe]
        actions = 1.0 + self.extra[recipe]
        for need in self.state.board.recipes[recipe].needs:
            actions += self.obtain(seat, have, held, need, place)
        if self.builds[recipe] != NOTHING:
            actions += self.obtain(seat, have, held, self.builds[recipe], NOTHING)
        return actions

    def carry(self, seat: int, good: int, hex: int) -> float:
        """The actions to bring the nearest one of a good to a hex, as far as it is known."""
        state, board = self.state, self.state.board
        if hex == NOTHING:
            return 0.0
        steps = board.far
        first = seat * board.workers
        for number in range(state.working[seat]):
            slot = state.post[first + number]
            if state.good[slot] == good:
                steps = min(steps, board.distance[hex][board.hex_of[slot]])
        return float(board.build_cost[steps])

    def is_claimed(self, kind: int) -> bool:
        """Does the property bear crests?"""
        slot = self.slot[kind]
        return slot != NOTHING and self.state.owner[slot] != NOBODY


def look_into(ore: int, worked: bool, costs: list[float]) -> None:
    """The ore of one mine: what lies on top is at hand unless it is taken, the rest is buried."""
    cost = 0.0
    if worked:
        ore //= ORE_BASE
        cost = DUG
    while ore > 0:
        marker = ore % ORE_BASE - 1
        costs[marker] = min(costs[marker], cost)
        cost += BURIED
        ore //= ORE_BASE


def prospects(state: Position, economy: Economy, seat: int) -> float:
    """The best property still to be had counts in full, the second in part."""
    board = state.board
    held = goods_held(state, seat)
    saved = most_saved(state, economy, seat)
    best = second = 0.0
    for kind in range(board.first_property, len(board.kinds)):
        crests = min(board.kinds[kind].value, state.crests[seat])
        if crests - ACTION * (economy.full_way[kind] - saved) <= second:
            continue
        value = crests - ACTION * way_to(state, economy, seat, held, kind)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + SECOND * second + spares(state, seat)


def most_saved(state: Position, economy: Economy, seat: int) -> float:
    """The actions that the goods of a seat can save at the most."""
    first = seat * state.board.goods
    saved = 0.0
    for good in range(state.board.goods):
        if state.held[first + good] > 0:
            saved += state.held[first + good] * economy.cost[good]
    return saved


def goods_held(state: Position, seat: int) -> int:
    """The goods that a seat has, as bits."""
    first = seat * state.board.goods
    held = 0
    for good in range(state.board.goods):
        if state.held[first + good] > 0:
            held |= state.board.bits[good]
    return held


def spares(state: Position, seat: int) -> float:
    """What tokens and cart are worth while one still has them."""
    tokens = state.board.tokens
    held = 0
    for token in range(tokens):
        held += state.tokens[seat * tokens + token]
    return ACTION * (TOKEN * held + CART * state.carts[seat])


def way_to(state: Position, economy: Economy, seat: int, held: int, kind: int) -> float:
    """The actions from here to crests on a property, with all that must be built before."""
    board = state.board
    first = seat * board.goods
    have = state.held[first : first + board.goods] if seat != NOBODY else board.nothing_held
    hex = NOTHING if economy.slot[kind] == NOTHING else board.hex_of[economy.slot[kind]]
    actions = 1.0
    for need in board.recipes[board.kinds[kind].recipes[0]].needs:
        actions += economy.obtain(seat, have, held, need, hex)
    below = kind
    while below != NOTHING and state.stock[below] > 0:
        actions += SITE + economy.obtain(seat, have, held, board.kinds[below].material, NOTHING)
        below = board.kinds[below].below
    if board.claims_in_order:
        below = board.kinds[kind].below
        while below != NOTHING and not economy.is_claimed(below):
            actions += BELOW
            below = board.kinds[below].below
    return actions
