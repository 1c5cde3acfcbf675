"""A match looked into: what each decision lost."""

from __future__ import annotations

from functools import cache

import pytest

import ironbridge as ib
from ironbridge.bots import bot
from ironbridge.bots.review import FINE, MARKS, ONLY, Review, Row, decisions, reviewed, verdict
from ironbridge.bots.trials import Trials, continued, error_of, second_plan
from ironbridge.core.chance import Chance
from ironbridge.core.match import Match

JUDGE = "master@30"


@cache
def played_by(name: str) -> Match:
    """A game of Industria among bots of one kind."""
    match = ib.game("industria", players=3).start(seed=21)
    bots = [bot(name, 9 + seat) for seat in range(3)]
    while not match.over:
        match.commit(bots[match.seat].play(match.view_of(match.seat)))
    return match


def some_rows(match: Match, count: int) -> list[Row]:
    """Decisions at equal distances over a match."""
    asked = decisions(match, None)
    return [verdict(match, at, JUDGE) for at in asked[:: max(1, len(asked) // count)]]


def marked(rows: list[Row]) -> list[Row]:
    """The decisions that lost points for certain."""
    return [row for row in rows if row.mark in MARKS]


@pytest.mark.slow
def test_what_random_play_does_otherwise_is_mostly_marked_and_a_masters_play_hardly() -> None:
    by_chance = some_rows(played_by("random"), 24)
    by_master = some_rows(played_by(JUDGE), 24)

    otherwise = [row for row in by_chance if row.error > 0]
    assert len(marked(otherwise)) > len(otherwise) / 2
    assert len(marked(by_master)) < len(by_master) / 10
    assert sum(row.loss for row in by_chance) > 10 * sum(row.loss for row in by_master)


def test_a_seat_of_a_match_under_way_is_looked_into_and_no_other() -> None:
    match = played_by("random").copy()
    match.rewind(decisions(match, None)[6])
    seat = match.played[decisions(match, match.played[0].seat)[0]].seat

    review = ib.analyse(match, "greedy", seat)

    assert {row.seat for row in review.rows} == {seat}
    assert len(review.rows) == len(decisions(match, seat))
    with pytest.raises(ib.GameError, match="for one seat only") as refused:
        ib.analyse(match, "greedy")
    assert "en cours" in refused.value.text("fr")


def test_what_a_seat_may_not_know_changes_no_verdict() -> None:
    match = played_by("random")
    at = decisions(match, None)[20]
    row = verdict(match, at, "greedy")

    other = match.copy()
    view = match.view_of(match.played[at].seat, at)
    other.played = match.played[:]
    other.rewind(at)
    other.state = view.sample(Chance(77))
    other.rewind(at)
    other.commit(match.played[at].answers)

    again = verdict(other, at, "greedy")
    assert again == row
    assert Review(other, [again]).text(again) == Review(match, [row]).text(row)


def test_rows_that_are_known_are_not_looked_into_again() -> None:
    match = played_by("random").copy()
    match.rewind(decisions(match, None)[4])
    seat = match.played[0].seat
    rows = ib.analyse(match, "greedy", seat).rows
    marked = [Row(**{**row.data(), "mark": "known"}) for row in rows]

    assert list(reviewed(match, "nobody", seat, marked)) == marked


def test_losses_are_told_by_seat_and_third_of_the_match() -> None:
    match = played_by("random")
    rows = [
        Row(1, 0, "a", "b", 2.0, 0.1, "mistake", [], []),
        Row(2, 0, "a", "b", 1.0, 0.1, "mistake", [], []),
        Row(len(match.played), 1, "a", "b", 4.0, 0.1, "blunder", [], []),
    ]

    assert Review(match, rows).losses() == {
        0: {"beginning": 3.0, "middle": 0.0, "end": 0.0},
        1: {"beginning": 0.0, "middle": 0.0, "end": 4.0},
    }


def test_every_mark_has_its_sentence_in_both_languages() -> None:
    match = played_by("random")
    at = decisions(match, None)[3]
    row = verdict(match, at, "greedy")

    for mark in (*MARKS, FINE, ONLY):
        other = Row(**{**row.data(), "mark": mark})
        for lang, word in (("en", "Move"), ("fr", "Coup")):
            text = Review(match, [other]).text(other, lang)
            assert text.startswith(f"{word} {at + 1}")
            assert ("Better: " in text or "Mieux\u00a0: " in text) == (mark in MARKS)


# Trials.


def test_the_same_plan_loses_nothing_against_itself_and_each_is_tried_in_the_same_worlds() -> None:
    match = ib.game("brass-birmingham", players=3).start(seed=5)
    view = match.view_of(match.seat)
    plan = continued(view, list(match.moves()[0].answers))
    trials = Trials(view)

    assert trials.compare(plan, plan).loss == 0
    assert trials.values(plan) == trials.values(plan)
    other = second_plan(view, [plan])
    assert other is not None
    there, back = trials.compare(plan, other), trials.compare(other, plan)
    assert there.loss == pytest.approx(-back.loss)
    assert there.error == back.error > 0


def test_the_error_is_that_of_a_mean() -> None:
    assert error_of([1.0, 3.0] * 50) == pytest.approx(0.1005, abs=0.001)


def test_a_turn_of_several_moves_is_continued_to_its_end() -> None:
    match = ib.game("brass-birmingham", players=3).start(seed=5)
    first = continued(match.view_of(match.seat), list(match.moves()[0].answers))
    for _ in range(3):
        match.play(match.moves()[0])

    second = continued(match.view_of(match.seat), list(match.moves()[0].answers))

    assert (len(first), len(second)) == (1, 2)
