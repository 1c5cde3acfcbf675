"""Changes: what is sent of a list to somebody who has an earlier one: entries by key, in order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

Entry = TypeVar("Entry")


class Changes(msgspec.Struct, Generic[Entry], frozen=True):
    """From one list of entries with keys to another.

    Drop what is gone; put each entry where its key stands; then take those of `after` in turn, out
    of wherever they are, and set each behind the key named with it, or first if none is.
    """

    gone: list[str]
    put: dict[str, Entry]
    after: list[tuple[str, str | None]]


def changes(before: Mapping[str, Entry], now: Mapping[str, Entry]) -> Changes[Entry]:
    """What turns one list into another: nothing is told that both have."""
    return Changes(
        gone=[key for key in before if key not in now],
        put={key: entry for key, entry in now.items() if before.get(key) != entry},
        after=moved(list(before), list(now)),
    )


def moved(before: list[str], now: list[str]) -> list[tuple[str, str | None]]:
    """The keys that are new, or no longer follow the one they followed, each with its foregoer."""
    if before == now:
        return []
    place = {key: at for at, key in enumerate(before)}
    found: list[tuple[str, str | None]] = []
    last, foregoer = -1, None
    for key in now:
        at = place.get(key, -1)
        if at > last:
            last = at
        else:
            found.append((key, foregoer))
        foregoer = key
    return found
