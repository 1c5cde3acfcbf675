"""Scales: points and income, with a marker for each seat."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from ironbridge.core.scene import Mark, Piece, Stretch, Track
from ironbridge.rulesets.brass_birmingham.scene.layout import Box
from ironbridge.rulesets.brass_birmingham.scene.look import Look

LAP: Final = 100  # points to go round
SIZE: Final = 15  # of a marker
WORDS: Final = 52  # from its middle to the end of the words beside it
NUMERALS: Final = 5  # which levels have a numeral; below zero, where they are short, every second


def scales(look: Look) -> list[Track]:
    """The scale of points, and that of income by level."""
    places = look.layout.scales
    points = Track(
        "track:points", *places.points, spaces=LAP, every=10, says=look.say("scene.track-points")
    )
    income = Track(
        "track:income",
        *places.income,
        spaces=len(look.board.levels),
        says=look.say("scene.track-income"),
        stretches=stretches(look),
    )
    return [points, income]


def stretches(look: Look) -> list[Stretch]:
    """The levels of income, each as many spaces long as it is."""
    return [
        Stretch(len(list(run)), look.signed(level) if has_numeral(level) else "")
        for level, run in groupby(look.board.levels)
    ]


def has_numeral(level: int) -> bool:
    """Does a level have a numeral?"""
    return level % (NUMERALS if level >= 0 else 2 * NUMERALS) == 0


def markers(look: Look) -> list[Piece]:
    """The markers of all seats on both scales."""
    state, places = look.state, look.layout.scales
    spaces = len(look.board.levels)
    points, income, kept = list(state.points), list(state.income), look.kept.groups
    shown = (*look.names, *points, *income, look.lang)
    lapped = [n % LAP for n in points]
    return [
        *kept.find(("points", *shown), row, look, "points", lapped, places.points, LAP),
        *kept.find(("income", *shown), row, look, "income", income, places.income, spaces),
    ]


def row(look: Look, scale: str, spaces: list[int], box: Box, count: int) -> list[Piece]:
    """The markers of one scale: those that would touch stand one above the other."""
    left, top, w, _ = box
    standing: list[tuple[float, float, int]] = []  # from where to where, and how high
    pieces = []
    for seat in sorted(range(len(spaces)), key=lambda seat: spaces[seat]):
        x = left + (spaces[seat] + 0.5) * w / count
        marks = lap_marks(look, seat, spaces[seat]) if scale == "points" else {}
        begin = x - (WORDS if "w" in marks else SIZE / 2)
        end = x + (WORDS if "e" in marks else SIZE / 2)
        taken = {lane for one, other, lane in standing if one < end + 1 and begin < other + 1}
        lane = min(set(range(len(spaces))) - taken)
        standing.append((begin, end, lane))
        y = top + look.layout.scales.floor - 1 - (lane + 0.5) * SIZE
        pieces.append(marker(look, scale, seat, x, y, marks))
    return sorted(pieces, key=lambda piece: piece.id)


def lap_marks(look: Look, seat: int, space: int) -> dict[str, list[Mark]]:
    """How many points a marker has that goes round once more (BB-68): 141 must not look like 41."""
    before = look.state.points[seat] - space
    if not before:
        return {}
    return {"e" if space < LAP / 2 else "w": [Mark(text=look.say("scene.lap", points=before))]}


def marker(
    look: Look, scale: str, seat: int, x: float, y: float, marks: dict[str, list[Mark]]
) -> Piece:
    """A seat's marker."""
    says = look.say(
        f"scene.marker-{scale}",
        seat=look.names[seat],
        points=look.say("gist.points", count=look.state.points[seat]),
        income=look.income(seat),
        space=look.state.income[seat],
    )
    side = SIZE - 1
    return Piece(f"{scale}:{seat}", x, y, side, side, "disc", says, owner=seat, marks=marks)
