"""Judge: how many points each seat may expect, as a player of Industria would guess.

What lies on the table counts in full. What is in hand counts for what it will bring when laid,
less what it will cost. Money counts for more than its third of a point while there is still
something to buy, and a tile under the hammer counts for whoever will probably get it.
"""

from __future__ import annotations

import math
from importlib.resources import files
from typing import Final, final

from ironbridge.core.rules import NOBODY
from ironbridge.core.weights import load_weights
from ironbridge.games.industria.board import BONUS, FACTORY, NOTHING, RESOURCE, TECHNOLOGY
from ironbridge.games.industria.rules.lay import price_for
from ironbridge.games.industria.rules.scoring import bonus_points, connection_points
from ironbridge.games.industria.rules.supply import OUT_OF_REACH, cheapest, makes
from ironbridge.games.industria.state import (
    BIDDING,
    DECIDING,
    GONE,
    LAID,
    LAYING,
    OFFERED,
    OVER,
    STACK,
    Position,
    hand,
    is_held,
    is_laid,
    laid,
    left_of,
    on_offer,
)

CERTAIN: Final = 50.0  # thalers: beyond this nothing is in doubt
STANDARD: Final = load_weights(files("ironbridge.games.industria") / "data" / "judge.toml")


@final
class Weights:
    """The weights by name."""

    def __init__(self, values: dict[str, float]) -> None:
        self.laid_in_time = values["laid-in-time"]
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


def judge(state: Position, weights: Weights) -> list[float]:
    """The expected final score of every seat."""
    seats = range(state.board.seats)
    if state.phase == OVER:
        return [float(state.points[seat]) for seat in seats]
    values = [standing(state, weights, seat) for seat in seats]
    if state.phase < LAYING:
        values[state.auctioneer] += weights.role * len(on_offer(state))
    if state.phase in (BIDDING, DECIDING):
        add_lot(state, weights, values)
    return values


def standing(state: Position, weights: Weights, seat: int) -> float:
    """What a seat has and may make of it, without the tile under the hammer."""
    board = state.board
    value = float(state.points[seat] + bonus_points(state, seat))
    value += connection_points(state, board.roads, seat)
    value += connection_points(state, board.lines, seat)
    value += float(state.money[seat]) * money_value(state, weights)
    value += hand_worth(state, weights, seat)
    for tile in laid(state, seat):
        value += service(state, weights, tile) * money_value(state, weights) + prospects(
            state, weights, tile, seat
        )
    return value


def hand_worth(state: Position, weights: Weights, seat: int) -> float:
    """What the hand will bring, as far as money and income will pay for it."""
    tiles = hand(state, seat)
    value = sum(worth(state, weights, tile, seat) for tile in tiles)
    burden = sum(float(price_for(state, t, seat) + len(state.board.needs[t])) for t in tiles)
    means = float(state.money[seat]) + weights.earned * rounds_left(state)
    return value if burden <= means else value * means / burden


def rounds_left(state: Position) -> int:
    """How many rounds follow this one."""
    board = state.board
    return (board.epochs - state.epoch) * board.rounds - state.round - 1


def money_value(state: Position, weights: Weights) -> float:
    """Points that a thaler is worth: the final rate, and more while there is much to buy."""
    board = state.board
    share = rounds_left(state) / (board.epochs * board.rounds)
    return 1.0 / board.thalers_per_point + weights.money_early * min(1.0, 2.0 * share)


def worth(state: Position, weights: Weights, tile: int, seat: int) -> float:
    """What a tile in hand will bring, less its cost; nobody is obliged to lay it."""
    kind = state.board.kind[tile]
    if kind == RESOURCE:
        return saving(state, weights, tile, seat)
    if kind == BONUS:
        return bonus_worth(state, weights, tile, seat)
    if kind == TECHNOLOGY and state.board.epoch[tile] < state.epoch:
        return 0.0
    return max(0.0, building_worth(state, weights, tile, seat))


def building_worth(state: Position, weights: Weights, tile: int, seat: int) -> float:
    """A factory or a technology to be laid."""
    board = state.board
    chance = weights.laid_in_time
    cost = cheapest(state, board.needs[tile], 0, seat)
    if cost == OUT_OF_REACH:
        cost = len(board.needs[tile])
        chance *= weights.out_of_supply
    gain = prospects(state, weights, tile, seat) + ready_connections(state, tile, seat)
    gain += ready_symbols(state, tile, seat)
    if board.epoch[tile] == state.epoch:
        gain += float(board.points[tile])
    spent = float(price_for(state, tile, seat) + cost) - service(state, weights, tile)
    return chance * (gain - spent * money_value(state, weights))


def connections(state: Position, tile: int) -> list[list[int]]:
    """The roads of a factory, the lines of a technology."""
    board = state.board
    return board.roads if board.kind[tile] == FACTORY else board.lines


def other_end(ends: list[int], tile: int) -> int:
    """The tile at the other end of a connection, or NOTHING if it does not end here."""
    if ends[0] == tile:
        return ends[1]
    return ends[0] if ends[1] == tile else NOTHING


def ready_connections(state: Position, tile: int, seat: int) -> float:
    """Points of the connections that laying the tile would close."""
    count = 0
    for ends in connections(state, tile):
        other = other_end(ends, tile)
        if other != NOTHING and is_laid(state, other, seat):
            count += 1
    return float(count * state.board.connection_points)


def prospects(state: Position, weights: Weights, tile: int, seat: int) -> float:
    """Points of connections and symbols that may still come to something."""
    board = state.board
    if board.kind[tile] == BONUS:
        return (
            weights.symbol_open * board.bonus_points * factories_to_come(state, board.gives[tile])
        )
    share = 0.0
    for ends in connections(state, tile):
        other = other_end(ends, tile)
        if other == NOTHING:
            continue
        if is_held(state, other, seat):
            share += weights.connection_held
        elif is_to_come(state, other):
            share += weights.connection_open
    value = share * board.connection_points
    for symbol in board.symbols[tile]:
        if not has_bonus(state, symbol, seat) and bonus_is_open(state, symbol):
            value += weights.symbol_open * board.bonus_points
    return value


def factories_to_come(state: Position, bonus: int) -> int:
    """How many factories that show a bonus are still to be sold."""
    tiles = range(state.board.tiles)
    return sum(1 for t in tiles if is_to_come(state, t) and bonus in state.board.symbols[t])


def is_to_come(state: Position, tile: int) -> bool:
    """Will the tile still be sold?"""
    return state.place[tile] in (STACK, OFFERED)


def ready_symbols(state: Position, tile: int, seat: int) -> float:
    """Points for symbols whose bonus this seat has, laid or in hand."""
    count = 0
    for symbol in state.board.symbols[tile]:
        if has_bonus(state, symbol, seat):
            count += 1
    return float(count * state.board.bonus_points)


def has_bonus(state: Position, bonus: int, seat: int) -> bool:
    """Has this seat a tile of the bonus, laid or in hand?"""
    tiles = state.board.bonus_tiles[bonus]
    return any(is_held(state, tile, seat) or is_laid(state, tile, seat) for tile in tiles)


def bonus_is_open(state: Position, bonus: int) -> bool:
    """Is a tile of the bonus still to be sold?"""
    return any(is_to_come(state, tile) for tile in state.board.bonus_tiles[bonus])


def bonus_worth(state: Position, weights: Weights, tile: int, seat: int) -> float:
    """Points for the factories laid that show its symbol, and some to come.

    Those in hand count it among their own prospects.
    """
    board = state.board
    bonus = board.gives[tile]
    if any(is_laid(state, other, seat) for other in board.bonus_tiles[bonus]):
        return 0.0
    count = sum(1 for other in laid(state, seat) if bonus in board.symbols[other])
    points = float(count * board.bonus_points) + prospects(state, weights, tile, seat)
    return weights.laid_in_time * points


def service(state: Position, weights: Weights, tile: int) -> float:
    """Thalers that a factory will bring its owner: sales, savings, discounts."""
    board = state.board
    thalers = weights.discount * float(board.discount[tile]) * rounds_left(state)
    made = board.makes[tile]
    if made != NOTHING:
        thalers += weights.sale * open_needs(state, made)
    return thalers


def open_needs(state: Position, resource: int) -> int:
    """How many tiles in hands or still to be sold will need the resource."""
    count = 0
    for tile in range(state.board.tiles):
        place = state.place[tile]
        if place < LAID and place != GONE and resource in state.board.needs[tile]:
            count += 1
    return count


def saving(state: Position, weights: Weights, tile: int, seat: int) -> float:
    """A resource tile saves a thaler, if its resource is needed and not one's own."""
    resource = state.board.gives[tile]
    if makes(state, resource, seat) or open_needs(state, resource) == 0:
        return 0.0
    return money_value(state, weights)


def add_lot(state: Position, weights: Weights, values: list[float]) -> None:
    """Share out the tile under the hammer by who will probably get it, and the price."""
    rate = money_value(state, weights)
    auctioneer = state.auctioneer
    keeps = 1.0
    if state.bidder != NOBODY:
        wins = 1.0 - auctioneer_keeps(state, weights, rate)
        for seat in still_to_bid(state):
            wins *= 1.0 - outbids(state, weights, seat, rate)
        gain = worth(state, weights, state.lot, state.bidder) - float(state.bid) * rate
        values[state.bidder] += wins * gain
        values[auctioneer] += wins * float(state.bid) * rate
        keeps = 1.0 - wins
    values[auctioneer] += keeps * (worth(state, weights, state.lot, auctioneer) - weights.role)


def still_to_bid(state: Position) -> list[int]:
    """The seats that have not spoken on this tile."""
    seats: list[int] = []
    if state.phase == BIDDING:
        seat = state.seat
        while seat != state.auctioneer:
            seats.append(seat)
            seat = left_of(state, seat)
    return seats


def outbids(state: Position, weights: Weights, seat: int, rate: float) -> float:
    """How likely a seat is to bid more than the highest bid."""
    if state.money[seat] <= state.bid:
        return 0.0
    return likelihood(weights, worth(state, weights, state.lot, seat) / rate - float(state.bid))


def auctioneer_keeps(state: Position, weights: Weights, rate: float) -> float:
    """How likely the auctioneer is to keep the tile rather than take the bid."""
    left = len(on_offer(state)) - 1
    kept = worth(state, weights, state.lot, state.auctioneer) - weights.role * left
    return likelihood(weights, kept / rate - float(state.bid))


def likelihood(weights: Weights, thalers: float) -> float:
    """From an advantage in thalers to a chance."""
    return 1.0 / (1.0 + math.exp(-max(-CERTAIN, min(CERTAIN, thalers)) / weights.doubt))
