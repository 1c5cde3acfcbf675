"""A plan ends where something comes to light, and no deck decides what is played."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.bots.base import Budget
from ironbridge.bots.beam import Line, Planner, even_out, follow, normal, spread
from ironbridge.bots.candidates import lead
from ironbridge.core.chance import Chance
from ironbridge.core.judge import Judge
from ironbridge.core.play import playout
from ironbridge.core.state import State
from ironbridge.core.view import View
from market_day.rules import Market
from market_day.state import Position, value


def lines_of(view: View) -> list[Line]:
    planner = Planner(view.judge, view.seat, Chance(3), Budget(simulations=1).clock())
    return planner.lines(view.sample(Chance(3)))


class Hoarder(Judge):
    """A judge of the market day who likes a good hand."""

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        held = [sum(value(card) for card in hand) for hand in state.hands]
        return [float(coins + cards) for coins, cards in zip(state.coins, held, strict=True)]


def market() -> View:
    """The first seat of the hoarders' market day is to sell a card, and will draw one."""
    rules = Market(3)
    state = rules.start(rules.deal(Chance(2)))
    playout(rules, state, Chance(2, 1), 1)
    return View(Hoarder(rules), state, rules.decider(state))


def in_world(view: View, stream: int) -> list[Line]:
    """The lines as one world shows them."""
    planner = Planner(view.judge, view.seat, Chance(3), Budget(simulations=1).clock())
    return planner.lines(view.sample(Chance(6, stream)))


def test_lead_is_over_the_average_of_the_others() -> None:
    assert lead([10.0, 4.0, 2.0], 0) == 7.0
    assert lead([10.0, 4.0, 2.0], 2) == -5.0


def test_errors_scatter_about_nothing_by_one() -> None:
    chance = Chance(1)
    errors = [normal(chance) for _ in range(4000)]

    assert abs(sum(errors) / len(errors)) < 0.05
    assert 0.95 < spread(errors) < 1.05


def test_lines_come_best_first_and_no_two_look_alike() -> None:
    match = ib.game("industria", players=3).start(seed=4)

    values = [line.value for line in lines_of(match.view_of(match.seat))]

    assert len(values) > 1
    assert values == sorted(set(values), reverse=True)


def test_a_line_is_told_as_moves_that_lead_where_it_says() -> None:
    match = ib.game("industria", players=3).start(seed=6)
    view = match.view_of(match.seat)

    best = lines_of(view)[0]

    world = view.sample(Chance(3))
    assert follow(view.rules, world, best.moves).numbers() == best.state.numbers()


def test_a_plan_ends_where_something_comes_to_light() -> None:
    match = ib.game("age-of-industry", players=3).start(seed=11)
    while len(match.played) < 3:  # after the first round everybody has two actions
        match.choose(match.options()[-1])
    view = match.view_of(match.seat)
    world = view.sample(Chance(3))

    lines = lines_of(view)

    assert any(len(line.moves) > 1 for line in lines)
    assert any(line.state.revealed > world.revealed for line in lines)
    for line in lines:
        assert follow(view.rules, world, line.moves[:-1]).revealed == world.revealed


def test_what_will_be_drawn_is_judged_in_several_worlds_and_not_as_one_deck_lies() -> None:
    view = market()
    one, other = in_world(view, 0), in_world(view, 1)
    assert {line.value for line in one} != {line.value for line in other}

    even_out(view, one, 5, Chance(9))
    even_out(view, other, 5, Chance(9))

    worth = {str(line.moves): line.value for line in one}
    shared = [line for line in other if str(line.moves) in worth]
    assert shared
    assert all(line.value == worth[str(line.moves)] for line in shared)
    assert all(lead(line.expected, view.seat) == pytest.approx(line.value) for line in one)
