"""Environments: our games as others' programs of learning want them (extra `rl`).

`aec` is PettingZoo's, all seats in turn; `gym` is Gymnasium's, one learner against bots; `vector`
plays many games at once, all seats by one policy; `open_spiel` is OpenSpiel's. A `Policy` answers
as a function of row and mask does; a `PolicyBot` enters it wherever bots play.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ironbridge.catalogue import game_with
from ironbridge.core.game import Game

try:
    from ironbridge.env.agents import Agents
    from ironbridge.env.learner import Learner
    from ironbridge.env.many import Arrays, Many
    from ironbridge.env.policy import Policy, PolicyBot
    from ironbridge.env.spaces import Mask, Row
except ImportError as error:
    sentence = "ironbridge.env needs the extra “rl”: pip install 'ironbridge[rl]'"
    raise ImportError(sentence, name=error.name) from error

__all__ = [
    "Agents",
    "Arrays",
    "Learner",
    "Many",
    "Mask",
    "Policy",
    "PolicyBot",
    "Row",
    "aec",
    "gym",
    "open_spiel",
    "vector",
]


def aec(
    game: str | Game,
    players: int | None = None,
    *,
    reward: str = "win",
    most_moves: int | None = None,
    render_mode: str | None = None,
    **settings: Any,
) -> Agents:
    """PettingZoo's environment: whoever is asked answers."""
    chosen = chosen_game(game, players, settings)
    return Agents(chosen, reward=reward, most_moves=most_moves, render_mode=render_mode)


def gym(
    game: str | Game,
    players: int | None = None,
    *,
    bots: Sequence[str] = ("random",),
    seat: int = 0,
    reward: str = "win",
    most_moves: int | None = None,
    replace_illegal: bool = False,
    render_mode: str | None = None,
    **settings: Any,
) -> Learner:
    """Gymnasium's environment: one seat learns, bots have the others, the last as many as are left."""
    return Learner(
        chosen_game(game, players, settings),
        bots,
        seat=seat,
        reward=reward,
        most_moves=most_moves,
        replace_illegal=replace_illegal,
        render_mode=render_mode,
    )


def vector(
    game: str | Game,
    players: int | None = None,
    *,
    count: int = 64,
    seed: int = 0,
    reward: str = "win",
    most_moves: int | None = None,
    arrays: Arrays | None = None,
    **settings: Any,
) -> Many:
    """Many games at once, every seat played by whoever steps them; into the caller's arrays."""
    chosen = chosen_game(game, players, settings)
    return Many(chosen, count, seed=seed, reward=reward, most_moves=most_moves, arrays=arrays)


def open_spiel(
    game: str | Game,
    players: int | None = None,
    *,
    reward: str = "win",
    most_moves: int | None = None,
    **settings: Any,
) -> Any:
    """OpenSpiel's game, where the package `open_spiel` is installed."""
    chosen = chosen_game(game, players, settings)
    return import_module("ironbridge.env.spiel").load(chosen, reward, most_moves)


def chosen_game(game: str | Game, players: int | None, settings: dict[str, Any]) -> Game:
    """A game by its id with these choices, or one that is there already."""
    return game if isinstance(game, Game) else game_with(game, players, settings)
