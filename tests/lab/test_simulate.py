"""Many games between bots: what is counted, and how strong greedy is."""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.bots import BotError, bot
from ironbridge.lab.simulate import Job, interval, simulate
from ironbridge.lab.table import seated


def job(*bots: str, players: int = 4, seed: int = 20_000, record: str | None = None) -> Job:
    return Job("industria", players, seated(bots, players), seed, {}, {}, record)


@pytest.mark.slow
def test_greedy_wins_at_least_seventy_of_a_hundred_games_against_three_random_bots() -> None:
    report = simulate(job("greedy", "random"), 100)

    greedy = report.scores[0]
    assert (greedy.bot, greedy.games) == ("greedy", 100)
    assert greedy.wins >= 70


@pytest.mark.slow
def test_greedy_beats_random_in_at_least_95_of_100_games_of_brass_for_two() -> None:
    bots = seated(["greedy", "random"], 2)

    report = simulate(Job("brass-birmingham", 2, bots, 30_000, {}, {}), 100)

    assert report.scores[0].bot == "greedy"
    assert report.scores[0].wins >= 95


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    line_ups = [job("greedy", "random").line_up(number) for number in range(8)]

    assert [line_up.index("greedy") for line_up in line_ups] == [0, 1, 2, 3, 0, 1, 2, 3]


def test_the_same_seed_plays_the_same_games_on_any_number_of_workers() -> None:
    alone = simulate(job("random"), 20, workers=1)
    together = simulate(job("random"), 20, workers=2)

    assert alone == together


def test_wins_of_all_bots_add_up_to_the_games() -> None:
    report = simulate(job("greedy", "random", players=3), 12)

    assert sum(score.wins for score in report.scores) == pytest.approx(12)
    assert sum(score.games for score in report.scores) == 36


def test_progress_is_told_to_the_end() -> None:
    told: list[int] = []

    simulate(job("random"), 20, workers=1, tell=told.append)

    assert told[-1] == 20 and told == sorted(told)


def test_recorded_games_replay_to_the_reported_scores(tmp_path: Path) -> None:
    report = simulate(job("random", record=str(tmp_path)), 3, workers=1)

    matches = [ib.load(file.read_text(encoding="utf-8")) for file in sorted(tmp_path.iterdir())]
    points = [score for match in matches for score in match.scores()]
    assert len(matches) == 3
    assert max(points) == report.scores[0].most


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (5, 10), (10, 10), (91, 100)])
def test_intervals_hold_the_rate_and_narrow_with_more_games(wins: int, games: int) -> None:
    low, high = interval(wins, games)
    closer_low, closer_high = interval(wins * 10, games * 10)

    assert 0 <= low <= wins / games <= high <= 1
    assert closer_high - closer_low < high - low


def test_too_many_bots_and_unknown_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="1 to 4 bots can be named, not 5"):
        seated(["random"] * 5, 4)
    with pytest.raises(BotError, match="there is no bot called 'grandmaster'"):
        bot("grandmaster", 1)
