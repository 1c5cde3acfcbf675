"""The store: tables, seats, moves and people in SQLite or PostgreSQL, by the same code."""

from __future__ import annotations

from ironbridge.store.address import default_database
from ironbridge.store.changes import FORGET
from ironbridge.store.errors import Stale, StoreError, Unavailable
from ironbridge.store.news import CHANGED, pairs, read_pairs
from ironbridge.store.queries import Lists
from ironbridge.store.rows import (
    Listed,
    MoveRow,
    Personal,
    PersonRow,
    ReviewRow,
    SeatRow,
    SessionRow,
    Stored,
    TableRow,
    session_id,
)
from ironbridge.store.store import Store

__all__ = [
    "CHANGED",
    "FORGET",
    "Listed",
    "Lists",
    "MoveRow",
    "PersonRow",
    "Personal",
    "ReviewRow",
    "SeatRow",
    "SessionRow",
    "Stale",
    "Store",
    "StoreError",
    "Stored",
    "TableRow",
    "Unavailable",
    "default_database",
    "pairs",
    "read_pairs",
    "session_id",
]
