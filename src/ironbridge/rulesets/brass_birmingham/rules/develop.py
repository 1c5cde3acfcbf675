"""Develop: take one or two tiles off the mat, for iron (rules: Develop)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ironbridge.core.asks import ALIKE, ENDS, FINE, MISSING, Answers, Ask, Question
from ironbridge.core.events import Shape
from ironbridge.core.state import State
from ironbridge.rulesets.brass_birmingham.board import INDUSTRIES, NOTHING
from ironbridge.rulesets.brass_birmingham.rules.refusals import (
    LIGHTBULB,
    NO_TILE_LEFT,
    NOTHING_TO_DEVELOP,
    TOO_DEAR,
)
from ironbridge.rulesets.brass_birmingham.rules.supply import IRON_FROM, iron_cost, take_iron
from ironbridge.rulesets.brass_birmingham.state import (
    Position,
    next_tile,
    seat_of,
    second_tile,
    take_from_mat,
)

DEVELOP_TILE: Final = 9
NEXT_DEVELOP: Final = 10
BONUS_TILE: Final = 14

NO_DEVELOP: Final = INDUSTRIES  # the option behind all industries: no second tile

DEVELOPED: Final = Shape("developed", "tile")


def develop(state: Position, answers: Answers) -> bool:
    """One tile or two, an iron each (BB-171 to BB-173); False where an answer is missing."""
    industry = answers.take(DEVELOP_TILE)
    if industry == MISSING:
        return False
    money = state.money[seat_of(state)]
    remove_from_mat(state, industry)
    if not take_iron(state, answers, left=1):
        return False
    industry = answers.take(NEXT_DEVELOP, money - state.money[seat_of(state)])
    if industry == MISSING:
        return False
    if industry == NO_DEVELOP:
        return True
    remove_from_mat(state, industry)
    return take_iron(state, answers, left=0)


def remove_from_mat(state: Position, industry: i64) -> None:
    """The lowest tile of the industry leaves the game."""
    seat = seat_of(state)
    state.tell(DEVELOPED, seat, next_tile(state, industry, seat))
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


def why_removed(state: Position, industry: i64, seat: i64) -> int:
    """The lowest tile of the industry may leave the mat (BB-172, BB-174)."""
    return why_tile_removed(state, next_tile(state, industry, seat))


def why_both_removed(state: Position, industry: i64, seat: i64) -> int:
    """The two lowest tiles of the industry may."""
    why = why_removed(state, industry, seat)
    return why if why != FINE else why_tile_removed(state, second_tile(state, industry, seat))


def why_tile_removed(state: Position, tile: i64) -> int:
    """There is such a tile, and it has no lightbulb."""
    if tile == NOTHING:
        return NO_TILE_LEFT
    return LIGHTBULB if state.board.models[tile].bulb else FINE


# The questions.


@final
class DevelopTile(Ask):
    """Which industry's lowest tile is developed."""

    def __init__(self) -> None:
        super().__init__(DEVELOP_TILE, "develop-tile", INDUSTRIES)

    def why(self, state: State, question: Question, industry: int) -> int:
        assert isinstance(state, Position)
        return why_develop_tile(state, industry, question.seat)

    def rest(self, state: State, question: Question, industry: int) -> int:
        """It matters which tile went first only where no second one could follow it."""
        assert isinstance(state, Position)
        return ALIKE if why_both_removed(state, industry, question.seat) == FINE else industry

    def then(self, state: State, question: Question, industry: int) -> Question | None:
        return Question(IRON_FROM, question.seat, 1)


@final
class NextDevelop(Ask):
    """Which is developed second, or none."""

    def __init__(self) -> None:
        super().__init__(NEXT_DEVELOP, "next-develop", NO_DEVELOP + 1, "paid")

    def why(self, state: State, question: Question, industry: int) -> int:
        assert isinstance(state, Position)
        if industry == NO_DEVELOP:
            return FINE
        return why_develop_tile(state, industry, question.seat)

    def rest(self, state: State, question: Question, industry: int) -> int:
        return ENDS if industry == NO_DEVELOP else ALIKE


@final
class BonusTile(Ask):
    """Which is developed without iron, for a merchant's barrel."""

    def __init__(self) -> None:
        super().__init__(BONUS_TILE, "bonus-tile", INDUSTRIES)

    def why(self, state: State, question: Question, industry: int) -> int:
        assert isinstance(state, Position)
        return why_removed(state, industry, question.seat)
