"""Purging: tables that go for good, and their records, which are written before."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Final

import typer

from ironbridge.cli.words import say, told
from ironbridge.core.errors import IronbridgeError
from ironbridge.store import Listed, Stale, Store
from ironbridge.web.jobs import Story
from ironbridge.web.matches import Matches

STRANGE: Final = re.compile(r"[^A-Za-z0-9_-]")  # in the name of a file
TOGETHER: Final = 100  # purged at once


async def purged(
    store: Store,
    found: Sequence[Listed],
    export: Path | None,
    lang: str,
    *,
    sure: bool,
) -> list[Listed]:
    """Throw tables away, if that is really meant; those that are gone."""
    if not found or not (sure or agreed(len(found), store.name, lang)):
        return []
    going = found if export is None else await exported(store, found, export, lang)
    gone: list[Listed] = []
    for at in range(0, len(going), TOGETHER):
        some = going[at : at + TOGETHER]
        done = await asyncio.gather(*(went(store, one) for one in some))
        gone += [one for one, away in zip(some, done, strict=True) if away]
    if len(gone) < len(going):
        typer.echo(say("tables.changed", lang, count=len(going) - len(gone)), err=True)
    return gone


def agreed(count: int, database: str, lang: str) -> bool:
    """Ask whether it is really meant."""
    typer.echo(say("tables.sure", lang, count=count, database=database), nl=False, err=True)
    try:
        answer = input()
    except EOFError:
        raise IronbridgeError(told("nobody-sure")) from None
    return answer.strip().lower() in say("tables.yes", lang).split()


async def went(store: Store, one: Listed) -> bool:
    """Throw a table away, unless somebody came back to it."""
    try:
        await store.purge(one.id, one.seq)
    except Stale:
        return False
    return True


# Records.


async def exported(store: Store, found: Sequence[Listed], folder: Path, lang: str) -> list[Listed]:
    """Write the records of tables; those that are written, or have nothing to write."""
    folder.mkdir(parents=True, exist_ok=True)
    stories, safe, written = Matches(), [], 0
    for one in found:
        text = await record_of(store, one, stories, lang)
        if text is None:
            continue
        if text:
            write(folder, STRANGE.sub("_", f"{one.game}-{one.id}"), text)
            written += 1
        safe.append(one)
    typer.echo(say("tables.exported", lang, count=written, folder=folder), err=True)
    return safe


async def record_of(store: Store, one: Listed, stories: Matches, lang: str) -> str | None:
    """The record of a table, empty before its game begins; if there can be none, say why."""
    stored = await store.find(one.id)
    if stored is None or stored.row.seq != one.seq:
        return None
    if stored.row.status == "waiting":
        return ""
    story = Story(one.id, stored.row.head, [move.text for move in stored.moves])
    try:
        return str(stories.match(story).record())
    except IronbridgeError as error:
        reason = error.text(lang)
        typer.echo(say("tables.no-record", lang, table=one.id, reason=reason), err=True)
        return None


def write(folder: Path, name: str, text: str) -> None:
    """A new file, on the disk when this returns; nothing that was there is written over."""
    for number in count(1):
        path = folder / (f"{name}.txt" if number == 1 else f"{name}-{number}.txt")
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            return
        except FileExistsError:
            if path.read_text(encoding="utf-8") == text:
                return
