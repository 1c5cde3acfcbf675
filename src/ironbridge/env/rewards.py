"""Rewards: what a game that has come to its end is worth to every seat, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ironbridge.core.errors import GameError
from ironbridge.core.game import Game
from ironbridge.core.play import standings, winners
from ironbridge.core.rules import Rules
from ironbridge.core.state import State
from ironbridge.core.words import told

Reward = Callable[[Rules, State], list[float]]

LONG_ENOUGH: Final = 400  # moves of a game to which the rules set no end


def win(rules: Rules, state: State) -> list[float]:
    """1 for the winner; winners share it."""
    best = winners(rules, state)
    return [1 / len(best) if seat in best else 0.0 for seat in range(rules.seats)]


def points(rules: Rules, state: State) -> list[float]:
    """The points as they stand."""
    return [float(score) for score in rules.scores(state)]


def margin(rules: Rules, state: State) -> list[float]:
    """The points ahead of the best other seat, or behind it."""
    scores = points(rules, state)
    return [
        own - max(scores[other] for other in range(rules.seats) if other != seat)
        for seat, own in enumerate(scores)
    ]


def rank(rules: Rules, state: State) -> list[float]:
    """The share of the other seats that one is before; equals count half."""
    reached = standings(rules, state)
    return [
        sum((other < own) + (other == own) / 2 for other in without(reached, seat))
        / (rules.seats - 1)
        for seat, own in enumerate(reached)
    ]


def without(reached: list[list[int]], seat: int) -> list[list[int]]:
    """What the other seats have reached."""
    return reached[:seat] + reached[seat + 1 :]


REWARDS: Final[dict[str, Reward]] = {
    "win": win,
    "points": points,
    "margin": margin,
    "rank": rank,
}


def reward_called(name: str) -> Reward:
    """The reward of this name; GameError if there is none."""
    if name not in REWARDS:
        raise GameError(told("no-reward", name=repr(name), known=", ".join(REWARDS)))
    return REWARDS[name]


def move_limit(game: Game, most_moves: int | None) -> int:
    """After how many moves a game is stopped: only one without an end, if nobody says; -1: never."""
    if most_moves is not None:
        return most_moves
    return LONG_ENOUGH if game.endless else -1
