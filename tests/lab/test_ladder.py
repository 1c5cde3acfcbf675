"""The ladder: held-out deals by name, references in order, ratings over all games of a deal."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

import ironbridge as ib
from cli.program import call, plain
from ironbridge.cli.arena import SEED
from ironbridge.lab.arena.journal import Journal, read_results
from ironbridge.lab.arena.ladder import (
    FIRST,
    RUNGS,
    ZERO,
    Pair,
    first_seed,
    folder_of,
    ladder_name,
    pairs,
    plan_of,
    rated,
)
from ironbridge.lab.arena.plan import Task, entries
from ironbridge.lab.arena.play import Finished, Result
from ironbridge.lab.arena.run import Results
from ironbridge.testing import configurations

INDUSTRIA = ib.game("industria", 3)
MINE = """
from ironbridge.bots import Bot

class MyBot(Bot):
    def play(self, view):
        return next(view.moves())
"""
CLIMB = ("arena", "industria", "--players", "3", "--ladder", "--workers", "1", "--groups", "2")


# Deals.


def test_every_configuration_has_a_ladder_of_its_own() -> None:
    names = [ladder_name(game) for game in configurations()]

    assert len(set(names)) == len(names)
    assert len({first_seed(name) for name in names}) == len(names)
    assert {
        "industria-3-v1",
        "industria-cash-in-3-v1",
        "neuland-edition-1-layout-free-2-v1",
    } <= set(names)


def test_the_deals_of_a_ladder_are_held_out_and_stay_the_same() -> None:
    assert first_seed("industria-3-v1") == 1_134_417_035
    assert FIRST > SEED + 100_000
    assert all(first_seed(ladder_name(game)) >= FIRST for game in configurations())


def test_the_bot_meets_every_reference_and_these_meet_their_neighbours() -> None:
    met = pairs("mine")

    assert met[:4] == [("mine", rung) for rung in RUNGS]
    assert met[4:] == [
        ("apprentice-1", "random"),
        ("greedy-1", "apprentice-1"),
        ("master-1", "greedy-1"),
    ]
    assert plan_of(INDUSTRIA, met[0]).bots == ("mine", "random", "random")


def test_a_reference_that_is_rated_plays_no_game_twice() -> None:
    assert len(pairs("greedy-1")) == len(set(pairs("greedy-1"))) == 6


# Ratings.


def won(pair: Pair, deal: int, points: list[int]) -> Results:
    """The games of a deal, in which the first of a pair and the others have so many points."""
    plan = plan_of(INDUSTRIA, pair)
    games: dict[Task, Result] = {}
    for rotation in range(3):
        task = Task(deal, rotation)
        seated = entries(plan, task)
        by_seat = [points[entry] for entry in seated]
        games[task] = Result(
            group=deal,
            rotation=rotation,
            mirror="",
            entries=seated,
            scores=by_seat,
            ranks=[1.0 + sum(other > own for other in by_seat) for own in by_seat],
            winners=[seat for seat, own in enumerate(by_seat) if own == max(by_seat)],
            moves=100,
            decisions=[10] * 3,
            thought=[10.0] * 3,
            computed=[5.0] * 3,
        )
    return games


def season(bot: str, strength: dict[str, int], deals: int) -> dict[Pair, Results]:
    """All games of a ladder: the stronger ends ahead, but every third deal the other way round."""
    games: dict[Pair, dict[Task, Result]] = {pair: {} for pair in pairs(bot)}
    for one, other in games:
        for deal in range(deals):
            own, theirs = strength[one], strength[other]
            points = [own, theirs, theirs] if deal % 3 else [theirs, own, own]
            games[one, other].update(won((one, other), deal, points))
    return dict(games)


def test_a_rating_lies_between_those_of_the_references_it_lies_between() -> None:
    strength = {"random": 1, "apprentice-1": 2, "mine": 3, "greedy-1": 4, "master-1": 5}

    found = rated(INDUSTRIA, "mine", 6, season("mine", strength, 6))

    elo = {rung.reference: rung.elo.mean for rung in found.rungs} | {"mine": found.elo.mean}
    assert sorted(elo, key=lambda name: elo[name] or 0.0) == sorted(
        strength, key=strength.__getitem__
    )
    assert elo[ZERO] == 0
    assert found.elo.mean is not None and found.elo.low is not None and found.elo.high is not None
    assert found.elo.low < found.elo.mean < found.elo.high
    assert (found.deals, found.games, found.par) == (6, 72, 1 / 3)


def test_what_is_told_of_a_reference_is_how_the_bot_fared_against_it() -> None:
    strength = {"random": 1, "apprentice-1": 2, "mine": 3, "greedy-1": 4, "master-1": 5}

    found = rated(INDUSTRIA, "mine", 3, season("mine", strength, 3))

    lowest, *_, highest = (rung.bot for rung in found.rungs)
    shares = [lowest.wins.mean, lowest.lead.mean, highest.wins.mean, highest.lead.mean]
    assert shares == pytest.approx([2 / 3, 2 / 3, 1 / 3, -2 / 3])


# At the command line.


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A stranger's bot, whose games against all references but the lowest are in the folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(MINE)
    bot = f"{tmp_path / 'mine.py'}:MyBot"
    strength = {"random": 1, "apprentice-1": 2, bot: 3, "greedy-1": 4, "master-1": 5}
    for pair, games in season(bot, strength, 2).items():
        if pair != (bot, "random"):
            folder = tmp_path / "arena" / "industria-3-v1" / folder_of(pair)
            with closing(Journal(folder, plan_of(INDUSTRIA, pair))) as journal:
                for game in games.values():
                    journal.add(Finished(game, ""))
    return bot


def test_one_command_rates_a_strangers_bot_and_plays_only_what_is_missing(mine: str) -> None:
    shown = call(*CLIMB, "--bots", "./mine.py:MyBot")

    told = shown.stdout.splitlines()
    folder = Path("arena/industria-3-v1")
    assert (shown.exit_code, shown.stderr) == (0, "")
    assert told[:2] == [
        "Industria, 3 players",
        "Ladder industria-3-v1: 24 games, 2 deals from every seat against 4 bots",
    ]
    assert max(map(len, told)) <= 80
    assert any(line.startswith("mine.py:MyBot ") for line in told)
    assert len(read_results(folder / folder_of((mine, "random")) / "games.jsonl")) == 6


def test_a_rating_is_kept_as_data_and_as_a_picture(mine: str) -> None:
    shown = call(*CLIMB, "--bots", "./mine.py:MyBot", "--json")

    found = json.loads(shown.stdout)
    [kept] = Path("arena/industria-3-v1").glob("mine.py-MyBot-*.json")
    assert json.loads(kept.read_text(encoding="utf-8")) == found
    assert (found["ladder"], found["bot"], found["deals"], found["games"]) == (
        "industria-3-v1",
        mine,
        2,
        24,
    )
    assert [rung["reference"] for rung in found["rungs"]] == list(RUNGS)
    words = [part.text for part in Xml.parse(kept.with_suffix(".svg")).iter() if part.text]
    assert {"mine.py:MyBot", *RUNGS, "Elo", "wins of mine.py:MyBot against it"} <= set(words)
    assert kept.with_suffix(".png").read_bytes().startswith(b"\x89PNG")


def test_the_ladder_speaks_french(mine: str) -> None:
    shown = plain(call(*CLIMB, "--bots", "./mine.py:MyBot", "--lang", "fr").stdout)

    assert "Échelle industria-3-v1 : 24 parties, 2 donnes de chaque place contre 4 robots" in shown
    assert "L’Elo se compte depuis greedy-1." in shown


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--bots", "greedy,random"], "--ladder rates one bot: name it, as in --bots"),
        (["--bots", "nobody"], "there is no bot called 'nobody'"),
        (["--bots", "greedy", "--seed", "7"], "a ladder has deals and figures of its own"),
        (["--bots", "greedy", "--mirror"], "a ladder has deals and figures of its own"),
    ],
    ids=["bots", "bot", "seed", "mirror"],
)
def test_what_makes_no_sense_on_a_ladder_is_told_in_a_sentence(
    options: list[str], sentence: str, tmp_path: Path
) -> None:
    shown = call(*CLIMB, *options, "--out", tmp_path / "out")

    assert (shown.exit_code, shown.stderr.count("\n")) == (2, 1)
    assert sentence in shown.stderr
    assert not (tmp_path / "out").exists()
