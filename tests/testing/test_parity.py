"""Compiled and interpreted engines play the same games, number for number.

The same few games of every configuration each time, so that whoever turns this red has done it;
ten thousand of each game are for `python -m ironbridge.testing.parity`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge import mode
from ironbridge.testing import configurations, digest, parity

SEEDS = 10  # for each configuration
compiled = pytest.mark.skipif(
    not mode.is_compiled(),
    reason="only the compiled engine is compared with the other one, and only where there is one",
)


@compiled
def test_compiled_and_interpreted_games_end_alike() -> None:
    wanted = [
        parity.Slice(game.id, game.players, dict(game.settings), 0, SEEDS)
        for game in configurations()
    ]

    assert parity.differing(wanted) == []


@compiled
def test_slices_that_are_done_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = list(parity.slices("industria", 3, 1))
    notes = tmp_path / "notes.txt"

    first = parity.compare(wanted[:2], notes, 1)
    capsys.readouterr()
    second = parity.compare(wanted, notes, 1)

    assert first == second == []
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("2 of 3 games are done already")
    assert len(told) == 2 and told[-1].endswith("alike")


def test_games_that_end_otherwise_are_named() -> None:
    wanted = [parity.Slice("industria", players, {}, 10, 14) for players in (3, 4)]
    played, other = parity.play(wanted), parity.play(wanted)

    other[1][2] = other[1][3]

    assert parity.unlike(wanted, played, played) == []
    assert parity.unlike(wanted, played, other) == ["industria, 4 players, {}: seed 12"]


@pytest.mark.parametrize("games", [1, 7, 1000])
def test_games_are_shared_out_among_all_configurations(games: int) -> None:
    found = list(parity.slices("brass-birmingham", games, 50))

    assert sum(map(len, found)) == games
    assert len({one.line() for one in found}) == len(found)
    assert len({(one.players, str(one.settings)) for one in found}) == min(games, 6)


def test_digests_tell_games_and_seeds_apart() -> None:
    three, four = (ib.game("industria", players=players) for players in (3, 4))

    assert digest(three, 1) == digest(three, 1)
    assert len({digest(game, seed) for game in (three, four) for seed in range(20)}) == 40
