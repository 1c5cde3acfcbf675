"""Judge: how many crests each seat may expect to place, as a player of Neuland would guess.

Crests on properties count in full. To them come the prospects of the best properties still to be
had: their crests, which are worth the less the more actions lie before them, from the goods and
buildings that are there. Every action on the way to a property so brings something, and the nearer
the end of the way, the more. Time that a seat is ahead on the track is time that the others have.
"""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Final, final

from ironbridge.core.rules import NOBODY
from ironbridge.core.weights import load_weights
from ironbridge.games.neuland.board import NOTHING, ORE_BASE, Kind
from ironbridge.games.neuland.rules.build import has_space
from ironbridge.games.neuland.state import OVER, Position

IMPOSSIBLE: Final = 99.0  # actions
NOWHERE: Final[list[int]] = []  # hexes
STANDARD: Final = load_weights(files("ironbridge.games.neuland") / "data" / "judge.toml")


@final
class Weights:
    """The weights by name."""

    def __init__(self, values: dict[str, float]) -> None:
        self.nearer = 1.0 - values["distance"]
        self.tempo = values["tempo"]
        self.spare = values["spare"]
        self.second = values["second"]
        self.token = values["token"]
        self.cart = values["cart"]
        self.buried = values["buried"]
        self.dug = values["dug"]
        self.uncertain = values["uncertain"]
        self.site = values["site"]
        self.taken = values["taken"]


def judge(state: Position, weights: Weights) -> list[float]:
    """The expected final score of every seat."""
    board = state.board
    seats = range(board.seats)
    values = [float(board.crests - state.crests[seat]) for seat in seats]
    if state.phase == OVER:
        return values
    economy = Economy(state, weights)
    for seat in seats:
        ahead = (state.marker[seat] - state.present) % board.spaces
        values[seat] += prospects(state, economy, seat) - weights.tempo * float(ahead)
    return values


@final
class Economy:
    """What the buildings on the map make possible, the same for all: the cheapest way to a good."""

    def __init__(self, state: Position, weights: Weights) -> None:
        board = state.board
        self.state = state
        self.weights = weights
        self.extra = [0.0] * len(board.recipes)  # what a recipe costs beside its goods
        self.hexes = [NOWHERE] * len(board.recipes)  # where it can be done; none: to be built
        self.material = [NOTHING] * len(board.recipes)  # for the building, where that is to come
        self.cost = [IMPOSSIBLE] * board.goods  # actions for one, from nothing
        self.way = [NOTHING] * board.goods  # the recipe for it
        self.place = [NOTHING] * board.goods  # the hex where it is best done
        self.goods = [0] * board.goods  # the goods on that way, as bits
        self.slot = [NOTHING] * len(board.kinds)  # of a property on the map
        self.survey()
        self.settle()
        kinds = range(board.first_property, len(board.kinds))
        self.open = [kind for kind in kinds if self.is_open(kind)]
        self.full_way = [way_to(state, self, NOBODY, 0, kind) for kind in self.open]

    def survey(self) -> None:
        """Which buildings are there, empty or not, and what lies in the mines."""
        state, board = self.state, self.state.board
        free: list[list[int]] = [[] for _ in board.kinds]
        taken: list[list[int]] = [[] for _ in board.kinds]
        ore = [self.weights.uncertain] * len(board.markers)
        for slot in range(board.slots):
            kind = state.tile[slot]
            if kind == NOTHING:
                continue
            self.slot[kind] = slot
            hexes = free[kind] if state.owner[slot] == NOBODY else taken[kind]
            hexes.append(board.hex_of[slot])
            if kind == board.mine:
                look_into(self.weights, state.ore[slot], state.owner[slot] != NOBODY, ore)
        for kind in range(board.first_property):
            self.equip(board.kinds[kind], free[kind], taken[kind])
        for marker in range(len(board.markers)):
            self.extra[board.marker_recipe[marker]] += ore[marker]

    def equip(self, kind: Kind, free: list[int], taken: list[int]) -> None:
        """Where the recipes of a kind can be done: on a free building, a taken one, or a new one."""
        for recipe in kind.recipes:
            if len(free) > 0:
                self.hexes[recipe] = free
            elif len(taken) > 0:
                self.hexes[recipe] = taken
                self.extra[recipe] = self.weights.taken
            else:
                self.extra[recipe] = (
                    self.weights.site if has_space(self.state, kind) else IMPOSSIBLE
                )
                self.material[recipe] = kind.material

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
        needs = board.recipes[recipe].needs
        cost = 1.0 + self.extra[recipe]
        goods = board.bits[good]
        for need in needs:
            cost += self.cost[need]
            goods |= self.goods[need]
        material = self.material[recipe]
        if material != NOTHING:
            cost += self.cost[material]
            goods |= self.goods[material]
        if cost >= self.cost[good]:
            return False
        place = self.best_place(recipe)
        for need in needs:
            cost += self.transport(need, place)
        if cost >= self.cost[good]:
            return False
        self.cost[good] = cost
        self.way[good] = recipe
        self.place[good] = place
        self.goods[good] = goods
        return True

    def best_place(self, recipe: int) -> int:
        """The hex of a recipe to which its goods have the shortest way, or NOTHING."""
        hexes = self.hexes[recipe]
        if len(hexes) == 0:
            return NOTHING
        best, least = hexes[0], IMPOSSIBLE
        for hex in hexes:
            steps = 0.0
            for need in self.state.board.recipes[recipe].needs:
                steps += self.transport(need, hex)
            if steps < least:
                best, least = hex, steps
        return best

    def transport(self, good: int, hex: int) -> float:
        """The actions to bring a good to a hex from where it is best made, as far as is known."""
        recipe = self.way[good]
        if hex == NOTHING or self.place[good] == NOTHING:
            return 0.0
        board = self.state.board
        steps = board.distance[hex][self.place[good]]
        if len(board.recipes[recipe].needs) == 0:
            for other in self.hexes[recipe]:
                steps = min(steps, board.distance[hex][other])
        return float(board.build_cost[steps])

    def obtain(self, seat: int, have: list[int], held: int, good: int, hex: int) -> float:
        """The actions for one more of a good, on a hex, from what one has (`held` as bits)."""
        if have[good] > 0:
            have[good] -= 1
            return min(self.carry(seat, good, hex), self.cost[good] + self.transport(good, hex))
        if self.goods[good] & held == 0:
            return self.cost[good] + self.transport(good, hex)
        recipe = self.way[good]
        actions = 1.0 + self.extra[recipe] + self.transport(good, hex)
        for need in self.state.board.recipes[recipe].needs:
            actions += self.obtain(seat, have, held, need, self.place[good])
        if self.material[recipe] != NOTHING:
            actions += self.obtain(seat, have, held, self.material[recipe], NOTHING)
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

    def is_open(self, kind: int) -> bool:
        """May crests be placed on the property next, once it is built?"""
        board = self.state.board
        if self.slot[kind] == NOTHING and not has_space(self.state, board.kinds[kind]):
            return False
        below = board.kinds[kind].below
        waits = board.claims_in_order and below != NOTHING and not self.is_claimed(below)
        return not waits and not self.is_claimed(kind)

    def is_claimed(self, kind: int) -> bool:
        """Does the property bear crests?"""
        slot = self.slot[kind]
        return slot != NOTHING and self.state.owner[slot] != NOBODY


def look_into(weights: Weights, ore: int, worked: bool, costs: list[float]) -> None:
    """The ore of one mine: what lies on top is at hand unless it is taken, the rest is buried."""
    cost = 0.0
    if worked:
        ore //= ORE_BASE
        cost = weights.dug
    while ore > 0:
        marker = ore % ORE_BASE - 1
        costs[marker] = min(costs[marker], cost)
        cost += weights.buried
        ore //= ORE_BASE


def prospects(state: Position, economy: Economy, seat: int) -> float:
    """The best property still to be had counts in full, the second in part."""
    board = state.board
    held = goods_held(state, seat)
    saved = most_saved(state, economy, seat)
    best = second = 0.0
    for at in range(len(economy.open)):
        kind = economy.open[at]
        crests = min(board.kinds[kind].value, state.crests[seat])
        if prospect(economy, crests, economy.full_way[at] - saved) <= second:
            continue
        value = prospect(economy, crests, way_to(state, economy, seat, held, kind))
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + economy.weights.second * second + spares(state, economy.weights, seat)


def prospect(economy: Economy, crests: int, actions: float) -> float:
    """What crests are worth that are so many actions away: less and less, but never nothing."""
    return crests * math.pow(economy.weights.nearer, actions)


def most_saved(state: Position, economy: Economy, seat: int) -> float:
    """The actions that the goods of a seat can save at the most."""
    first = seat * state.board.goods
    saved = 0.0
    for good in range(state.board.goods):
        if state.held[first + good] > 0:
            most = economy.cost[good] + float(state.board.far)
            saved += float(state.held[first + good]) * most
    return saved


def goods_held(state: Position, seat: int) -> int:
    """The goods that a seat has, as bits."""
    first = seat * state.board.goods
    held = 0
    for good in range(state.board.goods):
        if state.held[first + good] > 0:
            held |= state.board.bits[good]
    return held


def spares(state: Position, weights: Weights, seat: int) -> float:
    """What tokens and cart are worth while one still has them."""
    tokens = state.board.tokens
    held = 0
    for token in range(tokens):
        held += state.tokens[seat * tokens + token]
    return weights.spare * (weights.token * float(held) + weights.cart * float(state.carts[seat]))


def way_to(state: Position, economy: Economy, seat: int, held: int, kind: int) -> float:
    """The actions from here to crests on a property, with all that must be built before."""
    board = state.board
    first = seat * board.goods
    own = list(state.held[first : first + board.goods])
    have = own if seat != NOBODY else board.nothing_held
    hex = NOTHING if economy.slot[kind] == NOTHING else board.hex_of[economy.slot[kind]]
    actions = 1.0
    for need in board.recipes[board.kinds[kind].recipes[0]].needs:
        actions += economy.obtain(seat, have, held, need, hex)
    below = kind
    while below != NOTHING and state.stock[below] > 0:
        actions += economy.weights.site + economy.obtain(
            seat, have, held, board.kinds[below].material, NOTHING
        )
        below = board.kinds[below].below
    return actions
