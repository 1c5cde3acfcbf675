"""References: bots of 2026, frozen. What comes later is measured by them; they never change.

What their judge counts with lies in each game's `data/judge-1.toml`, and they think for so many
simulations, not for a time, so that they play the same on every machine. A test holds their moves
fast: whoever changes a judge or the search so that it fails keeps the old one for them.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final

from ironbridge.bots.base import Budget
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.levels import Apprentice, Master
from ironbridge.core.judge import Judge
from ironbridge.core.view import View, seen
from ironbridge.core.weights import load_weights

WEIGHTS: Final = "judge-1.toml"
KEPT: Final = 16  # judges
SIXTY: Final = Budget(simulations=60)


@lru_cache(maxsize=KEPT)
def frozen(judge: Judge) -> Judge:
    """The judge of a game as it counted then; of a game that was not there yet, as it counts."""
    package = type(judge.rules).__module__.rpartition(".")[0]
    file = files(package) / "data" / WEIGHTS if package else None
    if file is None or not file.is_file():
        return judge
    headings = [name for name in headed(file.read_text(encoding="utf-8")) if has(judge, name)]
    return judge.weighed(load_weights(file, *headings))


def headed(text: str) -> list[str]:
    """The headings of a file of weights: what stands below comes instead where the board has it."""
    return [name for name, value in tomllib.loads(text).items() if isinstance(value, dict)]


def has(judge: Judge, name: str) -> bool:
    """Is there any of this on the board?"""
    return bool(getattr(getattr(judge.rules, "board", None), name, False))


def as_then(view: View) -> View:
    """The same view, judged as it was then."""
    return seen(frozen(view.judge), view.state.copy(), view.seat)


class Apprentice1(Apprentice):
    """The apprentice of 2026."""

    def play(self, view: View) -> list[int]:
        return super().play(as_then(view))


class Greedy1(Greedy):
    """The greedy bot of 2026."""

    def play(self, view: View) -> list[int]:
        return super().play(as_then(view))


class Master1(Master):
    """The master of 2026."""

    budget = SIXTY

    def play(self, view: View) -> list[int]:
        return super().play(as_then(view))
