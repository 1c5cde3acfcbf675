"""Sketches: all that matters is looked at, and small matters are settled well in the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ironbridge as ib
from ironbridge.bots.candidates import Candidate, lead, sketches
from ironbridge.core.chance import Chance
from ironbridge.core.judge import Judge
from ironbridge.core.play import after, attempt, moves, playout
from ironbridge.core.rules import Rules
from ironbridge.core.state import NOBODY, State

POSITIONS = 12


def positions(rules: Rules) -> Iterator[State]:
    """Some from random games, from their beginnings on."""
    for seed in range(POSITIONS):
        state = rules.start(rules.deal(Chance(seed)))
        playout(rules, state, Chance(seed, 1), 5 * seed)
        if rules.decider(state) >= 0:
            yield state


def what_matters(judge: Judge, state: State, move: list[int]) -> tuple[int | None, ...]:
    """A move without its answers to small matters."""
    kept: list[int | None] = []
    for at in range(len(move)):
        question = attempt(judge.rules, state, move[:at]).open
        assert question is not None
        kept.append(None if judge.is_small(question) else move[at])
    return tuple(kept)


def but_for_alike(judge: Judge, state: State, move: list[int]) -> tuple[int, ...]:
    """What a move answers before the first question whose options are much alike."""
    for at in range(len(move)):
        question = attempt(judge.rules, state, move[:at]).open
        assert question is not None
        if judge.is_alike(question):
            return tuple(move[:at])
    return tuple(move)


@pytest.mark.parametrize("game", ib.games())
def test_every_move_is_sketched_but_for_small_matters(game: str) -> None:
    judge = ib.game(game, players=3).judge
    rules = judge.rules
    for state in positions(rules):
        whole = {what_matters(judge, state, move) for move in moves(rules, state)}
        sketched = [what_matters(judge, state, one.given) for one in sketches(judge, state)]

        assert len(sketched) == len(set(sketched))
        assert set(sketched) == whole


def test_a_sketch_is_a_move_and_leads_where_it_says() -> None:
    judge = ib.game("brass-birmingham", players=3).judge
    rules = judge.rules
    for state in positions(rules):
        for sketch in sketches(judge, state):
            reached = after(rules, state, sketch.given)

            assert reached is not None
            assert reached.numbers() == sketch.state.numbers()


def test_there_are_far_fewer_sketches_than_moves() -> None:
    judge = ib.game("brass-birmingham", players=4).judge
    rules = judge.rules
    state = rules.start(rules.deal(Chance(3)))

    assert 4 * sum(1 for _ in sketches(judge, state)) < sum(1 for _ in moves(rules, state))


def test_in_a_hurry_one_option_stands_for_those_much_like_it() -> None:
    judge = ib.game("brass-birmingham", players=4).judge
    rules = judge.rules
    fewer = 0
    for state in positions(rules):
        at_leisure = {but_for_alike(judge, state, one.given) for one in sketches(judge, state)}
        hurried = list(sketches(judge, state, Chance(5)))

        assert {but_for_alike(judge, state, one.given) for one in hurried} <= at_leisure
        assert all(after(rules, state, one.given) is not None for one in hurried)
        fewer += sum(1 for _ in sketches(judge, state)) - len(hurried)
    assert fewer > 100


def test_in_a_hurry_any_of_the_options_is_drawn_and_the_others_are_tried_in_the_end() -> None:
    judge = ib.game("brass-birmingham", players=3).judge
    rules = judge.rules
    state = rules.start(rules.deal(Chance(3)))
    seat = rules.decider(state)
    drawn = {tuple(one.given) for seed in range(20) for one in sketches(judge, state, Chance(seed))}
    whole = {tuple(one.given) for one in sketches(judge, state)}
    best = max(lead(judge.values(one.state), seat) for one in sketches(judge, state))
    drafts = [
        Candidate(one, lead(judge.values(one.state), seat))
        for one in sketches(judge, state, Chance(5))
    ]
    for draft in drafts:
        draft.improve(judge, state, seat)

    assert len(drawn) > len(drafts)
    assert drawn <= whole
    assert max(draft.value for draft in drafts) == best


def test_a_draft_only_gets_better_and_stays_the_same_move() -> None:
    judge = ib.game("brass-birmingham", players=3).judge
    rules = judge.rules
    improved = 0
    for state in positions(rules):
        seat = rules.decider(state)
        for sketch in sketches(judge, state):
            before = lead(judge.values(sketch.state), seat)
            draft = Candidate(sketch, before)
            draft.improve(judge, state, seat)
            reached = after(rules, state, draft.move)

            assert reached is not None
            assert draft.value == lead(judge.values(reached), seat) >= before
            assert what_matters(judge, state, draft.move) == what_matters(
                judge, state, sketch.given
            )
            improved += draft.value > before
    assert improved > 0


def test_who_has_nothing_to_decide_has_no_sketch() -> None:
    judge = ib.game("industria", players=3).judge
    rules = judge.rules
    state = rules.start(rules.deal(Chance(1)))
    playout(rules, state, Chance(1, 1))

    assert rules.decider(state) == NOBODY
    assert not list(sketches(judge, state))
