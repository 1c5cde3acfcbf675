"""The benchmark measures what it says, interpreted and compiled."""

from __future__ import annotations

import ironbridge as ib
from ironbridge import mode
from ironbridge.lab.bench import both, measure, positions
from market_day.market import make as market


def test_a_measurement_is_whole_and_agrees_with_itself() -> None:
    row = measure(ib.game("industria", players=3), 0.2)

    assert row.mode == ("compiled" if mode.is_compiled() else "interpreted")
    assert row.moves_per_s > row.decisions_per_s > row.games_per_s > 0
    assert row.branching > 1
    assert row.copy_ns > 0 and row.calibration > 0
    assert row.moves_us > row.options_us > 0 and row.moves_listed > 1
    assert row.front_door_moves_per_s > row.front_door_per_s > 0
    assert row.moves_per_s > row.front_door_moves_per_s
    assert row.clone_us > 0 and row.encode_us > 0
    assert row.state_bytes == 8 * len(ib.game("industria", players=3).start(seed=1).state.numbers())


def test_a_game_without_an_encoding_is_measured_too() -> None:
    assert measure(market(2), 0.01).encode_us == 0


def test_both_modes_are_timed_side_by_side() -> None:
    rows = both("industria", 4, {}, 0.2)

    if not mode.is_compiled():
        assert [row.mode for row in rows] == ["interpreted"]
        return
    assert [row.mode for row in rows] == ["interpreted", "compiled"]
    assert rows[1].decisions_per_s > 3 * rows[0].decisions_per_s


def test_the_positions_looked_at_are_spread_over_games_and_always_the_same() -> None:
    game = ib.game("brass-birmingham", players=2)

    found = positions(game)

    assert [state.numbers() for state in found] == [state.numbers() for state in positions(game)]
    assert len({tuple(state.numbers()) for state in found}) == len(found)
    assert all(game.rules.decider(state) >= 0 for state in found)
