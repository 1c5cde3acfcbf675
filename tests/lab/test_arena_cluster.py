"""The arena on a cluster: a small Ray of the test's own."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from cli.program import call, environment, plain, run
from ironbridge.lab.arena.cluster import is_reached
from ironbridge.lab.arena.journal import read_results
from ironbridge.lab.arena.plan import Task

HEAD = """
import sys, ray
ray.init(num_cpus=2, object_store_memory=80_000_000, include_dashboard=False,
         log_to_driver=False, logging_level="ERROR", _temp_dir=sys.argv[1])
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
ray.shutdown()
"""
GAMES = ("arena", "industria", "--players", "3", "--bots", "random", "--json")


# Nobody else may use it, and nothing is left in the home folder.
OURS = {
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "RAY_USAGE_STATS_ENABLED": "0",
}


def needs_ray(test: Callable[..., None]) -> Callable[..., None]:
    """Marks a test of Ray; where it is not installed, or not made for this Python, it is skipped."""
    skip = pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray")
    marked: Callable[..., None] = pytest.mark.ray(skip(test))
    return marked


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Ray with two processors, which ends with the tests."""
    folder = tempfile.mkdtemp(prefix="ib-")  # short: sockets in it have names of limited length
    head = subprocess.Popen(
        [sys.executable, "-c", HEAD, folder],
        env=environment(None, **OURS),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert head.stdin is not None and head.stdout is not None and head.stderr is not None
    address = head.stdout.readline().strip()
    assert address, head.stderr.read()
    yield address
    head.communicate("", timeout=300)
    shutil.rmtree(folder, ignore_errors=True)


@needs_ray
def test_a_cluster_goes_on_with_the_games_that_this_machine_began(
    cluster: str, tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    call(*GAMES, "--groups", "2", "--workers", "1", "--out", here)
    call(*GAMES, "--groups", "1", "--workers", "1", "--out", there)
    begun = (there / "games.jsonl").read_bytes()

    shown = run(*GAMES, "--groups", "2", "--cluster", cluster, "--out", there, data=None, **OURS)

    assert (shown.returncode, shown.stderr) == (0, "")
    assert (there / "games.jsonl").read_bytes().startswith(begun)
    assert scores(there) == scores(here)
    assert len(scores(there)) == len(list((there / "records").iterdir())) == 6


@needs_ray
def test_a_dataset_is_the_same_wherever_it_is_played(cluster: str, tmp_path: Path) -> None:
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    games = ("dataset", "industria", "--players", "3", "--bots", "random", "--games", "40")
    call(*games, "--workers", "1", "--out", here)

    shown = run(*games, "--cluster", cluster, "--out", there, data=None, **OURS)

    assert (shown.returncode, shown.stderr) == (0, "")
    assert there.read_bytes() == here.read_bytes()


def scores(folder: Path) -> dict[Task, list[int]]:
    """What every game in a folder came to."""
    return {task: game.scores for task, game in read_results(folder / "games.jsonl").items()}


@needs_ray
def test_an_address_without_a_cluster_is_told_in_a_sentence(tmp_path: Path) -> None:
    shown = run(*GAMES, "--cluster", "nonsense", "--out", tmp_path / "out")

    assert shown.returncode == 2
    assert not (tmp_path / "out").exists()
    assert shown.stderr.startswith("error: no Ray answers at nonsense")
    assert "Traceback" not in shown.stderr


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    """Somebody who listens at a port of this machine."""
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        yield somebody


@needs_ray
@pytest.mark.parametrize("before", ["", "ray://"])
def test_where_nobody_listens_that_is_said_at_once(
    before: str, listener: socket.socket, tmp_path: Path
) -> None:
    address = f"{before}127.0.0.1:{listener.getsockname()[1]}"
    listener.close()

    shown = run(*GAMES, "--cluster", address, "--lang", "fr", "--out", tmp_path)

    assert shown.returncode == 2
    assert plain(shown.stderr) == (
        f"erreur : personne ne répond à {address} : une grappe Ray y tourne-t-elle ?\n"
    )


def test_who_listens_is_reached_and_other_addresses_are_left_to_ray(
    listener: socket.socket,
) -> None:
    place = f"127.0.0.1:{listener.getsockname()[1]}"

    assert is_reached(place) and is_reached(f"ray://{place}")
    assert is_reached("auto") and is_reached("local") and is_reached("other://somewhere:1")
    assert not is_reached("127.0.0.1:99999")


def test_without_ray_it_is_said_how_to_install_it(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))

    shown = run(*GAMES, "--cluster", "auto", "--out", tmp_path / "out", PYTHONPATH=path)

    assert shown.returncode == 2
    assert shown.stderr == (
        "error: --cluster needs Ray, which is not installed: pip install 'ironbridge[cluster]'\n"
    )
