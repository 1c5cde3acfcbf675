"""A game is made once, whatever it is asked for with, and nobody can change the one that is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ironbridge as ib


@pytest.mark.parametrize("id", ib.games())
def test_the_same_game_is_made_once(id: str) -> None:
    game = ib.game(id)

    assert ib.game(id) is ib.game(id, game.players) is ib.game(id, **game.settings) is game


def test_another_choice_is_another_game() -> None:
    four = ib.game("industria", players=4)

    assert ib.game("industria", players=3) is not four
    assert ib.game("industria", players=4, cash_in=True) is not four
    assert ib.game("industria", players=4, figures={"tiles": {"sawmill": {"price": 1}}}) is not four


def test_settings_are_read_only() -> None:
    game = ib.game("industria")

    with pytest.raises(TypeError):
        game.settings["cash_in"] = True  # type: ignore[index]


def test_own_figures_that_are_changed_afterwards_change_nothing() -> None:
    figures: dict[str, Any] = {"tiles": {"sawmill": {"price": 1}}}
    game = ib.game("industria", figures=figures)

    figures["tiles"]["sawmill"]["price"] = 2
    game.figures.changes["tiles"].clear()
    game.start(seed=1).record().figures["tiles"].clear()

    assert game.figures.changes == {"tiles": {"sawmill": {"price": 1}}}
    assert ib.game("industria", figures=figures) is not game


def test_a_file_of_figures_is_read_each_time(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[tiles.sawmill]\nprice = 1\n")
    game = ib.game("industria", figures=file)
    assert ib.game("industria", figures=file) is game

    file.write_text("[tiles.sawmill]\nprice = 2\n")

    assert ib.game("industria", figures=file).figures.changes["tiles"]["sawmill"] == {"price": 2}


def test_a_bot_that_weighs_in_its_own_way_leaves_the_game_as_it_is() -> None:
    judge = ib.game("industria").judge
    state = ib.game("industria").start(seed=1).state
    usual = judge.values(state)

    assert judge.weighed(dict.fromkeys(judge.weights, 1.0)).values(state) != usual
    assert judge.values(state) == usual
