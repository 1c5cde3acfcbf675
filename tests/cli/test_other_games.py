"""A game of another package stands on the shelf, passes the laws and is played like ours."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

TOY = Path(__file__).resolve().parents[1] / "toy"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """The program, where somebody has installed the toy."""
    place = tmp_path_factory.mktemp("installed")
    source = tmp_path_factory.mktemp("source")
    subprocess.run(["cp", "-r", f"{TOY}/.", str(source)], check=True)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(place), str(source)], check=True)
    paths = [str(place), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths)}

    def program(*arguments: str, module: str = "ironbridge") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", module, *arguments]
        return subprocess.run(
            command, env=environment, cwd=place, capture_output=True, text=True, check=False
        )

    return program


def test_it_stands_on_the_shelf(run: Run) -> None:
    assert "Market day" in run("games").stdout


def test_its_data_is_checked_like_ours(run: Run) -> None:
    checked = run("check", "market-day")

    assert (checked.returncode, checked.stderr) == (0, "")


def test_its_rules_can_be_read(run: Run) -> None:
    assert "of its own hand" in run("rules", "market-day").stdout


def test_bots_play_it(run: Run) -> None:
    played = run("simulate", "market-day", "--players", "3", "--games", "5", "--json")

    assert played.returncode == 0, played.stderr
    assert '"games": 5' in played.stdout or '"games":5' in played.stdout


def test_it_keeps_the_laws(run: Run) -> None:
    held = run("market-day", "--games", "3", module="ironbridge.testing")

    assert held.returncode == 0, held.stdout + held.stderr
