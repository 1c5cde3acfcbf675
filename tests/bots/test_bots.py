"""Bots play from a view alone."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.bots import BOTS, bot
from ironbridge.core.chance import Chance
from ironbridge.core.play import after
from ironbridge.core.view import View
from toy.market import make


def mid_game(moves: int = 60) -> ib.Match:
    match = ib.game("industria", players=4).start(seed=9)
    while len(match.played) < moves:
        match.choose(match.options()[0])
    return match


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_makes_a_complete_legal_move(name: str) -> None:
    match = mid_game()

    answers = bot(name, 1).play(match.view_of(match.seat))

    assert after(match.game.rules, match.state, answers) is not None


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_and_view_make_the_same_move(name: str) -> None:
    match = mid_game()
    view = match.view_of(match.seat)

    assert bot(name, 5).play(view) == bot(name, 5).play(view)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", [ib.game("industria", players=4), make(3)], ids=lambda g: g.id)
def test_no_bot_peeks_at_what_its_seat_may_not_know(name: str, game: ib.Game) -> None:
    match = game.start(seed=2)
    rules, seat = game.rules, match.seat
    view = match.view_of(seat)
    others = [view.sample(Chance(4, stream)) for stream in range(5)]

    moves = [bot(name, 8).play(View(rules, other, seat)) for other in others]

    assert any(other.numbers() != match.state.numbers() for other in others)
    assert moves == [bot(name, 8).play(view)] * len(others)


def test_greedy_takes_a_tile_for_nothing_rather_than_a_thaler_for_it() -> None:
    match = ib.game("industria", players=4).at(
        {
            "epoch": "V",
            "round": 3,
            "phase": "deciding",
            "offered": ["internet"],
            "lot": "internet",
            "bid": 1,
            "bidder": "B",
            "seats": {"A": {"money": 4, "laid": ["automation"]}},
        }
    )

    answers = bot("greedy", 1).play(match.view_of(match.seat))

    assert str(match.move(answers)) == "keep"
