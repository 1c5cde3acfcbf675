"""Learner: Gymnasium's environment, in which one seat learns and bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import Env
from gymnasium.spaces import Discrete

from ironbridge.bots import Bot, answer, bot
from ironbridge.core.chance import offshoot
from ironbridge.core.errors import GameError
from ironbridge.core.game import Game
from ironbridge.core.lanes import Lane, new_lane
from ironbridge.core.words import told
from ironbridge.env.pictures import MODES, checked_mode, shown
from ironbridge.env.rewards import move_limit, reward_called
from ironbridge.env.spaces import Mask, Row, mask_of, row_of, row_space

Step = tuple[Row, dict[str, Any]]


class Learner(Env[Row, np.int64]):
    """A game against bots; what is legal is in `info` and in `action_masks()`."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        *,
        seat: int = 0,
        reward: str = "win",
        most_moves: int | None = None,
        replace_illegal: bool = False,
        render_mode: str | None = None,
    ) -> None:
        others = game.players - 1
        if not 1 <= len(bots) <= others or not 0 <= seat <= others:
            raise GameError(told("no-such-seating", bots=len(bots), seat=seat, others=others))
        self.game = game
        self.encoding = game.encoding
        self.seat = seat
        self.names = [*bots, *[bots[-1]] * (others - len(bots))]
        self.names.insert(seat, "")
        self.reward = reward_called(reward)
        self.most_moves = move_limit(game, most_moves)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = row_space(self.encoding)
        self.action_space = Discrete(len(game.actions))
        self.replaces = replace_illegal

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Step:
        """A new game; all that follows comes from the seed."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        self.lane: Lane = new_lane(self.game.rules, deal, self.most_moves)
        self.bots: list[Bot | None] = [
            bot(name, offshoot(deal, seat)) if name else None
            for seat, name in enumerate(self.names)
        ]
        self.let_bots_play()
        return self.seen()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Answer, then let the bots play until one is asked again; ValueError if it is not legal."""
        self.lane.take(self.legal(int(action)))
        self.let_bots_play()
        ended = self.lane.question is None
        over = ended and self.lane.over
        worth = self.reward(self.game.rules, self.lane.state)[self.seat] if ended else 0.0
        row, info = self.seen()
        return row, worth, over, ended and not over, info

    def legal(self, action: int) -> int:
        """The action, or by chance a legal one instead, for learners that know no masks."""
        allowed = np.flatnonzero(self.action_masks())
        if not self.replaces or action in allowed:
            return action
        return int(self.np_random.choice(allowed))

    def let_bots_play(self) -> None:
        """Whole moves of the bots."""
        while self.lane.question is not None and self.lane.seat != self.seat:
            seat = self.lane.seat
            mover = self.bots[seat]
            assert mover is not None
            _, state = answer(mover, self.names[seat], self.game.judge, self.lane.state, seat)
            self.lane.follow(state)

    def seen(self) -> Step:
        """What the learner may know, and what it may do."""
        row = row_of(self.lane, self.encoding, self.seat)
        return row, {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """What the learner may do, as stable-baselines asks for it."""
        return mask_of(self.lane)

    def render(self) -> Any:
        """What the learner sees."""
        return shown(self.game, self.lane, self.seat, self.render_mode)
