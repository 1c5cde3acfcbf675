"""Store: every change of a table is one transaction that names the state it changes.

`seq` grows by one at each change. A change says which `seq` it expects; if another one was
first, nothing is written and `Stale` is raised. When a method returns, the change is committed;
changes of several tables that come at once share a transaction (see `writer`).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import (
    URL,
    ColumnElement,
    Row,
    Select,
    and_,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ironbridge.core.errors import IronbridgeError
from ironbridge.store.migrations import TooNew, migrate
from ironbridge.store.rows import MoveRow, PersonRow, SeatRow, Stored, TableRow
from ironbridge.store.schema import MOVES, PEOPLE, SEATS, TABLES
from ironbridge.store.writer import Stale, Writer

FILE: Final = "tables.sqlite"
CONNECTIONS: Final = 8  # to PostgreSQL; SQLite has one, as it has one writer
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
JSON_FIELDS: Final = ("settings", "result", "winners")
FLAGS: Final = ("public", "take_back", "seeded")


class StoreError(IronbridgeError):
    """A database that cannot be used."""


def default_database() -> str:
    """In the user's data folder (XDG base directories)."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'ironbridge' / FILE}"


def address(database: str) -> URL:
    """The address of a database: a URL, or the path of an SQLite file."""
    try:
        url = make_url(database if "://" in database else f"sqlite:///{database}")
    except ArgumentError:
        raise StoreError(f"{database!r} is no address of a database") from None
    kind = url.drivername.partition("+")[0].replace("postgres", "postgresql", 1)
    kind = "postgresql" if kind.startswith("postgresql") else kind
    if kind not in DRIVERS:
        raise StoreError(f"the database is sqlite or postgresql, not {url.drivername!r}")
    return url.set(drivername=DRIVERS[kind])


def make_engine(url: URL) -> AsyncEngine:
    """Connections to the database."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=1, max_overflow=0, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", set_up_sqlite)
    return engine


def set_up_sqlite(connection: Any, _: Any) -> None:
    """A commit is on the disk when it returns, and does not wait for readers."""
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """The database of a server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)

    @classmethod
    async def open(cls, database: str) -> Store:
        """Connect, and bring the schema up to date."""
        url = address(database)
        engine = make_engine(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError, TooNew) as error:
            await engine.dispose()
            reason = str(getattr(error, "orig", None) or error).strip()
            shown = url.render_as_string(hide_password=True)
            raise StoreError(f"cannot use the database {shown}: {reason}") from error
        return cls(engine)

    @property
    def name(self) -> str:
        """What the database is called, without its password."""
        url = self.engine.url
        if url.get_backend_name() == "sqlite":
            return url.database or ":memory:"
        return url.set(drivername="postgresql").render_as_string(hide_password=True)

    async def close(self) -> None:
        """Write what is under way, and let go of all connections."""
        await self.writer.close()
        await self.engine.dispose()

    # People.

    async def person(self, token_hash: str) -> PersonRow | None:
        """Whoever has this token."""
        query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.token_hash == token_hash)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else PersonRow(found.id, found.name)

    async def add_person(self, id: str, token_hash: str, name: str | None, now: int) -> PersonRow:
        """Somebody new."""
        values = {"id": id, "token_hash": token_hash, "name": name, "created": now}

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(PEOPLE).values(values))

        await self.writer.write(write)
        return PersonRow(id, name)

    async def rename(self, id: str, name: str) -> None:
        """Somebody wants to be called otherwise, at tables to come."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(name=name))

        await self.writer.write(write)

    # Tables, one by one.

    async def add(self, stored: Stored) -> None:
        """A new table, with its seats and what was played before it came here."""
        row = stored.row
        seats = [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in stored.seats]

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES).values(columns(row)))
            await connection.execute(insert(SEATS), seats)
            await add_moves(connection, row.id, 0, stored.moves)

        await self.writer.write(write)

    async def find(self, id: str) -> Stored | None:
        """A table with all that belongs to it."""
        moves = select(MOVES.c.text, MOVES.c.seq).where(MOVES.c.table_id == id)
        async with self.engine.connect() as connection:
            found = await listed(connection, select(TABLES).where(TABLES.c.id == id))
            if not found:
                return None
            rows = await connection.execute(moves.order_by(MOVES.c.number))
            played = [MoveRow(row.text, row.seq) for row in rows]
        return msgspec.structs.replace(found[0], moves=played)

    async def invited(self, code: str) -> tuple[str, int] | None:
        """The table and the seat of an invitation."""
        query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.code == code)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else (found.table_id, found.seat)

    async def append(self, row: TableRow, kept: int, moves: Sequence[MoveRow]) -> None:
        """The next state of a table, with moves after the `kept` ones that it had."""

        async def write(connection: AsyncConnection) -> None:
            await advance(connection, row)
            await add_moves(connection, row.id, kept, moves)

        await self.writer.write(write)

    async def take_back(self, row: TableRow, kept: int) -> None:
        """The next state of a table, of whose moves only the first are kept."""
        after = and_(MOVES.c.table_id == row.id, MOVES.c.number > kept)

        async def write(connection: AsyncConnection) -> None:
            await advance(connection, row)
            await connection.execute(delete(MOVES).where(after))

        await self.writer.write(write)

    async def save_seats(
        self, row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow] = ()
    ) -> None:
        """The next state of a table at which seats have changed; perhaps the game begins."""

        async def write(connection: AsyncConnection) -> None:
            await advance(connection, row)
            for seat in seats:
                here = and_(SEATS.c.table_id == row.id, SEATS.c.seat == seat.seat)
                values = msgspec.structs.asdict(seat)
                await connection.execute(update(SEATS).where(here).values(values))
            await add_moves(connection, row.id, 0, moves)

        await self.writer.write(write)

    # Lists.

    async def open_tables(self, limit: int) -> list[Stored]:
        """Tables with a seat for anybody."""
        free = select(SEATS.c.table_id).where(SEATS.c.who == "open")
        return await self.list_tables(
            and_(TABLES.c.status == "waiting", TABLES.c.public == 1, TABLES.c.id.in_(free)), limit
        )

    async def tables_of(self, person: str, limit: int) -> list[Stored]:
        """Tables of somebody: as a player, or as the host."""
        own = select(SEATS.c.table_id).where(SEATS.c.person == person)
        return await self.list_tables(or_(TABLES.c.id.in_(own), TABLES.c.host == person), limit)

    async def public_tables(self, status: str, limit: int) -> list[Stored]:
        """Tables to look on at, or to replay."""
        return await self.list_tables(
            and_(TABLES.c.status == status, TABLES.c.public == 1, TABLES.c.host.is_not(None)), limit
        )

    async def list_tables(self, which: ColumnElement[bool], limit: int) -> list[Stored]:
        """Tables, those changed last first."""
        query = select(TABLES).where(which).order_by(TABLES.c.changed.desc()).limit(limit)
        async with self.engine.connect() as connection:
            return await listed(connection, query)

    async def bots_to_move(self, since: int) -> list[str]:
        """Tables changed since then that wait for a bot."""
        on_turn = and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.turn)
        query = (
            select(TABLES.c.id)
            .join(SEATS, on_turn)
            .where(TABLES.c.status == "playing", TABLES.c.changed >= since, SEATS.c.who == "bot")
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def move_counts(self, ids: Sequence[str]) -> dict[str, int]:
        """How many moves were made at each of these tables."""
        query = (
            select(MOVES.c.table_id, func.count().label("moves"))
            .where(MOVES.c.table_id.in_(ids))
            .group_by(MOVES.c.table_id)
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(query)
            return {row.table_id: row.moves for row in rows}


async def listed(connection: AsyncConnection, query: Select[Any]) -> list[Stored]:
    """Tables with their seats, without moves."""
    rows = [table_row(row) for row in await connection.execute(query)]
    wanted = SEATS.c.table_id.in_([row.id for row in rows])
    seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    if rows:
        for row in await connection.execute(select(SEATS).where(wanted).order_by(SEATS.c.seat)):
            seat = SeatRow(row.seat, row.who, row.person, row.name, row.bot, row.code)
            seats[row.table_id].append(seat)
    return [Stored(row, seats[row.id]) for row in rows]


async def advance(connection: AsyncConnection, row: TableRow) -> None:
    """Write a table's row over the one before it, and over no other."""
    before = and_(TABLES.c.id == row.id, TABLES.c.seq == row.seq - 1)
    done = await connection.execute(update(TABLES).where(before).values(columns(row)))
    if done.rowcount != 1:
        raise Stale(f"the table {row.id} is not at {row.seq - 1} any more")


async def add_moves(
    connection: AsyncConnection, id: str, kept: int, moves: Sequence[MoveRow]
) -> None:
    """Moves behind those that are kept."""
    if not moves:
        return
    rows = [
        {"table_id": id, "number": kept + at, "text": move.text, "seq": move.seq}
        for at, move in enumerate(moves, 1)
    ]
    await connection.execute(insert(MOVES), rows)


def columns(row: TableRow) -> dict[str, Any]:
    """A table's row as the database holds it."""
    values = msgspec.structs.asdict(row)
    for field in JSON_FIELDS:
        if values[field] is not None:
            values[field] = msgspec.json.encode(values[field]).decode()
    for field in FLAGS:
        values[field] = int(values[field])
    values["seed"] = None if row.seed is None else str(row.seed)
    return values


def table_row(row: Row[Any]) -> TableRow:
    """A table's row as the database gave it."""
    values = dict(row._mapping)
    for field in JSON_FIELDS:
        if values[field] is not None:
            values[field] = msgspec.json.decode(values[field])
    for field in FLAGS:
        values[field] = bool(values[field])
    values["seed"] = None if row.seed is None else int(row.seed)
    return TableRow(**values)
