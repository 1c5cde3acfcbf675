"""Errors: what a database refuses, told in our own words: its own may hold seeds, deals and tokens."""

from __future__ import annotations

import sqlite3
import sys
from typing import Final

from ironbridge.core.errors import IronbridgeError
from ironbridge.core.speech import Told
from ironbridge.store.words import told

FAILURE: Final = "Error"  # the names that all drivers have for their errors (PEP 249)
CLASH: Final = "IntegrityError"
NO_LINE: Final = "OperationalError"

SQLITE: Final = {  # beginnings of its names for errors
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "unreachable",
    "SQLITE_IOERR": "unreachable",
}
POSTGRES: Final = {  # beginnings of SQL's numbers for errors
    "08": "unreachable",
    "28": "unreachable",
    "3D": "unreachable",
    "53": "unreachable",
    "53100": "full",
    "57P": "unreachable",
    "25006": "read-only",
    "XX001": "damaged",
    "XX002": "damaged",
}


class StoreError(IronbridgeError):
    """A database that cannot be used, or a statement that it refuses."""


class Unavailable(StoreError):
    """The database as a whole does not work now: nothing else can be written either."""


class Stale(IronbridgeError):
    """The table has changed since; nothing was written."""


def raised(kind: str) -> tuple[type[Exception], ...]:
    """The errors of a kind of all drivers; PostgreSQL's is there only where an address asked for it."""
    drivers = [sqlite3, sys.modules.get("psycopg")]
    return tuple(getattr(driver, kind) for driver in drivers if driver is not None)


def failures() -> tuple[type[Exception], ...]:
    """Whatever a driver raises."""
    return raised(FAILURE)


def explained(error: Exception) -> StoreError | Stale:
    """What a driver raised, as an error of ours."""
    if isinstance(error, raised(CLASH)):
        return Stale(told("failed", code=known_as(error)))
    reason = trouble(error)
    if reason is None:
        return StoreError(told("failed", code=known_as(error)))
    return Unavailable(reason)


def trouble(error: Exception) -> Told | None:
    """What is wrong with the database as a whole, if that is it."""
    code = code_of(error)
    known = SQLITE if isinstance(error, sqlite3.Error) else POSTGRES
    kinds = [known[code[:size]] for size in range(len(code), 1, -1) if code[:size] in known]
    if not code and known is POSTGRES and isinstance(error, raised(NO_LINE)):
        kinds = ["unreachable"]
    if not kinds:
        return None
    return told(kinds[0], detail=first_line(error))


def known_as(error: Exception) -> str:
    """What a failure is called. SQLite never says what was written, PostgreSQL does."""
    if isinstance(error, sqlite3.Error):
        return first_line(error)
    return f"{code_of(error)} {type(error).__name__}".strip()


def code_of(error: Exception) -> str:
    """The database's own name for an error."""
    if isinstance(error, sqlite3.Error):
        return str(getattr(error, "sqlite_errorname", ""))
    return str(getattr(error, "sqlstate", None) or "")


def first_line(error: Exception) -> str:
    """How a connection failed, as the system says it."""
    lines = str(error).strip().splitlines()
    return lines[0].rstrip(".") if lines else type(error).__name__
