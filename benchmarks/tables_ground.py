"""What is measured: a server, its workers and its database, and the processor time each has used."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import psycopg

from ironbridge.web.config import Config, Limits, Rate
from ironbridge.web.serve import Announcing

SERVE: Final = "--serve"  # how the program calls itself to be the server
WORKER: Final = b"ironbridge.web.worker"
PATIENCE: Final = 300  # seconds: others may use the machine, too
PROGRAMS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
MANY: Final = Rate(1e9, 1e9)


# Processes.


@dataclass(frozen=True)
class Used:
    """Seconds of processor time, by whom."""

    loop: float
    workers: float
    database: float

    def since(self, before: Used) -> Used:
        """What was used meanwhile."""
        return Used(
            self.loop - before.loop,
            self.workers - before.workers,
            self.database - before.database,
        )


@dataclass(frozen=True)
class Ground:
    """Servers that run, and the first process of their database if that is not SQLite."""

    pids: list[int]
    ports: list[int]
    postmaster: int | None

    def family(self) -> list[int]:
        """All processes but those of the database."""
        return [deep for pid in self.pids for deep in (pid, *descendants(pid))]

    def used(self) -> Used:
        """What they have used so far. SQLite runs in threads of the server beside its loop."""
        family = self.family()
        workers = [pid for pid in family if is_worker(pid)]
        servers = [pid for pid in family if pid not in workers]
        loop = sum(thread_seconds(pid, pid) for pid in servers)
        beside = sum(map(seconds, servers)) - loop
        if self.postmaster is None:
            return Used(loop, sum(map(seconds, workers)), max(0.0, beside))
        database = sum(map(seconds, (self.postmaster, *descendants(self.postmaster))))
        return Used(loop + beside, sum(map(seconds, workers)), database)

    def memory(self) -> float:
        """Megabytes of the servers and their workers; what they share counts once."""
        return sum(map(proportional, self.family())) / 1024


def descendants(pid: int) -> list[int]:
    """The children of a process, and theirs."""
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except OSError:
        return []
    children = [int(child) for child in text.split()]
    return [*children, *(deep for child in children for deep in descendants(child))]


def is_worker(pid: int) -> bool:
    """Does it run rules, and serve nobody?"""
    try:
        return WORKER in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def seconds(pid: int) -> float:
    """Processor time of a process: of all its threads."""
    try:
        return sum(
            thread_seconds(pid, int(task.name)) for task in Path(f"/proc/{pid}/task").iterdir()
        )
    except OSError:
        return 0.0


def thread_seconds(pid: int, thread: int) -> float:
    """Processor time of a thread, which the kernel tells in nanoseconds."""
    try:
        return int(Path(f"/proc/{pid}/task/{thread}/schedstat").read_text().split()[0]) / 1e9
    except OSError:
        return 0.0


def proportional(pid: int) -> float:
    """Kilobytes of a process; what is shared counts in part."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0.0
    return sum(float(line.split()[1]) for line in lines if line.startswith("Pss:"))


# Servers.


@contextmanager
def serving(database: str, count: int) -> Iterator[Ground]:
    """Some servers with one database, for a while."""
    with (
        tempfile.TemporaryDirectory(prefix="ironbridge-tables-") as folder,
        stored(database, Path(folder)) as (address, postmaster),
        ExitStack() as stack,
    ):
        servers = [stack.enter_context(server(address)) for _ in range(count)]
        yield Ground([pid for pid, _ in servers], [port for _, port in servers], postmaster)


@contextmanager
def server(address: str) -> Iterator[tuple[int, int]]:
    """A server in a process of its own, at a port that it has and tells."""
    command = [sys.executable, sys.argv[0], SERVE, address]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        told = process.stdout.readline()
        if not told:
            sys.exit("the server did not start")
        yield process.pid, int(told)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def be_server(database: str) -> None:
    """Serve with room for many, at a port that the system gives.

    Scholars open the tables here, which nobody can measure before: they do not stand back.
    """
    config = Config(
        database,
        pace=0,
        limits=room(),
        clerk_patience=PATIENCE,
        scholar_patience=PATIENCE,
        scholars_nice=0,
    )
    Announcing(config, "127.0.0.1", 0, tell_port).run()


def tell_port(address: str) -> None:
    """A line for whoever started us."""
    print(urlsplit(address).port, flush=True)


def room() -> Limits:
    """Limits that are none, but for the length of a message."""
    wide: dict[str, Any] = {}
    for field in fields(Limits):
        if isinstance(field.default, Rate):
            wide[field.name] = MANY
        elif not field.name.endswith("_bytes"):
            wide[field.name] = 1_000_000
    return Limits(**wide)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    """Until somebody answers, but not for ever."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(f"nobody answers at port {port}")


# The database.


@contextmanager
def stored(database: str, folder: Path) -> Iterator[tuple[str, int | None]]:
    """The address of a database, fresh unless one is named, and the first of its processes."""
    if database == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite'}", None
    elif database == "postgresql":
        with fresh_postgres() as address:
            yield address, postmaster_of(address)
    elif database.startswith("postgresql:"):
        yield database, postmaster_of(database)
    else:
        yield database, None


@contextmanager
def fresh_postgres() -> Iterator[str]:
    """A PostgreSQL of our own, as Debian sets one up."""
    folder, port = Path(tempfile.mkdtemp(prefix="ironbridge-postgres-")), free_port()
    user: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL}
    if os.geteuid() == 0:  # which PostgreSQL refuses to be
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
        user |= {"user": "postgres", "group": "postgres", "extra_groups": []}
    init = [program("initdb"), "-D", str(folder / "data"), "-U", "ironbridge", "-A", "trust"]
    subprocess.run(init, check=True, **user)
    where = ["-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"]
    command = [program("postgres"), "-D", str(folder / "data"), *where]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **user)
    try:
        wait_for(port)
        yield f"postgresql://ironbridge@127.0.0.1:{port}/postgres"
    finally:
        process.send_signal(signal.SIGINT)  # it does not wait for those who forgot to leave
        process.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def program(name: str) -> str:
    """A program of PostgreSQL, where Debian has it or on the search path."""
    found = [str(folder / name) for folder in PROGRAMS if (folder / name).exists()]
    path = found[0] if found else shutil.which(name)
    if path is None:
        sys.exit(f"there is no {name}: install PostgreSQL, or name one with --database")
    return path


def postmaster_of(address: str) -> int | None:
    """The process that all others of a PostgreSQL come from, if it runs on this machine."""
    backend = pid_of(address)
    try:
        told = Path(f"/proc/{backend}/stat").read_text()
    except OSError:
        return None
    return int(told.rpartition(")")[2].split()[1]) if "(postgres)" in told else None


def pid_of(address: str) -> int:
    """The process that serves a connection to a PostgreSQL; it may still be starting."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with psycopg.connect(address) as connection:
                return connection.info.backend_pid
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
