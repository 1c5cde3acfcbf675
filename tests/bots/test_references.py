"""References: bots that everything later is measured by play as they did when they were frozen."""

from __future__ import annotations

import hashlib
import json

import pytest

import ironbridge as ib
from ironbridge.bots import BOTS, REFERENCES, bot
from ironbridge.bots.references import frozen
from ironbridge.core.chance import Chance
from ironbridge.core.judge import Judge
from ironbridge.core.play import playout
from ironbridge.core.state import CHANCE, NOBODY
from ironbridge.core.view import View
from market_day.market import make as market

PLAYED = (4, 11, 25)  # moves by chance, before a reference is asked
# Of the moves that apprentice-1, greedy-1 and master-1@4 play there. They never change: whoever
# corrects a rule begins another version of the ladder (lab/arena/ladder.py).
MOVES = {
    "age-of-industry-germany": "2ff773171056",
    "age-of-industry-new-england": "1ba4f11cfa6a",
    "brass-birmingham": "ab7894f14a01",
    "industria": "6d2b4ef4395c",
    "neuland": "5b4a28cc38e2",
    "neuland-first": "5cb3be90b8bb",
}
GAMES = {
    "age-of-industry-germany": ib.game("age-of-industry", 4, map="germany"),
    "age-of-industry-new-england": ib.game("age-of-industry", 4, map="new-england"),
    "brass-birmingham": ib.game("brass-birmingham", 4),
    "industria": ib.game("industria", 4),
    "neuland": ib.game("neuland", 3),
    "neuland-first": ib.game("neuland", 3, edition=1),
}


def view_after(game: ib.Game, moves: int, judge: Judge) -> View:
    """What the next player sees after some moves by chance."""
    rules = game.rules
    state = rules.start(rules.deal(Chance(moves)))
    playout(rules, state, Chance(moves, 1), moves)
    while (seat := rules.decider(state)) in (CHANCE, NOBODY):
        assert seat == CHANCE
        playout(rules, state, Chance(moves, 2), 1)
    return View(judge, state, seat)


def moves_of(spec: str, game: ib.Game, judge: Judge) -> list[list[int]]:
    """What a bot plays in each of the positions."""
    return [bot(spec, seed).play(view_after(game, seed, judge)) for seed in PLAYED]


@pytest.mark.parametrize("name", GAMES)
def test_references_play_as_they_did(name: str) -> None:
    game = GAMES[name]
    played = [
        moves_of(spec, game, game.judge) for spec in ("apprentice-1", "greedy-1", "master-1@4")
    ]

    digest = hashlib.sha256(json.dumps(played).encode()).hexdigest()[:12]

    assert digest == MOVES[name]


@pytest.mark.parametrize("name", GAMES)
def test_another_judge_changes_nothing_for_a_reference(name: str) -> None:
    game = GAMES[name]
    other = game.judge.weighed({key: 2 * value for key, value in game.judge.weights.items()})

    assert frozen(other).weights == frozen(game.judge).weights != other.weights
    assert moves_of("greedy-1", game, other) == moves_of("greedy-1", game, game.judge)


def test_where_ships_sail_the_references_count_otherwise() -> None:
    by_land, at_sea = (
        frozen(GAMES[f"age-of-industry-{map}"].judge) for map in ("germany", "new-england")
    )

    assert by_land.weights != at_sea.weights
    assert by_land.weights.keys() == at_sea.weights.keys()


def test_a_game_of_which_nothing_was_frozen_is_judged_as_it_is() -> None:
    stranger = market(2).judge

    assert frozen(stranger) is stranger


def test_nobody_is_offered_a_reference_to_play_against() -> None:
    assert not BOTS.keys() & REFERENCES.keys()
    assert all(name.removesuffix("-1") in BOTS for name in REFERENCES)
