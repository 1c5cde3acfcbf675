"""Search: plans are dropped when trials leave no doubt, and a clear choice takes little time."""

from __future__ import annotations

import sys
from types import FrameType

import pytest

import ironbridge as ib
from ironbridge import mode
from ironbridge.bots.base import Budget
from ironbridge.bots.beam import Line, means
from ironbridge.bots.candidates import lead
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.levels import Master
from ironbridge.bots.search import Branch, Search, ahead, begin_alike
from ironbridge.core.asks import Question
from ironbridge.core.chance import Chance
from ironbridge.core.judge import Judge, Thinking
from ironbridge.core.play import playout
from ironbridge.core.state import CHANCE, State
from ironbridge.core.view import View


def opening(id: str, players: int) -> View:
    """What the first seat sees of a new game."""
    game = ib.game(id, players=players)
    state = game.rules.start(game.rules.deal(Chance(4)))
    return View(game.judge, state, game.rules.decider(state))


class Thinker(Judge):
    """Judges as another one does, and thinks otherwise."""

    def __init__(self, other: Judge, thinking: Thinking) -> None:
        super().__init__(other.rules, other.weights, thinking)
        self.other = other

    def values(self, state: State) -> list[float]:
        return self.other.values(state)

    def is_small(self, question: Question) -> bool:
        return self.other.is_small(question)

    def is_alike(self, question: Question) -> bool:
        return self.other.is_alike(question)

    def settled(self, state: State, question: Question, options: list[int]) -> int:
        return self.other.settled(state, question, options)


def branch(view: View, move: list[int], leads: list[float]) -> Branch:
    """A plan of one move for the first of two seats, with what its trials gave."""
    made = Branch(view.judge, Line([move], view.state, 0.0))
    for value in leads:
        made.add([value, 0.0], 0)
    return made


def test_a_plan_that_loses_in_every_world_is_clearly_worse() -> None:
    view = opening("brass-birmingham", 2)
    luck = [3.0, -4.0, 8.0, 0.0, 5.0, -9.0, 2.0, 6.0]
    best = branch(view, [0], luck)
    worse = branch(view, [1], [value - 2.0 - 0.1 * at for at, value in enumerate(luck)])
    assert worse.is_clearly_worse(best)
    assert not best.is_clearly_worse(worse)


def test_few_or_uneven_trials_leave_doubt() -> None:
    view = opening("brass-birmingham", 2)
    luck = [3.0, -4.0, 8.0, 0.0, 5.0, -9.0, 2.0, 6.0]
    best = branch(view, [0], luck)
    uneven = branch(
        view, [1], [value - 3.0 + 6.0 * (at % 2) - 0.5 for at, value in enumerate(luck)]
    )
    assert not uneven.is_clearly_worse(best)
    assert not branch(view, [2], [value - 2.0 for value in luck[:7]]).is_clearly_worse(best)


def test_where_races_are_close_the_best_of_the_others_counts_most() -> None:
    others_alike = [30.0, 24.0, 24.0, 24.0]
    one_ahead = [30.0, 28.0, 22.0, 22.0]
    assert lead(others_alike, 0) == lead(one_ahead, 0)
    assert ahead(one_ahead, 0, 0.0) == lead(one_ahead, 0)
    assert ahead(others_alike, 0, 2.0) == pytest.approx(6.0)
    assert 2.0 < ahead(one_ahead, 0, 2.0) < 5.0
    assert ahead(one_ahead, 0, 0.5) < ahead(one_ahead, 0, 2.0) < lead(one_ahead, 0)
    assert ahead([22.0, 28.0, 30.0, 22.0], 2, 2.0) == ahead(one_ahead, 0, 2.0)


def test_a_trial_judged_on_the_way_is_the_mean_of_shorter_and_longer_ones() -> None:
    view = opening("age-of-industry", 3)

    def trial(turns: int, on_the_way: bool) -> list[float]:
        thinking = view.judge.thinking._replace(turns_ahead=turns, judged_on_the_way=on_the_way)
        thought = View(Thinker(view.judge, thinking), view.sample(Chance(5)), view.seat)
        search = Search(thought, Chance(1), Budget(simulations=1).clock())
        search.luck = Chance(9)
        return search.trial(view.sample(Chance(5)), [next(iter(view.moves()))])

    before, after_it = trial(0, False), trial(1, False)
    assert before != after_it
    assert trial(1, True) == means([before, after_it])
    assert means([[1.0, 8.0], [3.0, 2.0]]) == [2.0, 5.0]


def test_replies_are_turns_planned_as_a_whole_not_move_by_move() -> None:
    game = ib.game("brass-birmingham", players=3)
    rules, judge = game.rules, game.judge
    by_moves = Thinker(judge, judge.thinking._replace(turn_moves=1))
    gains = []
    for seed in range(16):
        state = rules.start(rules.deal(Chance(seed)))
        playout(rules, state, Chance(seed, 1), 4 * seed)
        ends = []
        for thinker in (judge, by_moves):
            view = View(thinker, state, rules.decider(state))
            search = Search(view, Chance(1), Budget(simulations=1).clock())
            reached = view.sample(Chance(5))
            while rules.decider(reached) == view.seat:
                reached = search.replied(reached, view.seat)
            ends.append(lead(judge.values(reached), view.seat))
        gains.append(ends[0] - ends[1])

    assert sum(gains) > 1.0


def test_chance_is_drawn_in_a_trial_and_the_world_stays_as_it_was() -> None:
    rules = ib.game("neuland", players=3).rules
    state = rules.start(rules.deal(Chance(4)))
    while rules.decider(state) != CHANCE:
        playout(rules, state, Chance(4, 1), 1)
    before = state.numbers()
    search = Search(opening("neuland", 3), Chance(1), Budget(simulations=1).clock())
    drawn = set()
    for seed in range(8):
        search.luck = Chance(seed)
        drawn.add(tuple(search.drawn(state).numbers()))

    assert len(drawn) > 1
    assert state.numbers() == before


def test_plans_that_begin_alike_are_not_tried() -> None:
    view = opening("brass-birmingham", 2)
    assert begin_alike([branch(view, [0, 1], []), branch(view, [0, 1], [])])
    assert not begin_alike([branch(view, [0, 1], []), branch(view, [0, 2], [])])


def test_the_plan_that_is_played_was_tried_most() -> None:
    search = Search(opening("brass-birmingham", 2), Chance(1), Budget(simulations=60).clock())
    branches = search.run()
    assert branches[0].visits + 1 >= max(branch.visits for branch in branches) > 0
    assert sum(branch.visits for branch in branches) <= 60


def test_where_nothing_is_tried_master_plans_more_thoroughly_than_greedy() -> None:
    view = opening("neuland", 2)
    master = Master(1)
    assert master.planner(view).width > Greedy(1).planner(view).width
    master.play(view)
    assert [thought["visits"] for thought in master.thoughts()] == [0] * len(master.thoughts())
    assert master.thoughts()


@pytest.mark.skipif(not mode.is_compiled(), reason="there is nothing compiled to look at")
@pytest.mark.parametrize("id", ib.games())
def test_nothing_that_a_search_calls_was_left_interpreted(id: str) -> None:
    view = opening(id, ib.title(id).players[-1])
    search = Search(view, Chance(1), Budget(simulations=4).clock())
    interpreted: set[str] = set()

    def heard(frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and "ironbridge" in frame.f_code.co_filename:
            interpreted.add(frame.f_code.co_qualname)

    sys.setprofile(heard)
    try:
        search.run()
    finally:
        sys.setprofile(None)

    assert interpreted == set()
