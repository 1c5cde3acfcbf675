"""A match is composed, finished, wound back, and taken back over what bots have answered."""

from __future__ import annotations

import pytest

import ironbridge as ib
from rulesets.brass_birmingham.table import canal, has


def brass() -> ib.Match:
    return canal(A=has("iron derby belper leek", money=30))


BEGUN = ["develop", "[iron]", "coal"]


def test_choices_are_composed_in_notation_or_by_number_and_told_back() -> None:
    match = brass()

    given = match.compose(["develop", "[iron]"])

    assert [option.phrase for option in given] == ["develop", "[iron]"]
    assert given[0].text("fr") != given[0].text("en")
    assert match.question is not None and match.question.kind == "develop-tile"
    assert not match.played


def test_composing_again_begins_anew() -> None:
    match = brass()
    match.compose(BEGUN)

    match.compose([0])

    assert match.draft.chosen == [0] and match.draft.answers[0] == 0


def test_a_move_is_finished_only_when_nothing_is_asked() -> None:
    match = brass()
    match.compose(BEGUN)
    with pytest.raises(ib.IllegalMove):
        match.finish()

    match.compose([*BEGUN, "stop"])
    told = match.finish()

    assert told and len(match.played) == 1
    assert match.record().moves[0].text == "develop [iron] coal iron:market stop"


def test_what_is_forbidden_is_refused_and_what_was_given_before_it_stays() -> None:
    match = brass()

    with pytest.raises(ib.IllegalMove) as caught:
        match.compose(["develop", "[stone]"])

    assert caught.value.refusal.reason == "not-in-hand"
    assert match.draft.chosen == [0]


def test_nothing_is_composed_when_the_game_is_over() -> None:
    match = ib.game("industria", players=3).start(seed=1)
    while not match.over:
        match.choose(match.options()[0])

    for attempted in (lambda: match.compose([]), match.finish, lambda: match.answer(0)):
        with pytest.raises(ib.IllegalMove, match="over"):
            attempted()


def test_a_match_is_wound_back_whatever_came_to_light() -> None:
    match = ib.game("industria", players=3).start(seed=1)
    states = [match.position()]
    for _ in range(12):
        match.choose(match.options()[0])
        states.append(match.position())
    moves = len(match.played)

    match.rewind(0)
    assert match.position() == states[0] and match.played == []
    assert match.options()

    with pytest.raises(ib.GameError):
        match.rewind(moves)


def bidding() -> ib.Match:
    """C has put up a tile, D and A have answered."""
    match = ib.game("industria", players=4).start(seed=7)
    for move in ("auction quarry", "bid 1", "bid 2"):
        match.play(move)
    return match


def test_the_way_back_leads_over_what_bots_have_answered() -> None:
    match = bidding()

    refusal, kept = match.way_back([3], [0])
    assert (refusal, kept) == (None, 1)
    match.rewind(kept)

    assert match.seat == 3 and len(match.played) == 1


def test_there_is_no_way_back_over_another_person_or_where_nobody_has_moved() -> None:
    match = bidding()

    others, _ = match.way_back([3], [])
    nobody, _ = match.way_back([1], [0, 2, 3])

    assert others is not None and others.reason == "others-answered"
    assert nobody is not None and nobody.reason == "nothing-to-take-back"


def test_there_is_no_way_back_over_what_came_to_light() -> None:
    match = ib.game("industria", players=4).start(seed=7)
    begun = match.state.revealed
    while match.state.revealed == begun:
        match.choose(match.options()[0])
    last = match.played[-1].seat

    refusal, _ = match.way_back(range(4), [])

    assert refusal is not None and refusal.reason == "revealed" and last < 4
