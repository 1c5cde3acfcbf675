"""The arena: groups, seats, going on after a kill, records, and bots that break down."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ironbridge as ib
from cli.program import command, environment, plain
from ironbridge.bots import BOTS, Bot, answer, bot
from ironbridge.core.chance import Chance
from ironbridge.core.play import after, draw
from ironbridge.core.state import CHANCE, State
from ironbridge.core.view import View
from ironbridge.lab.arena.journal import ArenaError, Journal, read_results
from ironbridge.lab.arena.plan import Plan, Task, bot_seed, entries, sides, tasks
from ironbridge.lab.arena.play import Broken, Finished, Result, play
from ironbridge.lab.arena.report import report_of
from ironbridge.lab.arena.run import Workforce, run
from ironbridge.lab.table import GameBroken, play_game, seated
from ironbridge.rulesets.industria.state import Position


def plan(*bots: str, players: int = 3, seed: int = 500) -> Plan:
    return Plan("industria", players, seated(bots, players), seed, {}, {})


def result(
    group: int, rotation: int, scores: list[int], mirror: str = "", **more: object
) -> Result:
    """A game for as many as there are scores, by entry; the last of them sat first."""
    players = len(scores)
    seats = [(seat - rotation) % players for seat in range(players)]
    by_seat = [scores[entry] for entry in seats]
    usual = {
        "group": group,
        "rotation": rotation,
        "mirror": mirror,
        "entries": seats,
        "scores": by_seat,
        "ranks": [1.0 + sum(other > own for other in by_seat) for own in by_seat],
        "winners": [seat for seat, own in enumerate(by_seat) if own == max(by_seat)],
        "moves": 100,
        "decisions": [10] * players,
        "thought": [10.0 * (entry + 1) for entry in seats],
        "computed": [5.0 * (entry + 1) for entry in seats],
    }
    return msgspec.convert(usual | more, Result)


def by_task(*results: Result) -> dict[Task, Result]:
    return {one.task: one for one in results}


# Groups and seats.


def test_in_a_group_every_entry_sits_in_every_seat_once() -> None:
    four = plan("greedy", "random", players=4)
    group = [entries(four, Task(3, rotation)) for rotation in range(4)]

    for seat in range(4):
        assert sorted(line_up[seat] for line_up in group) == [0, 1, 2, 3]


def test_the_order_round_the_table_changes_from_group_to_group() -> None:
    four = plan("random", players=4)

    after_first = {around(entries(four, Task(group, 0))) for group in range(20)}

    assert after_first == {1, 2, 3}


def around(line_up: list[int]) -> int:
    """Who sits to the left of the first entry."""
    return line_up[(line_up.index(0) + 1) % len(line_up)]


def test_an_entry_keeps_its_chance_through_a_group_and_no_two_have_the_same() -> None:
    seeds = {bot_seed(plan("random"), group, entry) for group in range(50) for entry in range(3)}

    assert len(seeds) == 150


def test_all_games_of_a_group_have_the_same_deal() -> None:
    games = [play(plan("random"), Task(4, rotation)) for rotation in range(3)]
    matches = [ib.load(game.record) for game in games if isinstance(game, Finished)]

    assert len(matches) == 3
    assert matches[0].deal == matches[1].deal == matches[2].deal
    assert len({tuple(match.scores()) for match in matches}) > 1


def test_sides_are_bots_and_one_bot_alone_plays_against_its_copies() -> None:
    assert sides(("greedy", "random", "random")) == [0, 1, 1]
    assert sides(("a", "b", "a", "c")) == [0, 1, 0, 2]
    assert sides(("greedy", "greedy", "greedy")) == [0, 1, 1]


def test_a_control_is_played_for_every_bot_in_the_same_groups() -> None:
    listed = list(tasks(plan("greedy", "random"), 2, mirror=True))

    assert len(listed) == len(set(listed)) == 2 * 3 * 3
    assert {task.mirror for task in listed} == {"", "greedy", "random"}
    assert list(tasks(plan("greedy"), 2, mirror=True)) == list(
        tasks(plan("greedy"), 2, mirror=False)
    )


# What is reported.


def test_figures_are_means_over_groups_of_what_each_seat_had() -> None:
    games = by_task(
        *(result(0, rotation, [30, 10, 20]) for rotation in range(3)),
        *(result(1, rotation, [10, 10, 40]) for rotation in range(3)),
    )

    report = report_of(plan("a", "b"), games, 2, mirror=False)

    one, rest = report.standings
    assert (one.bot, one.seats, rest.bot, rest.seats) == ("a", 1, "b", 2)
    assert (one.wins.mean, rest.wins.mean) == (0.5, 0.25)
    assert (one.points.mean, rest.points.mean) == (20, 20)
    assert one.lead.mean == 0.5 * (30 - 15) + 0.5 * (10 - 25)
    assert one.gap.mean == 0.5 * (30 - 20) + 0.5 * (10 - 40)
    assert (one.rank.mean, rest.rank.mean) == (1.5, 2.0)
    assert (one.thought, rest.thought, one.computed) == (1.0, 2.5, 0.5)
    assert report.winner is not None and report.winner.mean == 35
    assert (report.par, report.games, report.unfinished) == (1 / 3, 6, 0)


def test_a_shared_win_is_shared_and_a_game_without_an_end_is_won_by_nobody() -> None:
    shared = [result(0, rotation, [30, 30, 20]) for rotation in range(3)]
    stopped = [
        result(1, rotation, [30, 10, 20], winners=[], ranks=[2.0, 2.0, 2.0])
        for rotation in range(3)
    ]

    report = report_of(plan("a", "b"), by_task(*shared, *stopped), 2, mirror=False)

    one, rest = report.standings
    assert (one.wins.mean, rest.wins.mean) == (0.25, 0.125)
    assert report.unfinished == 3
    assert report.winner is not None and report.winner.mean == 30


def test_a_bot_against_itself_comes_out_at_par(tmp_path: Path) -> None:
    report = run(plan("greedy", "random"), 5, tmp_path, mirror=True)

    for control in report.controls:
        assert control.wins.low is not None and control.wins.high is not None
        assert control.wins.low <= report.par <= control.wins.high
    assert [control.bot for control in report.controls] == ["greedy", "random"]
    assert report.standings[0].wins.mean == pytest.approx(1, abs=0.2)


def test_a_bot_named_alone_is_compared_with_its_copies(tmp_path: Path) -> None:
    report = run(plan("random"), 2, tmp_path)

    assert [(side.bot, side.copy, side.seats) for side in report.standings] == [
        ("random", False, 1),
        ("random", True, 2),
    ]


# The folder.


def test_a_folder_is_for_one_arena_at_a_time(tmp_path: Path) -> None:
    with closing(Journal(tmp_path, plan("random"))):
        with pytest.raises(ArenaError, match="somebody else is playing in ") as told:
            Journal(tmp_path, plan("random"))
        assert "quelqu’un d’autre joue dans " in told.value.text("fr")

    with closing(Journal(tmp_path, plan("random"))) as journal:
        assert journal.results == {}


def test_what_is_in_the_folder_is_not_played_again(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []

    run(plan("random"), 1, tmp_path)
    first = (tmp_path / "games.jsonl").read_bytes()
    run(plan("random"), 3, tmp_path, tell=lambda done, total: told.append((done, total)))

    assert told == [(done, 9) for done in range(3, 10)]
    assert (tmp_path / "games.jsonl").read_bytes().startswith(first)


def test_any_number_of_workers_plays_the_same_games(tmp_path: Path) -> None:
    run(plan("random"), 2, tmp_path / "alone")
    run(plan("random"), 2, tmp_path / "together", Workforce(2))

    assert outcomes(tmp_path / "alone") == outcomes(tmp_path / "together")


def outcomes(folder: Path) -> dict[Task, list[int]]:
    """The scores of every game in a folder."""
    return {task: game.scores for task, game in read_results(folder / "games.jsonl").items()}


def test_every_record_replays_to_the_scores_in_the_journal(tmp_path: Path) -> None:
    run(plan("greedy", "random"), 1, tmp_path, mirror=True)

    journal = Journal(tmp_path, plan("greedy", "random"))
    journal.close()
    assert len(list((tmp_path / "records").iterdir())) == len(journal.results) == 9
    for task, game in journal.results.items():
        match = ib.load(journal.record_file(task).read_text(encoding="utf-8"))
        assert match.over and match.scores() == game.scores
        assert [name.split()[0] for name in match.names] == [
            plan("greedy", "random").line_up(task.mirror)[entry] for entry in game.entries
        ]


def test_after_a_kill_the_same_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    options = ["arena", "industria", "--players", "3", "--bots", "greedy", "--groups", "9"]
    options += ["--seed", "500", "--workers", "2", "--json"]
    journal = killed / "games.jsonl"
    process = subprocess.Popen(
        command(*options, "--out", killed), env=environment(), start_new_session=True
    )
    wait_for(lambda: journal.exists() and journal.read_bytes().count(b"\n") >= 2)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    wait_for(lambda: not is_alive(process.pid))
    finished = journal.read_bytes()
    journal.write_bytes(finished + b'{"group":2,"rot')

    done = subprocess.run(
        command(*options, "--out", killed), env=environment(), capture_output=True, check=True
    )
    run(plan("greedy"), 9, whole)

    assert 2 <= finished.count(b"\n") < 27
    assert journal.read_bytes().startswith(finished)
    assert json.loads(done.stdout)["games"] == 27
    assert outcomes(killed) == outcomes(whole)


def is_alive(group: int) -> bool:
    """Is there still a process of this group, such as a worker whose arena was killed?"""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(3000):
        if condition():
            return
        time.sleep(0.01)
    raise AssertionError("it did not happen within half a minute")


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (plan("greedy", "random"), "the bots: random, random, random before, greedy"),
        (plan("random", seed=501), "the seed: 500 before, 501 now"),
        (plan("random", players=4), "the number of players: 3 before, 4 now"),
        (
            replace(plan("random"), settings={"cash_in": True}),
            "the settings: – before, cash-in true now",
        ),
        (
            replace(plan("random"), figures={"constants": {"epochs": 4, "start-money": 9}}),
            "the figures of your own: – before, constants epochs 4, start-money 9 now",
        ),
    ],
    ids=["bots", "seed", "players", "settings", "figures"],
)
def test_games_of_another_plan_are_not_mixed_in(other: Plan, named: str, tmp_path: Path) -> None:
    run(plan("random"), 1, tmp_path)

    with pytest.raises(ArenaError, match="holds other games") as refused:
        run(other, 1, tmp_path)

    assert named in str(refused.value)


def test_games_of_a_program_that_has_changed_since_are_not_mixed_in(tmp_path: Path) -> None:
    run(plan("random"), 1, tmp_path)
    head = json.loads((tmp_path / "arena.json").read_text())
    (tmp_path / "arena.json").write_text(json.dumps(head | {"program": "older"}))

    with pytest.raises(ArenaError, match=r"\(the program has changed\)$"):
        run(plan("random"), 1, tmp_path)


def test_what_is_wrong_with_a_folder_is_told_in_french_too(tmp_path: Path) -> None:
    run(plan("random"), 1, tmp_path)
    head = json.loads((tmp_path / "arena.json").read_text())
    (tmp_path / "arena.json").write_text(json.dumps(head | {"program": "older"}))

    with pytest.raises(ArenaError) as refused:
        run(plan("random", players=4, seed=501), 1, tmp_path)

    assert plain(refused.value.text("fr")) == (
        f"{tmp_path} contient d’autres parties, choisissez un autre --out ("
        "le nombre de joueurs : 3 avant, 4 maintenant ; "
        "les robots : random, random, random avant, random, random, random, random maintenant ; "
        "le numéro de donne : 500 avant, 501 maintenant ; le programme a changé)"
    )


def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    run(plan("random"), 1, tmp_path)
    journal, head = tmp_path / "games.jsonl", tmp_path / "arena.json"
    journal.write_bytes(b"nonsense\n" + journal.read_bytes())

    with pytest.raises(ArenaError, match=r"line 1 of .* cannot be read"):
        run(plan("random"), 1, tmp_path)
    other = json.loads(journal.read_bytes().splitlines()[1]) | {"ranks": [1.0]}
    journal.write_text(json.dumps(other) + "\n")
    with pytest.raises(ArenaError, match=r"no game of this plan: group 0, rotation \d$"):
        run(plan("random"), 1, tmp_path)
    head.write_text("[]")
    with pytest.raises(ArenaError, match=r"arena.json cannot be read"):
        run(plan("random"), 1, tmp_path)
    head.unlink()
    with pytest.raises(ArenaError, match=r"has games but no arena\.json") as refused:
        run(plan("random"), 1, tmp_path)
    assert refused.value.text("fr").endswith("mais aucun arena.json qui dise lesquelles")


def test_nothing_is_written_into_a_folder_that_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("")

    with pytest.raises(ArenaError, match=r"has games but no arena\.json"):
        run(plan("random"), 1, tmp_path)

    assert [file.name for file in tmp_path.iterdir()] == ["games.jsonl"]


def test_of_another_game_it_is_not_said_that_the_program_has_changed(tmp_path: Path) -> None:
    run(plan("random"), 1, tmp_path)

    with pytest.raises(ArenaError, match=r"\(the game: industria before, neuland now\)$"):
        run(replace(plan("random"), game="neuland", settings={}), 1, tmp_path)


# Bots that break down.


class Breaks(Bot):
    """Plays at first."""

    def play(self, view: View) -> list[int]:
        if view.state.revealed > 3:
            raise ZeroDivisionError("no plan")
        return next(view.moves())


class Cheats(Bot):
    """Answers what is no move."""

    def play(self, view: View) -> list[int]:
        return [99, 99]


class Mumbles(Bot):
    """Answers what is no answer."""

    def play(self, view: View) -> list[int]:
        return None  # type: ignore[return-value]


class Leaves(Bot):
    """Ends the program."""

    def play(self, view: View) -> list[int]:
        raise SystemExit


class Meddles(Bot):
    """Gives itself points."""

    def play(self, view: View) -> list[int]:
        assert isinstance(view.state, Position)
        view.state.points[view.seat] += 1
        return next(view.moves())


class Ruins(Bot):
    """Clears every list of what it sampled."""

    def play(self, view: View) -> list[int]:
        world = view.sample(self.chance)
        answers = next(view.moves())
        for row in lists_of(world):
            row.clear()
        return answers


def lists_of(state: State) -> list[list[Any]]:
    """The rows of a position that anybody could write into."""
    rows = [getattr(state, name) for name in dir(state) if not name.startswith("__")]
    return [row for row in rows if isinstance(row, list)]


@pytest.mark.parametrize("id", ib.games())
def test_nobody_reaches_the_lists_of_a_game_through_a_sample(id: str) -> None:
    game = ib.game(id)
    rules = game.rules
    state = rules.start(rules.deal(Chance(1)))
    while rules.decider(state) == CHANCE:
        state = after(rules, state, draw(rules, state, Chance(1))) or state
    before = [row[:] for row in lists_of(state)]

    answer(Ruins(0), "Ruins", game.judge, state, rules.decider(state))

    assert lists_of(state) == before


class Cancels(Bot):
    """Raises what no program should catch, and says it on two lines."""

    def play(self, view: View) -> list[int]:
        raise asyncio.CancelledError("no time\nto lose")


class Silent(Exception):
    """What cannot be said."""

    def __str__(self) -> str:
        raise ValueError


class Chokes(Bot):
    """Raises what cannot be said."""

    def play(self, view: View) -> list[int]:
        raise Silent


class Rambles(Bot):
    """Answers without an end."""

    def play(self, view: View) -> list[int]:
        return [0] * 100_000


class Weighs(Bot):
    """Judges by weights of its own, tries to change the game's, and talks."""

    def play(self, view: View) -> list[int]:
        print("let me see")
        with pytest.raises(TypeError):
            view.judge.weights["role"] = 0.0  # type: ignore[index]
        with pytest.raises(AttributeError):
            view.judge.weights = {}  # type: ignore[misc]
        with pytest.raises(AttributeError):
            view.judge.thinking.blur = 9.0  # type: ignore[misc]
        view.judge = view.judge.weighed(dict.fromkeys(view.judge.weights, 0.0))
        return next(view.moves())


def test_what_a_bot_weighs_or_prints_is_no_matter_to_the_others(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = ib.game("industria", players=3)
    usual = dict(game.judge.weights)

    played = play_game(game, [Weighs(0), bot("greedy", 1), bot("greedy", 2)], seed=1)

    assert game.judge.weights == usual
    assert played.winners and 0 not in played.winners
    said = capsys.readouterr()
    assert said.out == ""
    assert "let me see" in said.err


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (Breaks, r"^Breaks broke down: ZeroDivisionError: no plan \(seed 1, move \d+\)$"),
        (Cheats, r"^Cheats answered \[99, 99\], which is no legal move \(seed 1, move 1\)$"),
        (Mumbles, r"^Mumbles answered None; a move is a list of whole numbers \(seed 1, move 1\)$"),
        (Meddles, r"^Meddles wrote into the game; .*\(seed 1, move 1\)$"),
        (Leaves, r"^Leaves broke down: SystemExit \(seed 1, move 1\)$"),
        (Cancels, r"^Cancels broke down: CancelledError: no time to lose \(seed 1, move 1\)$"),
        (Chokes, r"^Chokes broke down: Silent \(seed 1, move 1\)$"),
        (Rambles, r"^Rambles answered \[(0, ){20}\.\.\.\], which is no legal move "),
    ],
)
def test_whatever_a_bot_does_wrong_is_told_in_a_sentence(kind: type[Bot], complaint: str) -> None:
    with pytest.raises(GameBroken, match=complaint):
        play_game(ib.game("industria", players=3), [kind(seat) for seat in range(3)], seed=1)


def test_what_a_bot_does_wrong_is_told_in_french_too_also_from_another_process() -> None:
    with pytest.raises(GameBroken) as told:
        play_game(ib.game("industria", players=3), [Cheats(seat) for seat in range(3)], seed=1)

    there = pickle.loads(pickle.dumps(told.value))
    for failed in (told.value, there):
        assert failed.text("fr") == (
            "Cheats a répondu [99, 99], qui n’est pas un coup permis (donne 1, coup 1)"
        )
    assert str(there) == str(told.value)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_breaks_down_stops_the_arena_and_its_game_is_kept(
    workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "breaks", Breaks)

    with pytest.raises(
        ArenaError, match=r"^breaks \d broke down: .*; the game so far is in .*"
    ) as stopped:
        run(plan("breaks", "random"), 2, tmp_path, Workforce(workers))

    (file,) = (tmp_path / "records").glob("broken-*.txt")
    french = plain(stopped.value.text("fr"))
    assert " est tombé en panne : ZeroDivisionError: no plan (donne 50" in french
    assert french.endswith(f" ; le début de la partie est dans {file}")
    text = file.read_text(encoding="utf-8")
    assert ib.load(text).played and not ib.load(text).over
    assert "# ZeroDivisionError: no plan" in text


def test_a_bot_that_broke_down_is_told_to_whoever_asked_for_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "cheats", Cheats)

    broken = play(plan("cheats"), Task(0, 0))

    assert isinstance(broken, Broken)
    assert "which is no legal move (seed 500, move 1)" in broken.sentence
