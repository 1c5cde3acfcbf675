"""Migrations: numbered steps from an empty database to the present schema, run at start.

A step is never changed once it was released: add another one. Every step is plain SQL that both
databases understand, and runs in the same transaction as the note that it was done.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, text

from ironbridge.store.schema import VERSIONS

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            token_hash TEXT NOT NULL UNIQUE,
            name TEXT,
            created BIGINT NOT NULL)""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            settings TEXT NOT NULL,
            host TEXT,
            status TEXT NOT NULL,
            seq INTEGER NOT NULL,
            turn INTEGER,
            public INTEGER NOT NULL,
            take_back INTEGER NOT NULL,
            seed TEXT,
            seeded INTEGER NOT NULL,
            head TEXT NOT NULL,
            result TEXT,
            winners TEXT,
            created BIGINT NOT NULL,
            changed BIGINT NOT NULL)""",
        "CREATE INDEX tables_by_status ON tables (status, public, changed)",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            who TEXT NOT NULL,
            person TEXT REFERENCES people (id),
            name TEXT,
            bot TEXT,
            code TEXT UNIQUE,
            PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX seats_by_person ON seats (person)",
        """CREATE TABLE moves (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            text TEXT NOT NULL,
            seq INTEGER NOT NULL,
            PRIMARY KEY (table_id, number))""",
    ),
)
LOCK: Final = 0x49524F4E  # any number of our own: two servers that start at once take turns


class TooNew(Exception):
    """The database was made by a newer Ironbridge."""


def migrate(connection: Connection) -> None:
    """Bring a database up to date, within the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
    connection.execute(
        text("CREATE TABLE IF NOT EXISTS ironbridge_schema (version INTEGER PRIMARY KEY)")
    )
    done = max(connection.scalars(select(VERSIONS.c.version)), default=0)
    if done > len(STEPS):
        raise TooNew(f"the database has schema {done}, this program knows {len(STEPS)}")
    for version in range(done + 1, len(STEPS) + 1):
        for statement in STEPS[version - 1]:
            connection.execute(text(statement))
        connection.execute(insert(VERSIONS).values(version=version))
