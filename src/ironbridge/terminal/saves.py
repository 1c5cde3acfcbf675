"""Saves: records of matches in the user's data folder, and how to find the last one again."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from ironbridge.catalogue import load
from ironbridge.core.errors import RecordError
from ironbridge.core.match import Match
from ironbridge.core.record import FIRST_LINE
from ironbridge.core.words import told

SEATED: Final = "# seats: "  # a remark in the record: who sits where, people and bots
RESULT: Final = "result: "
ANY_UTF8: Final = "utf-8-sig"  # with or without the mark that some editors put first


def folder() -> Path:
    """Where matches are kept (XDG base directories)."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ironbridge"


def new_file(game: str, now: datetime) -> Path:
    """A file for a match that begins now."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    tries = [stem, *(f"{stem}-{again}" for again in range(2, 100))]
    paths = [folder() / f"{name}.txt" for name in tries]
    return next((path for path in paths if not path.exists()), paths[-1])


def write(path: Path, match: Match, seats: Sequence[str]) -> None:
    """Write a record, whole or not at all, with who sits where."""
    head, _, rest = str(match.record()).partition("\n")
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.new")
    draft.write_text(f"{head}\n{SEATED}{', '.join(seats)}\n{rest}", encoding="utf-8")
    draft.replace(path)


def read(path: Path) -> str:
    """The text of a record."""
    try:
        return path.read_text(encoding=ANY_UTF8)
    except UnicodeDecodeError:
        raise RecordError(told("no-text", path=path)) from None


def open_match(path: Path) -> Match:
    """The match of a record, as it stands at its end."""
    return load(read(path))


def seats_in(text: str) -> list[str]:
    """Who sits where, if the record tells."""
    for line in text.splitlines():
        if line.startswith(SEATED):
            return [name.strip() for name in line.removeprefix(SEATED).split(",")]
    return []


def is_record(path: Path) -> bool:
    """Is this file one of ours, to be written over?"""
    with path.open(encoding=ANY_UTF8, errors="replace") as file:
        return file.readline().rstrip("\r\n") == FIRST_LINE


def last_unfinished(game: str | None) -> Path | None:
    """The match left most lately, of one game or of any."""
    paths = sorted(folder().glob(f"{game or '*'}-*.txt"), key=lambda path: path.stat().st_mtime)
    return next((path for path in reversed(paths) if is_unfinished(path)), None)


def is_unfinished(path: Path) -> bool:
    """Is the game of this record still to be played to its end?"""
    return is_record(path) and not any(
        line.startswith(RESULT) for line in read(path).partition("\n\n")[0].splitlines()
    )
