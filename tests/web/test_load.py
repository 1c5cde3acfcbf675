"""The measurement of many tables, with few."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.program import environment

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "tables.py"
TIMES = ("play_ms", "seen_ms", "ask_ms")
COSTS = ("loop_ms", "worker_ms", "database_ms", "client_ms")


def measured(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What the program says; a busy machine needs long to open tables."""
    words = [sys.executable, str(PROGRAM), "--seconds", "1", "--tables", "4", *arguments]
    return subprocess.run(
        words, env=environment(), capture_output=True, text=True, check=False, timeout=900
    )


def rows(*arguments: str) -> list[dict[str, Any]]:
    """What it measured."""
    done = measured("--json", *arguments)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_boards_of_brass_are_measured_from_when_a_move_is_due_until_it_is_seen(
    database: str, request: pytest.FixtureRequest
) -> None:
    address = database
    if database == "postgresql":
        address = request.getfixturevalue("postgres_address")

    slow, fast = rows(
        *("--game", "brass-birmingham", "--boards", "--rate", "4,6", "--database", address),
        *("--grace", "300"),  # on a busy machine, too, every move is made in the end
    )

    assert (slow["rate"], fast["rate"]) == (4, 6)
    for row in (slow, fast):
        assert (row["tables"], row["game"], row["boards"]) == (4, "brass-birmingham", True)
        assert row["database"] == database
        assert (row["errors"], row["undone"]) == ({}, 0)
        assert row["done_per_s"] <= row["rate"]
        for name in TIMES:
            assert len(row[name]) == 3 and row[name] == sorted(row[name]) and row[name][0] > 0
        assert all(row[name] >= 0 for name in COSTS)
        assert row["first_kb"] > row["state_kb"] / 2 > 0


def test_more_than_can_be_done_is_said_and_ends() -> None:
    (row,) = rows("--game", "brass-birmingham", "--boards", "--rate", "3000")

    assert row["done_per_s"] < row["rate"]
    assert row["undone"] > 0
    assert row["seen_ms"][2] > 1000


def test_people_get_a_table_with_a_line_for_each_rate() -> None:
    done = measured("--rate", "3", "--grace", "300")

    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("game industria, tables 4")
    assert lines[-1].startswith("| 3.0 |") and lines[-1].endswith("| none |")


def test_several_servers_on_one_file_are_refused() -> None:
    done = measured("--workers", "2")

    assert done.returncode == 2
    assert "need a PostgreSQL" in done.stderr
