"""Weights are tried in games, move to the better side, and are written where they came from."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.core.weights import load_weights
from ironbridge.lab.fit import (
    SEEDS,
    Effect,
    Task,
    duel,
    duels,
    fit,
    group,
    judge_of,
    leads,
    main,
    moved,
    setting,
    signs,
    tried,
    variants,
    weights_file,
    written,
)

SMALL = Task("industria", 3, names=("role", "sale"))


def weights_of(task: Task) -> dict[str, float]:
    return dict(judge_of(task).weights)


@pytest.mark.parametrize("name", ib.games())
def test_the_file_of_weights_is_what_the_judge_counts_with(name: str) -> None:
    weights = ib.game(name).judge.weights
    text = weights_file(name).read_text(encoding="utf-8")

    assert weights
    assert all(f"\n{name} = " in text for name in weights)


def test_a_lead_is_over_the_average_of_the_others() -> None:
    assert leads([10, 4, 6]) == [5.0, -4.0, -1.0]


def test_each_seat_tries_its_own_mixture() -> None:
    drawn = signs(["a", "b", "c", "d", "e", "f"], players=4, seed=1)

    assert len({tuple(seat.values()) for seat in drawn}) > 1
    assert {sign for seat in drawn for sign in seat.values()} == {-1, 1}


def test_more_and_less_are_parts_of_a_weight() -> None:
    assert tried({"a": 2.0, "b": 4.0, "c": 5.0}, {"a": 1, "b": -1}, 0.25) == {
        "a": 2.5,
        "b": 3.0,
        "c": 5.0,
    }


def test_a_weight_moves_to_the_side_that_won_and_all_the_way_when_that_is_sure() -> None:
    found = [Effect("a", 3.0, 0.5), Effect("b", -1.0, 0.5), Effect("c", 0.4, 0.5)]

    after = moved({"a": 1.0, "b": 1.0, "c": 1.0, "d": 1.0}, found, 0.2)

    assert after == {"a": pytest.approx(1.2), "b": pytest.approx(0.9), "c": 1.0, "d": 1.0}


def test_a_group_is_the_same_every_time_and_speaks_of_the_weights_asked_for() -> None:
    weights = weights_of(SMALL)

    first = group(SMALL, weights, SEEDS.start)

    assert list(first) == ["role", "sale"]
    assert any(first.values())
    assert group(SMALL, weights, SEEDS.start) == first


@pytest.mark.slow
def test_many_groups_make_it_surer() -> None:
    found = list(fit([SMALL], weights_of(SMALL), SEEDS[:40]))

    assert [len(effects) for effects in found] == [2] * 40
    assert all(effect.error == 0.0 for effect in found[0])
    for early, late in zip(found[3], found[-1], strict=True):
        assert 0.0 < late.error < early.error


def test_weights_against_themselves_are_even() -> None:
    weights = weights_of(SMALL)

    assert duel(SMALL, weights, weights, SEEDS.start) == pytest.approx(0.0)


def test_weights_that_judge_nothing_lose_against_good_ones() -> None:
    weights = weights_of(SMALL)
    blind = dict.fromkeys(weights, 0.0) | {"doubt": weights["doubt"]}

    assert sum(duel(SMALL, weights, blind, seed) for seed in SEEDS[:4]) > 10


def test_tasks_that_share_their_weights_take_turns() -> None:
    four = Task("industria", 4, names=SMALL.names)
    weights = weights_of(SMALL)

    *_, both = fit([SMALL, four], weights, SEEDS[:2])

    mean = (group(SMALL, weights, SEEDS[0])["role"] + group(four, weights, SEEDS[1])["role"]) / 2
    assert both[0].points == pytest.approx(mean)


def test_new_weights_are_tried_against_the_old_ones() -> None:
    weights = weights_of(SMALL)
    blind = dict.fromkeys(weights, 0.0) | {"doubt": weights["doubt"]}

    won = duels([SMALL], weights, blind, SEEDS[:4])

    assert won.points > won.error > 0.0


def test_a_setting_with_several_values_takes_each_of_them() -> None:
    assert variants("age-of-industry", []) == [{}]
    assert variants("age-of-industry", ["map=germany", "map=new-england"]) == [
        {"map": "germany"},
        {"map": "new-england"},
    ]


def test_a_fit_writes_its_weights_and_goes_on_from_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["fit", "industria", "--players", "3", "4", "--weights", "role", "--spread", "0.5"]
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"

    monkeypatch.setattr("sys.argv", [*words, "--groups", "2", "--out", str(first)])
    main()
    monkeypatch.setattr(
        "sys.argv",
        [*words, "--groups", "2", "--duels", "2", "--start", str(first), "--out", str(second)],
    )
    main()

    said = capsys.readouterr().out
    assert said.count("2 of 2") == 2
    assert said.count("\nrole ") == 2
    assert "new against old: " in said.splitlines()[-1]
    assert load_weights(second).keys() == weights_of(SMALL).keys()


def test_weights_of_another_game_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strange = tmp_path / "strange.toml"
    for text, reason in (("role = 1", "other weights"), ("role =", "cannot be read")):
        strange.write_text(text, encoding="utf-8")
        monkeypatch.setattr("sys.argv", ["fit", "industria", "--start", str(strange)])
        with pytest.raises(SystemExit, match=reason):
            main()


def test_new_numbers_leave_the_comments_where_they_are() -> None:
    text = "# Money.\nmoney = 0.1   # a pound\nmoney-late = 0.2\n"

    assert written(text, {"money": 0.25, "money-late": 1.0}) == (
        "# Money.\nmoney = 0.25   # a pound\nmoney-late = 1\n"
    )


def test_what_stands_under_headings_is_not_written() -> None:
    assert written("a = 1 # one\n\n[ships]\na = 2\n", {"a": 3.0}) == "a = 3 # one\n\n"


def test_maps_with_weights_of_their_own_are_fitted_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["fit", "age-of-industry", "--groups", "1", "--set"]
    monkeypatch.setattr("sys.argv", [*words, "map=germany", "map=new-england"])
    with pytest.raises(SystemExit, match="apart"):
        main()

    out = tmp_path / "ships.toml"
    monkeypatch.setattr("sys.argv", [*words, "map=new-england", "--out", str(out)])
    main()
    assert load_weights(out) == pytest.approx(
        weights_of(Task("age-of-industry", 4, {"map": "new-england"})), rel=1e-3
    )


def test_seeds_that_measure_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["fit", "industria", "--seed", str(SEEDS.stop)])

    with pytest.raises(SystemExit, match="fitting"):
        main()


def test_a_fit_without_a_group_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["fit", "industria", "--groups", "0"])

    with pytest.raises(SystemExit, match="a group"):
        main()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--spread", "nan"], "the spread is a part of a weight"),
        (["--spread", "1.5"], "the spread is a part of a weight"),
        (["--out", "nowhere/new.toml"], "there is no folder nowhere"),
    ],
)
def test_what_would_fail_at_the_end_is_refused_at_the_beginning(
    words: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["fit", "industria", *words])

    with pytest.raises(SystemExit, match=complaint):
        main()


def test_a_setting_is_one_of_the_choices_of_the_game() -> None:
    assert setting("neuland", "edition=1") == ("edition", 1)
    with pytest.raises(SystemExit, match="edition=3"):
        setting("neuland", "edition=3")
