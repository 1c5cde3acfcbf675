"""Judge: how many points each seat may expect, as a player of Age of Industry would guess.

All that will be money counts as money: the purse, railways, and the profit of counters that are
still to flip, with the chance that they do. Debts that this does not cover cost points. Levels on
the map are points already; cards and what the display holds next are chances to do more.
"""

from __future__ import annotations

from typing import Final

from ironbridge.core.rules import NOBODY
from ironbridge.games.age_of_industry.board import (
    COAL_MINE,
    INDUSTRIES,
    IRON_WORKS,
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

ACTION: Final = 0.8  # points an action is worth that is left in this turn
CARD: Final = 0.35  # points a card in hand is worth while there is time to play it
MANY_CARDS: Final = 5  # cards beyond these are worth little
NEXT: Final = 0.25  # of the gain of the next counter of each industry, while there is time
SELLS: Final = 0.95  # chance that goods with a buyer in reach are sold
SELLS_LATER: Final = 0.45  # of goods that are joined to nothing yet
PORT_USED: Final = 0.55  # that somebody sells through a port
CUBES_USED: Final = 0.8  # that a mine or works is emptied
GLUT: Final = 0.05  # less of it for each cube of its kind on the map
FAR: Final = 0.5  # of that chance where no display is in reach
SHIP_USED: Final = 0.5  # that the coal and the market of a ship are used up
SOON_REPAID: Final = 2.0  # rounds in which a loan bears interest
LONG: Final = 5.0  # rounds left from which there is time for everything
GROWTH: Final = 0.4  # dollars a railway draws from spaces beside it that are still empty


def judge(state: Position) -> list[float]:
    """The expected final score of every seat."""
    seats = range(state.board.seats)
    if state.phase == OVER:
        return [float(points(state, seat)) for seat in seats]
    time = min(1.0, rounds_left(state) / LONG)
    money = [float(state.money[seat]) for seat in seats]
    add_railways(state, money, time)
    add_profits(state, money, time)
    values = [
        worth(state, seat, money[seat], time)
        + float(level_points(state, seat))
        + time * (hand_value(state, seat) + display_value(state, seat))
        for seat in seats
    ]
    if state.phase != SETTLING:
        values[seat_of(state)] += ACTION * float(state.actions)
    return values


def rounds_left(state: Position) -> float:
    """About so many rounds until the deck and a hand are used up."""
    fewest = min(hand_size(state, seat) for seat in range(state.board.seats))
    return float(len(state.deck)) / (state.board.seats * 1.2) + float(fewest) / 2.0


def worth(state: Position, seat: int, money: float, time: float) -> float:
    """Money as points, after the loans and their interest; a debt weighs more near the end."""
    board = state.board
    burden = min(rounds_left(state), SOON_REPAID) * float(board.interest)
    left = money - float(state.loans[seat]) * (float(board.loan) + burden)
    point = 1.0 / float(board.money_per_point)
    if left >= 0:
        return left * point
    return left * (point + (1.0 - time) * (float(board.loan_points) / float(board.loan) - point))


def add_railways(state: Position, money: list[float], time: float) -> None:
    """What railways will pay, with what may still be built beside them."""
    board = state.board
    for line in range(board.railways):
        owner = state.line[line]
        if owner != NOBODY:
            free = 0
            for place in board.lines[line]:
                for space in board.place_spaces[place]:
                    free += int(state.counter[space] == NOTHING)
            money[owner] += float(line_income(state, line)) + free * GROWTH * time


def add_profits(state: Position, money: list[float], time: float) -> None:
    """What counters will pay that have not flipped."""
    for space in range(state.board.spaces):
        if state.counter[space] != NOTHING and not state.flipped[space]:
            kind = kind_on(state, space)
            money[state.owner[space]] += float(kind.profit) * flip_chance(state, space, time)


def flip_chance(state: Position, space: int, time: float) -> float:
    """How likely a counter is to flip in time."""
    industry = kind_on(state, space).industry
    if industry in (COAL_MINE, IRON_WORKS):
        return cubes_chance(state, space, industry) * time
    if industry == PORT:
        return PORT_USED * time
    if industry == SHIP:
        return 0.0 if state.covers[space] else SHIP_USED * time
    return SELLS * min(1.0, 0.3 + time) if has_buyer(state, space) else SELLS_LATER * time


def cubes_chance(state: Position, space: int, industry: int) -> float:
    """The fewer cubes there are, and the nearer a display, the sooner they are gone."""
    cubes = 0
    for other in range(state.board.spaces):
        if state.counter[other] != NOTHING and kind_on(state, other).industry == industry:
            cubes += state.cubes[other]
    chance = max(0.2, CUBES_USED - GLUT * cubes)
    joined = has(display_reach(state), state.board.space_place[space])
    return chance if joined else chance * FAR


def has_buyer(state: Position, space: int) -> bool:
    """Can the goods of a mill or factory be sold as things stand?"""
    return any(why_buyer(state, space, buyer) == 0 for buyer in range(buyers(state)))


def hand_value(state: Position, seat: int) -> float:
    """Cards are chances, the first ones most."""
    cards = int(hand_size(state, seat))
    return CARD * min(cards, MANY_CARDS) + CARD * 0.2 * max(0, cards - MANY_CARDS)


def display_value(state: Position, seat: int) -> float:
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
            total += NEXT * gain if kind.level > board.unbuilt_level else 0.0
    return total
