"""Migrations: numbered steps from an empty database to the present schema, run at start.

A step is never changed once it was released: add another one. Every step is plain SQL that both
databases understand, and runs in the same transaction as the note that it was done.
"""

from __future__ import annotations

from typing import Final

from ironbridge.store.errors import StoreError
from ironbridge.store.line import COMMIT, Line
from ironbridge.store.words import told

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
    (
        "ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "UPDATE people SET seen = created",
        "CREATE INDEX people_by_seen ON people (seen)",
        "CREATE INDEX tables_by_host ON tables (host)",
        "CREATE INDEX tables_by_change ON tables (changed)",
    ),
    (
        """CREATE TABLE sessions (
            token_hash TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (id),
            label TEXT NOT NULL,
            created BIGINT NOT NULL,
            seen BIGINT NOT NULL)""",
        "CREATE INDEX sessions_by_person ON sessions (person)",
        "INSERT INTO sessions SELECT token_hash, id, '', created, seen FROM people",
        # Neither database drops a unique column by the same words: it holds another secret now,
        # or, where there is none, the person's id, which is no hash.
        "ALTER TABLE people RENAME COLUMN token_hash TO recovery_hash",
        "UPDATE people SET recovery_hash = id",
        "ALTER TABLE people ADD COLUMN lang TEXT",
        """CREATE TABLE links (
            code_hash TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (id),
            expires BIGINT NOT NULL)""",
        "CREATE INDEX links_by_person ON links (person)",
    ),
    ("ALTER TABLE tables ADD COLUMN rematch TEXT",),
    ("CREATE INDEX tables_by_rematch ON tables (rematch)",),
    (
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY REFERENCES tables (id),
            mark TEXT NOT NULL,
            total INTEGER NOT NULL,
            rows TEXT NOT NULL,
            changed BIGINT NOT NULL,
            going INTEGER NOT NULL)""",
    ),
)
DONE: Final = "SELECT version FROM ironbridge_schema"
LOCK: Final = 0x49524F4E  # any number of our own: two servers that start at once take turns


def migrate(line: Line) -> None:
    """Bring a database up to date, all of it or nothing."""
    line.run([line.begin])
    try:
        line.lock(LOCK)
        line.run(
            [("CREATE TABLE IF NOT EXISTS ironbridge_schema (version INTEGER PRIMARY KEY)", [()])]
        )
        take_steps(line)
    except BaseException:
        line.rollback()
        raise
    line.run([COMMIT])


def take_steps(line: Line) -> None:
    """The steps that were not taken yet, each with a note that it was."""
    done = max((int(version) for (version,) in line.rows(DONE)), default=0)
    if done > len(STEPS):
        raise StoreError(told("newer", found=done, known=len(STEPS)))
    for version in range(done + 1, len(STEPS) + 1):
        line.run([(statement, [()]) for statement in STEPS[version - 1]])
        line.run([("INSERT INTO ironbridge_schema VALUES (?)", [(version,)])])
