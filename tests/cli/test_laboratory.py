"""Simulations, counts and timings at the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib
from cli.program import call, run
from ironbridge.cli.bench import changed, configurations
from ironbridge.cli.timings import is_compared, markdown
from ironbridge.core.speech import figure
from ironbridge.lab.bench import Row


def test_a_simulation_tells_who_wins_how_often() -> None:
    shown = call(
        "simulate", "industria", "--games", "4", "--bots", "greedy,random", "--workers", "1"
    )

    assert shown.exit_code == 0
    assert shown.stderr == ""
    assert shown.stdout.startswith("4 games of industria, from seed")
    assert "95 % interval" in shown.stdout
    assert "A fair share of wins for one seat would be 25.0 %." in shown.stdout


def test_a_simulation_speaks_french_with_its_numbers_too() -> None:
    shown = call(
        "simulate", "industria", "--games", "2", "--seed", "3", "--workers", "1", "--lang", "fr"
    ).stdout

    assert shown.startswith("industria\u00a0: 2 parties, à partir de la donne 3\n")
    assert "Une part équitable des victoires serait de 25,0\u00a0% par place." in shown


def test_numbers_are_written_as_the_language_has_them() -> None:
    assert figure(1234567.25, "en", 1) == "1,234,567.2"
    assert figure(1234567.25, "fr", 1) == "1\u202f234\u202f567,2"
    assert figure(-50.75, "fr", 1) == "−50,8"


def test_the_same_seed_gives_the_same_report_with_any_number_of_workers() -> None:
    same = ("simulate", "industria", "--players", "3", "--games", "12", "--seed", "5", "--json")

    alone = run(*same, "--bots", "random", "--workers", "1")
    together = run(*same, "--bots", "random", "--workers", "2")

    assert json.loads(alone.stdout)["games"] == 12
    assert alone.stdout == together.stdout
    assert alone.stderr == ""


def test_every_game_of_a_simulation_can_be_recorded(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    options = ("--games", "2", "--seed", "8", "--workers", "1", "--cash-in")

    call("simulate", "industria", *options, "--bots", "random", "--record", folder)

    files = sorted(folder.iterdir())
    matches = [ib.load(file.read_text(encoding="utf-8")) for file in files]
    assert [file.name for file in files] == ["industria-8.txt", "industria-9.txt"]
    assert all(match.over and match.game.settings == {"cash_in": True} for match in matches)


def test_more_bots_than_seats_are_refused() -> None:
    shown = call("simulate", "industria", "--bots", "random,random,random,random,random")

    assert (shown.exit_code, shown.stderr) == (2, "error: 4 bots can play, but 5 are named\n")


def test_legal_moves_are_counted_by_depth() -> None:
    rows = json.loads(call("perft", "industria", "--depth", "2", "--json").stdout)

    assert [row["depth"] for row in rows] == [1, 2]
    assert rows[0]["moves"] == len(ib.game("industria").start(seed=1).moves())


def test_the_counts_are_a_table_in_the_reader_s_language() -> None:
    shown = call("perft", "industria", "--depth", "1", "--lang", "fr").stdout

    assert shown.split()[:3] == ["profondeur", "coups", "secondes"]


# Timings. What they are is the machine's business; what is made of them is ours.


def timed(**figures: Any) -> Row:
    """A measurement like any other."""
    usual: dict[str, Any] = {
        "game": "industria",
        "options": {},
        "players": 4,
        "mode": "interpreted",
        "moves_per_s": 1000.0,
        "decisions_per_s": 800.0,
        "games_per_s": 2.0,
        "branching": 4.5,
        "options_us": 50.0,
        "copy_ns": 400.0,
        "state_bytes": 800,
        "calibration": 10.0,
        "moves_us": 90.0,
        "moves_listed": 12.0,
        "front_door_per_s": 80.0,
        "front_door_moves_per_s": 100.0,
    }
    return Row(**{**usual, **figures})


def test_a_change_is_told_as_a_multiple_of_the_former_speed() -> None:
    now = timed(moves_per_s=1500.0, copy_ns=800.0)

    ratios = changed(now, [timed()])

    assert ratios["moves_per_s"] == 1.5
    assert ratios["copy_ns"] == 0.5
    assert ratios["games_per_s"] == 1.0


def test_a_slower_machine_is_not_taken_for_slower_code() -> None:
    half = timed(
        moves_per_s=500.0,
        decisions_per_s=400.0,
        games_per_s=1.0,
        options_us=100.0,
        copy_ns=800.0,
        calibration=20.0,
        moves_us=180.0,
        front_door_per_s=40.0,
        front_door_moves_per_s=50.0,
    )

    assert set(changed(half, [timed()]).values()) == {1.0}


def test_only_the_same_measurement_is_compared() -> None:
    assert changed(timed(players=3), [timed()]) == {}
    assert changed(timed(mode="compiled"), [timed()]) == {}


def test_a_figure_that_an_older_file_lacks_is_not_compared() -> None:
    assert changed(timed(), [timed(moves_us=180.0)])["moves_us"] == 2.0
    assert "moves_us" not in changed(timed(), [timed(moves_us=0.0)])


def test_what_one_mode_cannot_do_has_no_gain() -> None:
    rows = [timed(), timed(mode="compiled")]

    assert not is_compared("encode_us", rows)
    assert is_compared("copy_ns", rows)


def test_a_bench_measures_every_choice_and_number_of_players() -> None:
    rows = json.loads(call("bench", "industria", "--seconds", "0.01", "--json").stdout)

    measured = {(row["players"], bool(row["options"].get("cash_in"))) for row in rows}
    assert measured == {(3, False), (3, True), (4, False), (4, True)}
    assert all(row["decisions_per_s"] > 0 for row in rows)


def test_a_chosen_option_is_the_only_one_measured() -> None:
    chosen = configurations(["neuland"], 3, {"edition": 1})

    assert [game.settings["edition"] for game in chosen] == [1, 1]


def test_a_document_gets_a_line_for_each_number_of_players() -> None:
    rows = [timed(players=3), timed(mode="compiled", players=3, moves_per_s=20_000.0), timed()]

    lines = markdown(rows, "en").splitlines()

    assert lines[0] == "### Industria"
    assert lines[4].startswith("| – | 3 | 20,000 (× 20.0) | 800 (× 1.0) |")
    assert lines[5].startswith("| – | 4 | 1,000 | 800 |")


def test_a_bench_that_got_much_slower_fails(tmp_path: Path) -> None:
    options = ("bench", "industria", "--players", "3", "--no-cash-in", "--seconds", "0.05")
    rows = json.loads(call(*options, "--json").stdout)
    fast, slow = tmp_path / "fast.json", tmp_path / "slow.json"
    fast.write_text(json.dumps([{**row, "games_per_s": 1e9} for row in rows]))
    slow.write_text(json.dumps([{**row, "calibration": row["calibration"] / 9} for row in rows]))

    failed, passed = call(*options, "--compare", fast), call(*options, "--compare", slow)

    assert (failed.exit_code, passed.exit_code) == (1, 0)
    assert "more than 20 % slower" in failed.stderr
    assert "games/s" in passed.stdout


@pytest.mark.parametrize(
    "content",
    [
        '[{"a": 1}]',
        "{}",
        "[]",
        "nonsense",
        "[" * 100_000,
        json.dumps([timed(calibration=0.0).data()]),
        json.dumps([timed(copy_ns=-1.0).data()]),
        json.dumps([timed(moves_per_s="fast").data()]),
        json.dumps([timed(moves_per_s=float("nan")).data()]),
    ],
    ids=["fields", "table", "empty", "text", "deep", "zero", "negative", "words", "nan"],
)
def test_a_file_that_is_no_bench_is_refused(content: str, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(content)

    shown = call("bench", "industria", "--compare", file)

    assert shown.exit_code == 2
    assert "is not the --json output of a former bench" in shown.stderr
