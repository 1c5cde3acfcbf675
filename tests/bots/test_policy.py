"""The fast policy: what was found good is made again, and looked at with a few moves more."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ironbridge as ib
from bots.test_sketch import positions
from ironbridge.bots.policy import MOST, TAUGHT, Memory, Policy
from ironbridge.bots.sketch import Draft, Sketch, lead, sketches
from ironbridge.core.chance import Chance
from ironbridge.core.rules import REMEMBERED, STANDING, Rules, State


def gist(sketch: Sketch) -> list[int]:
    """What matters of a move."""
    return Draft(sketch, 0.0).gist()


def crowded(id: str, **settings: str) -> tuple[Rules, State]:
    """A position with many moves."""
    rules = ib.game(id, players=3, **settings).rules
    for state in positions(rules):
        if len(list(sketches(rules, state))) > 2 * MOST:
            return rules, state
    raise AssertionError("no position of these has many moves")


@pytest.mark.parametrize("id", ib.games())
def test_a_move_that_is_recalled_in_its_own_position_leads_to_the_same(id: str) -> None:
    rules = ib.game(id, players=3).rules
    policy = Policy(rules, Chance(1))
    for state in positions(rules):
        known: dict[int, int] = {}
        for sketch in sketches(rules, state):
            reached = policy.recalled(state, rules.decider(state), gist(sketch), known)

            assert reached is not None
            assert reached.numbers() == sketch.state.numbers()


@pytest.mark.parametrize("id", ib.games())
def test_what_is_recalled_elsewhere_is_a_legal_move_there_or_none(id: str) -> None:
    rules = ib.game(id, players=3).rules
    policy = Policy(rules, Chance(1))
    made = failed = 0
    states = list(positions(rules))
    for before, state in pairwise(states):
        reachable = [gist(sketch) for sketch in sketches(rules, state)]
        for sketch in list(sketches(rules, before))[:40]:
            reached = policy.recalled(state, rules.decider(state), gist(sketch), {})

            assert (reached is not None) == (gist(sketch) in reachable)
            made += reached is not None
            failed += reached is None
    assert failed > 0
    assert made > 0


def test_numbers_that_are_no_options_at_all_are_not_made() -> None:
    rules, state = crowded("age-of-industry")
    policy = Policy(rules, Chance(1))

    for wrong in ([], [-1], [10_000], [0, 10_000], [10_000, 0, 0]):
        assert policy.recalled(state, rules.decider(state), wrong, {}) is None


def test_the_move_that_was_good_longest_ago_is_forgotten() -> None:
    memory = Memory()
    for number in range(MOST):
        memory.learn([number])
    memory.learn([0])
    memory.learn([MOST])

    assert len(memory.moves) == MOST
    assert [1] not in memory.moves
    assert memory.moves[-2:] == [[0], [MOST]]


def test_at_first_all_moves_are_looked_at_and_the_best_few_remembered() -> None:
    rules, state = crowded("brass-birmingham")
    seat = rules.decider(state)
    policy = Policy(rules, Chance(1))
    best = max(lead(rules.judge(sketch.state), seat) for sketch in sketches(rules, state))

    choice = policy.choice(state, seat, 0)

    memory = policy.memories[seat][0]
    assert choice.value >= best
    assert len(memory.moves) == TAUGHT
    assert memory.moves[-1] == choice.gist
    assert not memory.is_short


def test_later_the_best_of_what_is_remembered_and_drawn_is_taken() -> None:
    rules, state = crowded("brass-birmingham")
    seat = rules.decider(state)
    policy = Policy(rules, Chance(1))
    first = policy.choice(state, seat, 0)
    policy.looks_at_all = False

    again = policy.choice(state, seat, 0)

    known = policy.recalled(state, seat, first.gist, {})
    assert known is not None
    assert again.value >= lead(rules.judge(known), seat)
    assert policy.memories[seat][0].moves[-1] == again.gist


def test_where_there_are_few_moves_all_are_looked_at_every_time() -> None:
    rules = ib.game("industria", players=3).rules
    policy = Policy(rules, Chance(1))
    policy.looks_at_all = False
    for state in positions(rules):
        seat = rules.decider(state)
        policy.memories[seat] = []
        values = [lead(rules.judge(sketch.state), seat) for sketch in sketches(rules, state)]
        if len(values) <= MOST:
            policy.choice(state, seat, 0)

            assert policy.memories[seat][0].is_short
            assert policy.choice(state, seat, 0).value == max(values)


def test_a_reply_stands_in_a_world_where_the_rules_say_so_and_it_can_be_made() -> None:
    rules, state = crowded("brass-birmingham")
    seat = rules.decider(state)
    assert rules.replies == STANDING
    policy = Policy(rules, Chance(1))
    policy.replied(state, seat, 0)
    reply = policy.replies[seat][0]
    worse = next(gist(one) for one in sketches(rules, state) if gist(one) != reply)

    policy.replies[seat] = [worse]
    stood = policy.recalled(state, seat, worse, {})
    assert stood is not None
    assert policy.replied(state, seat, 0).numbers() == stood.numbers()

    policy.replies[seat] = [[10_000]]
    anew = policy.replied(state, seat, 0)
    assert lead(rules.judge(anew), seat) > lead(rules.judge(stood), seat)

    policy.enter_world()
    assert policy.replies == [[], [], []]


def test_elsewhere_a_reply_is_found_anew() -> None:
    rules = ib.game("industria", players=3).rules
    assert rules.replies == REMEMBERED
    for state in positions(rules):
        seat = rules.decider(state)
        policy = Policy(rules, Chance(1))
        best = policy.replied(state, seat, 0)
        worst = min(sketches(rules, state), key=lambda one: lead(rules.judge(one.state), seat))
        policy.replies[seat] = [gist(worst)]

        assert lead(rules.judge(policy.replied(state, seat, 0)), seat) >= lead(
            rules.judge(best), seat
        )


@pytest.mark.parametrize("map", ["germany", "new-england"])
def test_where_nothing_is_to_be_remembered_a_seat_looks_at_all_its_own_moves(map: str) -> None:
    rules, state = crowded("age-of-industry", map=map)
    seat = rules.decider(state)
    policy = Policy(rules, Chance(1))
    best = policy.choice(state, seat, 0)
    policy.looks_at_all = False
    policy.memories[seat][0].moves = []

    assert policy.choice(state, seat, 0).value == best.value


@pytest.mark.parametrize("map", ["germany", "new-england"])
def test_and_at_all_those_of_others_or_at_some(map: str) -> None:
    rules = ib.game("age-of-industry", players=3, map=map).rules
    worse = 0
    for state in positions(rules):
        seat = rules.decider(state)
        policy = Policy(rules, Chance(1))
        best = policy.choice(state, seat, 0)
        for _ in range(5):
            value = lead(rules.judge(policy.replied(state, seat, 0)), seat)
            assert value <= best.value
            worse += value < best.value
    assert (worse == 0) == (map == "germany")
