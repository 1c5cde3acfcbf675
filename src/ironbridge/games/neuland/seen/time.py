"""Time: the dial around the map, the markers and the present on it, the way of this turn."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ironbridge.core.rules import NOBODY
from ironbridge.core.scene import Link, Piece, Stretch, Track
from ironbridge.games.neuland.seen.layout import Point
from ironbridge.games.neuland.seen.table import Table
from ironbridge.games.neuland.state import OVER, left

STEPS: Final = 8  # straight strokes of the way from space to space


def time_track(table: Table) -> Track:
    """The track, round."""
    track = table.layout.time_track
    (x, y), spaces = track.centre, table.board.spaces
    return Track(
        "track:time",
        x - track.radius,
        y - track.radius,
        2 * track.radius,
        2 * track.radius,
        spaces=spaces,
        says=table.say("track", count=spaces),
        stretches=[Stretch(1, str(space + 1)) for space in range(spaces)],
    )


def on_dial(table: Table, space: float, radius: float, along: float = 0) -> Point:
    """A point of a space, so far along from its middle."""
    x, y = table.layout.time_track.centre
    angle = 2 * pi * space / int(table.board.spaces) + along / radius
    return x + radius * sin(angle), y - radius * cos(angle)


# What stands on it.


def time_pieces(table: Table) -> list[Piece]:
    """The present, and the time marker of each seat."""
    return [
        present_piece(table),
        *(marker_piece(table, seat) for seat in range(table.board.seats)),
    ]


def standing(table: Table, space: int) -> list[int]:
    """What stands on a space, in order: the present, which is nobody's, then the seats."""
    state = table.state
    present = [NOBODY] if state.present == space else []
    return present + [seat for seat in range(table.board.seats) if state.marker[seat] == space]


def stand(table: Table, space: int, which: int) -> Point:
    """Where one of those on a space stands."""
    track, here = table.layout.time_track, standing(table, space)
    along = (here.index(which) - (len(here) - 1) / 2) * track.apart + track.after
    return on_dial(table, space, track.stand, along)


def present_piece(table: Table) -> Piece:
    """The pawn of the present."""
    space = table.state.present
    return Piece(
        "present",
        *stand(table, space, NOBODY),
        *table.layout.sizes["present"],
        "pawn",
        table.say("present", space=space + 1),
        symbol="present",
    )


def marker_piece(table: Table, seat: int) -> Piece:
    """The time marker of a seat."""
    space = table.state.marker[seat]
    return Piece(
        f"time:{seat}",
        *stand(table, space, seat),
        *table.layout.sizes["time"],
        "worker",
        table.say("marker", seat=table.names[seat], space=space + 1),
        owner=seat,
    )


# The way of this turn.


def time_ways(table: Table) -> list[Link]:
    """How far the seat at turn has come, and how far it may still go."""
    state = table.state
    if state.phase == OVER:
        return []
    ways = []
    if state.used:
        says = table.say("way-used", seat=table.names[state.seat], count=state.used)
        points = arc(table, state.present, state.present + state.used)
        ways.append(Link("way:used", points, "line", says, owner=state.seat))
    if left(state):
        says = table.say("way-left", seat=table.names[state.seat], count=left(state))
        points = arc(table, state.present + state.used, state.present + state.reach)
        ways.append(Link("way:left", points, "line", says))
    return ways


def arc(table: Table, begin: int, end: int) -> list[Point]:
    """From the middle of a space to that of another."""
    radius = table.layout.time_track.way
    steps = STEPS * (end - begin)
    return [on_dial(table, begin + at / STEPS, radius) for at in range(steps + 1)]
