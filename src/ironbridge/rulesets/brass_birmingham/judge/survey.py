"""Survey: what there is on the map, and what it means for all, as a player of Brass would guess.

Points on the table count in full, tiles and links for what they will score, with the chance that
a tile flips; money and income count for what can still be bought with them, and the mat, the cards
and the free spaces for what they promise. What all this is worth stands in `data/judge.toml`.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.state import NOBODY
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.brass_birmingham.board import (
    BREWERY,
    CANAL,
    COAL,
    INDUSTRIES,
    IRON,
    NOTHING,
    Model,
)
from ironbridge.rulesets.brass_birmingham.judge.outlook import (
    HALF_GAME,
    HIGHEST,
    Weights,
    actions_now,
    outlook,
    rounds_left,
)
from ironbridge.rulesets.brass_birmingham.rules.scoring import money_points
from ironbridge.rulesets.brass_birmingham.rules.supply import brewery_beer, reaches_merchant
from ironbridge.rulesets.brass_birmingham.state import Position

BEARABLE: Final = -4  # the lowest level of income that one can live with
LATE: Final = 6.0  # rounds before the end, when actions begin to bring less
SPACES_A_LEVEL: Final = [2.0, 3.0, 4.0]  # of the progress track, from level 0, 10 and 20


@final
class Survey:
    """What there is on the map, and what it means for all."""

    def __init__(self, state: Position, weights: Weights) -> None:
        board = state.board
        seats: i64 = board.seats
        self.state = state
        self.weights = weights
        self.outlook = outlook(state, weights)
        self.rounds = float(rounds_left(state))
        self.time = (board.rounds - 1 - state.round) / board.rounds  # of this era
        self.values = vec[float]([0.0] * seats)  # what each seat may expect
        self.now = repeated(0, seats)  # actions in this round
        self.actions = repeated(2 * (board.rounds - 1 - state.round), seats)  # in this era
        for place in range(board.seats):
            seat = state.order[place]
            self.now[seat] = actions_now(state, place)
            self.actions[seat] += self.now[seat]
        self.barrels = repeated(0, seats)  # on breweries of a seat
        self.thirst = repeated(0, seats)  # barrels that unsold goods need
        self.unsold = repeated(0, seats)
        self.coal: i64 = 0  # on all mines
        self.iron: i64 = 0  # on all works
        self.icons = vec[float]([0.0] * board.places)  # that a link at this place will score
        self.sites: i64 = 0  # places with free spaces
        self.site = repeated(0, board.places)  # each of them
        self.free = repeated(0, board.places)  # spaces
        self.open = repeated(0, board.places)  # the industries that free spaces show, as masks
        self.next_tile = repeated(0, INDUSTRIES)  # of a mat, while the cards of its seat are tried
        self.closed = repeated(0, seats)  # places where a seat may not build again, as masks
        self.pound = vec[float]([0.0] * seats)  # points of one more pound
        self.free_lines: i64 = 0  # beside a network, where a link could be laid in this era
        self.free_ends = repeated(0, i64(len(board.ends)))  # of each of these, as masks
        self.free_icons = vec[float]([0.0] * i64(len(board.ends)))
        self.visit_spaces()

    def visit_spaces(self) -> None:
        """Count what lies on tiles, and the goods that wait for their sale."""
        state, board = self.state, self.state.board
        tiles, places, flipped = state.tile, board.space_place, state.flipped
        free, open, shows = self.free, self.open, board.shows
        is_canal = state.era == CANAL
        for space in range(board.spaces):
            tile = tiles[space]
            if tile == NOTHING:
                place = places[space]
                if free[place] == 0:
                    self.site[self.sites] = place
                    self.sites += 1
                free[place] += 1
                open[place] |= shows[space]
                continue
            if is_canal:
                self.closed[state.owner[space]] |= bit(places[space])
            if not flipped[space]:
                self.count(space, board.models[tile])

    def count(self, space: i64, model: Model) -> None:
        """Count one tile that has not flipped."""
        state = self.state
        seat = state.owner[space]
        if model.industry == COAL:
            self.coal += state.cubes[space]
        elif model.industry == IRON:
            self.iron += state.cubes[space]
        elif model.industry == BREWERY:
            self.barrels[seat] += state.cubes[space]
        else:
            self.thirst[seat] += model.beer
            self.unsold[seat] += 1

    def add_seat(self, seat: i64) -> None:
        """What a seat has before it: points, money, mat, cards and barrels."""
        value = float(self.state.points[seat]) + self.purse(seat) + self.mat(seat)
        value += self.weights.card * self.hand(seat, NOTHING) + self.cellar(seat)
        value += self.weights.to_come * min(1.0, self.rounds / LATE) * float(self.now[seat])
        self.values[seat] = value - self.sale_cost(seat)

    def purse(self, seat: i64) -> float:
        """Money and the income to come; what is in hand counts most, for it can be used at once."""
        state, weights, board = self.state, self.weights, self.state.board
        money = float(state.money[seat])
        level = float(board.levels[state.income[seat]])
        value = self.funds(seat, money + level * self.outlook.payments)
        value += min(weights.ready_pounds, money) * weights.ready * min(1.0, self.rounds / 3.0)
        value += min(0.0, level - BEARABLE) * self.rounds * weights.debt
        if level < 0 and self.rounds > 0:
            value += min(0.0, money + level) * weights.short
        if board.introductory:
            value += float(money_points(state, seat)) + level
        return value

    def funds(self, seat: i64, pounds: float) -> float:
        """All that will be there to spend: the more for each action, the less one more is worth."""
        state, weights, board = self.state, self.weights, self.state.board
        actions = int(self.actions[seat]) + 2 * board.rounds * (board.eras - 1 - int(state.era))
        if actions == 0:
            return 0.0
        need = weights.spend * float(actions)
        left: float = math.exp(-max(0.0, pounds) / need)
        self.pound[seat] = weights.pound * left
        return weights.pound * need * (1.0 - left) + weights.broke * min(0.0, pounds)

    def hand(self, seat: i64, but: i64) -> float:
        """What the cards of a hand but one could build: each the best that those before it leave."""
        state, board = self.state, self.state.board
        for industry in range(i64(INDUSTRIES)):
            self.next_tile[industry] = state.mat[seat * INDUSTRIES + industry]
        hand, first, open = state.hand, seat * board.cards, self.open
        network, closed = state.network[seat], self.closed[seat]
        mine: i64 = 0
        everywhere: i64 = 0
        total = 0.0
        for at in range(self.sites):
            place = self.site[at]
            if has(closed, place):
                continue
            shown = open[place]
            everywhere |= shown
            if has(network, place):
                mine |= shown
            if place < board.towns and hand[first + place] > int(place == but):
                total += self.gain(shown)
        for card in range(board.towns, board.cards):
            held = hand[first + card] - int(card == but)
            while held > 0:
                total += self.gain(self.buildable(card, mine, everywhere))
                held -= 1
        return total

    def buildable(self, card: i64, mine: i64, everywhere: i64) -> i64:
        """The industries that a card allows where there is a free space, but for those of towns."""
        board = self.state.board
        if card < board.wild_location:
            return mine & board.builds[card]
        return everywhere if card == board.wild_location else mine

    def gain(self, industries: i64) -> float:
        """The best that the mat has for one of these industries; it is gone then."""
        gains, next_tile = self.outlook.gains, self.next_tile
        best = 0.0
        chosen: i64 = NOTHING
        industry: i64 = 0
        while industries != 0:
            if industries & 1 != 0:
                gain = gains[industry * HIGHEST + next_tile[industry]]
                if gain > best:
                    best = gain
                    chosen = industry
            industries >>= 1
            industry += 1
        if chosen != NOTHING:
            next_tile[chosen] += 1
        return best

    def mat(self, seat: i64) -> float:
        """What the next tiles of the mat promise, while there are actions to build them."""
        state, promises = self.state, self.outlook.promises
        mat, first = state.mat, seat * INDUSTRIES
        total = 0.0
        for industry in range(i64(INDUSTRIES)):
            total += promises[industry * HIGHEST + mat[first + industry]]
        enough = float(self.actions[seat]) / HALF_GAME + 1.0 - float(state.era)
        return self.weights.mat * total * min(1.0, enough)

    def sale_cost(self, seat: i64) -> float:
        """The action that it takes to sell whatever is to be sold."""
        return self.weights.sale if self.unsold[seat] > 0 else 0.0

    def cellar(self, seat: i64) -> float:
        """What barrels of one's own allow: sales and second railways."""
        use = float(self.thirst[seat])
        if self.state.era != CANAL:
            use += float(self.actions[seat]) * 0.5
        return self.weights.barrel * min(use, float(self.barrels[seat]))

    def add_tiles(self) -> None:
        """What tiles will score, in this era and perhaps in the next, and the income they bring."""
        state, board = self.state, self.state.board
        tiles, flipped, owners, places = state.tile, state.flipped, state.owner, board.space_place
        for space in range(board.spaces):
            tile = tiles[space]
            if tile == NOTHING:
                continue
            model = board.models[tile]
            chance = 1.0 if flipped[space] else self.flip_chance(space, model)
            self.icons[places[space]] += float(model.icons) * chance
            self.values[owners[space]] += self.tile_value(space, model, chance)

    def tile_value(self, space: i64, model: Model, chance: float) -> float:
        """A tile with the chance that it flips in this era."""
        state, weights = self.state, self.weights
        value = float(model.points) * chance
        late = 0.0
        if state.era == CANAL and model.level > 1:
            late = chance
            if not state.board.introductory:
                late = weights.stays if state.flipped[space] else self.later(model, chance)
            value += float(model.points) * late
        if not state.flipped[space]:
            flips = max(chance, late)
            value += flips * self.income_value(state.owner[space], model)
        return value

    def later(self, model: Model, chance: float) -> float:
        """The chance that a tile is flipped when the rail era ends."""
        weights = self.weights
        remains = weights.emptied_later if model.industry >= COAL else weights.sold_later
        return (chance + (1.0 - chance) * remains) * weights.stays

    def income_value(self, seat: i64, model: Model) -> float:
        """Points that the income of a tile will bring once it is flipped."""
        level = self.state.board.levels[self.state.income[seat]]
        spaces = SPACES_A_LEVEL[max(0, min(20, level)) // 10]
        return float(model.income) / spaces * self.pound[seat] * self.outlook.late_payments

    def flip_chance(self, space: i64, model: Model) -> float:
        """How likely a tile is to be turned over in this era."""
        if model.industry == COAL:
            return self.coal_chance(space)
        if model.industry == IRON:
            cubes = float(self.state.cubes[space])
            supply = cubes + self.weights.glut * (float(self.iron) - cubes)
            return self.emptied(self.weights.iron_use * self.turns(), supply)
        if model.industry == BREWERY:
            return self.beer_chance(space)
        return self.sale_chance(space, model)

    def turns(self) -> float:
        """The turns that all seats together have left in this era."""
        state = self.state
        left = state.board.rounds - 1 - state.round
        return float(left * state.board.seats + state.board.seats - 1 - state.turn)

    def emptied(self, demand: float, supply: float) -> float:
        """The chance that a demand empties a tile."""
        return 1.0 - math.exp(-self.weights.hunger * demand / supply)

    def coal_chance(self, space: i64) -> float:
        """Coal is used by those who are joined to it, and most in the rail era."""
        state, weights = self.state, self.weights
        cubes = float(state.cubes[space])
        supply = cubes + weights.glut * (float(self.coal) - cubes)
        use = weights.coal_canal if state.era == CANAL else weights.coal_rail
        chance = self.emptied(use * self.turns(), supply)
        joined = reaches_merchant(state, state.reach[state.board.space_place[space]])
        return chance if joined else chance * weights.lonely

    def beer_chance(self, space: i64) -> float:
        """Beer is used for one's own sales and second railways, now and then by others."""
        state, weights = self.state, self.weights
        seat = state.owner[space]
        cubes = float(state.cubes[space])
        use = weights.ale_canal if state.era == CANAL else weights.ale_rail
        demand = weights.ale_goods * float(self.thirst[seat]) + use * float(self.actions[seat])
        return self.emptied(demand, cubes + weights.glut * (float(self.barrels[seat]) - cubes))

    def sale_chance(self, space: i64, model: Model) -> float:
        """Goods need a merchant, beer, and an action for each of these that is lacking."""
        state, weights = self.state, self.weights
        seat = state.owner[space]
        place = state.board.space_place[space]
        reach = state.reach[place]
        beer = brewery_beer(state, reach, seat) + self.taps(reach)
        lacking = int(not self.is_bought(model.industry, reach)) + int(beer < model.beer)
        if self.actions[seat] <= lacking:
            return 0.0
        if lacking == 0:
            return weights.sold if beer >= self.thirst[seat] else weights.sold_in_turn
        return weights.sold_lacking if lacking == 1 else weights.sold_far

    def taps(self, reach: i64) -> i64:
        """The barrels of merchants in reach."""
        places, barrel = self.state.board.merchant_place, self.state.barrel
        barrels: i64 = 0
        for merchant in range(i64(len(barrel))):
            if has(reach, places[merchant]):
                barrels += barrel[merchant]
        return barrels

    def is_bought(self, industry: i64, reach: i64) -> bool:
        """Does a merchant in reach buy these goods?"""
        board, tiles = self.state.board, self.state.merchant
        for merchant in range(i64(len(tiles))):
            buys = board.buys[tiles[merchant]]
            if has(buys, industry) and has(reach, board.merchant_place[merchant]):
                return True
        return False

    def add_links(self) -> None:
        """The icons beside links, those that are there and those that may come; and free spaces."""
        state, weights, board = self.state, self.weights, self.state.board
        icon = (weights.icon_canal if state.era == CANAL else weights.icon_rail) * self.time
        icons, printed, free = self.icons, board.place_icons, self.free
        for place in range(board.places):
            icons[place] += float(printed[place]) + float(free[place]) * icon
        self.visit_lines()
        for seat in range(i64(board.seats)):
            self.values[seat] += weights.space * self.time * self.room(seat)
            if self.actions[seat] > 0:
                self.values[seat] += weights.line * self.next_links(seat)

    def visit_lines(self) -> None:
        """Links score for their owners; free lines beside somebody's network are remembered."""
        state, board = self.state, self.state.board
        of_era = board.line_canal if state.era == CANAL else board.line_rail
        owners, ends, networks = state.link, board.ends, state.network
        touched: i64 = 0
        for seat in range(i64(board.seats)):
            touched |= networks[seat]
        free: i64 = 0
        for line in range(i64(len(owners))):
            owner = owners[line]
            if owner != NOBODY:
                self.values[owner] += self.icons_beside(line)
            elif of_era[line] and ends[line] & touched != 0:
                self.free_ends[free] = ends[line]
                self.free_icons[free] = self.icons_beside(line)
                free += 1
        self.free_lines = free

    def icons_beside(self, line: i64) -> float:
        """What a link here will score."""
        joins, icons = self.state.board.joins, self.icons
        first, places = joins.first, joins.items
        total = 0.0
        for at in range(first[line], first[line + 1]):
            total += icons[places[at]]
        return total

    def room(self, seat: i64) -> float:
        """Free spaces in a seat's network, as far as they are of use."""
        free = self.free
        within = self.state.network[seat] & ~self.closed[seat]
        total: i64 = 0
        for at in range(self.sites):
            place = self.site[at]
            if has(within, place):
                total += free[place]
        return min(self.weights.many_spaces, float(total))

    def next_links(self, seat: i64) -> float:
        """The icons of the two best links that a seat could lay next, beside its network."""
        network, ends, free_icons = self.state.network[seat], self.free_ends, self.free_icons
        best = second = 0.0
        for at in range(self.free_lines):
            icons = free_icons[at]
            if icons > second and network & ends[at] != 0:
                second = icons
                if icons > best:
                    second = best
                    best = icons
        return best + second
