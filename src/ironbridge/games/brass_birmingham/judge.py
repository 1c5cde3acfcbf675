"""Judge: how many points each seat may expect, as a player of Brass would guess.

Points on the table count in full, tiles and links for what they will score, with the chance that
a tile flips; money and income count for what can still be bought with them, and the mat, the cards
and the free spaces for what they promise. What all this is worth stands in `data/judge.toml`.
"""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.rules import NOBODY
from ironbridge.core.weights import load_weights
from ironbridge.games.brass_birmingham.board import (
    BREWERY,
    CANAL,
    COAL,
    INDUSTRIES,
    IRON,
    NOTHING,
    Board,
    Kind,
)
from ironbridge.games.brass_birmingham.rules.scoring import money_points
from ironbridge.games.brass_birmingham.rules.supply import brewery_beer, reaches_merchant
from ironbridge.games.brass_birmingham.state import OVER, Position
from ironbridge.mechanisms.masks import bit, has
from ironbridge.mechanisms.rows import repeated

STANDARD: Final = load_weights(files("ironbridge.games.brass_birmingham") / "data" / "judge.toml")
HIGHEST: Final = 24  # more than the tiles of any stack and the cards of a hand
UNASKED: Final = -1
BEARABLE: Final = -4  # the lowest level of income that one can live with
HALF_GAME: Final = 8.0  # rounds
SPACES_A_LEVEL: Final = [2.0, 3.0, 4.0]  # of the progress track, from level 0, 10 and 20


@final
class Weights:
    """The weights by name."""

    def __init__(self, values: dict[str, float]) -> None:
        self.pound = values["pound"]
        self.spend = values["spend"]
        self.patience = 1.0 - values["impatience"]
        self.delay = values["delay"]
        self.ready = values["ready"]
        self.ready_pounds = values["ready-pounds"]
        self.debt = values["debt"]
        self.short = values["short"]
        self.broke = values["broke"]
        self.sold = 1.0 - values["unsold"]
        self.sold_in_turn = values["sold-in-turn"]
        self.sold_lacking = values["sold-lacking"]
        self.sold_far = values["sold-far"]
        self.sold_later = values["sold-later"]
        self.sale = values["sale"]
        self.coal_canal = values["coal-canal"]
        self.coal_rail = values["coal-rail"]
        self.iron_use = values["iron-use"]
        self.glut = values["glut"]
        self.hunger = values["hunger"]
        self.lonely = values["lonely"]
        self.ale_goods = values["ale-goods"]
        self.ale_rail = values["ale-rail"]
        self.ale_canal = values["ale-canal"]
        self.emptied_later = 1.0 - values["idle"]
        self.stays = 1.0 - values["lost"]
        self.icon_canal = values["icon-canal"]
        self.icon_rail = values["icon-rail"]
        self.mat = values["mat"]
        self.deeper = values["deeper"]
        self.mat_income = values["mat-income"]
        self.mat_price = values["mat-price"]
        self.mat_icon = values["mat-icon"]
        self.mat_cube = values["mat-cube"]
        self.mat_goods = values["mat-goods"]
        self.plain = values["plain"]
        self.card = values["card"]
        self.space = values["space"]
        self.many_spaces = values["many-spaces"]
        self.barrel = values["barrel"]
        self.line = values["line"]
        self.promised = UNASKED  # the rounds left for which these were reckoned:
        self.gains: list[float] = []  # of the next tile, by industry and tiles gone from a mat
        self.promises: list[float] = []  # of all tiles that are left, in the same way


def judge(state: Position, weights: Weights) -> list[float]:
    """The expected final score of every seat."""
    seats = range(state.board.seats)
    values = [float(state.points[seat]) for seat in seats]
    if state.phase == OVER:
        return values
    survey = Survey(state, weights)
    for seat in seats:
        values[seat] += survey.purse(seat) + survey.mat(seat) - survey.sale_cost(seat)
        values[seat] += weights.card * survey.hand(seat) + survey.cellar(seat)
    survey.add_tiles(values)
    survey.add_links(values)
    return values


def rounds_left(state: Position) -> int:
    """Rounds that follow this one, to the end of the game: so often income is paid."""
    board = state.board
    return (board.eras - 1 - state.era) * board.rounds + board.rounds - 1 - state.round


def payments(weights: Weights, rounds: float) -> float:
    """So many rounds of income, each worth less than the one before it."""
    patience = weights.patience
    return patience * (1.0 - math.pow(patience, rounds)) / (1.0 - patience)


def actions_now(state: Position, place: int) -> int:
    """Actions that the seat at this place of the order still has in this round."""
    if place < state.turn:
        return 0
    if place == state.turn:
        return state.actions
    return 1 if state.era == CANAL and state.round == 0 else 2


def reckon_gains(state: Position, weights: Weights) -> list[float]:
    """What the next tile of each stack would bring, for every number of tiles that are gone."""
    board = state.board
    gains = [0.0] * (INDUSTRIES * HIGHEST)
    for industry in range(INDUSTRIES):
        stack = board.stacks[industry]
        for gone in range(len(stack)):
            gain = gain_of(state, weights, board.kinds[stack[gone]])
            gains[industry * HIGHEST + gone] = max(0.0, gain)
    return gains


def reckon_promises(board: Board, weights: Weights) -> list[float]:
    """What all that is left of each stack promises; what lies deep the least."""
    promises = [0.0] * (INDUSTRIES * HIGHEST)
    for industry in range(INDUSTRIES):
        below = 0.0
        for gone in range(len(board.stacks[industry]) - 1, -1, -1):
            at = industry * HIGHEST + gone
            below = weights.gains[at] + weights.deeper * below
            promises[at] = below
    return promises


def gain_of(state: Position, weights: Weights, kind: Kind) -> float:
    """What a tile of the mat would bring, less its price and what else could be done instead."""
    if state.era != CANAL and not kind.rail:
        return 0.0
    times = 2.0 if state.era == CANAL and kind.level > 1 and kind.canal else 1.0
    price = float(kind.price + 2 * (kind.coal + kind.iron))
    gain = float(kind.points) * times - weights.mat_price * price - weights.plain
    gain += weights.mat_income * float(kind.income) * rounds_left(state) / HALF_GAME
    gain += weights.mat_icon * float(kind.icons) + weights.mat_cube * float(kind.output)
    return gain - weights.mat_goods if kind.industry < COAL else gain


@final
class Survey:
    """What there is on the map, and what it means for all."""

    def __init__(self, state: Position, weights: Weights) -> None:
        board = state.board
        self.state = state
        self.weights = weights
        self.rounds = rounds_left(state)
        self.time = (board.rounds - 1 - state.round) / board.rounds  # of this era
        self.actions = [0] * board.seats  # in this era
        for place in range(board.seats):
            later = 2 * (board.rounds - 1 - state.round)
            self.actions[state.order[place]] = actions_now(state, place) + later
        self.barrels = [0] * board.seats  # on breweries of a seat
        self.thirst = [0] * board.seats  # barrels that unsold goods need
        self.unsold = [0] * board.seats
        self.coal = 0  # on all mines
        self.iron = 0  # on all works
        self.icons = [0.0] * board.places  # that a link at this place will score
        self.payments = payments(weights, float(self.rounds))
        self.late_payments = payments(weights, max(0.0, self.rounds - weights.delay))
        self.free = [0] * board.places  # spaces
        self.open = repeated(0, board.places)  # the industries that free spaces show, as masks
        self.next_tile = repeated(0, INDUSTRIES)  # of a mat, while the cards of its seat are tried
        self.closed = repeated(0, board.seats)  # places where a seat may not build again, as masks
        self.pound = [0.0] * board.seats  # points of one more pound
        self.free_lines: list[int] = []  # where a link could be laid in this era
        self.line_icons: list[float] = []  # of each of these
        if weights.promised != self.rounds:
            weights.promised = self.rounds
            weights.gains = reckon_gains(state, weights)
            weights.promises = reckon_promises(board, weights)
        self.visit_spaces()

    def visit_spaces(self) -> None:
        """Count what lies on tiles, and the goods that wait for their sale."""
        state, board = self.state, self.state.board
        for space in range(board.spaces):
            tile = state.tile[space]
            if tile == NOTHING:
                place = board.space_place[space]
                self.free[place] += 1
                self.open[place] |= board.shows[space]
                continue
            if state.era == CANAL:
                self.closed[state.owner[space]] |= bit(board.space_place[space])
            if not state.flipped[space]:
                self.count(space, board.kinds[tile])

    def count(self, space: int, kind: Kind) -> None:
        """Count one tile that has not flipped."""
        state = self.state
        seat = state.owner[space]
        if kind.industry == COAL:
            self.coal += state.cubes[space]
        elif kind.industry == IRON:
            self.iron += state.cubes[space]
        elif kind.industry == BREWERY:
            self.barrels[seat] += state.cubes[space]
        else:
            self.thirst[seat] += kind.beer
            self.unsold[seat] += 1

    def purse(self, seat: int) -> float:
        """Money and the income to come; what is in hand counts most, for it can be used at once."""
        state, weights, board = self.state, self.weights, self.state.board
        money = float(state.money[seat])
        level = float(board.levels[state.income[seat]])
        value = self.funds(seat, money + level * self.payments)
        value += min(weights.ready_pounds, money) * weights.ready * min(1.0, self.rounds / 3.0)
        value += min(0.0, level - BEARABLE) * self.rounds * weights.debt
        if level < 0 and self.rounds > 0:
            value += min(0.0, money + level) * weights.short
        if board.introductory:
            value += float(money_points(state, seat)) + level
        return value

    def funds(self, seat: int, pounds: float) -> float:
        """All that will be there to spend: the more for each action, the less one more is worth."""
        state, weights, board = self.state, self.weights, self.state.board
        actions = self.actions[seat] + 2 * board.rounds * (board.eras - 1 - int(state.era))
        if actions == 0:
            return 0.0
        need = weights.spend * float(actions)
        left: float = math.exp(-max(0.0, pounds) / need)
        self.pound[seat] = weights.pound * left
        return weights.pound * need * (1.0 - left) + weights.broke * min(0.0, pounds)

    def hand(self, seat: int) -> float:
        """What the cards of a hand could build: each the best that those before it leave."""
        state, board = self.state, self.state.board
        for industry in range(INDUSTRIES):
            self.next_tile[industry] = state.mat[seat * INDUSTRIES + industry]
        mine: i64 = 0
        everywhere: i64 = 0
        first = seat * board.cards
        total = 0.0
        for place in range(board.first_merchant):
            if has(self.closed[seat], place):
                continue
            shown = self.open[place]
            everywhere |= shown
            if has(state.network[seat], place):
                mine |= shown
            if place < board.towns and state.hand[first + place] > 0:
                total += self.gain(shown)
        for card in range(board.towns, board.wild_location):
            for _ in range(state.hand[first + card]):
                total += self.gain(mine & board.builds[card])
        for _ in range(state.hand[first + board.wild_location]):
            total += self.gain(everywhere)
        for _ in range(state.hand[first + board.wild_industry]):
            total += self.gain(mine)
        return total

    def gain(self, industries: i64) -> float:
        """The best that the mat has for one of these industries; it is gone then."""
        gains = self.weights.gains
        best = 0.0
        chosen = NOTHING
        if industries == 0:
            return best
        for industry in range(INDUSTRIES):
            if has(industries, industry):
                gain = gains[industry * HIGHEST + self.next_tile[industry]]
                if gain > best:
                    best = gain
                    chosen = industry
        if chosen != NOTHING:
            self.next_tile[chosen] += 1
        return best

    def mat(self, seat: int) -> float:
        """What the next tiles of the mat promise, while there are actions to build them."""
        state, weights = self.state, self.weights
        total = 0.0
        for industry in range(INDUSTRIES):
            gone = state.mat[seat * INDUSTRIES + industry]
            total += weights.promises[industry * HIGHEST + gone]
        return (
            weights.mat * total * min(1.0, self.actions[seat] / HALF_GAME + 1.0 - float(state.era))
        )

    def sale_cost(self, seat: int) -> float:
        """The action that it takes to sell whatever is to be sold."""
        return self.weights.sale if self.unsold[seat] > 0 else 0.0

    def cellar(self, seat: int) -> float:
        """What barrels of one's own allow: sales and second railways."""
        use = float(self.thirst[seat])
        if self.state.era != CANAL:
            use += self.actions[seat] * 0.5
        return self.weights.barrel * min(use, float(self.barrels[seat]))

    def add_tiles(self, values: list[float]) -> None:
        """What tiles will score, in this era and perhaps in the next, and the income they bring."""
        state, board = self.state, self.state.board
        for space in range(board.spaces):
            tile = state.tile[space]
            if tile == NOTHING:
                continue
            kind = board.kinds[tile]
            chance = 1.0 if state.flipped[space] else self.flip_chance(space, kind)
            self.icons[board.space_place[space]] += float(kind.icons) * chance
            values[state.owner[space]] += self.tile_value(space, kind, chance)

    def tile_value(self, space: int, kind: Kind, chance: float) -> float:
        """A tile with the chance that it flips in this era."""
        state, weights = self.state, self.weights
        value = float(kind.points) * chance
        late = 0.0
        if state.era == CANAL and kind.level > 1:
            late = chance
            if not state.board.introductory:
                late = weights.stays if state.flipped[space] else self.later(kind, chance)
            value += float(kind.points) * late
        if not state.flipped[space]:
            flips = max(chance, late)
            value += flips * self.income_value(state.owner[space], kind)
        return value

    def later(self, kind: Kind, chance: float) -> float:
        """The chance that a tile is flipped when the rail era ends."""
        weights = self.weights
        remains = weights.emptied_later if kind.industry >= COAL else weights.sold_later
        return (chance + (1.0 - chance) * remains) * weights.stays

    def income_value(self, seat: int, kind: Kind) -> float:
        """Points that the income of a tile will bring once it is flipped."""
        level = self.state.board.levels[self.state.income[seat]]
        spaces = SPACES_A_LEVEL[max(0, min(20, level)) // 10]
        return float(kind.income) / spaces * self.pound[seat] * self.late_payments

    def flip_chance(self, space: int, kind: Kind) -> float:
        """How likely a tile is to be turned over in this era."""
        if kind.industry == COAL:
            return self.coal_chance(space)
        if kind.industry == IRON:
            cubes = float(self.state.cubes[space])
            supply = cubes + self.weights.glut * (self.iron - cubes)
            return self.emptied(self.weights.iron_use * self.turns(), supply)
        if kind.industry == BREWERY:
            return self.beer_chance(space)
        return self.sale_chance(space, kind)

    def turns(self) -> float:
        """The turns that all seats together have left in this era."""
        state = self.state
        left = state.board.rounds - 1 - state.round
        return float(left * state.board.seats + state.board.seats - 1 - state.turn)

    def emptied(self, demand: float, supply: float) -> float:
        """The chance that a demand empties a tile."""
        return 1.0 - math.exp(-self.weights.hunger * demand / supply)

    def coal_chance(self, space: int) -> float:
        """Coal is used by those who are joined to it, and most in the rail era."""
        state, weights = self.state, self.weights
        cubes = float(state.cubes[space])
        supply = cubes + weights.glut * (self.coal - cubes)
        use = weights.coal_canal if state.era == CANAL else weights.coal_rail
        chance = self.emptied(use * self.turns(), supply)
        joined = reaches_merchant(state, state.reach[state.board.space_place[space]])
        return chance if joined else chance * weights.lonely

    def beer_chance(self, space: int) -> float:
        """Beer is used for one's own sales and second railways, now and then by others."""
        state, weights = self.state, self.weights
        seat = state.owner[space]
        cubes = float(state.cubes[space])
        use = weights.ale_canal if state.era == CANAL else weights.ale_rail
        demand = weights.ale_goods * self.thirst[seat] + use * self.actions[seat]
        return self.emptied(demand, cubes + weights.glut * (self.barrels[seat] - cubes))

    def sale_chance(self, space: int, kind: Kind) -> float:
        """Goods need a merchant, beer, and an action for each of these that is lacking."""
        state, weights = self.state, self.weights
        seat = state.owner[space]
        place = state.board.space_place[space]
        reach = state.reach[place]
        beer = brewery_beer(state, reach, seat) + self.taps(reach)
        lacking = int(not self.is_bought(kind.industry, reach)) + int(beer < kind.beer)
        if self.actions[seat] <= lacking:
            return 0.0
        if lacking == 0:
            return weights.sold if beer >= self.thirst[seat] else weights.sold_in_turn
        return weights.sold_lacking if lacking == 1 else weights.sold_far

    def taps(self, reach: i64) -> i64:
        """The barrels of merchants in reach."""
        state = self.state
        barrels: i64 = 0
        for merchant in range(i64(len(state.merchant))):
            if has(reach, state.board.merchant_place[merchant]):
                barrels += state.barrel[merchant]
        return barrels

    def is_bought(self, industry: i64, reach: i64) -> bool:
        """Does a merchant in reach buy these goods?"""
        state, board = self.state, self.state.board
        for merchant in range(i64(len(state.merchant))):
            buys = board.buys[state.merchant[merchant]]
            if has(buys, industry) and has(reach, board.merchant_place[merchant]):
                return True
        return False

    def add_links(self, values: list[float]) -> None:
        """The icons beside links, those that are there and those that may come; and free spaces."""
        state, weights, board = self.state, self.weights, self.state.board
        icon = weights.icon_canal if state.era == CANAL else weights.icon_rail
        for place in range(board.places):
            printed = float(board.place_icons[place])
            self.icons[place] += printed + self.free[place] * icon * self.time
        self.visit_lines(values)
        for seat in range(board.seats):
            values[seat] += weights.space * self.time * self.room(seat)
            if self.actions[seat] > 0:
                values[seat] += weights.line * self.next_links(seat)

    def visit_lines(self, values: list[float]) -> None:
        """Links score for their owners; lines that are free are remembered."""
        state, board = self.state, self.state.board
        of_era = board.line_canal if state.era == CANAL else board.line_rail
        for line in range(len(board.lines)):
            icons = 0.0
            for place in board.lines[line]:
                icons += self.icons[place]
            owner = state.link[line]
            if owner != NOBODY:
                values[owner] += icons
            elif of_era[line]:
                self.free_lines.append(line)
                self.line_icons.append(icons)

    def room(self, seat: int) -> float:
        """Free spaces in a seat's network, as far as they are of use."""
        board = self.state.board
        within = self.state.network[seat] & ~self.closed[seat]
        total = 0
        for place in range(board.first_merchant):
            if has(within, place):
                total += self.free[place]
        return min(self.weights.many_spaces, float(total))

    def next_links(self, seat: int) -> float:
        """The icons of the two best links that a seat could lay next."""
        best = second = 0.0
        for at in range(len(self.free_lines)):
            icons = self.line_icons[at]
            if icons > second and self.touches(seat, self.free_lines[at]):
                second = icons
                if icons > best:
                    second = best
                    best = icons
        return best + second

    def touches(self, seat: int, line: int) -> bool:
        """Does a line end in the seat's network?"""
        return self.state.network[seat] & self.state.board.ends[line] != 0
