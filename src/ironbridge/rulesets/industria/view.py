"""View: what a seat may know. All is open but the order of the stacks (see the rulings)."""

from __future__ import annotations

from ironbridge.core.chance import Chance
from ironbridge.core.state import UNKNOWN
from ironbridge.rulesets.industria.state import STACK, Position


def hide(state: Position) -> None:
    """The order of what has not been turned up is nobody's to know."""
    order = state.order[:]
    for at in range(state.drawn, len(order)):
        order[at] = UNKNOWN
    state.order = order
    state.offer = state.offer[:]  # nobody who looks can reach into the game


def sample(state: Position, chance: Chance) -> None:
    """Which tiles are left in each stack is known; only their order is drawn."""
    order = state.order[:]
    at = state.drawn
    for tiles in state.board.by_epoch:
        left = [tile for tile in tiles if state.place[tile] == STACK]
        chance.shuffle(left)
        for tile in left:
            order[at] = tile
            at += 1
    state.order = order
