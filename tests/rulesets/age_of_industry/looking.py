"""Looking: the scenes of Age of Industry."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import ironbridge as ib
from ironbridge.core.scene import Scene
from rulesets.age_of_industry.table import busy, industry
from rulesets.things import moments_of, some

LANGUAGES = ("en", "fr")
MAPS = ("germany", "new-england")
NAMES = ("Ada", "Brunel", "Clara", "Darby", "Eiffel")


def lively(options: list[ib.Option], pick: Random) -> ib.Option:
    """An option that changes the board, if there is one: level zero is developed away, too."""
    by_phrase = {option.phrase: option for option in options}
    for wish, chance in {"develop": 0.3, "repay": 0.4, "factory-0": 1.0, "ship-0": 1.0}.items():
        if wish in by_phrase and pick.random() < chance:
            return by_phrase[wish]
    return busy(options, pick)


def moments(players: int = 4, map: str = "germany", *, seed: int = 1) -> Iterator[ib.Match]:
    """A match at every answer, from the first to the end."""
    match, pick = industry(players, map).start(seed=seed, names=NAMES[:players]), Random(seed)
    return moments_of(match, lambda options: lively(options, pick))


@cache
def scenes(players: int, map: str, lang: str) -> list[Scene]:
    """Some scenes of a match."""
    return some(moments(players, map), 17, lang)
