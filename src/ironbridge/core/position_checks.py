"""Position checks: why a written position cannot be, in the sentences that several games share."""

from __future__ import annotations

from typing import Any

from ironbridge.core.errors import PositionError
from ironbridge.core.inputs import shown
from ironbridge.core.speech import Sayable
from ironbridge.core.words import told

# When it is.


def check_whole(*, unknown: bool) -> None:
    """A view, of which something is unknown, is no position."""
    if unknown:
        raise PositionError(told("view"))


def check_nobody_asked(turn: Any) -> None:
    """When the game is over, nobody is asked."""
    if turn is not None:
        raise PositionError(told("asked-when-over"))


def check_last(now: tuple[int, int], last: tuple[int, int]) -> None:
    """The game is over in its last round."""
    if now != last:
        raise PositionError(told("over-too-early"))


def order_of(names: Any, seats: list[str]) -> list[int]:
    """The seats in an order that names each once."""
    if not isinstance(names, list) or sorted(names, key=str) != seats:
        raise PositionError(told("no-order", value=shown(names)))
    return [seats.index(name) for name in names]


# What lies there.


def miswritten(id: str, what: Sayable, example: str, words: Any) -> PositionError:
    """What lies on a space is written otherwise."""
    return PositionError(told("miswritten", id=id, what=what, example=example, value=shown(words)))


def misplaced(id: str, kind: str) -> PositionError:
    """A space does not take a kind of thing."""
    return PositionError(told("misplaced", id=id, kind=kind))


def check_side(id: str, kind: str, *, flipped: bool, used_up: bool) -> None:
    """What holds something is flipped when that is used up, and only then."""
    if flipped != used_up:
        raise PositionError(told("wrong-side", id=id, kind=kind))


# How many there are.


def too_many(things: Sayable, id: str) -> PositionError:
    """There are more of a kind than the box holds."""
    return PositionError(told("too-many", things=things, id=id))


def has_only(most: int, things: Sayable) -> PositionError:
    """A player has more than he can have."""
    return PositionError(told("has-only", most=most, things=things))


def has_no(seat: str, count: int, things: Sayable, id: str) -> PositionError:
    """A player has more of a kind than he can have."""
    return PositionError(told("has-no", seat=seat, count=count, things=things, id=id))


def check_hand_size(seat: str, cards: int, most: int) -> None:
    """A hand within the limit."""
    if cards > most:
        raise PositionError(told("hand-too-large", seat=seat, cards=cards, most=most))
