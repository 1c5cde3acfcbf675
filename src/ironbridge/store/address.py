"""Address: where a database is, of which kind it is, and what it may be called in a log."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ironbridge.store.errors import StoreError
from ironbridge.store.words import told

FILE: Final = "tables.sqlite"


@dataclass(frozen=True)
class Address:
    """A file of SQLite, or a database of a PostgreSQL."""

    is_file: bool
    target: str  # the path, or what libpq is told
    name: str  # without secrets


def default_database() -> str:
    """In the user's data folder (XDG base directories)."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'ironbridge' / FILE}"


def address(database: str) -> Address:
    """The address of a database: a URL, or the path of an SQLite file."""
    scheme, mark, rest = database.partition("://")
    if not mark:
        return file_address(database, database)
    kind = scheme.partition("+")[0]
    if kind == "sqlite":
        return file_address(database, rest.removeprefix("/"))
    if kind in ("postgres", "postgresql"):
        found: Address = driven("postgres").server_address(database, f"postgresql://{rest}")
        return found
    if not scheme:
        raise StoreError(told("no-address", address=database))
    raise StoreError(told("wrong-kind", kind=scheme))


def file_address(given: str, path: str) -> Address:
    """An SQLite file."""
    if not path or path == ":memory:":
        raise StoreError(told("no-address", address=given))
    return Address(True, path, path)


def driven(module: str) -> Any:
    """A module of ours that speaks with a PostgreSQL, if its driver is installed (extra `postgres`)."""
    try:
        return import_module(f"ironbridge.store.{module}")
    except ImportError:
        raise StoreError(told("no-driver")) from None
