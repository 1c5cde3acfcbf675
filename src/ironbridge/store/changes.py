"""Changes: what is written, as statements and values that a thread can do without knowing why.

A change of a table has a guard, which writes the table's row over the one before it and over no
other. If the guard touches nothing another one was first: the change is stale, and nothing else
of it is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from ironbridge.store.line import Statement, Values
from ironbridge.store.rows import MoveRow, ReviewRow, SeatRow, Stored, TableRow

Thing = TypeVar("Thing")
TABLE: Final = TableRow.__struct_fields__
SEAT: Final = SeatRow.__struct_fields__
ADVANCED: Final = ("status", "seq", "turn", "result", "winners", "changed")  # by every change
PROPOSED: Final = ("seq", "rematch")  # when the same people want to play again
BEGUN: Final = (*ADVANCED, "settings", "head", "seed")  # and when a game begins


def inserting(table: str, columns: Sequence[str]) -> str:
    """The statement that adds a row."""
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks(len(columns))})"


def updating(table: str, columns: Sequence[str], which: str) -> str:
    """The statement that changes rows."""
    return f"UPDATE {table} SET {', '.join(f'{one} = ?' for one in columns)} WHERE {which}"


def marks(count: int) -> str:
    """So many places for values."""
    return ", ".join("?" * count)


def portions(things: Sequence[Thing], size: int) -> list[Sequence[Thing]]:
    """No more than so many at a time."""
    return [things[at : at + size] for at in range(0, len(things), size)]


ADD_TABLE: Final = inserting("tables", TABLE)
ADD_SEAT: Final = inserting("seats", ("table_id", *SEAT))
ADD_MOVE: Final = inserting("moves", ("table_id", "number", "text", "seq"))
ADD_PERSON: Final = inserting("people", ("id", "recovery_hash", "name", "created", "seen"))
ADD_SESSION: Final = inserting("sessions", ("token_hash", "person", "label", "created", "seen"))
ADVANCE: Final = updating("tables", ADVANCED, "id = ? AND seq = ?")
BEGIN: Final = updating("tables", BEGUN, "id = ? AND seq = ?")
PROPOSE: Final = updating("tables", PROPOSED, "id = ? AND seq = ?")
SAVE_SEAT: Final = updating("seats", SEAT, "table_id = ? AND seat = ?")
FORGET_MOVES: Final = "DELETE FROM moves WHERE table_id = ? AND number > ?"
OUTDATE: Final = "UPDATE tables SET seq = seq + 1 WHERE id = ? AND seq = ?"
PURGES: Final = (
    "DELETE FROM reviews WHERE table_id = ?",
    "DELETE FROM moves WHERE table_id = ?",
    "DELETE FROM seats WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
REVIEW: Final = ReviewRow.__struct_fields__
FORGET_REVIEW: Final = "DELETE FROM reviews WHERE table_id = ?"
ADD_REVIEW: Final = inserting("reviews", REVIEW)
RENAME: Final = updating("people", ["name"], "id = ?")
SAW_PERSON: Final = updating("people", ["seen"], "id = ?")
SAW_SESSION: Final = updating("sessions", ["seen"], "token_hash = ?")


FORGET: Final = (
    0  # the seq of what is not as it was: a table that is gone, a person with a new name
)


class Change(NamedTuple):
    """Something to be written as a whole, or not at all."""

    key: str  # of what is changed: batches change things in the same order, and do not lock each other out
    rest: list[Statement]
    guard: Statement | None = None
    seq: int | None = (
        None  # that the table has afterwards, for those who have it in memory elsewhere
    )


def added(stored: Stored) -> Change:
    """A new table, with its seats and what was played before it came here."""
    row = stored.row
    seats = [(row.id, *msgspec.structs.astuple(seat)) for seat in stored.seats]
    rest = [(ADD_TABLE, [values(row, TABLE)]), (ADD_SEAT, seats), *moved(row.id, 0, stored.moves)]
    return Change(row.id, rest)


def advanced(row: TableRow, rest: list[Statement]) -> Change:
    """The next state of a table in play."""
    return Change(row.id, rest, guard(ADVANCE, row, ADVANCED), row.seq)


def begun(row: TableRow, rest: list[Statement]) -> Change:
    """The next state of a table whose game perhaps begins."""
    return Change(row.id, rest, guard(BEGIN, row, BEGUN), row.seq)


def proposed(row: TableRow, rematch: Stored) -> Change:
    """A table whose people are to play again at a new one."""
    return Change(row.id, added(rematch).rest, guard(PROPOSE, row, PROPOSED), row.seq)


def purged(id: str, seq: int) -> Change:
    """A table that is not there any more, unless somebody has changed it since."""
    rest: list[Statement] = [(statement, [(id,)]) for statement in PURGES]
    return Change(id, rest, (OUTDATE, [(id, seq)]), FORGET)


def reviewed(row: ReviewRow) -> Change:
    """What was found of a game, in place of what was found before."""
    kept = tuple(value(getattr(row, column), column) for column in REVIEW)
    return Change(row.table_id, [(FORGET_REVIEW, [(row.table_id,)]), (ADD_REVIEW, [kept])])


def guard(statement: str, row: TableRow, columns: Sequence[str]) -> Statement:
    """Write over the row before it, and over no other."""
    return statement, [(*values(row, columns), row.id, row.seq - 1)]


def moved(id: str, kept: int, moves: Sequence[MoveRow]) -> list[Statement]:
    """Moves behind those that are kept."""
    if not moves:
        return []
    return [(ADD_MOVE, [(id, kept + at, one.text, one.seq) for at, one in enumerate(moves, 1)])]


def reseated(id: str, seats: Sequence[SeatRow]) -> Statement:
    """Seats that somebody else has now."""
    return SAVE_SEAT, [(*msgspec.structs.astuple(seat), id, seat.seat) for seat in seats]


# Rows as the database holds them.


def values(row: TableRow, columns: Sequence[str]) -> Values:
    """Some columns of a table's row."""
    return tuple(value(getattr(row, column), column) for column in columns)


def value(given: Any, column: str) -> Any:
    """Flags are numbers; lists and settings are JSON; a seed may be longer than a number of theirs."""
    if isinstance(given, bool):
        return int(given)
    if isinstance(given, (dict, list)):
        return msgspec.json.encode(given).decode()
    return str(given) if column == "seed" and given is not None else given


def table_row(found: Values) -> TableRow:
    """A table's row as the database gave it."""
    row = dict(zip(TABLE, found, strict=True))
    for column in ("settings", "result", "winners"):
        if row[column] is not None:
            row[column] = msgspec.json.decode(row[column])
    for column in ("public", "take_back", "seeded"):
        row[column] = bool(row[column])
    row["seed"] = None if row["seed"] is None else int(row["seed"])
    return TableRow(**row)
