"""Develop: take one or two tiles off the mat, for iron (rules: Develop)."""

from __future__ import annotations

from mypy_extensions import i64

from ironbridge.core.rules import FINE, MISSING, Answers
from ironbridge.games.brass_birmingham.board import INDUSTRIES, NOTHING
from ironbridge.games.brass_birmingham.rules.kinds import (
    DEVELOP_TILE,
    DEVELOPED,
    LIGHTBULB,
    NEXT_DEVELOP,
    NO_TILE_LEFT,
    NOTHING_TO_DEVELOP,
    TOO_DEAR,
)
from ironbridge.games.brass_birmingham.rules.supply import iron_cost, take_iron
from ironbridge.games.brass_birmingham.state import (
    Position,
    next_kind,
    seat_of,
    second_kind,
    take_from_mat,
)


def develop(state: Position, answers: Answers) -> bool:
    """One tile or two, an iron each (BB-171 to BB-173); False where an answer is missing."""
    industry = answers.take(DEVELOP_TILE)
    if industry == MISSING:
        return False
    remove_from_mat(state, industry)
    if not take_iron(state, answers, 1, then=1):
        return False
    industry = answers.take(NEXT_DEVELOP)
    if industry == MISSING:
        return False
    if industry == INDUSTRIES:
        return True
    remove_from_mat(state, industry)
    return take_iron(state, answers, 1)


def remove_from_mat(state: Position, industry: i64) -> None:
    """The lowest tile of the industry leaves the game."""
    seat = seat_of(state)
    state.tell(DEVELOPED, seat, next_kind(state, industry, seat))
    take_from_mat(state, industry, seat)


def why_develop(state: Position, seat: i64) -> int:
    """Some tile can be developed."""
    for industry in range(INDUSTRIES):
        if why_develop_tile(state, industry, seat) == FINE:
            return FINE
    return NOTHING_TO_DEVELOP


def why_develop_tile(state: Position, industry: i64, seat: i64) -> int:
    """A tile without lightbulb is there, and iron for it."""
    why = why_removed(state, industry, seat)
    if why != FINE:
        return why
    return FINE if iron_cost(state, 1) <= state.money[seat] else TOO_DEAR


def why_next_develop(state: Position, industry: i64, seat: i64) -> int:
    """The same for the second, or to stop."""
    return FINE if industry == INDUSTRIES else why_develop_tile(state, industry, seat)


def why_removed(state: Position, industry: i64, seat: i64) -> int:
    """The lowest tile of the industry may leave the mat (BB-172, BB-174)."""
    return why_tile_removed(state, next_kind(state, industry, seat))


def why_both_removed(state: Position, industry: i64, seat: i64) -> int:
    """The two lowest tiles of the industry may."""
    why = why_removed(state, industry, seat)
    return why if why != FINE else why_tile_removed(state, second_kind(state, industry, seat))


def why_tile_removed(state: Position, tile: i64) -> int:
    """There is such a tile, and it has no lightbulb."""
    if tile == NOTHING:
        return NO_TILE_LEFT
    return LIGHTBULB if state.board.kinds[tile].bulb else FINE
