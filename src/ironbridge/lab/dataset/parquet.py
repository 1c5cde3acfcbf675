"""Parquet: the columns of a dataset as Arrow keeps them, and files of them (extra `rl`)."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from ironbridge.core.game import Game
from ironbridge.lab.arena.journal import ArenaError
from ironbridge.lab.arena.plan import Plan
from ironbridge.lab.dataset.notes import Notes
from ironbridge.lab.words import told
from ironbridge.version import VERSION

PRESSED: Final = "zstd"
META: Final = b"ironbridge"  # what a file tells of itself, as JSON


def library(name: str) -> Any:
    """A part of pyarrow, if that is installed."""
    try:
        return import_module(name)
    except ImportError:
        raise ArenaError(told("no-pyarrow")) from None


def schema_of(game: Game, plan: Plan) -> Any:
    """The columns, and what the whole file is about."""
    pa = library("pyarrow")
    about = {
        "plan": msgspec.to_builtins(plan),
        "encoding": game.encoding.version,
        "version": VERSION,
    }
    columns = {
        "game": pa.int64(),
        "move": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "observation": pa.list_(pa.int16(), game.encoding.size),
        "mask": pa.list_(pa.int8(), len(game.actions)),
        "action": pa.int16(),
        "points": pa.int32(),
        "rank": pa.float32(),
        "win": pa.float32(),
        "over": pa.bool_(),
    }
    return pa.schema(list(columns.items()), metadata={META: msgspec.json.encode(about)})


def table_of(notes: Notes, schema: Any) -> Any:
    """The notes of some games as a table; their numbers are not copied."""
    pa = library("pyarrow")
    count = len(notes.action)
    columns = []
    for name, kind in zip(schema.names, schema.types, strict=True):
        values = getattr(notes, name)
        if name in ("bot", "over"):
            columns.append(pa.array([bool(one) for one in values] if name == "over" else values))
        elif name in ("observation", "mask"):
            flat = numbers(pa, kind.value_type, count * kind.list_size, values)
            columns.append(pa.FixedSizeListArray.from_arrays(flat, kind.list_size))
        else:
            columns.append(numbers(pa, kind, count, values))
    return pa.Table.from_arrays(columns, schema=schema)


def numbers(pa: Any, kind: Any, count: int, values: Any) -> Any:
    """Numbers that lie one after the other in memory."""
    return pa.Array.from_buffers(kind, count, [None, pa.py_buffer(values)])


def as_file(notes: Notes, schema: Any) -> bytes:
    """The notes of some games as a file of their own."""
    sink = library("pyarrow").BufferOutputStream()
    library("pyarrow.parquet").write_table(table_of(notes, schema), sink, compression=PRESSED)
    return bytes(sink.getvalue())


def join(parts: Sequence[Path], file: Path, schema: Any) -> int:
    """One file of many, a row group for each, there at once or not at all; how many decisions."""
    parquet = library("pyarrow.parquet")
    fresh = file.with_name(f"{file.name}.new")
    count = 0
    with parquet.ParquetWriter(fresh, schema, compression=PRESSED) as writer:
        for part in parts:
            table = parquet.read_table(part, schema=schema)
            writer.write_table(table, row_group_size=max(1, len(table)))
            count += len(table)
    with fresh.open("rb") as written:
        os.fsync(written.fileno())
    fresh.replace(file)
    return count
