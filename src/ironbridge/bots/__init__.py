"""Bots: players that get a view and give a move. Their names, and how to make one."""

from __future__ import annotations

from typing import Final

from ironbridge.bots.bot import Bot
from ironbridge.bots.greedy import Greedy
from ironbridge.bots.random import Random
from ironbridge.core.errors import IronbridgeError

__all__ = ["BOTS", "Bot", "BotError", "bot"]

BOTS: Final[dict[str, type[Bot]]] = {"random": Random, "greedy": Greedy}


class BotError(IronbridgeError):
    """No such bot."""


def bot(name: str, seed: int) -> Bot:
    """A bot by name; the same seed plays the same way."""
    if name not in BOTS:
        raise BotError(f"there is no bot called {name!r} (there are: {', '.join(BOTS)})")
    return BOTS[name](seed)
