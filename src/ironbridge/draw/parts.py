"""Parts: each thing on a board is drawn once, and again only when it looks otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

import msgspec

from ironbridge.draw.fonts import Face
from ironbridge.draw.memory import Memory
from ironbridge.draw.sheet import Sheet

MOST: Final = 20_000  # parts that are kept: some hundred boards' worth of what differs
KNOWN: Final = 10_000  # things of which it is known without a look at them what they look like
ENCODER: Final = msgspec.msgpack.Encoder()

Thing = TypeVar("Thing", bound=msgspec.Struct)


class Part(NamedTuple):
    """The markup of a thing, and what of the sheet it refers to."""

    markup: str
    symbols: frozenset[str]
    faces: frozenset[Face]
    seats: frozenset[int]


KEPT: Final[Memory[Part]] = Memory(MOST)
SAME: Final[Memory[tuple[object, Part]]] = Memory(KNOWN)  # with the thing, whose id stays its own


def draw_part(sheet: Sheet, draw: Callable[[Sheet, Thing], str], thing: Thing) -> str:
    """The markup of a thing, from memory if it was ever drawn so."""
    key = (id(thing), sheet.theme.paper, getattr(thing, "id", "") in sheet.lit)
    _, part = SAME.find(key, same_part, sheet, draw, thing)
    sheet.symbols |= part.symbols
    sheet.faces |= part.faces
    sheet.seats |= part.seats
    return part.markup


def same_part(
    sheet: Sheet, draw: Callable[[Sheet, Thing], str], thing: Thing
) -> tuple[object, Part]:
    """A thing with its part, by all that is drawn: what it is, the colours, and whether it is lit."""
    id = getattr(thing, "id", "")
    lit = {id: sheet.lit[id]} if id in sheet.lit else {}
    key = (draw, sheet.theme.paper, bool(lit), ENCODER.encode(thing))
    return thing, KEPT.find(key, new_part, Sheet(sheet.theme, lit), draw, thing)


def new_part(sheet: Sheet, draw: Callable[[Sheet, Thing], str], thing: Thing) -> Part:
    """A part drawn on a sheet of its own."""
    markup = draw(sheet, thing)
    return Part(markup, frozenset(sheet.symbols), frozenset(sheet.faces), frozenset(sheet.seats))
