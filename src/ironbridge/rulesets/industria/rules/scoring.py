"""Scoring: bonus tiles, roads and lines, money, and what decides a tie (end of the game)."""

from __future__ import annotations

from typing import Final

from ironbridge.core.events import Shape
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.industria.board import BONUS
from ironbridge.rulesets.industria.state import Position, is_laid, laid

BONUS_SCORED: Final = Shape("bonus-scored", "points")
ROADS_SCORED: Final = Shape("roads-scored", "points")
LINES_SCORED: Final = Shape("lines-scored", "points")
MONEY_SCORED: Final = Shape("money-scored", "points")


def score_final(state: Position) -> None:
    """Add the four parts of the final scoring to every seat's points."""
    for seat in range(state.board.seats):
        add(state, BONUS_SCORED, seat, bonus_points(state, seat))
        add(state, ROADS_SCORED, seat, connection_points(state, state.board.roads, seat))
        add(state, LINES_SCORED, seat, connection_points(state, state.board.lines, seat))
        add(state, MONEY_SCORED, seat, money_points(state, seat))


def add(state: Position, event: Shape, seat: int, points: int) -> None:
    """Move the score marker and say why."""
    if points > 0:
        state.points = changed(state.points, seat, state.points[seat] + points)
        state.tell(event, seat, points)


def bonus_points(state: Position, seat: int) -> int:
    """Two points a symbol of a laid bonus on one's own factories (IN-70, IN-71)."""
    held = bonuses(state, seat)
    count = 0
    for tile in laid(state, seat):
        for symbol in state.board.symbols[tile]:
            if symbol in held:
                count += 1
    return count * state.board.bonus_points


def bonuses(state: Position, seat: int) -> list[int]:
    """The kinds of bonus this seat has laid; a second copy adds nothing (IN-72)."""
    kinds: list[int] = []
    for tile in laid(state, seat):
        if state.board.kind[tile] == BONUS and state.board.gives[tile] not in kinds:
            kinds.append(state.board.gives[tile])
    return kinds


def connection_points(state: Position, connections: list[list[int]], seat: int) -> int:
    """Three points for each road or line with both ends one's own (IN-73, IN-74)."""
    count = 0
    for ends in connections:
        if is_laid(state, ends[0], seat) and is_laid(state, ends[1], seat):
            count += 1
    return count * state.board.connection_points


def money_points(state: Position, seat: int) -> int:
    """One point for every full three thalers (IN-75)."""
    return state.money[seat] // state.board.thalers_per_point


def tie_break(state: Position, seat: int) -> list[int]:
    """More tiles laid, then more money (IN-78, IN-79)."""
    return [len(laid(state, seat)), state.money[seat]]
