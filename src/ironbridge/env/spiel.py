"""Spiel: our games as OpenSpiel's, with every draw of chance a node of its own.

The deal is the first of them: one of so many numbered deals, each equally likely.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from ironbridge.catalogue import game_with, games, title
from ironbridge.core.chance import Chance
from ironbridge.core.encoding import LARGEST
from ironbridge.core.game import Game
from ironbridge.core.lanes import Lane, new_lane
from ironbridge.core.state import CHANCE
from ironbridge.env.rewards import move_limit, reward_called

DEALS: Final = 1000
ANSWERS: Final = 64  # to a move, at the most
WITHIN_ONE: Final = ("win", "rank")  # rewards from 0 to 1


class Setup:
    """What all states of a game share."""

    def __init__(self, id: str, chosen: dict[str, Any]) -> None:
        self.id = id
        self.chosen = chosen
        own = {one.name: chosen[one.name] for one in title(id).settings}
        self.game = game_with(id, chosen["players"], own)
        self.encoding = self.game.encoding
        self.reward = reward_called(chosen["reward"])
        self.most_moves = move_limit(self.game, chosen["most_moves"] or None)

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_of, (self.id, tuple(self.chosen.items()))


@cache
def setup_of(id: str, chosen: tuple[tuple[str, Any], ...]) -> Setup:
    """What a game with these choices shares: made once."""
    return Setup(id, dict(chosen))


class Play:
    """A game from before its deal on, with all that was answered, by chance too."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.taken: list[int] = []
        self.lane: Lane | None = None

    def take(self, action: int) -> None:
        """The deal, what chance says, or an answer."""
        rules, lane = self.setup.game.rules, self.lane
        self.taken.append(action)
        if lane is None:
            self.lane = new_lane(rules, action, self.setup.most_moves, casts=False)
        elif lane.question is not None and lane.seat == CHANCE:
            lane.take(int(rules.numbering.number(lane.question.kind, action)))
        else:
            lane.take(action)

    def __deepcopy__(self, memo: object) -> Play:
        copy = Play(self.setup)
        copy.taken = self.taken[:]
        copy.lane = None if self.lane is None else self.lane.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.setup, self.taken)


def replayed(setup: Setup, taken: list[int]) -> Play:
    """A game in which this was answered."""
    play = Play(setup)
    for action in taken:
        play.take(action)
    return play


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with everything chosen."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        self.setup = setup_of(id, tuple({**parameters(id), **(params or {})}.items()))
        super().__init__(TYPES[id], game_info(self.setup), params or {})

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Whoever looks."""
        return Observer(self.setup)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or that before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game.setup)

    @property
    def setup(self) -> Setup:
        """What all states of the game share."""
        return self.play.setup

    @property
    def lane(self) -> Lane | None:
        """The game once it is dealt."""
        return self.play.lane

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody any more."""
        if self.lane is None or self.lane.seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.lane.seat

    def is_terminal(self) -> bool:
        """Has it ended, or been stopped?"""
        return self.lane is not None and self.lane.question is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can say, each equally likely."""
        outcomes = range(DEALS) if self.lane is None else self.lane.options
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.lane is not None and self.lane.question is not None
        number = self.setup.game.actions.number
        return [number(self.lane.question, option) for option in self.lane.options]

    def _apply_action(self, action: int) -> None:
        self.play.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return str(self.setup.game.actions[action].name)

    def returns(self) -> list[float]:
        """What it came to; nothing before the end."""
        if self.lane is None or not self.is_terminal():
            return [0.0] * self.setup.game.players
        return self.setup.reward(self.setup.game.rules, self.lane.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another position that could be this one, for all that a seat knows."""
        assert self.lane is not None
        other = self.clone()
        chance = Chance(int(sampler() * 2**31))
        other.play.lane = self.lane.resampled(player, chance)
        return other  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class Observer:
    """What a seat may know, as numbers by field."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.tensor = np.zeros(setup.encoding.size, np.float32)
        self.dict = {
            field.name: self.tensor[field.offset : field.offset + field.size].reshape(field.shape)
            for field in setup.encoding.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a position."""
        self.tensor[:] = 0 if state.lane is None else state.lane.row(self.setup.encoding, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: equal where it is equal."""
        if state.lane is None:
            return f"{player}"
        row = memoryview(state.lane.row(self.setup.encoding, player))
        return f"{player} {row.tobytes().hex()}"


def parameters(id: str) -> dict[str, Any]:
    """What may be chosen, with what is chosen if nobody says."""
    found = title(id)
    own = {setting.name: setting.choices[0] for setting in found.settings}
    return {"players": max(found.players), "reward": "win", "most_moves": 0, **own}


def game_type(id: str) -> Any:
    """A title, as OpenSpiel describes it."""
    found = title(id)
    return pyspiel.GameType(
        short_name=f"ironbridge_{id.replace('-', '_')}",
        long_name=found.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(found.players),
        min_num_players=min(found.players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(id),
    )


def game_info(setup: Setup) -> Any:
    """The bounds of a game."""
    game, reward = setup.game, setup.chosen["reward"]
    moves = game.most_moves if setup.most_moves < 0 else setup.most_moves
    most = 1.0 if reward in WITHIN_ONE else float(LARGEST)
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.actions),
        max_chance_outcomes=max(DEALS, *(ask.domain for ask in game.rules.asks)),
        num_players=game.players,
        min_utility=0.0 if reward in WITHIN_ONE else -most,
        max_utility=most,
        utility_sum=None,
        max_game_length=moves * ANSWERS,
    )


def maker(id: str) -> Any:
    """How OpenSpiel makes a game of a title."""

    class Made(SpielGame):
        """One of this title."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, params)

    return Made


def load(game: Game, reward: str, most_moves: int | None) -> Any:
    """The game that OpenSpiel knows by name, with everything chosen."""
    chosen = {"players": game.players, "reward": reward, **game.settings}
    name = TYPES[game.id].short_name
    return pyspiel.load_game(name, {**chosen, "most_moves": most_moves or 0})


TYPES: Final = {id: game_type(id) for id in games()}
for one in TYPES:
    pyspiel.register_game(TYPES[one], maker(one))
