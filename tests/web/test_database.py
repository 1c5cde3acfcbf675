"""A database that is locked, damaged or gone: one sentence, no traceback, nothing told, and it passes."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from web.house import house

PAGE = 4096


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_a_locked_file_is_told_and_waited_for_only_a_little(file: Path, log: Path) -> None:
    with house(f"sqlite:///{file}", log) as server:
        ada = server.guest()
        table = ada.open("industria", "me", "me", "me")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")

        move = ada.state(table["id"])["options"][0]["number"]
        refused = ada.play(table["id"], answers=[move], seq=table["seq"])
        opened = ada.post("/api/me", {"name": "Eve"})
        other.execute("ROLLBACK")
        played = ada.play(table["id"], answers=[move], seq=table["seq"])

        assert [refused.status, opened.status, played.status] == [503, 503, 200]
        assert server.complaints() == []
        assert "locked" in log.read_text()


def test_no_error_of_the_database_tells_what_was_written(file: Path, log: Path) -> None:
    with house(f"sqlite:///{file}", log) as server:
        ada = server.guest()
        table = ada.open("industria", "me", "me", "me", seed=4711)
        with sqlite3.connect(file) as other:
            other.execute("DROP TABLE moves")
        move = ada.state(table["id"])["options"][0]["phrase"]

        refused = ada.play(table["id"], move=move, seq=table["seq"])

        assert refused.status == 503
        told = log.read_text()
        assert "no such table" in told
        assert "4711" not in told and "deal" not in told and move not in told
        assert server.complaints() == []


def damage(file: Path) -> None:
    """Write over all pages but the first, which has the schema."""
    content = file.read_bytes()
    file.write_bytes(content[:PAGE] + b"\x07" * (len(content) - PAGE))


def test_a_damaged_file_is_refused_in_one_sentence(file: Path, log: Path, tmp_path: Path) -> None:
    with house(f"sqlite:///{file}", log) as server:
        for _ in range(4):
            server.guest().open("brass-birmingham", "me", "me")
    whole = sqlite3.connect(file)
    whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole.close()
    damage(file)

    serve = [sys.executable, "-m", "ironbridge", "serve", "--database", f"sqlite:///{file}"]
    ended = subprocess.run(serve, capture_output=True, text=True, timeout=300, check=False)

    assert ended.returncode == 2
    assert "it is damaged" in ended.stderr + ended.stdout
    assert "Traceback" not in ended.stderr
