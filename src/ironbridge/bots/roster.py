"""Roster: the bots by name, and how to make one."""

from __future__ import annotations

from typing import Final

from ironbridge.bots.base import Bot
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.levels import Apprentice, Journeyman, Master
from ironbridge.bots.random import Random
from ironbridge.bots.references import Apprentice1, Greedy1, Master1
from ironbridge.bots.spec import split_budget, strangers_class, unknown, with_budget

BOTS: Final[dict[str, type[Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    "master": Master,
}
REFERENCES: Final[dict[str, type[Bot]]] = {  # frozen, to measure by; nobody is offered them to play
    "apprentice-1": Apprentice1,
    "greedy-1": Greedy1,
    "master-1": Master1,
}


def bot(spec: str, seed: int) -> Bot:
    """A bot by its name, with a budget if one is said; the same seed plays the same way.

    `master`, `master@200` (simulations), `master@500ms`, `master@2s`; one's own as
    `./mine.py:MyBot` or `package.module:MyBot`.
    """
    name, budget = split_budget(spec)
    if ":" in name:
        return with_budget(strangers_class(name)(seed), budget, name)
    known = BOTS | REFERENCES
    if name not in known:
        raise unknown(name, known)
    return with_budget(known[name](seed), budget, name)
