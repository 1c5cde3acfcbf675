"""Bots: players that get a view and give a move."""

from __future__ import annotations

from ironbridge.bots.base import Bot, Budget, Thought
from ironbridge.bots.guarded import BotFailed, answer, made_bot
from ironbridge.bots.roster import BOTS, REFERENCES, bot
from ironbridge.bots.spec import BotError

__all__ = [
    "BOTS",
    "REFERENCES",
    "Bot",
    "BotError",
    "BotFailed",
    "Budget",
    "Thought",
    "answer",
    "bot",
    "made_bot",
]
