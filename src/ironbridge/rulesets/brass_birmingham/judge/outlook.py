"""Outlook: the weights of the judge, and what they make of income and mats in the rounds left.

That is the same for every position of a round, so the judge looks it up.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec

from ironbridge.core.weights import load_weights
from ironbridge.rulesets.brass_birmingham.board import CANAL, COAL, INDUSTRIES, Board, Model
from ironbridge.rulesets.brass_birmingham.state import Position

STANDARD: Final = load_weights(
    files("ironbridge.rulesets.brass_birmingham") / "data" / "judge.toml"
)
HIGHEST: Final = 24  # more than the tiles of any stack and the cards of a hand
HALF_GAME: Final = 8.0  # rounds


@final
class Weights:
    """The weights by name."""

    def __init__(self, values: Mapping[str, float]) -> None:
        self.pound = values["pound"]
        self.spend = values["spend"]
        self.patience = 1.0 - values["impatience"]
        self.delay = values["delay"]
        self.ready = values["ready"]
        self.ready_pounds = values["ready-pounds"]
        self.debt = values["debt"]
        self.short = values["short"]
        self.broke = values["broke"]
        self.sold = 1.0 - values["unsold"]
        self.sold_in_turn = values["sold-in-turn"]
        self.sold_lacking = values["sold-lacking"]
        self.sold_far = values["sold-far"]
        self.sold_later = values["sold-later"]
        self.sale = values["sale"]
        self.coal_canal = values["coal-canal"]
        self.coal_rail = values["coal-rail"]
        self.iron_use = values["iron-use"]
        self.glut = values["glut"]
        self.hunger = values["hunger"]
        self.lonely = values["lonely"]
        self.ale_goods = values["ale-goods"]
        self.ale_rail = values["ale-rail"]
        self.ale_canal = values["ale-canal"]
        self.emptied_later = 1.0 - values["idle"]
        self.stays = 1.0 - values["lost"]
        self.icon_canal = values["icon-canal"]
        self.icon_rail = values["icon-rail"]
        self.mat = values["mat"]
        self.deeper = values["deeper"]
        self.mat_income = values["mat-income"]
        self.mat_price = values["mat-price"]
        self.mat_icon = values["mat-icon"]
        self.mat_cube = values["mat-cube"]
        self.mat_goods = values["mat-goods"]
        self.plain = values["plain"]
        self.card = values["card"]
        self.space = values["space"]
        self.many_spaces = values["many-spaces"]
        self.barrel = values["barrel"]
        self.line = values["line"]
        self.to_come = values["to-come"]
        self.outlooks: list[Outlook] = []  # by the rounds that are left, as far as they were asked


@final
class Outlook:
    """What the rounds that are left make of income, and of the tiles on a mat."""

    def __init__(self, board: Board, weights: Weights, rounds: int) -> None:
        self.payments = payments(weights, float(rounds))
        self.late_payments = payments(weights, max(0.0, rounds - weights.delay))
        size = INDUSTRIES * HIGHEST
        self.gains = vec[float]([0.0] * size)  # of the next tile, by industry and tiles gone
        self.promises = vec[float]([0.0] * size)  # of all tiles that are left, in the same way
        for industry in range(INDUSTRIES):
            below = 0.0
            for gone in range(len(board.stacks[industry]) - 1, -1, -1):
                at = industry * HIGHEST + gone
                model = board.models[board.stacks[industry][gone]]
                self.gains[at] = max(0.0, gain_of(board, weights, model, rounds))
                below = self.gains[at] + weights.deeper * below  # what lies deep counts least
                self.promises[at] = below


def outlook(state: Position, weights: Weights) -> Outlook:
    """That of this round."""
    rounds = rounds_left(state)
    while len(weights.outlooks) <= rounds:
        weights.outlooks.append(Outlook(state.board, weights, len(weights.outlooks)))
    return weights.outlooks[rounds]


def rounds_left(state: Position) -> int:
    """Rounds that follow this one, to the end of the game: so often income is paid."""
    board = state.board
    return (board.eras - 1 - state.era) * board.rounds + board.rounds - 1 - state.round


def actions_now(state: Position, place: int) -> int:
    """Actions that the seat at this place of the order still has in this round."""
    if place < state.turn:
        return 0
    if place == state.turn:
        return state.actions
    return 1 if state.era == CANAL and state.round == 0 else 2


def payments(weights: Weights, rounds: float) -> float:
    """So many rounds of income, each worth less than the one before it."""
    patience = weights.patience
    return patience * (1.0 - math.pow(patience, rounds)) / (1.0 - patience)


def gain_of(board: Board, weights: Weights, model: Model, rounds: int) -> float:
    """What a tile of the mat would bring, less its price and what else could be done instead."""
    is_canal = rounds >= board.rounds * (board.eras - 1)
    if not is_canal and not model.rail:
        return 0.0
    times = 2.0 if is_canal and model.level > 1 and model.canal else 1.0
    price = float(model.price + 2 * (model.coal + model.iron))
    gain = float(model.points) * times - weights.mat_price * price - weights.plain
    gain += weights.mat_income * float(model.income) * rounds / HALF_GAME
    gain += weights.mat_icon * float(model.icons) + weights.mat_cube * float(model.output)
    return gain - weights.mat_goods if model.industry < COAL else gain
