"""The statistics of the arena, against answers that are known."""

from __future__ import annotations

import math
import random

import pytest

from ironbridge.lab.arena.elo import Ahead, expected, points, rating, ratings, strengths
from ironbridge.lab.arena.estimates import Estimate, mean_of, quantile, rank_of, share_of, wins_of


@pytest.mark.parametrize(
    ("freedom", "errors"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (39, 2.023), (120, 1.980), (5000, 1.960)],
)
def test_quantiles_are_those_of_student_s_table(freedom: int, errors: float) -> None:
    assert quantile(freedom) == pytest.approx(errors, abs=0.0005)


def test_a_mean_has_student_s_interval() -> None:
    estimate = mean_of([1, 2, 3, 4, 5])

    half = 2.7764 * math.sqrt(2.5 / 5)
    assert estimate.mean == 3
    assert estimate.low == pytest.approx(3 - half, abs=1e-4)
    assert estimate.high == pytest.approx(3 + half, abs=1e-4)


def test_one_group_gives_a_mean_and_no_bounds() -> None:
    for estimate in (mean_of([0.5]), share_of([0.5], 4), rank_of([0.5], 4, 1, 4)):
        assert (estimate.mean, estimate.low, estimate.high) == (0.5, None, None)


def test_a_share_has_wilson_s_interval_for_as_many_games_as_the_groups_are_worth() -> None:
    estimate = share_of([0.0, 0.5, 0.5, 1.0], games=8)

    # Variance of the mean: (1/6)/4 = 1/24; so 0.25 × 24 = 6 games. Student, 3 degrees: 3.1824.
    square = 3.1824**2
    half = 3.1824 / (1 + square / 6) * math.sqrt(0.25 / 6 + square / 144)
    assert estimate.mean == 0.5
    assert estimate.low == pytest.approx(0.5 - half, abs=1e-4)
    assert estimate.high == pytest.approx(0.5 + half, abs=1e-4)


def test_groups_that_vary_little_count_for_no_more_than_their_games() -> None:
    steady = share_of([0.5, 0.5, 0.5, 0.6], games=8)

    square = 3.1824**2
    half = 3.1824 / (1 + square / 8) * math.sqrt(0.525 * 0.475 / 8 + square / 256)
    middle = (0.525 + square / 16) / (1 + square / 8)
    assert steady.low == pytest.approx(middle - half, abs=1e-4)


def test_forty_groups_that_were_all_won_still_have_a_lower_bound() -> None:
    estimate = share_of([1.0] * 40, games=160)

    assert estimate.low == pytest.approx(40 / (40 + 2.0227**2), abs=1e-4)
    assert (estimate.mean, estimate.high) == (1, 1)


def test_more_games_in_a_group_that_say_the_same_make_nothing_surer() -> None:
    groups = [1.0, 0.0, 1.0, 1.0, 0.0, 1.0]

    assert share_of(groups, games=12) == share_of(groups, games=1200)


def test_the_seats_of_a_side_share_its_wins_and_ranks() -> None:
    one = wins_of([0.8, 0.6, 0.7], 1, 12)
    rest = wins_of([0.2 / 3, 0.4 / 3, 0.1], 3, 12)
    first, last = rank_of([1.5, 2.0, 1.0], 4, 1, 12), rank_of([2.83333, 2.66667, 3.0], 4, 3, 12)

    assert one.low is not None and rest.high is not None
    assert rest.high == pytest.approx((1 - one.low) / 3)
    assert first.low is not None and first.high is not None and last.high is not None
    assert 1 <= first.low < 1.5 < first.high <= 4 and last.high <= 3


@pytest.mark.parametrize(("groups", "share"), [(5, 0.3), (10, 0.8), (30, 0.95), (30, 0.99)])
def test_intervals_hold_the_truth_about_95_times_of_100(groups: int, share: float) -> None:
    chance = random.Random(groups)
    deals = [[luck(chance, share) for _ in range(groups)] for _ in range(400)]

    held = [share_of(values, 4 * groups) for values in deals]

    assert sum(holds(estimate, share) for estimate in held) >= 0.9 * 400


def test_student_s_interval_would_not_do_for_shares() -> None:
    chance = random.Random(1)
    deals = [[luck(chance, 0.99) for _ in range(30)] for _ in range(400)]

    held = [mean_of(values) for values in deals]

    assert sum(holds(estimate, 0.99) for estimate in held) < 0.7 * 400


def holds(estimate: Estimate, truth: float) -> bool:
    """Does the truth lie within the bounds?"""
    return (
        estimate.low is not None
        and estimate.high is not None
        and (estimate.low <= truth <= estimate.high)
    )


def luck(chance: random.Random, share: float) -> float:
    """The wins in a group of four games, where the deal makes winning easier or harder."""
    easy = chance.betavariate(share * 4, (1 - share) * 4)
    return sum(chance.random() < easy for _ in range(4)) / 4


# Elo.


def exactly(*elos: float) -> Ahead:
    """Comparisons as they would be if each side were as strong as said."""
    return [
        [0.0 if a == b else 60 / (1 + 10 ** ((b - a) / 400)) for b in elos]  # 60 times each
        for a in elos
    ]


def test_an_elo_difference_that_produces_known_shares_is_recovered() -> None:
    assert points(0.75) == pytest.approx(190.85, abs=0.01)
    assert points(10 / 11) == pytest.approx(400)

    found = ratings([exactly(400, 150, 0)] * 3, games=12)

    assert [estimate.mean for estimate in found] == pytest.approx([400, 150, 0])
    assert found[-1].low is found[-1].high is None


def test_sides_that_never_met_are_compared_by_those_they_met() -> None:
    ahead = exactly(300, 100, 0)
    ahead[0][2] = ahead[2][0] = 0.0

    assert points(expected(ahead, 0, 2)) == pytest.approx(300)


def test_strengths_explain_the_wins_of_each_side() -> None:
    ahead = [[0.0, 7.0, 9.0], [3.0, 0.0, 4.0], [1.0, 6.0, 0.0]]

    strength = strengths(ahead, [0, 1, 2])

    for side, row in enumerate(ahead):
        games = [row[other] + ahead[other][side] for other in range(3)]
        wins = [games[o] * strength[side] / (strength[side] + strength[o]) for o in range(3)]
        assert sum(wins) == pytest.approx(sum(row))


def test_the_elo_of_two_sides_has_the_bounds_of_their_share() -> None:
    shares = [0.5, 0.75, 1.0, 0.75, 0.25]
    groups = [[[0.0, 4 * share], [4 - 4 * share, 0.0]] for share in shares]

    found, share = rating(groups, 0, 1, games=20), share_of(shares, games=20)

    assert found.mean == pytest.approx(points(share.mean))
    assert found.low == pytest.approx(points(share.low))
    assert found.high == pytest.approx(points(share.high))


def test_who_was_always_ahead_has_a_lower_bound_only() -> None:
    above, below = [[0.0, 4.0], [0.0, 0.0]], [[0.0, 0.0], [4.0, 0.0]]

    best, worst = rating([above] * 30, 0, 1, games=120), rating([below] * 30, 0, 1, games=120)

    assert best.mean is best.high is None
    assert best.low is not None and 250 < best.low < 400
    assert worst.high is not None and worst.high == pytest.approx(-best.low)


def test_a_side_that_is_always_last_does_not_blur_the_others() -> None:
    group = exactly(200, 0)
    always_last = [[0.0, 60.0, group[0][1]], [0.0, 0.0, 0.0], [group[1][0], 60.0, 0.0]]

    found = ratings([always_last] * 30, games=120)

    assert found[0].mean == pytest.approx(200)
    assert found[1].mean is None and found[1].low is None and (found[1].high or 0) < 0


def test_the_elo_of_noisy_games_is_recovered_within_its_bounds() -> None:
    chance = random.Random(7)
    truth = [250.0, 120.0, -80.0, 0.0]

    found = ratings([noisy(chance, truth) for _ in range(200)], games=800)

    for elo, estimate in zip(truth[:3], found, strict=False):
        assert estimate.low is not None and estimate.high is not None
        assert estimate.low < elo < estimate.high
        assert estimate.high - estimate.low < 80


def noisy(chance: random.Random, elos: list[float]) -> Ahead:
    """Four games in which each side's form on the day decides: pairs come out as their Elo says."""
    ahead = [[0.0] * len(elos) for _ in elos]
    for _ in range(4):
        forms = [elo * math.log(10) / 400 - math.log(-math.log(chance.random())) for elo in elos]
        for a, form in enumerate(forms):
            for b, other in enumerate(forms):
                ahead[a][b] += form > other
    return ahead
