"""A database of an earlier program, as it left it, in a fresh place."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import psycopg

DUMP = (Path(__file__).parent / "data" / "schema-1.sql").read_text(encoding="utf-8")
TOKEN = "ada"  # of the person in it


def fill(database: str, later: Sequence[Sequence[str]] = ()) -> None:
    """Put the earlier database where none is yet, perhaps some steps later."""
    script = DUMP
    for version, step in enumerate(later, 2):
        noted = f"INSERT INTO ironbridge_schema VALUES ({version})"
        script += "".join(f"{statement};\n" for statement in (*step, noted))
    if "://" in database:
        with psycopg.connect(database) as connection:
            connection.pgconn.exec_(script.encode())
    else:
        Path(database).parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(database)) as file:
            file.executescript(f"BEGIN;\n{script}COMMIT;\n")  # one wait for the disk, not hundreds
