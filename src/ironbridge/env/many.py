"""Many: games side by side, stepped in compiled code, every seat played by whoever steps them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ironbridge.core.game import Game
from ironbridge.core.lanes import Fleet
from ironbridge.env.rewards import move_limit, reward_called


@dataclass(frozen=True)
class Arrays:
    """What many games are written into, each array with a line for each game."""

    observations: NDArray[np.int16]  # of whoever is asked
    masks: NDArray[np.int8]  # what may be answered
    seats: NDArray[np.int64]  # who is asked
    rewards: NDArray[np.float32]  # of every seat, where a game has come to an end
    terminated: NDArray[np.bool_]  # it came to its end
    truncated: NDArray[np.bool_]  # it was stopped

    @classmethod
    def empty(cls, game: Game, count: int) -> Arrays:
        """New ones for so many games."""
        return cls(
            observations=np.zeros((count, game.encoding.size), np.int16),
            masks=np.zeros((count, len(game.actions)), np.int8),
            seats=np.zeros(count, np.int64),
            rewards=np.zeros((count, game.players), np.float32),
            terminated=np.zeros(count, np.bool_),
            truncated=np.zeros(count, np.bool_),
        )


class Many:
    """So many games; where one has ended a new one begins at once, and stands in the arrays."""

    def __init__(
        self,
        game: Game,
        count: int,
        *,
        seed: int = 0,
        reward: str = "win",
        most_moves: int | None = None,
        arrays: Arrays | None = None,
    ) -> None:
        self.game = game
        self.count = count
        self.reward = reward_called(reward)
        self.most_moves = move_limit(game, most_moves)
        self.arrays = Arrays.empty(game, count) if arrays is None else arrays
        self.rows = self.arrays.observations.reshape(-1).data
        self.masks = self.arrays.masks.reshape(-1).view(np.uint8).data
        self.seats = self.arrays.seats.data
        self.reset(seed)

    def reset(self, seed: int = 0) -> Arrays:
        """New games, dealt by seeds that follow each other, as all games after them are."""
        seeds = list(range(seed, seed + self.count))
        self.fleet = Fleet(self.game.rules, self.game.encoding, seeds, self.most_moves)
        self.next_seed = seed + self.count
        self.forget_ends()
        self.fleet.write(self.rows, self.masks, self.seats)
        return self.arrays

    def step(self, actions: ArrayLike) -> Arrays:
        """An action for each game; ValueError if one is not legal."""
        self.forget_ends()
        for at in self.fleet.step(np.asarray(actions).tolist()):
            self.end(at)
        self.fleet.write(self.rows, self.masks, self.seats)
        return self.arrays

    def forget_ends(self) -> None:
        """No game has ended yet in this step."""
        self.arrays.rewards.fill(0)
        self.arrays.terminated.fill(False)
        self.arrays.truncated.fill(False)

    def end(self, at: int) -> None:
        """Write down what a game came to, and begin another in its place."""
        lane = self.fleet.lanes[at]
        self.arrays.rewards[at] = self.reward(self.game.rules, lane.state)
        self.arrays.terminated[at] = lane.over
        self.arrays.truncated[at] = not lane.over
        self.fleet.begin(at, self.next_seed)
        self.next_seed += 1
