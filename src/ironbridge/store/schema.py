"""Schema: the tables of the database as they are now. Migrations lead here step by step."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, Table, Text

METADATA: Final = MetaData()

VERSIONS: Final = Table("ironbridge_schema", METADATA, Column("version", Integer, primary_key=True))

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("name", Text),
    Column("created", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("host", Text),  # None for an uploaded record
    Column("status", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("turn", Integer),  # whom the position asks
    Column("public", Integer, nullable=False),
    Column("take_back", Integer, nullable=False),
    Column("seed", Text),  # chosen by the host, for a game that has not begun
    Column("seeded", Integer, nullable=False),
    Column("head", Text, nullable=False),  # of the record, once the game has begun
    Column("result", Text),  # JSON: points by seat
    Column("winners", Text),  # JSON: seats
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id")),
    Column("name", Text),
    Column("bot", Text),
    Column("code", Text, unique=True),  # of an invitation that was not used yet
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),  # in notation, as in a record
    Column("seq", Integer, nullable=False),  # of the change that added it
)
