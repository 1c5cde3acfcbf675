"""Scales: points and income, with a marker for each seat."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from ironbridge.core.scene import Piece, Stretch, Track
from ironbridge.games.brass_birmingham.seen.layout import Box
from ironbridge.games.brass_birmingham.seen.table import Table

LAP: Final = 100  # points to go round
SIZE: Final = 15  # of a marker
NUMERALS: Final = 5  # which levels have a numeral


def scales(table: Table) -> list[Track]:
    """The scale of points, and that of income by level."""
    places = table.layout.scales
    points = Track(
        "track:points", *places.points, spaces=LAP, every=10, says=table.say("scene.track-points")
    )
    income = Track(
        "track:income",
        *places.income,
        spaces=len(table.board.levels),
        says=table.say("scene.track-income"),
        stretches=stretches(table),
    )
    return [points, income]


def stretches(table: Table) -> list[Stretch]:
    """The levels of income, each as many spaces long as it is."""
    return [
        Stretch(len(list(run)), table.signed(level) if level % NUMERALS == 0 else "")
        for level, run in groupby(table.board.levels)
    ]


def markers(table: Table) -> list[Piece]:
    """The markers of all seats on both scales."""
    state, places = table.state, table.layout.scales
    spaces = len(table.board.levels)
    return [
        *row(table, "points", [n % LAP for n in state.points], places.points, LAP),
        *row(table, "income", list(state.income), places.income, spaces),
    ]


def row(table: Table, scale: str, spaces: list[int], box: Box, count: int) -> list[Piece]:
    """The markers of one scale: those that would touch stand one above the other."""
    left, top, w, _ = box
    standing: list[tuple[float, int]] = []  # x and how high
    pieces = []
    for seat in sorted(range(len(spaces)), key=lambda seat: spaces[seat]):
        x = left + (spaces[seat] + 0.5) * w / count
        taken = {lane for other, lane in standing if abs(other - x) < SIZE + 1}
        lane = min(set(range(len(spaces))) - taken)
        standing.append((x, lane))
        y = top + table.layout.scales.floor - 1 - (lane + 0.5) * SIZE
        pieces.append(marker(table, scale, seat, x, y))
    return sorted(pieces, key=lambda piece: piece.id)


def marker(table: Table, scale: str, seat: int, x: float, y: float) -> Piece:
    """A seat's marker."""
    says = table.say(
        f"scene.marker-{scale}",
        seat=table.names[seat],
        points=table.say("gist.points", count=table.state.points[seat]),
        income=table.income(seat),
        space=table.state.income[seat],
    )
    return Piece(f"{scale}:{seat}", x, y, SIZE - 1, SIZE - 1, "disc", says, owner=seat)
