"""Turns: what only one of several servers may do at a time, such as to think for a bot.

A server's turn is a lock of its session at PostgreSQL: it ends with the server, however that ends,
and costs no write. A file has one server only, so there every turn is its own.
"""

from __future__ import annotations

from typing import Final

from ironbridge.store.errors import StoreError
from ironbridge.store.lines import Lines

KIND: Final = 0x49524F4E  # keeps our numbers apart from those of others who hash names
NUMBER: Final = f"hashtextextended({{}}, {KIND})"
TAKE: Final = f"SELECT pg_try_advisory_lock({NUMBER.format('?')})"
GIVE_BACK: Final = f"SELECT pg_advisory_unlock({NUMBER.format('?')})"
NOT_TAKEN: Final = f"""{NUMBER.format("tables.id")} NOT IN (
    SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"""


class Turns:
    """The turns of one server, at a line of their own."""

    def __init__(self, lines: Lines, *, shared: bool) -> None:
        self.lines = lines
        self.shared = shared

    async def take(self, name: str) -> bool:
        """Is it ours now? Not if another server has it, or if nobody can tell."""
        if not self.shared:
            return True
        try:
            return bool((await self.lines.do(lambda line: line.rows(TAKE, [name])))[0][0])
        except StoreError:
            return False

    def give_back(self, name: str) -> None:
        """Let another have it; whatever is taken later is taken after that."""
        if self.shared:
            self.lines.start(lambda line: line.rows(GIVE_BACK, [name]))
