"""Plain data: reading what people write, with a clear word where it does not fit."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ironbridge.core.errors import PositionError, RecordError
from ironbridge.core.malformed import kind_of
from ironbridge.core.speech import Phrase, Sayable
from ironbridge.core.words import SPEECH, told

POSITION: Final = Phrase(SPEECH, "thing.position")


def one_of(value: Any, names: Iterable[str], field: str | Sayable) -> int:
    """Which of these few names it is."""
    listed = list(names)
    if value not in listed:
        raise no_choice(value, listed, field)
    return listed.index(value)


def truth(value: Any, field: str) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise no_choice(value, ["true", "false"], field)
    return value


def no_choice(value: Any, names: list[str], field: str | Sayable) -> PositionError:
    """It is none of the few that it can be."""
    allowed = ", ".join(names)
    return PositionError(told("no-choice", name=field, allowed=allowed, value=shown(value)))


def index_of(id: Any, ids: list[str], what: str | Sayable) -> int:
    """Which of these many names it is, with a hint where it is none."""
    if isinstance(id, str) and id in ids:
        return ids.index(id)
    if near := nearest(id, ids):
        raise PositionError(told("no-thing-near", what=what, id=shown(id), near=near))
    raise PositionError(told("no-thing", what=what, id=shown(id)))


def owner_of(id: str) -> Phrase:
    """Whose something is, as a thing to be named."""
    return Phrase(SPEECH, "thing.owner", id=id)


MOST: Final = 1_000_000_000  # more than any game counts, and few enough for the state


def number(value: Any, field: str, least: int, most: int = MOST) -> int:
    """A whole number within its limits."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise PositionError(told("no-number", field=field, least=least, value=shown(value)))
    if value > most:
        raise PositionError(told("too-high", field=field, most=most, value=value))
    return value


def several(value: Any, field: str, things: Sayable) -> list[Any]:
    """A field that holds a list."""
    if not isinstance(value, list):
        raise PositionError(told("no-list", field=field, things=things, got=kind_of(value)))
    return value


def check_once(ids: Sequence[Any], field: str) -> None:
    """Each is named only once."""
    for at, id in enumerate(ids):
        if id in ids[:at]:
            raise PositionError(told("twice", field=field, id=shown(id)))


def table(data: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    """A field that holds named values; none by default."""
    found = data.get(field, {})
    if not isinstance(found, Mapping):
        raise no_table(found, field)
    return found


def check_fields(data: Any, known: Iterable[str], where: str | Sayable) -> None:
    """Nothing but what we know."""
    if not isinstance(data, Mapping):
        raise no_table(data, where)
    names = list(known)
    for key in data:
        if key not in names:
            raise no_field(where, key, names)


def no_table(data: Any, where: str | Sayable) -> PositionError:
    """Named values are wanted, and this is something else."""
    return PositionError(told("no-table", field=where, got=kind_of(data)))


def no_field(where: str | Sayable, key: Any, names: list[str]) -> PositionError:
    """There is no such field; with a hint at what was probably meant."""
    known = ", ".join(names)
    if near := nearest(key, names):
        return PositionError(
            told("no-field-near", where=where, key=shown(key), near=near, known=known)
        )
    return PositionError(told("no-field", where=where, key=shown(key), known=known))


def check_deal(lines: Mapping[str, str], wanted: Sequence[str]) -> None:
    """The lines of a deal are those of the game, in their order."""
    if list(lines) != list(wanted):
        raise RecordError(told("deal-lines", lines=", ".join(wanted)))


def nearest(word: Any, names: list[str]) -> str:
    """What was probably meant; nothing if that cannot be told."""
    close = difflib.get_close_matches(str(word), names, 1)
    return close[0] if close else ""


def shown(value: Any) -> str:
    """A value as people write it: a word in quotes, all else as in a record."""
    if isinstance(value, str):
        return repr(value)
    return json.dumps(value, ensure_ascii=False, default=str, skipkeys=True)
