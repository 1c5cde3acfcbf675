"""Looking: the scenes of Brass: Birmingham."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import ironbridge as ib
from ironbridge.core.scene import Scene
from rulesets.brass_birmingham.table import birmingham
from rulesets.things import moments_of, some

LANGUAGES = ("en", "fr")
NAMES = ("Ada", "Brunel", "Clara", "Darby")
EAGER = {"sell": 0.9, "build": 0.6, "network": 0.55, "develop": 0.2, "loan": 0.5}


def lively(options: list[ib.Option], pick: Random) -> ib.Option:
    """An option that changes the board, if there is one."""
    by_phrase = {option.phrase: option for option in options}
    for action, chance in EAGER.items():
        if action in by_phrase and pick.random() < chance:
            return by_phrase[action]
    idle = ("pass", "loan")
    return pick.choice([option for option in options if option.phrase not in idle] or options)


def moments(players: int = 4, *, seed: int = 1, introductory: bool = False) -> Iterator[ib.Match]:
    """A match at every answer, from the first to the end."""
    game = birmingham(players, introductory=introductory)
    pick = Random(seed)
    return moments_of(
        game.start(seed=seed, names=NAMES[:players]), lambda options: lively(options, pick)
    )


@cache
def scenes(players: int, lang: str) -> list[Scene]:
    """Some scenes of a match."""
    return some(moments(players), 7, lang)
