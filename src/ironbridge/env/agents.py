"""Agents: PettingZoo's environment (AEC), in which whoever is asked answers."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from ironbridge.core.chance import secret_seed
from ironbridge.core.game import Game
from ironbridge.core.lanes import Lane, new_lane
from ironbridge.env.pictures import MODES, checked_mode, shown
from ironbridge.env.rewards import move_limit, reward_called
from ironbridge.env.spaces import mask_of, masked_space, row_of

Observation = dict[str, Any]


class Agents(AECEnv):  # type: ignore[misc]
    """A game between agents, one a seat; rewards are given at the end."""

    def __init__(
        self,
        game: Game,
        *,
        reward: str = "win",
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.encoding = game.encoding
        self.reward = reward_called(reward)
        self.most_moves = move_limit(game, most_moves)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"{game.id}_v{self.encoding.version}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: masked_space(game) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(game.actions)) for agent in self.possible_agents}
        self.unasked = np.zeros(len(game.actions), np.int8)

    def observation_space(self, agent: str) -> Dict:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the same seed deals the same; without one nobody can guess it."""
        seed = secret_seed() if seed is None else seed
        self.lane: Lane = new_lane(self.game.rules, seed, self.most_moves)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.look_up()

    def look_up(self) -> None:
        """Whose turn it is, or what it all came to."""
        if self.lane.question is not None:
            self.agent_selection = self.possible_agents[self.lane.seat]
            return
        over = self.lane.over
        worth = self.reward(self.game.rules, self.lane.state)
        self.rewards = dict(zip(self.possible_agents, worth, strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and what it may do if it is asked."""
        seat = self.seats[agent]
        mask = mask_of(self.lane) if seat == self.lane.seat else self.unasked.copy()
        return {"observation": row_of(self.lane, self.encoding, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer; ValueError if that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is asked must answer")
        self._cumulative_rewards[agent] = 0.0
        self.lane.take(int(action))
        self.look_up()
        if self.lane.question is None:
            self._accumulate_rewards()

    def render(self) -> Any:
        """What the agent that is asked sees."""
        return shown(self.game, self.lane, self.lane.seat, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
