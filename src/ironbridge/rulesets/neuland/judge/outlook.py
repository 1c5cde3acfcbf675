"""Outlook: how many crests each seat may expect to place, as a player of Neuland would guess.

Crests on properties count in full. To them come the prospects of the best properties still to be
had: their crests, which are worth the less the more actions lie before them, from the goods and
buildings that are there, and the sooner somebody else may have them. Every action on the way to a
property so brings something, and the nearer the end of the way, the more. Time that a seat is ahead
on the track is time that the others have.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.core.state import NOBODY
from ironbridge.core.weights import load_weights
from ironbridge.mechanisms.masks import bit
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.neuland.board import NOTHING, ORE_BASE, Kind, Recipe
from ironbridge.rulesets.neuland.rules.build import has_space
from ironbridge.rulesets.neuland.state import OVER, Position

IMPOSSIBLE: Final = 99.0  # actions
STANDARD: Final = load_weights(files("ironbridge.rulesets.neuland") / "data" / "judge.toml")


@final
class Weights:
    """The weights by name."""

    def __init__(self, values: Mapping[str, float]) -> None:
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
        self.rival = values["rival"]
        self.close = values["close"]


def outlook(state: Position, weights: Weights) -> list[float]:
    """The expected final score of every seat."""
    board = state.board
    values = [float(board.crests - state.crests[seat]) for seat in range(board.seats)]
    if state.phase == OVER:
        return values
    race = Race(Economy(state, weights))
    for seat in range(board.seats):
        values[seat] += race.prospects(seat) + spares(state, weights, seat)
        values[seat] -= weights.tempo * float(ahead(state, seat))
    return values


def ahead(state: Position, seat: i64) -> i64:
    """The spaces that a seat is ahead of the present."""
    return (state.marker[seat] - state.present) % state.board.spaces


def spares(state: Position, weights: Weights, seat: i64) -> float:
    """What tokens and cart are worth while one still has them."""
    tokens = state.board.tokens
    held: i64 = 0
    for token in range(tokens):
        held += state.tokens[seat * tokens + token]
    return weights.spare * (weights.token * float(held) + weights.cart * float(state.carts[seat]))


@final
class Economy:
    """What the buildings on the map make possible, the same for all: the cheapest way to a good."""

    def __init__(self, state: Position, weights: Weights) -> None:
        board = state.board
        recipes, goods, kinds = i64(len(board.recipes)), board.goods, i64(len(board.kinds))
        self.board = board
        self.state = state
        self.weights = weights
        self.extra = vec[float]([0.0] * recipes)  # what a recipe costs beside its goods
        self.first = repeated(NOTHING, recipes)  # a slot where it can be done; none: to be built
        self.material = repeated(NOTHING, recipes)  # for the building, where that is to come
        self.cost = vec[float]([IMPOSSIBLE] * goods)  # actions for one, from nothing
        self.way = repeated(NOTHING, goods)  # the recipe for it
        self.place = repeated(NOTHING, goods)  # the hex where it is best done
        self.goods = repeated(0, goods)  # the goods on that way, as bits
        self.slot = repeated(NOTHING, kinds)  # of a property on the map
        self.next = repeated(NOTHING, board.slots)  # another slot with such a building
        self.survey(kinds)
        self.settle(recipes)

    def survey(self, kinds: i64) -> None:
        """Which buildings are there, empty or not, and what lies in the mines."""
        state, board = self.state, self.board
        free = repeated(NOTHING, kinds)
        taken = repeated(NOTHING, kinds)
        markers = i64(len(board.markers))
        ore = vec[float]([self.weights.uncertain] * markers)
        for slot in range(board.slots):
            kind = state.tile[slot]
            if kind == NOTHING:
                continue
            if kind >= board.first_property:
                self.slot[kind] = slot
                continue
            row = free if state.owner[slot] == NOBODY else taken
            self.next[slot] = row[kind]
            row[kind] = slot
            if kind == board.mine:
                look_into(self.weights, state.ore[slot], state.owner[slot] != NOBODY, ore)
        for kind in range(board.first_property):
            self.equip(board.kinds[kind], free[kind], taken[kind])
        for marker in range(markers):
            self.extra[board.marker_recipe[marker]] += ore[marker]

    def equip(self, kind: Kind, free: i64, taken: i64) -> None:
        """Where the recipes of a kind can be done: on a free building, a taken one, or a new one."""
        for recipe in kind.ways:
            if free != NOTHING:
                self.first[recipe] = free
            elif taken != NOTHING:
                self.first[recipe] = taken
                self.extra[recipe] = self.weights.taken
            else:
                self.extra[recipe] = (
                    self.weights.site if has_space(self.state, kind) else IMPOSSIBLE
                )
                self.material[recipe] = kind.material

    def settle(self, recipes: i64) -> None:
        """Cheapest ways, until nothing becomes cheaper."""
        changed = True
        while changed:
            changed = False
            for recipe in range(recipes):
                if self.improves(recipe):
                    changed = True

    def improves(self, recipe: i64) -> bool:
        """Is this the cheapest way so far to what the recipe makes? Then remember it."""
        board = self.board
        asked = board.recipes[recipe]
        good = asked.makes
        if good == NOTHING:
            return False
        cost = 1.0 + self.extra[recipe]
        goods = bit(good)
        for need in asked.wanted:
            cost += self.cost[need]
            goods |= self.goods[need]
        material = self.material[recipe]
        if material != NOTHING:
            cost += self.cost[material]
            goods |= self.goods[material]
        if cost >= self.cost[good]:
            return False
        place: i64 = NOTHING
        if self.first[recipe] != NOTHING:
            place = self.best_place(recipe)
            cost += self.bringing(asked, place)
            if cost >= self.cost[good]:
                return False
        self.cost[good] = cost
        self.way[good] = recipe
        self.place[good] = place
        self.goods[good] = goods
        return True

    def best_place(self, recipe: i64) -> i64:
        """The hex of a recipe to which its goods have the shortest way."""
        board = self.board
        slot = self.first[recipe]
        best = board.hex_of[slot]
        if self.next[slot] == NOTHING:
            return best
        asked = board.recipes[recipe]
        least = IMPOSSIBLE
        while slot != NOTHING:
            steps = self.bringing(asked, board.hex_of[slot])
            if steps < least:
                best, least = board.hex_of[slot], steps
            slot = self.next[slot]
        return best

    def bringing(self, recipe: Recipe, hex: i64) -> float:
        """The actions to bring all that a recipe needs to a hex."""
        actions = 0.0
        for need in recipe.wanted:
            actions += self.transport(need, hex)
        return actions

    def transport(self, good: i64, hex: i64) -> float:
        """The actions to bring a good to a hex from where it is best made, as far as is known."""
        board = self.board
        place = self.place[good]
        if hex == NOTHING or place == NOTHING:
            return 0.0
        row = hex * board.hexes
        steps = board.steps[row + place]
        recipe = self.way[good]
        if len(board.recipes[recipe].wanted) == 0:
            slot = self.first[recipe]
            while slot != NOTHING:
                steps = min(steps, board.steps[row + board.hex_of[slot]])
                slot = self.next[slot]
        return float(board.build_cost[steps])

    def is_open(self, kind: i64) -> bool:
        """May crests be placed on the property next, once it is built?"""
        board = self.board
        if self.slot[kind] == NOTHING:
            if not has_space(self.state, board.kinds[kind]):
                return False
        elif self.is_claimed(kind):
            return False
        below = board.kinds[kind].below
        return not board.claims_in_order or below == NOTHING or self.is_claimed(below)

    def is_claimed(self, kind: i64) -> bool:
        """Does the property bear crests?"""
        slot = self.slot[kind]
        return slot != NOTHING and self.state.owner[slot] != NOBODY


def look_into(weights: Weights, ore: i64, worked: bool, costs: vec[float]) -> None:
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


@final
class Ways:
    """The ways of one seat, from the goods that it has."""

    def __init__(self, economy: Economy, seat: i64) -> None:
        board, state = economy.board, economy.state
        first = seat * board.goods
        self.economy = economy
        self.seat = seat
        self.own = state.held[first : first + board.goods]
        self.held: i64 = 0  # the goods that are there, as bits
        for good in range(board.goods):
            if self.own[good] > 0:
                self.held |= bit(good)
        self.have = self.own  # on one way: what is not used yet
        self.left = self.held  # the same, as bits

    def way_to(self, kind: i64) -> float:
        """The actions from here to crests on a property, with all that must be built before."""
        economy = self.economy
        board, state = economy.board, economy.state
        self.have = self.own[:]
        self.left = self.held
        slot = economy.slot[kind]
        hex: i64 = NOTHING if slot == NOTHING else board.hex_of[slot]
        actions = 1.0
        for need in board.recipes[board.kinds[kind].ways[0]].wanted:
            actions += self.obtain(need, hex)
        below = kind
        while below != NOTHING and state.stock[below] > 0:
            tile = board.kinds[below]
            actions += economy.weights.site + self.obtain(tile.material, NOTHING)
            below = tile.below
        return actions

    def obtain(self, good: i64, hex: i64) -> float:
        """The actions for one more of a good, on a hex."""
        economy = self.economy
        new = economy.cost[good]
        if self.have[good] > 0:
            self.use(good)
            return min(self.carry(good, hex), new + economy.transport(good, hex))
        if economy.goods[good] & self.left == 0:
            return new + economy.transport(good, hex)
        recipe = economy.way[good]
        actions = 1.0 + economy.extra[recipe] + economy.transport(good, hex)
        for need in economy.board.recipes[recipe].wanted:
            actions += self.obtain(need, economy.place[good])
        material = economy.material[recipe]
        if material != NOTHING:
            actions += self.obtain(material, NOTHING)
        return actions

    def use(self, good: i64) -> None:
        """One of a good is used up on the way."""
        self.have[good] -= 1
        if self.have[good] == 0:
            self.left ^= bit(good)

    def carry(self, good: i64, hex: i64) -> float:
        """The actions to bring the nearest one of a good to a hex, as far as it is known."""
        board, state = self.economy.board, self.economy.state
        if hex == NOTHING:
            return 0.0
        steps = board.far
        first = self.seat * board.workers
        for at in range(first, first + state.working[self.seat]):
            slot = state.post[at]
            if state.good[slot] == good:
                steps = min(steps, board.steps_to(hex, slot))
        return float(board.build_cost[steps])


@final
class Race:
    """Who comes to which property, and when."""

    def __init__(self, economy: Economy) -> None:
        board = economy.board
        self.economy = economy
        self.open = vec[i64]()  # properties that crests may come to next
        for kind in range(board.first_property, i64(len(board.kinds))):
            if economy.is_open(kind):
                self.open = append(self.open, kind)
        self.ways = vec[float]()  # by seat and open property, in actions
        self.late = vec[float]()  # by seat: the spaces that it is ahead
        for seat in range(board.seats):
            ways = Ways(economy, seat)
            self.late = append(self.late, float(ahead(economy.state, seat)))
            for kind in self.open:
                self.ways = append(self.ways, ways.way_to(kind))

    def prospects(self, seat: i64) -> float:
        """The best property still to be had counts in full, the second in part."""
        state, weights = self.economy.state, self.economy.weights
        count = i64(len(self.open))
        best = second = 0.0
        for at in range(count):
            crests = min(state.board.kinds[self.open[at]].value, state.crests[seat])
            value = float(crests) * math.pow(weights.nearer, self.ways[seat * count + at])
            if value > second:
                value *= self.chance(seat, at, count)
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best + weights.second * second

    def chance(self, seat: i64, at: i64, count: i64) -> float:
        """How likely a seat is to be the first at a property."""
        weights = self.economy.weights
        own = self.late[seat] + self.ways[seat * count + at]
        chance = 1.0
        for other in range(self.economy.board.seats):
            if other != seat:
                behind = own - self.late[other] - self.ways[other * count + at]
                chance *= 1.0 - weights.rival * sigmoid(behind / weights.close)
        return chance


def sigmoid(x: float) -> float:
    """From 0 to 1, a half at 0."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))
