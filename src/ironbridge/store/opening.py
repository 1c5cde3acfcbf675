"""Opening: what is looked at before a database is used: that it is whole, up to date, and free."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from ironbridge.core.words import system_reason
from ironbridge.store.address import Address
from ironbridge.store.errors import StoreError, explained, failures
from ironbridge.store.line import Connect, Line, connector
from ironbridge.store.migrations import migrate
from ironbridge.store.words import told

CHECKED: Final = 128 * 2**20  # bytes up to which a file is looked through
SERVED: Final = "-served"  # what the file beside that of a served database ends with


def prepare(place: Address) -> Connect:
    """Look a database through, bring its schema up to date, and say how to connect to it."""
    with told_of(place):
        connect = connector(place)
        with closing(connect()) as line:
            if place.is_file and Path(place.target).stat().st_size <= CHECKED:
                check_pages(line)
            migrate(line)
    return connect


def check_there(place: Address) -> None:
    """Whoever looks for tables does not want a new file without any."""
    if place.is_file and not Path(place.target).exists():
        raise StoreError(told("cannot-use", database=place.name, reason=told("no-file")))


def check_pages(line: Line) -> None:
    """A file with damaged pages would fail later, in the middle of a game."""
    if line.rows("PRAGMA quick_check(1)") != [("ok",)]:
        raise StoreError(told("damaged"))


def reserve(place: Address) -> sqlite3.Connection | None:
    """Have a file for oneself, as long as one lives; a PostgreSQL is for any number of servers.

    The lock is on a file beside it, and is the system's: it ends with the process that has it.
    """
    if not place.is_file:
        return None
    with told_of(place):
        lock = sqlite3.connect(f"{place.target}{SERVED}", timeout=0, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            lock.close()
            raise StoreError(told("served")) from None
    return lock


@contextmanager
def told_of(place: Address) -> Iterator[None]:
    """What is wrong with a database is told with its name."""
    try:
        yield
    except failures() as error:
        reason = explained(error).args[0]
    except OSError as error:
        reason = system_reason(error)
    except StoreError as error:
        reason = error.args[0]
    else:
        return
    raise StoreError(told("cannot-use", database=place.name, reason=reason))
