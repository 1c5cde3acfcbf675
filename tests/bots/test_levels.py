"""The levels stand in their order: in small matches, with every rotation of seats."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.bots import bot
from ironbridge.bots.candidates import lead
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.levels import Apprentice, Journeyman
from ironbridge.core.chance import Chance
from ironbridge.core.play import after
from ironbridge.core.rules import Rules
from ironbridge.core.state import NOBODY, State
from ironbridge.core.view import View

GAME = ib.game("industria", players=3)


def opening(seed: int, moves: int) -> State:
    """A game between greedy bots, as far as it is to be played before the match."""
    state = GAME.rules.start(GAME.rules.deal(Chance(seed)))
    return played_on(GAME.rules, state, ["greedy"] * 3, seed, moves)


def played_on(rules: Rules, state: State, names: list[str], seed: int, moves: int) -> State:
    """So many moves later, or the end."""
    bots = [bot(name, seed + seat) for seat, name in enumerate(names)]
    for _ in range(moves):
        seat = rules.decider(state)
        if seat == NOBODY:
            break
        following = after(rules, state, bots[seat].play(View(GAME.judge, state, seat)))
        assert following is not None
        state = following
    return state


def mean_lead(stronger: str, weaker: str, seeds: range, skipped: int) -> float:
    """How far one ends ahead of two others, on average over seeds and seats."""
    leads: list[float] = []
    for seed in seeds:
        begun = opening(seed, skipped)
        for seat in range(3):
            names = [weaker] * 3
            names[seat] = stronger
            scores = GAME.rules.scores(played_on(GAME.rules, begun, names, seed, 1000))
            leads.append(lead([float(score) for score in scores], seat))
    return sum(leads) / len(leads)


@pytest.mark.parametrize(
    ("stronger", "weaker", "seeds", "skipped"),
    [
        ("apprentice", "random", range(2), 0),
        ("journeyman", "apprentice", range(2), 0),
        ("master@6", "journeyman", range(2), 200),
    ],
)
def test_a_level_ends_ahead_of_the_one_below(
    stronger: str, weaker: str, seeds: range, skipped: int
) -> None:
    assert mean_lead(stronger, weaker, seeds, skipped) > 0


@pytest.mark.parametrize("level", [Apprentice, Journeyman])
def test_weaker_levels_misjudge_as_much_more_as_a_game_asks_for(level: type[Greedy]) -> None:
    def error(game: ib.Game) -> float:
        state = game.rules.start(game.rules.deal(Chance(1)))
        return level(1).planner(View(game.judge, state, 0)).noise

    blurred = ib.game("age-of-industry", players=3)

    assert blurred.judge.thinking.blur > GAME.judge.thinking.blur == 1.0
    assert error(blurred) == pytest.approx(blurred.judge.thinking.blur * error(GAME))
