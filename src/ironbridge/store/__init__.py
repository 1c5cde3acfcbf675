"""The store: tables, seats, moves and people in SQLite or PostgreSQL, by the same code."""

from __future__ import annotations

from ironbridge.store.rows import MoveRow, PersonRow, SeatRow, Stored, TableRow
from ironbridge.store.store import Store, StoreError, default_database
from ironbridge.store.writer import Stale

__all__ = [
    "MoveRow",
    "PersonRow",
    "SeatRow",
    "Stale",
    "Store",
    "StoreError",
    "Stored",
    "TableRow",
    "default_database",
]
