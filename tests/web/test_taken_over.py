"""A server that began interpreted plays on with the compiled engine as soon as it is there."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ironbridge import engine, mode

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [
    pytest.mark.skipif(not mode.is_compiled(), reason="there is no compiled engine to take over"),
    pytest.mark.skipif(
        sys.platform != "linux", reason="only Linux tells what a process has loaded"
    ),
]

SCRIPT = """
import asyncio, sys
from ironbridge.web.jobs import Begin
from ironbridge.web.process import Worker

async def main():
    worker = Worker(60.0)
    for _ in sys.stdin:
        await worker.do(Begin("industria", 3, {}, ["A", "B", "C"], 1))
        print(worker.process.pid, flush=True)
    await worker.close()

asyncio.run(main())
"""


@pytest.fixture
def tree(tmp_path: Path) -> Iterator[Path]:
    """Sources with another remark in a rule, for which there is no engine yet."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("setup.py", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    with (tmp_path / "src/ironbridge/core/rules.py").open("a") as rules:
        rules.write("\n# Another remark.\n")
    yield tmp_path
    shutil.rmtree(folder_of(tmp_path), ignore_errors=True)


def folder_of(tree: Path) -> Path:
    """Where the engine of these sources would lie."""
    line = "from ironbridge import engine; print(engine.folder())"
    command = [sys.executable, "-P", "-c", line]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(tree / "src")}, capture_output=True, text=True, check=True
    )
    return Path(done.stdout.strip())


def loaded(pid: str) -> str:
    """The files that a process has loaded."""
    return Path(f"/proc/{pid}/maps").read_text()


def test_workers_take_the_compiled_engine_when_it_is_there(tree: Path) -> None:
    place = folder_of(tree)
    with subprocess.Popen(
        [sys.executable, "-P", "-c", SCRIPT],
        env={"PYTHONPATH": str(tree / "src")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdin is not None and server.stdout is not None

        def job() -> str:
            assert server.stdin is not None and server.stdout is not None
            server.stdin.write("\n")
            server.stdin.flush()
            return server.stdout.readline().strip()

        first, again = job(), job()
        assert first == again and str(place) not in loaded(again)

        shutil.copytree(engine.folder(), place)
        after = job()
        assert after != first and str(place) in loaded(after)
        server.stdin.close()
