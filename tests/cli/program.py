"""The program as a person starts it: as a process of its own, or inside the test's."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from typer.testing import CliRunner, Result

from ironbridge.cli import app

PLAIN = {
    "COLUMNS": "80",
    "IRONBRIDGE_COMMAND": "",
    "LC_ALL": "en_GB.UTF-8",
    "NO_COLOR": "1",
    "PYTHONIOENCODING": "utf-8",
}


def environment(data: Path | None = None, **more: str) -> dict[str, str]:
    """The test's own environment, so that a process runs in the same mode; with a data folder."""
    folder = {} if data is None else {"XDG_DATA_HOME": str(data)}
    return {**os.environ, **PLAIN, **folder, **more}


def run(
    *arguments: str | Path, typed: str = "", data: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run `ironbridge …` as a process, with lines typed into it."""
    return subprocess.run(
        command(*arguments),
        input=typed,
        env=environment(data, **more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def command(*arguments: str | Path) -> list[str]:
    """What to start."""
    return [sys.executable, "-m", "ironbridge", *map(str, arguments)]


def call(*arguments: str | Path, typed: str = "", data: Path | None = None, **more: str) -> Result:
    """Run `ironbridge …` here, with Typer's runner."""
    return CliRunner().invoke(
        app, [str(word) for word in arguments], input=typed, env=environment(data, **more)
    )


def call_aside(*arguments: str | Path, typed: str = "") -> Result:
    """The same in a thread of its own, for a command with a loop: a browser's may be running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(partial(call, *arguments, typed=typed)).result()


def records(data: Path) -> list[Path]:
    """The matches kept in a data folder."""
    return sorted((data / "ironbridge").glob("*.txt"))


def plain(shown: str) -> str:
    """What is shown, with ordinary spaces where French has unbreakable ones."""
    return shown.replace("\u00a0", " ").replace("\u202f", " ")
