"""Fates: what becomes of each thing on the board from one position to another."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from ironbridge.core.scene import LAID as PLAYED_WITH
from ironbridge.core.scene import Ladder, Link, Piece, Scene

Thing = Piece | Link | Ladder
Fates = Mapping[str, str]

LAID: Final = "laid"  # it is not there yet, or not so
CHANGED: Final = "changed"  # it stays, and shows something else
GONE: Final = "gone"  # it is taken away
YET: Final = ("faint", "open", "called", "held")  # states of what is not laid yet


class Face(NamedTuple):
    """What of a thing tells whether it has changed."""

    says: str  # its spoken name tells all that it shows
    print: tuple[str, str]  # another print is another piece
    own: bool  # it lies before the one who looks
    there: bool  # it is laid, and not only to be had
    shown: bool  # a move changes it: a piece, or a market


Faces = Mapping[str, Face]


def faces(scene: Scene) -> Faces:
    """All that is to be seen, by id."""
    return faces_of([*scene.pieces, *scene.links, *scene.ladders])


def faces_of(things: Iterable[Thing]) -> Faces:
    """The same of some things."""
    return {thing.id: face(thing) for thing in things}


def face(thing: Thing) -> Face:
    """How a thing looks."""
    laid, piece = is_laid(thing), thing if isinstance(thing, Piece) else None
    return Face(
        thing.says,
        ("", "") if piece is None else (piece.symbol, piece.label),
        is_own(thing),
        laid and not (piece is not None and piece.state in YET),
        laid or isinstance(thing, Ladder),
    )


def is_own(thing: Thing | None) -> bool:
    """Does it lie before the one who looks?"""
    return isinstance(thing, Piece) and bool(thing.strip)


def is_laid(thing: Thing | None) -> bool:
    """Is it a piece that somebody plays with, or a link that somebody has built?"""
    if isinstance(thing, Piece):
        return thing.shape in PLAYED_WITH
    return isinstance(thing, Link) and thing.owner is not None and not thing.passing


def fates_of(before: Faces, after: Faces, spent: Collection[str] = ()) -> Fates:
    """What becomes of what, where anything does."""
    found = {
        id: fate(before.get(id), after.get(id), spent=id in spent)
        for id in dict.fromkeys([*before, *after])
    }
    return {id: each for id, each in found.items() if each}


def fate(old: Face | None, new: Face | None, *, spent: bool) -> str:
    """What becomes of a thing, or nothing that is shown."""
    known = old or new
    if known and known.own:
        return fate_in_hand(old, new, spent=spent)
    stood, stands = old and old.there, new and new.there
    if new and stands and not (old and stood and old.print == new.print):
        return LAID
    if stood and not stands:
        return GONE
    return CHANGED if old and new and new.shown and old.says != new.says else ""


def fate_in_hand(old: Face | None, new: Face | None, *, spent: bool) -> str:
    """What becomes of something in a hand: of two that are alike, one may stay."""
    if old is None:
        return ""
    if new is None:
        return GONE
    return CHANGED if spent and new.says != old.says else ""


def by_fate(fates: Fates) -> dict[str, list[str]]:
    """The ids of all that has a fate, by it."""
    return {
        each: [id for id, found in fates.items() if found == each] for each in (LAID, CHANGED, GONE)
    }
