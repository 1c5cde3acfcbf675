"""Judge: how many points each seat may expect, as a player of Age of Industry would guess.

All that will be money counts as money: the purse, railways, and the profit of counters that are
still to flip, with the chance that they do. Debts that this does not cover cost points. Levels on
the map are points already; cards and what the display holds next are chances to do more.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, final

from ironbridge.core.rules import FINE, NOBODY
from ironbridge.core.weights import load_weights
from ironbridge.games.age_of_industry.board import (
    COTTON_MILL,
    FACTORY,
    INDUSTRIES,
    NOTHING,
    PORT,
    SHIP,
)
from ironbridge.games.age_of_industry.rules.scoring import level_points, line_income, points
from ironbridge.games.age_of_industry.rules.sell import buyers, why_buyer
from ironbridge.games.age_of_industry.rules.supply import display_reach
from ironbridge.games.age_of_industry.state import (
    OVER,
    SETTLING,
    Position,
    hand_size,
    kind_on,
    next_kind,
    seat_of,
)
from ironbridge.mechanisms.masks import has

RARELY: Final = 0.2  # the least chance that a mine or works is emptied
STANDARD: Final = load_weights(files("ironbridge.games.age_of_industry") / "data" / "judge.toml")


@final
class Weights:
    """The weights by name."""

    def __init__(self, values: dict[str, float]) -> None:
        self.action = values["action"]
        self.card = values["card"]
        self.many_cards = values["many-cards"]
        self.next = values["next"]
        self.sells = values["sells"]
        self.sells_later = values["sells-later"]
        self.port_used = values["port-used"]
        self.cubes_used = values["cubes-used"]
        self.glut = values["glut"]
        self.far = values["far"]
        self.ship_used = values["ship-used"]
        self.soon_repaid = values["soon-repaid"]
        self.long = values["long"]
        self.growth = values["growth"]
        self.few = values["few"]
        self.again = values["again"]
        self.quick = values["quick"]
        self.never_repaid = values["never-repaid"]


def judge(state: Position, weights: Weights) -> list[float]:
    """The expected final score of every seat."""
    seats = range(state.board.seats)
    if state.phase == OVER:
        return [float(points(state, seat)) for seat in seats]
    time = min(1.0, rounds_left(state) / weights.long)
    money = [float(state.money[seat]) for seat in seats]
    add_railways(state, weights, money, time)
    add_profits(state, weights, money, time)
    values = [
        worth(state, weights, seat, money[seat], time)
        + float(level_points(state, seat))
        + time * (hand_value(state, weights, seat) + display_value(state, weights, seat))
        for seat in seats
    ]
    if state.phase != SETTLING:
        values[seat_of(state)] += weights.action * float(state.actions)
    return values


def rounds_left(state: Position) -> float:
    """About so many rounds until the deck and a hand are used up."""
    fewest = min(hand_size(state, seat) for seat in range(state.board.seats))
    return float(len(state.deck)) / (state.board.seats * 1.2) + float(fewest) / 2.0


def worth(state: Position, weights: Weights, seat: int, money: float, time: float) -> float:
    """Money as points, after the loans and their interest; a debt weighs more near the end."""
    board = state.board
    rounds = rounds_left(state)
    loans = float(state.loans[seat])
    covered = min(loans, max(0.0, money) / float(board.loan))
    burden = covered * min(rounds, weights.soon_repaid)
    burden += (loans - covered) * min(rounds, weights.never_repaid)
    left = money - loans * float(board.loan) - burden * float(board.interest)
    point = 1.0 / float(board.money_per_point)
    if left >= 0:
        return left * point
    return left * (point + (1.0 - time) * (float(board.loan_points) / float(board.loan) - point))


def add_railways(state: Position, weights: Weights, money: list[float], time: float) -> None:
    """What railways will pay, with what may still be built beside them."""
    board = state.board
    for line in range(board.railways):
        owner = state.line[line]
        if owner != NOBODY:
            free = 0
            for place in board.lines[line]:
                for space in board.place_spaces[place]:
                    free += int(state.counter[space] == NOTHING)
            money[owner] += float(line_income(state, line)) + free * weights.growth * time


def add_profits(state: Position, weights: Weights, money: list[float], time: float) -> None:
    """What counters will pay that have not flipped."""
    cubes = cubes_on_map(state)
    waiting = [1.0] * state.board.seats  # how likely the next goods without a buyer are to get one
    taken: list[int] = []  # buyers for whom a seat has goods, with that seat
    for space in range(state.board.spaces):
        if state.counter[space] == NOTHING or state.flipped[space]:
            continue
        kind = kind_on(state, space)
        seat = state.owner[space]
        if kind.industry not in (COTTON_MILL, FACTORY):
            chance = use_chance(state, weights, space, cubes) * time
        elif finds_buyer(state, space, taken):
            chance = weights.sells * min(1.0, weights.quick + time)
        else:
            chance = weights.sells_later * waiting[seat] * time
            waiting[seat] *= weights.again
        money[seat] += float(kind.profit) * chance


def cubes_on_map(state: Position) -> list[int]:
    """The cubes on all mines and on all works, by industry."""
    cubes = [0] * INDUSTRIES
    for space in range(state.board.spaces):
        if state.cubes[space] > 0 and state.counter[space] != NOTHING:
            cubes[kind_on(state, space).industry] += state.cubes[space]
    return cubes


def use_chance(state: Position, weights: Weights, space: int, cubes: list[int]) -> float:
    """How likely a mine, works, port or ship is to be used up."""
    industry = kind_on(state, space).industry
    if industry == PORT:
        return weights.port_used
    if industry == SHIP:
        return 0.0 if state.covers[space] else weights.ship_used
    chance = max(RARELY, weights.cubes_used - weights.glut * cubes[industry])
    joined = has(display_reach(state), state.board.space_place[space])
    return chance if joined else chance * weights.far


def finds_buyer(state: Position, space: int, taken: list[int]) -> bool:
    """Can the goods of a mill or factory be sold, beside those that the same seat has already?"""
    for buyer in range(buyers(state)):
        if why_buyer(state, space, buyer) == FINE:
            claim = buyer * state.board.seats + state.owner[space]
            if claim not in taken:
                taken.append(claim)
                return True
    return False


def hand_value(state: Position, weights: Weights, seat: int) -> float:
    """Cards are chances, the first ones most."""
    cards = float(hand_size(state, seat))
    first = min(cards, weights.many_cards)
    return weights.card * (first + weights.few * (cards - first))


def display_value(state: Position, weights: Weights, seat: int) -> float:
    """What the next counters of a display promise; those of level zero promise nothing."""
    board = state.board
    total = 0.0
    for industry in range(INDUSTRIES):
        if not board.industry_spaces[industry]:
            continue
        counter = next_kind(state, industry, seat)
        if counter != NOTHING:
            kind = board.kinds[counter]
            gain = float(kind.profit - kind.price) / float(board.money_per_point) + float(
                kind.level
            )
            total += weights.next * gain if kind.level > board.unbuilt_level else 0.0
    return total
