"""Scoring: links, flipped tiles, the introductory game's three extras, ties (rules: End of an era)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ironbridge.core.events import Shape
from ironbridge.mechanisms.rows import changed
from ironbridge.rulesets.brass_birmingham.board import NOTHING
from ironbridge.rulesets.brass_birmingham.state import Position, model_on

LINKS_SCORED: Final = Shape("links-scored", "points")
TILES_SCORED: Final = Shape("tiles-scored", "points")
MONEY_SCORED: Final = Shape("money-scored", "points")
LEVEL_SCORED: Final = Shape("level-scored", "change")
AGAIN_SCORED: Final = Shape("again-scored", "points")


def score_era(state: Position) -> None:
    """First all links, then all flipped tiles (BB-63 to BB-67)."""
    for seat in range(state.board.seats):
        add(state, LINKS_SCORED, seat, link_points(state, seat))
    for seat in range(state.board.seats):
        add(state, TILES_SCORED, seat, tile_points(state, seat, 1))


def score_introduction(state: Position) -> None:
    """What ends the introductory game: money, level, and better tiles again (BB-190 to BB-193)."""
    for seat in range(state.board.seats):
        add(state, MONEY_SCORED, seat, money_points(state, seat))
        add(state, LEVEL_SCORED, seat, state.board.levels[state.income[seat]])
        add(state, AGAIN_SCORED, seat, tile_points(state, seat, 2))


def add(state: Position, event: Shape, seat: i64, points: i64) -> None:
    """Move the point marker, never below nothing, and say why and how far."""
    moved = max(points, -state.points[seat])
    if moved != 0:
        state.points = changed(state.points, seat, state.points[seat] + moved)
        state.tell(event, seat, moved)


def link_points(state: Position, seat: i64) -> i64:
    """Every own link brings the icons of the places it touches."""
    total: i64 = 0
    for line in range(len(state.board.lines)):
        if state.link[line] == seat:
            for place in state.board.lines[line]:
                total += icons(state, place)
    return total


def icons(state: Position, place: i64) -> i64:
    """The link icons of a place: of its flipped tiles, whoever owns them, or of a merchant."""
    total = state.board.place_icons[place]
    spaces = state.board.spaces_at
    for at in range(spaces.first[place], spaces.first[place + 1]):
        space = spaces.items[at]
        if state.flipped[space]:
            total += model_on(state, space).icons
    return total


def tile_points(state: Position, seat: i64, lowest_level: i64) -> i64:
    """The points of a seat's flipped tiles from a level up."""
    total: i64 = 0
    for space in range(state.board.spaces):
        if state.flipped[space] and state.owner[space] == seat:
            model = model_on(state, space)
            if model.level >= lowest_level:
                total += model.points
    return total


def money_points(state: Position, seat: i64) -> i64:
    """A point for every full four pounds, to a limit (introductory game)."""
    points = state.money[seat] // state.board.money_per_point
    return min(state.board.most_money_points, points)


def tie_break(state: Position, seat: i64) -> list[int]:
    """More income, by space of the track; then more money (BB-76, BB-77)."""
    return [state.income[seat], state.money[seat]]


def is_obsolete(state: Position, space: i64) -> bool:
    """A tile of level 1, which leaves the board when the canal era ends."""
    return state.tile[space] != NOTHING and model_on(state, space).level == 1
