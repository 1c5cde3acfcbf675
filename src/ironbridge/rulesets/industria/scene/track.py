"""The score track and the markers on it (IN-76)."""

from __future__ import annotations

from typing import Final

from ironbridge.core.scene import Piece, Track
from ironbridge.rulesets.industria.scene.look import Look

LAST_SPACE: Final = 45
CROWDED: Final = 13  # the size of markers that share a space
ALONE: Final = 18


def score_track(look: Look) -> Track:
    """The track."""
    place = look.layout.score_track
    return Track(
        id="track:score",
        x=place.x,
        y=place.y,
        w=place.width,
        h=place.height,
        spaces=LAST_SPACE + 1,
        says=look.say("scene.track", last=LAST_SPACE),
        last=f"{LAST_SPACE}+",
    )


def marker(points: int) -> tuple[bool, int]:
    """Whether a marker lies on 45+, and the space of the score marker."""
    if points <= LAST_SPACE:
        return False, points
    return True, (points - 1) % LAST_SPACE + 1


def score_pieces(look: Look) -> list[Piece]:
    """The score markers, and on 45+ the owner markers; those on one space side by side."""
    standing: list[tuple[int, str, int]] = []  # space, kind, seat
    for seat, points in enumerate(look.state.points):
        lapped, space = marker(points)
        standing.append((space, "score", seat))
        if lapped:
            standing.append((LAST_SPACE, "lapped", seat))
    pieces = []
    for space, kind, seat in standing:
        here = [other for other in standing if other[0] == space]
        at = here.index((space, kind, seat))
        pieces.append(score_piece(look, kind, seat, *spot(look, space, at, len(here))))
    return pieces


def spot(look: Look, space: int, at: int, count: int) -> tuple[float, float, float]:
    """Where the marker numbered `at` of those on a space stands, and its size."""
    track = look.layout.score_track
    x = track.x + (space + 0.5) * track.width / (LAST_SPACE + 1)
    floor = track.y + track.floor - 2
    if count == 1:
        return x, floor - ALONE / 2, ALONE
    return x + (at % 2 - 0.5) * CROWDED, floor - (at // 2 + 0.5) * CROWDED, CROWDED


def score_piece(look: Look, kind: str, seat: int, x: float, y: float, size: float) -> Piece:
    """A seat's marker on the track."""
    key = "scene.marker" if kind == "score" else "scene.lapped"
    points = look.points(look.state.points[seat])
    says = look.say(key, seat=look.names[seat], points=points, last=LAST_SPACE)
    return Piece(id=f"{kind}:{seat}", x=x, y=y, w=size, h=size, shape="disc", says=says, owner=seat)
