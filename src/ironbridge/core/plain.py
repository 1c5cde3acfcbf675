"""Plain data: reading what people write, with a clear word where it does not fit."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.words import told


def one_of(value: Any, names: Iterable[str], field: str) -> int:
    """Which of these few names it is."""
    listed = list(names)
    if value not in listed:
        raise PositionError(f"{field} must be one of {', '.join(listed)}, not {value!r}")
    return listed.index(value)


def index_of(id: Any, ids: list[str], what: str) -> int:
    """Which of these many names it is, with a hint where it is none."""
    if not isinstance(id, str) or id not in ids:
        raise PositionError(f"there is no {what} {id!r}{hint(id, ids)}")
    return ids.index(id)


MOST: Final = 1_000_000_000  # more than any game counts, and few enough for the state


def number(value: Any, field: str, least: int, most: int = MOST) -> int:
    """A whole number within its limits."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise PositionError(f"{field} must be a whole number from {least}, not {value!r}")
    if value > most:
        raise PositionError(f"{field} must be at most {most}, not {value}")
    return value


def table(data: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    """A field that holds named values; none by default."""
    found = data.get(field, {})
    if not isinstance(found, Mapping):
        raise PositionError(f"{field} must be a table of named values, not {found!r}")
    return found


def check_fields(data: Any, known: Iterable[str], where: str) -> None:
    """Nothing but what we know."""
    if not isinstance(data, Mapping):
        raise PositionError(f"{where} must be a table of named values, not {data!r}")
    names = list(known)
    for key in data:
        if key not in names:
            known_names = ", ".join(names)
            raise PositionError(f"{where} has no {key!r}{hint(key, names)} (known: {known_names})")


def check_deal(lines: Mapping[str, str], wanted: Sequence[str]) -> None:
    """The lines of a deal are those of the game, in their order."""
    if list(lines) != list(wanted):
        raise RecordError(told("deal-lines", lines=", ".join(wanted)))


def hint(word: Any, names: list[str]) -> str:
    """What was probably meant."""
    close = difflib.get_close_matches(str(word), names, 1)
    return f"; {close[0]}?" if close else ""
