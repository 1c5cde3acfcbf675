"""Postgres: a connection to a PostgreSQL, and its address. Imported only where an address asks for it.

Its driver, psycopg, comes with the extra `postgres`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.sql import SQL

from ironbridge.store.address import Address
from ironbridge.store.errors import StoreError
from ironbridge.store.line import COMMIT, Query, Statement, Values
from ironbridge.store.words import told

SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
SESSION: Final[dict[str, Any]] = {  # of PostgreSQL: nothing is waited for without end
    "connect_timeout": 5,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
    "options": "-c statement_timeout=20s -c lock_timeout=5s"
    " -c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3",
    "application_name": "ironbridge",
}


class PostgresLine:
    """A connection to a server; statements that come together go together."""

    begin: Statement = ("BEGIN", [()])

    def __init__(self, target: str) -> None:
        self.commits = False
        self.connection = psycopg.connect(target, autocommit=True, **SESSION)
        self.session = self.connection.info.backend_pid

    @property
    def is_open(self) -> bool:
        """Is the server still there, as far as we know?"""
        return not self.connection.closed

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[Values]:
        """What a query finds."""
        return self.connection.execute(spelled(query), values or None).fetchall()

    def run(self, statements: Sequence[Statement]) -> list[int]:
        """Send some statements at once, then count the rows that each touched."""
        self.commits = statements[-1] is COMMIT
        try:
            with self.connection.pipeline():
                done = [[self.sent(text, row) for row in rows] for text, rows in statements]
            self.commits = False
            return [sum(cursor.rowcount for cursor in cursors) for cursors in done]
        except psycopg.Error:
            self.rollback()
            raise

    def snapshot(self, queries: Sequence[Query]) -> list[list[Values]]:
        """What some queries find at one moment, asked for all at once."""
        with self.connection.pipeline():
            self.connection.execute(SNAPSHOT)
            found = [self.sent(query, values) for query, values in queries]
            self.connection.execute("COMMIT")
        return [cursor.fetchall() for cursor in found]

    def lock(self, number: int) -> None:
        """Let nobody else past here until the transaction ends."""
        self.rows("SELECT pg_advisory_xact_lock(?)", [number])

    def rollback(self) -> None:
        """Undo what was not committed."""
        if self.is_open:
            self.commits = False
            self.connection.execute("ROLLBACK")

    def sent(self, text: str, values: Sequence[Any]) -> psycopg.Cursor[Values]:
        """A statement on its way."""
        return self.connection.execute(spelled(text), values or None)

    def close(self) -> None:
        """Leave."""
        self.connection.close()


@cache
def spelled(statement: str) -> SQL:
    """A statement as psycopg wants it."""
    return SQL(statement.replace("?", "%s"))


def server_address(given: str, url: str) -> Address:
    """A database of a PostgreSQL; its password may stand in two places, and is shown in none."""
    try:
        parts = conninfo_to_dict(url)
        host = urlsplit(url).netloc.rpartition("@")[2]
    except (psycopg.ProgrammingError, ValueError):
        raise StoreError(told("no-address", address=given.partition("@")[2] or given)) from None
    user = f"{parts['user']}@" if "user" in parts else ""
    return Address(False, url, f"postgresql://{user}{host}/{parts.get('dbname', '')}")
