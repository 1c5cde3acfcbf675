"""A process that plays game after game holds no more than before."""

from __future__ import annotations

import pytest

import ironbridge as ib
from ironbridge.core.game import Game
from ironbridge.core.state import State
from ironbridge.lab.memory import play_on
from market_day.market import make
from market_day.rules import Market

WARM, GAMES = 10, 40
ROOM = 3  # blocks a game at the most: a state that is kept has more of them, a match hundreds


def growth(game: Game) -> float:
    """Blocks of memory that a game leaves behind, once everything has been met."""
    marks = {mark.games: mark.blocks for mark in play_on(game, GAMES, WARM)}
    return (marks[GAMES] - marks[WARM]) / (GAMES - WARM)


@pytest.mark.parametrize("id", ib.games())
def test_games_leave_nothing_behind(id: str) -> None:
    assert growth(ib.game(id)) < ROOM


class Hoards(Market):
    """Keeps every position that it starts from."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.kept: list[State] = []

    def start(self, deal: list[int]) -> State:
        state = super().start(deal)
        self.kept.append(state.copy())
        return state


def test_a_state_that_is_kept_is_noticed() -> None:
    assert growth(make(3)) < ROOM <= growth(make(3, rules=Hoards(3)))
