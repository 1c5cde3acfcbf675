"""Industria learnt by self-play with PyTorch: a small network, its policy and its judgement (PPO).

    pip install 'ironbridge[rl,train]'
    python examples/learn_torch.py 1500     # seconds of one core; writes industria.pt beside this file
    ironbridge arena industria --players 3 --bots examples/learn_torch.py:Learned,greedy

Every seat of every game is played by the same network. What a game came to is known at its end
only: then each decision is judged by how much better it ended than the network had expected.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from ironbridge import env

FILE = Path(__file__).with_name("industria.pt")
GAMES = 128  # side by side
STEPS = 384  # of all of them, then it learns; a game takes some 120
PASSES = 3  # over what was played
BATCH = 4096  # decisions that are learnt from at a time
RATE = 1e-3
CLIP = 0.2  # how far a pass may move the odds of an action
SPREAD = 0.4  # of rewards, so that better and worse are about one
SURPRISE = 0.01  # what it is worth to stay undecided
WIDE = 192  # numbers in a layer
CHECK = 200  # games against random ones
ILLEGAL = -1e9


class Network(nn.Module):
    """A row in; out come the scores of all actions, and what the seat may expect."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU()
        )
        self.policy = nn.Linear(WIDE, actions)
        self.value = nn.Linear(WIDE, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the odds, of legal actions only, and the expected reward."""
        inner = self.body(torch.asinh(rows.float()))
        scores = self.policy(inner).masked_fill(masks == 0, ILLEGAL)
        return scores.log_softmax(-1), self.value(inner).squeeze(-1)


@dataclass
class Experience:
    """Decisions whose games have ended."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    before: Tensor  # how likely the action was when it was taken, as logarithm
    expected: Tensor  # of the seat, at that time
    worth: Tensor  # what it came to

    def part(self, chosen: Tensor) -> Experience:
        """Some of them."""
        return Experience(*(one[chosen] for one in vars(self).values()))


def play(network: Network, many: env.Many) -> Experience:
    """Step all games for a while; games that are not over at the end are left out."""
    arrays, begun = many.arrays, np.zeros(many.count, int)
    seats = np.zeros((STEPS, many.count), int)
    worth = np.full((STEPS, many.count), np.nan, np.float32)
    kept: list[list[Tensor]] = []
    for step in range(STEPS):
        rows = torch.from_numpy(arrays.observations.copy())
        masks = torch.from_numpy(arrays.masks.copy())
        with torch.no_grad():
            odds, expected = network(rows, masks)
        actions = torch.multinomial(odds.exp(), 1).squeeze(1)
        kept.append([rows, masks, actions, taken(odds, actions), expected])
        seats[step] = arrays.seats
        many.step(actions.numpy())
        for game in np.flatnonzero(arrays.terminated):
            past = slice(begun[game], step + 1)
            worth[past, game] = arrays.rewards[game, seats[past, game]]
            begun[game] = step + 1
    known = torch.from_numpy(~np.isnan(worth))
    columns = [torch.stack(column)[known] for column in zip(*kept, strict=True)]
    return Experience(*columns, torch.from_numpy(worth)[known])


def taken(odds: Tensor, actions: Tensor) -> Tensor:
    """The odds of the actions that were taken."""
    return odds.gather(1, actions[:, None]).squeeze(1)


def learn(network: Network, optimiser: torch.optim.Optimizer, seen: Experience) -> None:
    """Some passes over what was played, in small parts."""
    for _ in range(PASSES):
        for chosen in torch.randperm(len(seen.actions)).split(BATCH):
            loss = loss_of(network, seen.part(chosen))
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def loss_of(network: Network, seen: Experience) -> Tensor:
    """Better than expected: likelier, but not at once; and expect what came."""
    odds, expected = network(seen.rows, seen.masks)
    better = (seen.worth - seen.expected) / SPREAD
    ratio = (taken(odds, seen.actions) - seen.before).exp()
    held = ratio.clamp(1 - CLIP, 1 + CLIP)
    policy = -torch.minimum(ratio * better, held * better).mean()
    wrong = (expected - seen.worth).square().mean()
    undecided = -(odds.exp() * odds * (seen.masks != 0)).sum(1).mean()
    return policy + wrong - SURPRISE * undecided


def against_random(network: Network, games: int = CHECK) -> float:
    """The share of games that the network wins against random seats; par is a third."""
    many = env.vector("industria", players=3, count=60, seed=1_000_000)
    arrays, own, wins = many.arrays, np.arange(60) % 3, []
    chance = np.random.default_rng(1)
    while len(wins) < games:
        with torch.no_grad():
            odds, _ = network(torch.from_numpy(arrays.observations), torch.from_numpy(arrays.masks))
        best = odds.argmax(1).numpy()
        any_ = np.where(arrays.masks, chance.random(arrays.masks.shape), -1).argmax(1)
        many.step(np.where(arrays.seats == own, best, any_))
        wins += [arrays.rewards[game, own[game]] for game in np.flatnonzero(arrays.terminated)]
    return float(np.mean(wins))


def new_network() -> tuple[Network, env.Many]:
    """A network that knows nothing, and the games that it will play."""
    many = env.vector("industria", players=3, count=GAMES, reward="rank")
    return Network(many.game.encoding.size, len(many.game.actions)), many


def train(seconds: float, file: Path, checks: int = 10) -> list[dict[str, float]]:
    """Learn for so many seconds of processor time; the curve, a line for each check."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    network, many = new_network()
    optimiser = torch.optim.Adam(network.parameters(), RATE)
    curve: list[dict[str, float]] = []
    learnt, played = 0.0, 0
    while learnt < seconds:
        begun = time.process_time()
        for group in optimiser.param_groups:
            group["lr"] = RATE * max(0.05, 1 - learnt / seconds)
        seen = play(network, many)
        learn(network, optimiser, seen)
        learnt, played = learnt + time.process_time() - begun, played + len(seen.actions)
        if learnt >= seconds * (len(curve) + 1) / checks:
            torch.save(network.state_dict(), file)
            torch.save(network.state_dict(), file.with_stem(f"{file.stem}-{len(curve) + 1}"))
            curve.append({"seconds": learnt, "decisions": played, "wins": against_random(network)})
            print(json.dumps(curve[-1]), flush=True)
    return curve


class Learned(env.PolicyBot):
    """Plays what the network thinks best."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        torch.set_num_threads(1)
        self.network, _ = new_network()
        self.network.load_state_dict(torch.load(FILE, weights_only=True))

    def choose(self, row: env.Row, mask: env.Mask) -> int:
        with torch.no_grad():
            odds, _ = self.network(torch.tensor(row), torch.tensor(mask))
        return int(odds.argmax())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--file", type=Path, default=FILE)
    options = parser.parse_args()
    train(options.seconds, options.file)
