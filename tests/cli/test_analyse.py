"""analyse: a match looked into at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ironbridge as ib
from cli.program import call
from ironbridge.cli.analyse import journal


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A few moves of a match, and a data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    match = ib.game("industria", players=3).start(seed=8, names=["Ada", "Bob", "Cy"])
    while len(match.played) < 24:
        match.play(match.moves()[-1])
    file = tmp_path / "match.txt"
    file.write_text(str(match.record()), encoding="utf-8")
    return file


def test_rows_are_told_as_json(record: Path) -> None:
    told = json.loads(call("analyse", record, "--bot", "greedy", "--seat", "Ada", "--json").stdout)

    assert told["bot"] == "greedy"
    assert told["rows"]
    for row in told["rows"]:
        assert {"move", "seat", "played", "best", "loss", "error", "mark", "text"} <= row.keys()
        assert row["seat"] == 0
    assert list(told["losses"]["0"]) == ["beginning", "middle", "end"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("Move ", "Points lost", "in all")), ("fr", ("Coup ", "Points perdus", "en tout"))],
)
def test_people_read_sentences(record: Path, lang: str, words: tuple[str, ...]) -> None:
    shown = call("analyse", record, "--bot", "greedy", "--seat", "A", "--lang", lang).stdout

    assert all(word in shown for word in words)
    assert "auction " not in shown


def test_an_analysis_that_was_broken_off_goes_on(record: Path, tmp_path: Path) -> None:
    words = ("analyse", record, "--bot", "greedy", "--seat", "A", "--json")
    first = call(*words).stdout
    (kept,) = (tmp_path / "data" / "ironbridge" / "reviews").iterdir()
    rows = [line for line in kept.read_text(encoding="utf-8").splitlines() if line]
    known = {**json.loads(rows[0]), "loss": 77.0}
    kept.write_text(f"{json.dumps(known)}\n{rows[1][:20]}", encoding="utf-8")

    again = json.loads(call(*words).stdout)

    assert again["rows"][0]["loss"] == 77.0
    assert again["rows"][1:] == json.loads(first)["rows"][1:]


def test_a_match_under_way_needs_a_seat_and_the_seat_must_be_there(record: Path) -> None:
    running = call("analyse", record, "--bot", "greedy")
    nobody = call("analyse", record, "--bot", "greedy", "--seat", "Eve", "--lang", "fr")

    assert running.exit_code == nobody.exit_code == 2
    assert "for one seat only" in running.stderr
    assert "il n’y a pas de place 'Eve'" in nobody.stderr
    assert "did you mean master?" in call("analyse", record, "--bot", "mastr").stderr


def test_the_same_moves_under_other_rules_are_another_match() -> None:
    games = [
        ib.game("industria", players=3),
        ib.game("industria", players=3, cash_in=True),
        ib.game("industria", players=3, figures={"constants": {"start-money": 9}}),
    ]

    files = {journal(game.start(seed=8), "greedy") for game in games}

    assert len(files) == len(games)
