"""Plain data: reading what people write, with a clear word where it does not fit."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.speech import Spoken
from ironbridge.core.words import told


def one_of(value: Any, names: Iterable[str], field: str) -> int:
    """Which of these few names it is."""
    listed = list(names)
    if value not in listed:
        allowed = ", ".join(listed)
        raise PositionError(told("no-choice", name=field, allowed=allowed, value=repr(value)))
    return listed.index(value)


def index_of(id: Any, ids: list[str], what: str | Spoken) -> int:
    """Which of these many names it is, with a hint where it is none."""
    if isinstance(id, str) and id in ids:
        return ids.index(id)
    if near := nearest(id, ids):
        raise PositionError(told("no-thing-near", what=what, id=repr(id), near=near))
    raise PositionError(told("no-thing", what=what, id=repr(id)))


MOST: Final = 1_000_000_000  # more than any game counts, and few enough for the state


def number(value: Any, field: str, least: int, most: int = MOST) -> int:
    """A whole number within its limits."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise PositionError(told("no-number", field=field, least=least, value=repr(value)))
    if value > most:
        raise PositionError(told("too-high", field=field, most=most, value=value))
    return value


def table(data: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    """A field that holds named values; none by default."""
    found = data.get(field, {})
    if not isinstance(found, Mapping):
        raise PositionError(told("no-table", field=field, value=repr(found)))
    return found


def check_fields(data: Any, known: Iterable[str], where: str) -> None:
    """Nothing but what we know."""
    if not isinstance(data, Mapping):
        raise PositionError(told("no-table", field=where, value=repr(data)))
    names = list(known)
    for key in data:
        if key not in names:
            raise no_field(where, key, names)


def no_field(where: str, key: Any, names: list[str]) -> PositionError:
    """There is no such field; with a hint at what was probably meant."""
    known = ", ".join(names)
    if near := nearest(key, names):
        return PositionError(
            told("no-field-near", where=where, key=repr(key), near=near, known=known)
        )
    return PositionError(told("no-field", where=where, key=repr(key), known=known))


def check_deal(lines: Mapping[str, str], wanted: Sequence[str]) -> None:
    """The lines of a deal are those of the game, in their order."""
    if list(lines) != list(wanted):
        raise RecordError(told("deal-lines", lines=", ".join(wanted)))


def nearest(word: Any, names: list[str]) -> str:
    """What was probably meant; nothing if that cannot be told."""
    close = difflib.get_close_matches(str(word), names, 1)
    return close[0] if close else ""
