"""The score track, a lap of 45 and what comes after it (IN-76)."""

from __future__ import annotations

from ironbridge.rulesets.industria.scene.track import marker
from rulesets.industria.table import has, industria

LAP = (45, 46, 56)


def test_vector_score_lap() -> None:
    assert [marker(points) for points in LAP] == [(False, 45), (True, 1), (True, 11)]


def test_score_lap_total_is_forty_five_and_the_space() -> None:
    for points in range(91):
        past, space = marker(points)
        assert 0 <= space <= 45
        assert (45 if past else 0) + space == points


def test_score_lap_begins_only_beyond_forty_five() -> None:
    assert [marker(points) for points in range(46)] == [(False, points) for points in range(46)]


def test_vector_published_scores() -> None:
    published = [56, 55, 35, 33]
    seats = {seat: has(points=points) for seat, points in zip("ABCD", published, strict=True)}

    match = industria().at({"epoch": "V", "round": 3, "phase": "over", "seats": seats})

    assert match.scores() == published
    assert match.winners() == [0]
    assert [marker(points) for points in published] == [
        (True, 11), (True, 10), (False, 35), (False, 33),
    ]  # fmt: skip
