"""Compiled and interpreted engines play the same games, number for number."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ironbridge import mode
from ironbridge.core.game import Game
from ironbridge.testing import configurations, digest

GAMES = list(configurations())
SEEDS = 60
PROGRAM = """
import json, sys
from ironbridge import mode
from ironbridge.testing import configurations, digest
seeds = range(int(sys.argv[1]))
print(json.dumps([mode.is_compiled(), [digest(game, seeds) for game in configurations()]]))
"""


def digests(*, interpreted: bool) -> tuple[bool, list[str]]:
    """The digests of all games from a process in the wanted mode, and the mode it ran in."""
    environment = {key: value for key, value in os.environ.items() if key != mode.VARIABLE}
    if interpreted:
        environment[mode.VARIABLE] = "1"
    command = [sys.executable, "-c", PROGRAM, str(SEEDS)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    compiled, found = json.loads(done.stdout)
    return compiled, found


@pytest.mark.skipif(
    not mode.is_compiled() and not os.environ.get(mode.VARIABLE),
    reason="this package was built without a C compiler: there is nothing to compare",
)
def test_compiled_and_interpreted_games_end_alike() -> None:
    compiled, fast = digests(interpreted=False)
    interpreted, slow = digests(interpreted=True)

    assert compiled and not interpreted
    assert fast == slow


def test_digests_tell_games_and_seeds_apart() -> None:
    first: Game = GAMES[0]
    second: Game = GAMES[1]

    assert digest(first, range(3)) == digest(first, range(3))
    assert digest(first, range(3)) != digest(first, range(1, 4))
    assert digest(first, range(3)) != digest(second, range(3))
