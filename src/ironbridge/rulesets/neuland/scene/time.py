"""Time: the dial around the map, the markers and the present on it, the way of this turn."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ironbridge.core.scene import Link, Piece, Stretch, Track
from ironbridge.core.state import NOBODY
from ironbridge.rulesets.neuland.scene.layout import Point
from ironbridge.rulesets.neuland.scene.look import Look
from ironbridge.rulesets.neuland.state import OVER, left

STEPS: Final = 8  # straight strokes of the way from space to space


def time_track(look: Look) -> Track:
    """The track, round."""
    track = look.layout.time_track
    (x, y), spaces = track.centre, look.board.spaces
    return Track(
        "track:time",
        x - track.radius,
        y - track.radius,
        2 * track.radius,
        2 * track.radius,
        spaces=spaces,
        says=look.say("track", count=spaces),
        stretches=[Stretch(1, str(space + 1)) for space in range(spaces)],
    )


def on_dial(look: Look, space: float, radius: float, along: float = 0) -> Point:
    """A point of a space, so far along from its middle."""
    x, y = look.layout.time_track.centre
    angle = 2 * pi * space / int(look.board.spaces) + along / radius
    return x + radius * sin(angle), y - radius * cos(angle)


# What stands on it.


def time_pieces(look: Look) -> list[Piece]:
    """The present, and the time marker of each seat."""
    return [
        present_piece(look),
        *(marker_piece(look, seat) for seat in range(look.board.seats)),
    ]


def standing(look: Look, space: int) -> list[int]:
    """What stands on a space, in order: the present, which is nobody's, then the seats."""
    state = look.state
    present = [NOBODY] if state.present == space else []
    return present + [seat for seat in range(look.board.seats) if state.marker[seat] == space]


def stand(look: Look, space: int, which: int) -> Point:
    """Where one of those on a space stands."""
    track, here = look.layout.time_track, standing(look, space)
    along = (here.index(which) - (len(here) - 1) / 2) * track.apart + track.after
    return on_dial(look, space, track.stand, along)


def present_piece(look: Look) -> Piece:
    """The pawn of the present."""
    space = look.state.present
    return Piece(
        "present",
        *stand(look, space, NOBODY),
        *look.layout.sizes["present"],
        "pawn",
        look.say("present", space=space + 1),
        symbol="present",
    )


def marker_piece(look: Look, seat: int) -> Piece:
    """The time marker of a seat."""
    space = look.state.marker[seat]
    return Piece(
        f"time:{seat}",
        *stand(look, space, seat),
        *look.layout.sizes["time"],
        "worker",
        look.say("marker", seat=look.names[seat], space=space + 1),
        owner=seat,
    )


# The way of this turn.


def time_ways(look: Look) -> list[Link]:
    """How far the seat at turn has come, and how far it may still go."""
    state = look.state
    if state.phase == OVER:
        return []
    ways = []
    if state.used:
        says = look.say("way-used", seat=look.names[state.seat], count=state.used)
        points = arc(look, state.present, state.present + state.used)
        ways.append(Link("way:used", points, "line", says, owner=state.seat, passing=True))
    if left(state):
        says = look.say("way-left", seat=look.names[state.seat], count=left(state))
        points = arc(look, state.present + state.used, state.present + state.reach)
        ways.append(Link("way:left", points, "line", says, passing=True))
    return ways


def arc(look: Look, begin: int, end: int) -> list[Point]:
    """From the middle of a space to that of another."""
    radius = look.layout.time_track.way
    steps = STEPS * (end - begin)
    return [on_dial(look, begin + at / STEPS, radius) for at in range(steps + 1)]
