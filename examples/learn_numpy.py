"""Industria learnt by self-play with nothing but NumPy: a linear policy and its gradient.

python examples/learn_numpy.py 120     # rounds, half a second each; writes industria.npy
ironbridge arena industria --players 3 --bots examples/learn_numpy.py:Learned,random
"""

import sys
from pathlib import Path

import numpy as np

from ironbridge import env

WEIGHTS = Path(__file__).with_name("industria.npy")
GAMES, STEPS, RATE = 128, 256, 0.003


def odds(rows, masks, weights):
    """How likely each action is, given what a seat knows: zero where it is not legal."""
    scores = np.where(masks, np.arcsinh(rows, dtype=np.float32) @ weights, -np.inf)
    exponentials = np.exp(scores - scores.max(-1, keepdims=True))
    return exponentials / exponentials.sum(-1, keepdims=True)


def drawn(likely, chance):
    """An action for each game."""
    drawn = chance.random((len(likely), 1)) * likely.sum(1, keepdims=True)
    return (likely.cumsum(1) > drawn).argmax(1)


def experience(many, weights, chance):
    """Some steps of all games: rows, masks, actions, and what each came to for who took it."""
    arrays, begun, kept = many.arrays, np.zeros(GAMES, int), []
    worth = np.full((STEPS, GAMES), np.nan, np.float32)  # of games that are not over, unknown
    for step in range(STEPS):
        actions = drawn(odds(arrays.observations, arrays.masks, weights), chance)
        kept.append((arrays.observations.copy(), arrays.masks.copy(), actions, arrays.seats.copy()))
        many.step(actions)
        for game in np.flatnonzero(arrays.terminated):
            for at in range(begun[game], step + 1):
                worth[at, game] = arrays.rewards[game, kept[at][3][game]]
            begun[game] = step + 1
    known = ~np.isnan(worth)
    return [np.stack(one)[known] for one in list(zip(*kept, strict=True))[:3]] + [worth[known]]


def learn(rounds, seed=1):
    """Weights that make likelier whatever ended better than usual (Adam's steps)."""
    many = env.vector("industria", players=3, count=GAMES, reward="rank")
    shape = (many.game.encoding.size, len(many.game.actions))
    chance, (weights, mean, square) = np.random.default_rng(seed), np.zeros((3, *shape), np.float32)
    for round in range(1, rounds + 1):
        rows, masks, actions, worth = experience(many, weights, chance)
        push = -odds(rows, masks, weights)
        push[np.arange(len(actions)), actions] += 1
        push *= ((worth - worth.mean()) / worth.std())[:, None]
        slope = np.arcsinh(rows, dtype=np.float32).T @ push / len(actions)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights += RATE * mean / (1 - 0.9**round) / (np.sqrt(square / (1 - 0.99**round)) + 1e-8)
    return weights


class Learned(env.PolicyBot):
    """Plays what the weights think best."""

    def __init__(self, seed):
        super().__init__(seed)
        self.weights = np.load(WEIGHTS)

    def choose(self, row, mask):
        return odds(row, mask, self.weights).argmax()


if __name__ == "__main__":
    np.save(WEIGHTS, learn(int(sys.argv[1])))
