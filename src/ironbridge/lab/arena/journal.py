"""Journal: the folder of an arena. What is in it is not played again.

arena.json     what is played; another plan is refused
games.jsonl    a line for each finished game, on the disk before the next is counted
records/       the record of every game
arena.lock     held by the arena that plays there
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import IO, Final

import msgspec

from ironbridge.catalogue import module_of
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.speech import Told
from ironbridge.lab.arena.plan import Plan, Task, entries
from ironbridge.lab.arena.play import Broken, Finished, Result
from ironbridge.lab.table import short_name
from ironbridge.lab.words import SPEECH, Listed, told

try:
    import fcntl
except ImportError:  # there is none on Windows
    fcntl = None  # type: ignore[assignment]

PLAN: Final = "arena.json"
LOCK: Final = "arena.lock"
TRIES: Final = 30  # to lock it
PAUSE: Final = 0.1  # seconds between them
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
SHARED: Final = ("core", "mechanisms", "bots")  # what the strength of every bot depends on


class ArenaError(IronbridgeError):
    """Something that stops an arena, in a sentence."""


class Head(msgspec.Struct, frozen=True):
    """What all games of a folder have in common."""

    plan: Plan
    program: str  # a digest of the rules and bots
    files: Mapping[str, str]  # digests of the bots that come from files


class Journal:
    """The games that are finished, and the file that the next are added to."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a folder, or make it; refuse one with other games."""
        head = head_of(plan)
        check_head(folder / PLAN, head)  # before anything is written there
        self.folder = folder
        self.mirrors = plan.mirrors()
        (folder / RECORDS).mkdir(parents=True, exist_ok=True)
        with ExitStack() as opened:
            opened.enter_context(locked(folder))
            check_head(folder / PLAN, head)
            write_head(folder / PLAN, head)
            self.results = read_results(folder / GAMES)
            check_results(folder / GAMES, self.results.values(), plan)
            self.file = opened.enter_context((folder / GAMES).open("ab"))
            self.opened = opened.pop_all()

    def add(self, finished: Finished) -> None:
        """Keep a game: first its record, then its line."""
        result = finished.result
        self.record_file(result.task).write_text(finished.record, encoding="utf-8")
        self.file.write(msgspec.json.encode(result) + b"\n")
        self.file.flush()
        os.fsync(self.file.fileno())
        self.results[result.task] = result

    def keep_broken(self, broken: Broken) -> Path:
        """Keep a game that a bot broke; it will be played again."""
        file = self.record_file(broken.task, "broken-")
        file.write_text(broken.record, encoding="utf-8")
        return file

    def record_file(self, task: Task, prefix: str = "") -> Path:
        """Where the record of a game belongs."""
        mirror = f"mirror-{self.mirrors.index(task.mirror) + 1}-" if task.mirror else ""
        return self.folder / RECORDS / f"{prefix}{mirror}{task.group:04}-{task.rotation + 1}.txt"

    def close(self) -> None:
        """No more games."""
        self.opened.close()


def locked(folder: Path) -> IO[bytes]:
    """What keeps a folder for one arena, until it is closed or its processes have ended."""
    file = (folder / LOCK).open("wb")
    for _ in range(TRIES):
        if is_ours(file):
            return file
        time.sleep(PAUSE)  # the workers of an arena that was killed end a little later
    file.close()
    raise ArenaError(told("folder-in-use", folder=folder))


def is_ours(file: IO[bytes]) -> bool:
    """Does nobody else hold this file? Where nobody can, it is so."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def file_name(bot: str) -> str:
    """A bot's name as part of a file's."""
    return "".join(letter if letter.isalnum() or letter in "@._" else "-" for letter in bot)


# The plan.


def head_of(plan: Plan) -> Head:
    """What the games of a plan have in common, now."""
    package = files("ironbridge")
    folders = [package / name for name in SHARED]
    folders.append(files(module_of(plan.game)))
    return Head(plan, digest(folders), {bot: file_digest(bot) for bot in dict.fromkeys(plan.bots)})


def digest(folders: list[Traversable]) -> str:
    """One number for all sources and data in some folders."""
    whole = hashlib.sha256()
    for folder in folders:
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.is_dir() and entry.name != "__pycache__":
                whole.update(digest([entry]).encode())
            elif entry.name.endswith((".py", ".toml")):
                whole.update(entry.name.encode() + entry.read_bytes())
    return whole.hexdigest()[:16]


def file_digest(bot: str) -> str:
    """One number for the file that a bot comes from; nothing for one of ours."""
    place = bot.rpartition(":")[0]
    file = place if place.endswith(".py") else module_file(place)
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16] if Path(file).is_file() else ""


def module_file(name: str) -> str:
    """Where the file of a module is; nothing if it has none, or if there is no such module."""
    try:
        spec = importlib.util.find_spec(name) if name else None
    except (ImportError, ValueError):
        return ""
    return spec.origin or "" if spec is not None and spec.has_location else ""


def check_head(file: Path, head: Head) -> None:
    """The folder is new, or holds games of the same plan."""
    if not file.exists():
        if (file.parent / GAMES).exists():
            raise ArenaError(told("no-plan", folder=file.parent, file=PLAN))
        return
    try:
        before = msgspec.json.decode(file.read_bytes(), type=Head)
    except msgspec.DecodeError as error:
        raise ArenaError(told("unreadable-plan", file=file, error=str(error))) from None
    changed = list(changes(before, head))
    if changed:
        raise ArenaError(told("other-games", folder=file.parent, changes=Listed(changed)))


def write_head(file: Path, head: Head) -> None:
    """Say what is played in a new folder."""
    if not file.exists():
        fresh = file.with_suffix(".new")  # so that a kill leaves no half of it
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(head)) + b"\n")
        fresh.replace(file)


def changes(before: Head, now: Head) -> Iterator[Told]:
    """What has changed that must not, one thing after the other."""
    old, new = facts(before.plan), facts(now.plan)
    for name in new:
        if old[name] != new[name]:
            yield told(
                "other-value", fact=Told(SPEECH, f"fact.{name}"), old=old[name], new=new[name]
            )
    if before.program != now.program and before.plan.game == now.plan.game:
        yield told("other-program")
    for bot in now.files:
        if bot in before.files and before.files[bot] != now.files[bot]:
            yield told("other-file", bot=short_name(bot))


def facts(plan: Plan) -> dict[str, str]:
    """What is played, by name, as people read it."""
    said = {name: as_text(value) for name, value in msgspec.to_builtins(plan).items()}
    return {**said, "bots": ", ".join(plan.bots)}


def as_text(value: object) -> str:
    """As people write it: a table is its entries one after the other, nothing a dash."""
    if isinstance(value, Mapping):
        parts = [f"{name.replace('_', '-')} {as_text(part)}" for name, part in value.items()]
        return ", ".join(parts) or "–"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


# The games.


def read_results(file: Path) -> dict[Task, Result]:
    """The finished games; a line that a kill has cut short is cut off."""
    if not file.exists():
        return {}
    data = file.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(file, whole)
    results = [read_line(file, at, line) for at, line in enumerate(data[:whole].splitlines(), 1)]
    return {result.task: result for result in reversed(results)}


def read_line(file: Path, number: int, line: bytes) -> Result:
    """One game."""
    try:
        return msgspec.json.decode(line, type=Result)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        fault = told("unreadable-game", line=number, file=file, error=str(error))
        raise ArenaError(fault) from None


def check_results(file: Path, results: Iterable[Result], plan: Plan) -> None:
    """All games are of this plan."""
    for result in results:
        if not is_of(result, plan):
            group, rotation = result.group, result.rotation
            raise ArenaError(told("other-game", file=file, group=group, rotation=rotation))


def is_of(result: Result, plan: Plan) -> bool:
    """Can this be a game of the plan?"""
    rows = (result.scores, result.ranks, result.decisions, result.thought, result.computed)
    return (
        result.group >= 0
        and result.rotation in range(plan.players)
        and result.mirror in ("", *plan.mirrors())
        and result.entries == entries(plan, result.task)
        and all(len(row) == plan.players for row in rows)
        and all(seat in range(plan.players) for seat in result.winners)
    )
