"""Datasets: what is in the file, whoever played it, and however often it was interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

import ironbridge as ib
from cli.program import call, command, environment, plain, run
from ironbridge.core.lanes import new_lane
from ironbridge.lab.arena.plan import Plan
from ironbridge.lab.dataset.run import make, parts_of

INDUSTRIA = ("dataset", "industria", "--players", "3", "--bots", "random")


def plan_for(game: ib.Game, *bots: str) -> Plan:
    """Games of some bots, the last of which has the seats that are left."""
    seats = (*bots, *[bots[-1]] * (game.players - len(bots)))
    return Plan(game.id, game.players, seats, 7, dict(game.settings), {})


def rows(file: Path) -> list[dict[str, Any]]:
    """Every decision in a file."""
    found: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    return found


@pytest.mark.parametrize("game", [ib.game(id) for id in ib.games()], ids=repr)
def test_the_decisions_are_those_that_an_environment_asks_for(
    game: ib.Game, tmp_path: Path
) -> None:
    made = make(plan_for(game, "random"), 2, tmp_path / "games.parquet")

    noted = rows(made.file)
    assert (made.games, made.decisions) == (2, len(noted))
    for number in range(2):
        lane = new_lane(game.rules, 7 + number, 400 if game.endless else -1)
        for row in (row for row in noted if row["game"] == number):
            assert (row["seat"], row["move"]) == (lane.seat, lane.moves)
            assert row["observation"] == list(lane.row(game.encoding, lane.seat))
            assert row["mask"] == list(lane.mask())
            lane.take(row["action"])
        assert lane.question is None


def test_every_decision_knows_what_it_came_to_for_who_took_it(tmp_path: Path) -> None:
    game = ib.game("industria", players=3)
    made = make(plan_for(game, "greedy", "random"), 3, tmp_path / "games.parquet")

    for number in range(3):
        seats = {row["seat"]: row for row in rows(made.file) if row["game"] == number}
        best = max(seats.values(), key=lambda row: row["points"])
        assert [seat for seat, row in seats.items() if row["bot"] == "greedy"] == [number]
        assert (best["rank"], best["win"], best["over"]) == (1, 1, True)
        assert sum(row["win"] for row in seats.values()) == 1


def test_a_file_says_what_it_holds(tmp_path: Path) -> None:
    game = ib.game("industria", players=3)
    made = make(plan_for(game, "random"), 33, tmp_path / "games.parquet")

    about = parquet.read_schema(made.file).metadata[b"ironbridge"]
    assert b'"game":"industria"' in about and b'"encoding":1' in about
    assert parquet.ParquetFile(made.file).num_row_groups == 3
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


# The command.


def started(out: Path, workers: str) -> subprocess.Popen[str]:
    """A call that would take long, as soon as it has finished a part."""
    process = subprocess.Popen(
        command(*INDUSTRIA, "--games", "2000", "--workers", workers, "--out", out),
        env=environment(),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,
    )
    while not list(parts_of(out).glob("*.parquet")):
        assert process.poll() is None
        time.sleep(0.02)
    return process


@pytest.mark.parametrize("workers", ["1", "2"])
def test_after_a_kill_the_file_is_the_same_as_without_one(workers: str, tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken.parquet", tmp_path / "whole.parquet"
    process = started(broken, workers)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=300)
    assert not broken.exists()

    for file in (broken, whole):
        shown = call(*INDUSTRIA, "--games", "50", "--workers", workers, "--out", file)
        assert (shown.exit_code, shown.stderr) == (0, "")

    assert broken.read_bytes() == whole.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == [broken.name, whole.name]


def test_who_interrupts_is_told_that_nothing_is_lost(tmp_path: Path) -> None:
    process = started(tmp_path / "games.parquet", "2")
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=300)

    assert process.returncode == 130
    assert told.startswith("Interrupted. What is finished is kept in ")
    assert told.count("\n") == 1


def test_the_end_is_told_in_both_languages(tmp_path: Path) -> None:
    english = call(*INDUSTRIA, "--games", "1", "--out", tmp_path / "en.parquet").stdout
    french = call(*INDUSTRIA, "--games", "1", "--lang", "fr", "--out", tmp_path / "fr.parquet")

    assert "en.parquet: 1" in english and "decisions of 1 game, 0.0 MB" in english
    assert "décisions de 1 partie, 0,0 Mo" in plain(french.stdout)


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("mine")

    shown = call(*INDUSTRIA, "--out", file)

    assert shown.exit_code == 2
    assert shown.stderr.endswith("is there already: move it away, or choose another --out\n")
    assert file.read_text() == "mine"


def test_parts_of_other_games_are_refused(tmp_path: Path) -> None:
    process = started(tmp_path / "games.parquet", "1")
    process.kill()
    process.communicate(timeout=300)

    shown = call(*INDUSTRIA, "--seed", "3", "--out", tmp_path / "games.parquet")

    assert shown.exit_code == 2
    assert shown.stderr.endswith("choose another --out (the seed: 0 before, 3 now)\n")


def test_workers_and_cluster_exclude_each_other(tmp_path: Path) -> None:
    shown = call(*INDUSTRIA, "--workers", "2", "--cluster", "auto", "--out", tmp_path / "a")

    assert "--workers and --cluster exclude each other" in shown.stderr


def test_without_pyarrow_it_is_said_how_to_install_it(tmp_path: Path) -> None:
    (tmp_path / "pyarrow.py").write_text("raise ImportError")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))

    shown = run(*INDUSTRIA, "--out", tmp_path / "a.parquet", PYTHONPATH=path)

    assert shown.returncode == 2
    assert shown.stderr.endswith(
        "a dataset needs pyarrow, which is not installed: pip install 'ironbridge[rl]'\n"
    )
