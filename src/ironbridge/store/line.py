"""Line: one connection to a database of either kind, used by one thread at a time.

Statements are plain SQL that both databases understand, with ? where a value goes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from ironbridge.store.address import Address, driven

Values = tuple[Any, ...]
Statement = tuple[str, Sequence[Values]]  # done once for each row of values
Query = tuple[str, Sequence[Any]]

BUSY: Final = 2  # seconds that a locked file is waited for
COMMIT: Final[Statement] = ("COMMIT", [()])
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class Line(Protocol):
    """What both kinds of connection can do."""

    begin: Statement
    commits: bool  # a commit was sent, and not yet answered
    session: int  # by which others know it

    @property
    def is_open(self) -> bool: ...

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[Values]: ...

    def snapshot(self, queries: Sequence[Query]) -> list[list[Values]]: ...

    def run(self, statements: Sequence[Statement]) -> list[int]: ...

    def lock(self, number: int) -> None: ...

    def rollback(self) -> None: ...

    def close(self) -> None: ...


Connect = Callable[[], Line]


class SqliteLine:
    """A connection to a file."""

    begin: Statement = ("BEGIN IMMEDIATE", [()])
    commits = False
    session = 0

    def __init__(self, path: str) -> None:
        self.connection = sqlite3.connect(
            path, timeout=BUSY, isolation_level=None, check_same_thread=False
        )
        self.is_open = True
        for pragma in PRAGMAS:
            self.connection.execute(f"PRAGMA {pragma}")

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[Values]:
        """What a query finds."""
        return self.connection.execute(query, tuple(values)).fetchall()

    def run(self, statements: Sequence[Statement]) -> list[int]:
        """Do some statements, and count the rows that each touched."""
        try:
            return [
                sum(self.connection.execute(text, values).rowcount for values in rows)
                for text, rows in statements
            ]
        except sqlite3.Error:
            self.rollback()
            raise

    def snapshot(self, queries: Sequence[Query]) -> list[list[Values]]:
        """What some queries find at one moment."""
        self.connection.execute("BEGIN")
        try:
            return [self.rows(query, values) for query, values in queries]
        finally:
            self.rollback()

    def lock(self, number: int) -> None:
        """Whoever begins to write has the file for himself."""

    def rollback(self) -> None:
        """Undo what was not committed."""
        if self.connection.in_transaction:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of the file."""
        self.is_open = False
        self.connection.close()


def connector(address: Address) -> Connect:
    """How lines to a database are made."""
    if not address.is_file:
        made: Connect = partial(driven("postgres").PostgresLine, address.target)
        return made
    Path(address.target).parent.mkdir(parents=True, exist_ok=True)
    return lambda: SqliteLine(address.target)
