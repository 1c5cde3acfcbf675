"""What is asked of every judge: final scores in the end, and that weights matter."""

from __future__ import annotations

import ironbridge as ib
from ironbridge.core.chance import Chance
from ironbridge.core.play import playout
from ironbridge.core.state import NOBODY, State

MOST = 3000  # moves of a game that the rules do not end


def ended(game: ib.Game, seed: int) -> State:
    """A game played to its end at random."""
    rules = game.rules
    state = rules.start(rules.deal(Chance(seed)))
    playout(rules, state, Chance(seed, 1), MOST)
    assert rules.decider(state) == NOBODY
    return state


def begun(game: ib.Game, moves: int, seed: int = 1) -> State:
    """A game after so many moves at random."""
    rules = game.rules
    state = rules.start(rules.deal(Chance(seed)))
    playout(rules, state, Chance(seed, 1), moves)
    return state


def assert_ends_in_scores(game: ib.Game) -> None:
    """What the judge says of a game that is over is what it came to."""
    state = ended(game, seed=3)
    assert game.judge.values(state) == [float(score) for score in game.rules.scores(state)]


def assert_weighs(game: ib.Game, moves: int) -> None:
    """Other weights are another judge's; the game's own stays as it is."""
    judge, state = game.judge, begun(game, moves)
    usual = judge.values(state)
    other = judge.weighed({name: 2.0 * value for name, value in judge.weights.items()})
    assert other.values(state) != usual
    assert other.weighed(judge.weights).values(state) == judge.values(state) == usual
