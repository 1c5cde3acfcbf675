"""Run: play the games of a dataset part by part, and put the parts together.

Parts lie beside the file in a folder of its name and `.parts`, each there whole or not at all, so
that the same command goes on after a kill; what comes out is the same as without one.
"""

from __future__ import annotations

import os
import shutil
from contextlib import closing, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from ironbridge.lab.arena.cluster import joined
from ironbridge.lab.arena.journal import (
    PLAN,
    ArenaError,
    check_head,
    head_of,
    locked,
    write_head,
)
from ironbridge.lab.arena.plan import Plan
from ironbridge.lab.arena.play import made
from ironbridge.lab.arena.run import Tell, spread_out
from ironbridge.lab.dataset.notes import noted
from ironbridge.lab.dataset.parquet import as_file, join, schema_of
from ironbridge.lab.words import told

BATCH: Final = 16  # games in a part, which is a row group of the file


@dataclass(frozen=True)
class Dataset:
    """A file that is finished."""

    file: Path
    games: int
    decisions: int


def make(
    plan: Plan,
    games: int,
    file: Path,
    *,
    workers: int = 1,
    cluster: str = "",
    tell: Tell | None = None,
) -> Dataset:
    """Play so many games, those aside that are in parts already; then put them together."""
    if file.exists():
        raise ArenaError(told("dataset-there", file=file))
    schema = schema_of(made(msgspec.json.encode(plan)), plan)
    folder, batches = parts_of(file), batches_of(games)
    with joined(cluster) if cluster else nullcontext() as ray, opened(folder, plan):
        left = [batch for batch in batches if not part_file(folder, batch).exists()]
        done = games - sum(map(len, left))
        if tell is not None:
            tell(done, games)
        with closing(spread_out(partial(part, plan), left, workers, ray)) as parts:
            for batch, data in parts:
                put(part_file(folder, batch), data)
                done += len(batch)
                if tell is not None:
                    tell(done, games)
        decisions = join([part_file(folder, batch) for batch in batches], file, schema)
    shutil.rmtree(folder)
    return Dataset(file, games, decisions)


def opened(folder: Path, plan: Plan) -> Any:
    """The folder of the parts, kept for these games; another plan is refused."""
    head = head_of(plan)
    check_head(folder / PLAN, head)
    folder.mkdir(parents=True, exist_ok=True)
    lock = locked(folder)
    check_head(folder / PLAN, head)
    write_head(folder / PLAN, head)
    return lock


def batches_of(games: int) -> list[range]:
    """The numbers of the games, part by part."""
    return [range(at, min(at + BATCH, games)) for at in range(0, games, BATCH)]


def parts_of(file: Path) -> Path:
    """The folder of the parts of a file."""
    return file.with_name(f"{file.name}.parts")


def part_file(folder: Path, batch: range) -> Path:
    """Where a part belongs."""
    return folder / f"{batch.start:08}-{batch.stop:08}.parquet"


def part(plan: Plan, batch: range) -> tuple[range, bytes]:
    """Play a part: the games, and the file that they are."""
    schema = schema_of(made(msgspec.json.encode(plan)), plan)
    return batch, as_file(noted(plan, batch), schema)


def put(file: Path, data: bytes) -> None:
    """Write a part, whole or not at all."""
    fresh = file.with_suffix(".new")
    with fresh.open("wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)
