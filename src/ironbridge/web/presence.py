"""Presence: who with a seat looks on at which table, here and at other servers of the database.

Servers tell each other when that changes, and again every round, so that one that died is missed.
Nothing of it is stored: it is true only as long as somebody says so.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from ironbridge.store import Store, pairs, read_pairs
from ironbridge.web.table import Present, Table

if TYPE_CHECKING:
    from ironbridge.web.socket import Watcher

TOLD: Final = 80  # tables in one notice


class Presence:
    """What this server tells of its tables, and what others do."""

    def __init__(self, store: Store, tables: Mapping[str, Table]) -> None:
        self.store = store
        self.tables = tables
        self.name = secrets.token_urlsafe(6)  # of this server

    def tell(self, tables: Iterable[Table]) -> None:
        """Tell the others which seats' owners are here; that none is, too."""
        told = [(table.id, mask(table.seats_here())) for table in tables]
        for at in range(0, len(told), TOLD):
            self.store.tell(f"{self.name} {pairs(told[at : at + TOLD])}")

    def hear(self, text: str) -> None:
        """A server says who is there."""
        name, _, told = text.partition(" ")
        if name == self.name:
            return
        for id, seats in read_pairs(told):
            table = self.tables.get(id)
            if table is not None:
                self.note(table, name, seats)

    def note(self, table: Table, name: str, seats: int) -> None:
        """Note who is at a server; one that we did not know of does not know of us either."""
        before = table.seats_elsewhere()
        known = table.elsewhere.pop(name, None)
        if seats:
            table.elsewhere[name] = Present(members(seats), time.monotonic())
        if table.seats_elsewhere() != before:
            tell_seats(table)
        if known is None and table.seats_here():
            self.tell([table])

    def miss(self, tables: Iterable[Table], patience: float) -> None:
        """Forget servers that have not said for so long who is there."""
        since = time.monotonic() - patience
        for table in tables:
            gone = [name for name, one in table.elsewhere.items() if one.told < since]
            for name in gone:
                del table.elsewhere[name]
            if gone:
                tell_seats(table)

    def came_or_went(self, table: Table, watcher: Watcher) -> None:
        """Tell of somebody with a seat, all but him, unless another browser of his is there."""
        person = watcher.viewer.person
        still = any(one.viewer.person == person for one in table.watchers if one is not watcher)
        if table.owned(person) and not still:
            tell_seats(table, watcher)
            self.tell([table])


def tell_seats(table: Table, but: Watcher | None = None) -> None:
    """Tell those who look on here who else does."""
    for watcher in list(table.watchers):
        if watcher is not but:
            data = table.data(watcher.viewer.person, watcher.viewer.lang)
            watcher.post({"type": "seats", "table": data})


def mask(seats: Iterable[int]) -> int:
    """Seats as one number."""
    return sum(1 << seat for seat in seats)


def members(mask: int) -> frozenset[int]:
    """The seats of a number."""
    return frozenset(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
