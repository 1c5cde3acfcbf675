"""Estimates: a mean, and between what bounds the truth lies 95 times of 100, judged by groups.

Games of one group share their deal and are no independent evidence; its mean is one observation.
Means of points take Student's interval over the groups. Shares of wins and ranks are bounded,
and there Student's interval fails badly near 0 and 1 (all groups won: no width at all), and so does
resampling. So they take Wilson's interval with Student's quantile, for as many independent
games as would vary as much as the groups do: never more than were played, and one for each group
where all groups came out alike and so say nothing of how much they vary.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

SURE: Final = 0.95
STEPS: Final = 60  # halvings on the way to a quantile
MANY: Final = 1000  # degrees of freedom beyond which Student's curve is the normal one


@dataclass(frozen=True)
class Estimate:
    """A value and its bounds; a bound is None where the groups do not give one."""

    mean: float | None
    low: float | None = None
    high: float | None = None


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of a value that each group gives, with Student's interval."""
    mean = statistics.fmean(values)
    if len(values) == 1:
        return Estimate(mean)
    half = quantile(len(values) - 1) * math.sqrt(variance_of_mean(values))
    return Estimate(mean, mean - half, mean + half)


def wins_of(values: Sequence[float], seats: int, games: int) -> Estimate:
    """The share of wins that each seat of a side has; the side's own share is what is bounded."""
    share = share_of([seats * value for value in values], games)
    ends = [None if end is None else end / seats for end in (share.low, share.high)]
    return Estimate(statistics.fmean(values), *ends)


def share_of(values: Sequence[float], games: int) -> Estimate:
    """The mean of a share that each group gives, from so many games in all."""
    share = statistics.fmean(values)
    if len(values) == 1:
        return Estimate(share)
    return share_between(share, variance_of_mean(values), len(values), games)


def rank_of(values: Sequence[float], players: int, seats: int, games: int) -> Estimate:
    """The mean rank of a side that has some of the seats: the share of the way to the last."""
    first, last = (seats + 1) / 2, players - (seats - 1) / 2
    share = share_of([(rank - first) / (last - first) for rank in values], games)
    ends = [
        None if end is None else first + end * (last - first) for end in (share.low, share.high)
    ]
    return Estimate(statistics.fmean(values), *ends)


def share_between(share: float, variance: float, groups: int, games: int) -> Estimate:
    """A share whose variance is known by groups, with Wilson's interval."""
    count = float(groups)
    if variance > 0:
        count = max(1.0, min(games, share * (1 - share) / variance))
    low, high = wilson(share, count, quantile(groups - 1))
    return Estimate(share, max(0.0, low), min(1.0, high))


def variance_of_mean(values: Sequence[float]) -> float:
    """How far the mean of the groups may be from the truth, squared; rounding is no spread."""
    variance = statistics.variance(values) / len(values)
    return variance if variance > 1e-18 else 0.0


def wilson(share: float, count: float, deviations: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games."""
    square = deviations**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = deviations / (1 + square / count)
    half *= math.sqrt(share * (1 - share) / count + square / (4 * count**2))
    return middle - half, middle + half


@cache
def quantile(freedom: int) -> float:
    """How many standard errors hold 95 of 100 on Student's curve."""
    if freedom > MANY:
        return statistics.NormalDist().inv_cdf((1 + SURE) / 2)
    low, high = 0.0, 16.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        low, high = (middle, high) if held(middle, freedom) < SURE else (low, middle)
    return low


def held(errors: float, freedom: int) -> float:
    """The share of Student's curve within so many standard errors: a finite sum."""
    angle = math.atan(errors / math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term, total = (cosine if odd else 1.0), 0.0
    for step in range(odd, freedom, 2):
        total += term
        term *= cosine**2 * (step + 1) / (step + 2)
    return 2 / math.pi * (angle + sine * total) if odd else sine * total
