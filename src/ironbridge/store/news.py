"""News: what the servers of one PostgreSQL tell each other, by NOTIFY; of a file nobody is told.

That something was changed is told in the transaction that changes it, so it is heard if and only if
it was committed. What is told is names and numbers; whoever wants to know more reads the database.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ironbridge.store.changes import Change, portions
from ironbridge.store.line import Statement

CHANGED: Final = "ironbridge_changed"  # ID:SEQ ID:SEQ …
PRESENT: Final = "ironbridge_present"  # what servers say of who is there, in their own words
FORGET: Final = (
    0  # the seq of what is not as it was: a table that is gone, a person with a new name
)
TOGETHER: Final = 80  # in one notice: PostgreSQL takes 8,000 bytes, and an id has at most 64
NOTIFY: Final = "SELECT pg_notify(?, ?)"


def notices(changes: Sequence[Change]) -> list[Statement]:
    """The statements that tell of some changes when they are committed."""
    told = [(change.key, change.seq) for change in changes if change.seq is not None]
    rows = [(CHANGED, pairs(some)) for some in portions(told, TOGETHER)]
    return [(NOTIFY, rows)] if rows else []


def pairs(told: Sequence[tuple[str, int]]) -> str:
    """Names with a number each, as text."""
    return " ".join(f"{id}:{number}" for id, number in told)


def read_pairs(text: str) -> Iterator[tuple[str, int]]:
    """The same, read; what is no such pair was not written by us."""
    for pair in text.split():
        id, mark, number = pair.partition(":")
        if mark and number.isascii() and number.isdecimal():
            yield id, int(number)
