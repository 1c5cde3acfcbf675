"""Outlook: how many points each seat may expect, as a player of Industria would guess.

What lies on the table counts in full. What is in hand counts for what it will bring when laid, less
what it will cost; of each kind one tile a round can be laid, as long as the money lasts, so that
the second factory of a hand must wait and the third may never come. Money counts for more than its
third of a point while there is still something to buy, and a tile under the hammer counts for
whoever will probably get it, as much as it adds to that hand.
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
from ironbridge.mechanisms.masks import has
from ironbridge.mechanisms.rows import repeated
from ironbridge.rulesets.industria.board import BONUS, NOTHING, RESOURCE, TECHNOLOGY
from ironbridge.rulesets.industria.rules.lay import price_for
from ironbridge.rulesets.industria.rules.supply import OUT_OF_REACH, cheapest, makes
from ironbridge.rulesets.industria.state import (
    BIDDING,
    DECIDING,
    GONE,
    HAND,
    LAID,
    LAYING,
    OVER,
    Position,
    left_of,
)

CERTAIN: Final = 50.0  # thalers: beyond this nothing is in doubt
KINDS: Final = 4
IN_HAND: Final = 1  # of a bonus
ON_TABLE: Final = 2
STANDARD: Final = load_weights(files("ironbridge.rulesets.industria") / "data" / "judge.toml")


@final
class Weights:
    """The weights by name."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self.laid_in_time = values["laid-in-time"]
        self.waiting = values["waiting"]
        self.missing = values["missing"]
        self.out_of_supply = values["out-of-supply"]
        self.connection_held = values["connection-held"]
        self.connection_open = values["connection-open"]
        self.symbol_open = values["symbol-open"]
        self.sale = values["sale"]
        self.discount = values["discount"]
        self.money_early = values["money-early"]
        self.earned = values["earned"]
        self.role = values["role"]
        self.doubt = values["doubt"]


def outlook(state: Position, weights: Weights) -> list[float]:
    """The expected final score of every seat."""
    board = state.board
    values = [float(state.points[seat]) for seat in range(board.seats)]
    if state.phase == OVER:
        return values
    table = Survey(state, weights)
    for seat in range(board.seats):
        values[seat] += table.on_table[seat] + float(state.money[seat]) * table.rate
        values[seat] += table.worth_of_hand[seat]
    if state.phase < LAYING:
        values[state.auctioneer] += weights.role * len(state.offer)
    if state.phase in (BIDDING, DECIDING):
        add_lot(table, values)
    return values


@final
class Survey:
    """What is there, looked at once for all seats."""

    def __init__(self, state: Position, weights: Weights) -> None:
        board = state.board
        bonuses = board.seats * board.bonuses
        self.board = board
        self.state = state
        self.weights = weights
        self.rounds = (board.epochs - state.epoch) * board.rounds - state.round - 1  # to come
        self.rate = self.money_value()
        self.wanted = repeated(0, board.resources)  # tiles not laid yet that need each resource
        self.showing = repeated(0, board.bonuses)  # tiles to be sold that show each bonus
        self.to_sell = repeated(0, board.bonuses)  # tiles of each bonus to be sold
        self.has_bonus = repeated(0, bonuses)  # by seat and bonus
        self.hands = vec[i64]()  # the tiles in hands
        self.on_table = vec[float]([0.0] * board.seats)  # what lies there is worth, by seat
        self.worth_of_hand = vec[float]([0.0] * board.seats)
        self.survey()
        self.value_table()
        for seat in range(i64(board.seats)):
            self.worth_of_hand[seat] = self.hand_worth(seat, NOTHING)

    def money_value(self) -> float:
        """Points that a thaler is worth: the final rate, and more while there is much to buy."""
        board = self.board
        share = float(self.rounds) / float(board.epochs * board.rounds)
        return 1.0 / board.thalers_per_point + self.weights.money_early * min(1.0, 2.0 * share)

    def survey(self) -> None:
        """Which tiles are still to be sold or laid, and who has which bonus."""
        board = self.board
        for tile in range(board.tiles):
            place = self.state.place[tile]
            if place == GONE:
                continue
            if place >= HAND and board.kind[tile] == BONUS:
                self.note_bonus(board.gives[tile], place)
            if place >= LAID:
                continue
            for resource in board.needs[tile]:
                self.wanted[resource] += 1
            if place >= HAND:
                self.hands = append(self.hands, tile)
                continue
            for bonus in board.shows[tile]:
                self.showing[bonus] += 1
            if board.kind[tile] == BONUS:
                self.to_sell[board.gives[tile]] += 1

    def note_bonus(self, bonus: i64, place: i64) -> None:
        """A seat has this bonus, laid or in hand."""
        seat = place - LAID if place >= LAID else place - HAND
        at = seat * self.board.bonuses + bonus
        self.has_bonus[at] = max(self.has_bonus[at], ON_TABLE if place >= LAID else IN_HAND)

    def value_table(self) -> None:
        """Bonuses, connections and what may come of them, and what factories earn."""
        board, state = self.board, self.state
        for tile in range(board.tiles):
            place = state.place[tile]
            if place >= LAID:
                seat = place - LAID
                value = 0.5 * self.ready_connections(tile, seat) + self.symbols(
                    tile, seat, ON_TABLE
                )
                value += self.service(tile) * self.rate + self.prospects(tile, seat)
                self.on_table[seat] += value

    def ready_connections(self, tile: i64, seat: i64) -> float:
        """Points of the connections to what a seat has laid."""
        count: i64 = 0
        for other in self.board.links[tile]:
            if self.state.place[other] == LAID + seat:
                count += 1
        return float(count * self.board.connection_points)

    def symbols(self, tile: i64, seat: i64, least: i64) -> float:
        """Points for symbols whose bonus this seat has, laid or at least in hand."""
        count: i64 = 0
        for bonus in self.board.shows[tile]:
            if self.has_bonus[seat * self.board.bonuses + bonus] >= least:
                count += 1
        return float(count * self.board.bonus_points)

    def prospects(self, tile: i64, seat: i64) -> float:
        """Points of connections and symbols that may still come to something."""
        board, weights = self.board, self.weights
        if board.kind[tile] == BONUS:
            count = self.showing[board.gives[tile]]
            return weights.symbol_open * float(count * board.bonus_points)
        share = 0.0
        for other in board.links[tile]:
            place = self.state.place[other]
            if place == HAND + seat:
                share += weights.connection_held
            elif place < GONE:
                share += weights.connection_open
        value = share * float(board.connection_points)
        for bonus in board.shows[tile]:
            owned = self.has_bonus[seat * board.bonuses + bonus]
            if owned == 0 and self.to_sell[bonus] > 0:
                value += weights.symbol_open * float(board.bonus_points)
        return value

    def service(self, tile: i64) -> float:
        """Thalers that a factory will bring its owner: sales, savings, discounts."""
        board, weights = self.board, self.weights
        thalers = weights.discount * float(board.discount[tile] * self.rounds)
        made = board.makes[tile]
        return thalers if made == NOTHING else thalers + weights.sale * float(self.wanted[made])

    # What is in hand.

    def hand_worth(self, seat: i64, lot: i64) -> float:
        """What a hand will bring, with one more tile or NOTHING; the best is laid first."""
        plan = Plan(self, seat)
        for tile in self.hands:
            if self.state.place[tile] == HAND + seat:
                plan.add(tile)
        if lot != NOTHING:
            plan.add(lot)
        return plan.worth()

    def saving(self, tile: i64, seat: i64) -> float:
        """A resource tile saves a thaler, if its resource is needed and not one's own."""
        resource = self.board.gives[tile]
        needless = self.wanted[resource] == 0 or makes(self.state, resource, seat)
        return 0.0 if needless else self.rate

    def bonus_worth(self, tile: i64, seat: i64) -> float:
        """Points for the factories laid that show its symbol, and some to come.

        Those in hand count it among their own prospects.
        """
        board, state = self.board, self.state
        bonus = board.gives[tile]
        if self.has_bonus[seat * board.bonuses + bonus] == ON_TABLE:
            return 0.0
        count: i64 = 0
        for other in board.shown_by[bonus]:
            if state.place[other] == LAID + seat:
                count += 1
        return float(count * board.bonus_points) + self.prospects(tile, seat)


@final
class Plan:
    """In which order a seat will lay the tiles of its hand, and what that brings."""

    def __init__(self, table: Survey, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.value = 0.0  # of resource tiles
        self.tiles = vec[i64]()
        self.gains = vec[float]()  # of each tile, if it is laid, less what it costs
        self.costs = vec[float]()
        self.waits = repeated(0, KINDS)  # rounds until a tile of each kind can be laid
        self.look_at_visits()

    def look_at_visits(self) -> None:
        """Who has had its visit in this round, or laid such a kind, must wait for the next."""
        state = self.table.state
        if state.phase != LAYING:
            return
        seats = state.board.seats
        since = (self.seat - state.first) % seats
        now = (state.seat - state.first) % seats
        for kind in range(KINDS):
            if since < now or (since == now and has(state.visit, kind)):
                self.waits[kind] = 1

    def add(self, tile: i64) -> None:
        """One more tile of the hand."""
        table, board = self.table, self.table.board
        kind = board.kind[tile]
        if kind == RESOURCE:
            self.value += table.saving(tile, self.seat)
            return
        gain, cost = 0.0, 0.0
        if kind == BONUS:
            gain = table.bonus_worth(tile, self.seat)
        else:
            gain, cost = self.building(tile)
        if gain > 0.0:
            self.tiles = append(self.tiles, tile)
            self.gains = append(self.gains, gain)
            self.costs = append(self.costs, cost)

    def building(self, tile: i64) -> tuple[float, float]:
        """What a factory or a technology brings when it is laid, less its cost, and the cost."""
        table, board, state = self.table, self.table.board, self.table.state
        chance = 1.0
        supply = cheapest(state, board.needs[tile], 0, self.seat)
        if supply == OUT_OF_REACH:
            supply = len(board.needs[tile])
            chance = table.weights.out_of_supply
        cost = float(price_for(state, tile, self.seat) + supply)
        gain = table.prospects(tile, self.seat) + table.ready_connections(tile, self.seat)
        gain += table.symbols(tile, self.seat, IN_HAND)
        if board.epoch[tile] == state.epoch:
            gain += float(board.points[tile])
        gain -= (cost - table.service(tile)) * table.rate
        return chance * gain, cost

    def worth(self) -> float:
        """The best tile first, then the next best, one of a kind a round, while money lasts."""
        money = float(self.table.state.money[self.seat])
        value = self.value
        for _ in range(i64(len(self.tiles))):
            best: i64 = 0
            for at in range(i64(len(self.tiles))):
                if self.gains[at] > self.gains[best]:
                    best = at
            value += self.gains[best] * self.chance(best, money)
            money -= self.costs[best]
            self.gains[best] = -1.0
        return value

    def chance(self, at: i64, money: float) -> float:
        """How likely a tile is to be laid while it scores, after those before it."""
        table, tile = self.table, self.tiles[at]
        board, state, weights = table.board, table.state, table.weights
        kind = board.kind[tile]
        wait = self.waits[kind]
        self.waits[kind] += 1
        left = board.rounds - state.round - 1 if kind != BONUS else table.rounds
        if wait > left and (kind == TECHNOLOGY or wait > table.rounds):
            return 0.0
        chance = weights.laid_in_time
        for _ in range(wait):
            chance *= weights.waiting
        if wait > left:
            chance *= weights.waiting
        missing = self.costs[at] - money - weights.earned * float(wait)
        return chance if missing <= 0.0 else chance / (1.0 + weights.missing * missing)


# The tile under the hammer.


def add_lot(table: Survey, values: list[float]) -> None:
    """Share out the tile under the hammer by who will probably get it, and the price."""
    state, weights, rate = table.state, table.weights, table.rate
    auctioneer = state.auctioneer
    kept = added(table, auctioneer)
    keeps = 1.0
    if state.bidder != NOBODY:
        left = float(len(state.offer) - 1)
        offered = float(state.bid) * rate
        wins = 1.0 - likelihood(weights, (kept - weights.role * left - offered) / rate)
        for seat in still_to_bid(state):
            wins *= 1.0 - outbids(table, seat)
        values[state.bidder] += wins * (added(table, state.bidder) - offered)
        values[auctioneer] += wins * offered
        keeps = 1.0 - wins
    values[auctioneer] += keeps * (kept - weights.role)


def added(table: Survey, seat: i64) -> float:
    """What the tile under the hammer adds to a hand."""
    return table.hand_worth(seat, table.state.lot) - table.worth_of_hand[seat]


def still_to_bid(state: Position) -> list[int]:
    """The seats that have not spoken on this tile."""
    seats: list[int] = []
    if state.phase == BIDDING:
        seat = state.seat
        while seat != state.auctioneer:
            seats.append(seat)
            seat = left_of(state, seat)
    return seats


def outbids(table: Survey, seat: i64) -> float:
    """How likely a seat is to bid more than the highest bid."""
    state = table.state
    if state.money[seat] <= state.bid:
        return 0.0
    return likelihood(table.weights, added(table, seat) / table.rate - float(state.bid))


def likelihood(weights: Weights, thalers: float) -> float:
    """From an advantage in thalers to a chance."""
    return 1.0 / (1.0 + math.exp(-max(-CERTAIN, min(CERTAIN, thalers)) / weights.doubt))
