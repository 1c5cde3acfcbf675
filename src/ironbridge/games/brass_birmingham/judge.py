"""Judge: how many points each seat may expect, as a player of Brass would guess.

Points on the table count in full, tiles and links for what they will score, with the chance that
a tile flips; money and income count for what can still be bought with them, which is nothing at
the end.
"""

from __future__ import annotations

from typing import Final

from ironbridge.core.rules import NOBODY
from ironbridge.games.brass_birmingham.board import BREWERY, CANAL, COAL, IRON, NOTHING
from ironbridge.games.brass_birmingham.rules.scoring import money_points
from ironbridge.games.brass_birmingham.state import OVER, Position, kind_on
from ironbridge.mechanisms.masks import has

MONEY: Final = 0.1  # points a pound is worth while there is much to do
READY: Final = 0.2  # points more for each of the first pounds, without which nothing can be done
READY_POUNDS: Final = 22
DEBT: Final = 0.15  # points lost a round for each level below the bearable: tiles pay for it
BEARABLE: Final = -4
ENOUGH_ROUNDS: Final = 6.0  # rounds left from which money keeps that worth
CUBES_FLIP: Final = 0.9  # chance that a mine or works flips, if nothing else were for sale
GLUT: Final = 0.06  # less of it for each cube of its kind that lies on tiles
RARELY: Final = 0.2  # but never less than this
BEER_FLIPS: Final = 0.75  # of a brewery, if there is something of one's own to sell with it
BEER_IDLES: Final = 0.35  # and if there is not
SHORT: Final = 0.8  # points for each pound that will be missing at the next income
GOODS_FLIP: Final = 0.75  # of a mill, manufacturer or pottery that is joined to its merchant
GOODS_FAR: Final = 0.45  # of one that is not
STAYS: Final = 0.95  # that a tile which survives the canal era scores again
ICON_TO_COME: Final = 0.35  # points an own link draws from a space still free
LATE: Final = 0.25  # of a chance to flip, in the last round


def judge(state: Position) -> list[float]:
    """The expected final score of every seat."""
    seats = range(state.board.seats)
    if state.phase == OVER:
        return [float(state.points[seat]) for seat in seats]
    values = [float(state.points[seat]) + purse(state, seat) for seat in seats]
    for space in range(state.board.spaces):
        if state.tile[space] != NOTHING:
            values[state.owner[space]] += tile_value(state, space)
    for line in range(len(state.board.lines)):
        if state.link[line] != NOBODY:
            values[state.link[line]] += link_value(state, line)
    return values


def rounds_left(state: Position) -> int:
    """Rounds that follow this one, to the end of the game."""
    board = state.board
    return (board.eras - 1 - state.era) * board.rounds + board.rounds - 1 - state.round


def money_value(state: Position) -> float:
    """What a pound is worth: less and less towards the end."""
    return MONEY * min(1.0, (rounds_left(state) + 0.3) / ENOUGH_ROUNDS)


def purse(state: Position, seat: int) -> float:
    """Money in hand, and the income still to come."""
    level = float(state.board.levels[state.income[seat]])
    money = float(state.money[seat])
    rounds = rounds_left(state)
    total = money * money_value(state)
    total += min(float(READY_POUNDS), money) * READY * min(1.0, rounds / 3.0)
    # Income comes round by round, so on average in the middle of what is left.
    total += level * rounds * MONEY * min(1.0, rounds / (2.0 * ENOUGH_ROUNDS))
    total += min(0.0, level - BEARABLE) * rounds * DEBT
    if level < 0 and rounds > 0:
        total += min(0.0, money + level) * SHORT
    if state.board.introductory:
        total += float(money_points(state, seat)) + level
    return total


def tile_value(state: Position, space: int) -> float:
    """What a tile will score, in this era and perhaps in the next, and the income it brings."""
    kind = kind_on(state, space)
    times = 1.0
    if state.era == CANAL and state.board.eras > 1:
        times = 1.0 + STAYS if kind.level > 1 else 1.0
    if state.flipped[space]:
        return float(kind.points) * times
    chance = flip_chance(state, space)
    income = float(kind.income) * 0.45 * rounds_left(state) * money_value(state)
    return chance * (float(kind.points) * times + income)


def flip_chance(state: Position, space: int) -> float:
    """How likely a tile is to be turned over in time."""
    industry = kind_on(state, space).industry
    if industry in (COAL, IRON):
        chance = max(RARELY, CUBES_FLIP - GLUT * cubes_on_tiles(state, industry))
    elif industry == BREWERY:
        chance = BEER_FLIPS if has_use_for_beer(state, state.owner[space]) else BEER_IDLES
    else:
        chance = GOODS_FLIP if is_joined(state, space) else GOODS_FAR
    last = state.round == state.board.rounds - 1 and state.era == state.board.eras - 1
    return chance * LATE if last else chance


def cubes_on_tiles(state: Position, industry: int) -> int:
    """All the coal or iron that lies on tiles, whoever owns them."""
    total = 0
    for space in state.board.industry_spaces[industry]:
        if state.tile[space] != NOTHING and kind_on(state, space).industry == industry:
            total += state.cubes[space]
    return total


def has_use_for_beer(state: Position, seat: int) -> bool:
    """Has the seat at most one brewery more than goods that wait to be sold?"""
    breweries = goods = 0
    for space in range(state.board.spaces):
        if state.owner[space] == seat and not state.flipped[space]:
            industry = kind_on(state, space).industry
            if industry == BREWERY:
                breweries += 1
            elif industry not in (COAL, IRON):
                goods += 1
    return breweries <= goods + 1


def is_joined(state: Position, space: int) -> bool:
    """Is the tile connected to a merchant that buys it?"""
    board = state.board
    industry = kind_on(state, space).industry
    reach = state.reach[board.space_place[space]]
    for merchant in range(len(state.merchant)):
        buys = has(board.buys[state.merchant[merchant]], industry)
        if buys and has(reach, board.merchant_place[merchant]):
            return True
    return False


def link_value(state: Position, line: int) -> float:
    """The icons beside a link, those that are there and those that may come."""
    value = 0.0
    for place in state.board.lines[line]:
        value += float(state.board.place_icons[place])
        for space in state.board.place_spaces[place]:
            value += icon_value(state, space)
    return value


def icon_value(state: Position, space: int) -> float:
    """The icons that a space will give its links in this era."""
    if state.tile[space] == NOTHING:
        left = float(state.board.rounds - 1 - state.round) / state.board.rounds
        return ICON_TO_COME * left
    icons = float(kind_on(state, space).icons)
    return icons if state.flipped[space] else icons * flip_chance(state, space)
