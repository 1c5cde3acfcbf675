"""A PostgreSQL of our own, started for the tests and thrown away with them."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
USER = "ironbridge"


def program(name: str) -> str:
    """Where Debian, or the search path, has a program of PostgreSQL."""
    found = [str(folder / name) for folder in FOLDERS if (folder / name).exists()]
    path = found[0] if found else shutil.which(name)
    if path is None:
        pytest.skip(f"there is no {name}: install the package postgresql")
    return path


def somebody() -> dict[str, Any]:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return {}
    return {"user": "postgres", "group": "postgres", "extra_groups": []}


@contextmanager
def running(port: int) -> Iterator[str]:
    """A fresh server; the address of its database."""
    folder = Path(tempfile.mkdtemp(prefix="ironbridge-postgres-"))
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
    data = folder / "data"
    quiet: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, **somebody()}
    subprocess.run(
        [program("initdb"), "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        **quiet,
    )
    options = [
        "-p",
        str(port),
        "-k",
        str(folder),
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        "fsync=off",
    ]
    server = subprocess.Popen(
        [program("postgres"), "-D", data, *options], stderr=subprocess.DEVNULL, **quiet
    )
    try:
        wait_for(port)
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)  # fast: it does not wait for those who forgot to leave
        server.wait(300)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(port: int) -> None:
    """Until it answers."""
    for _ in range(300):
        try:
            psycopg.connect(f"postgresql://{USER}@127.0.0.1:{port}/postgres").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise TimeoutError("PostgreSQL does not start")


def fresh(address: str, name: str) -> str:
    """An empty database of a running server."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return address.removesuffix("/postgres") + f"/{name}"
