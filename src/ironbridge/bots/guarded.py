"""Guarded: a bot at a table, whoever wrote it. What it does wrong is told as its fault."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from reprlib import Repr
from typing import Final

from ironbridge.bots.base import Bot
from ironbridge.bots.roster import bot
from ironbridge.bots.spec import in_one_line
from ironbridge.bots.words import told
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.judge import Judge
from ironbridge.core.play import after
from ironbridge.core.speech import Told
from ironbridge.core.state import State
from ironbridge.core.view import View

SHORT: Final = Repr()  # how what a bot answers is told, however long it is
SHORT.maxlist = 20


class BotFailed(IronbridgeError):
    """A bot broke down, meddled with the game, or gave a move that the rules refuse."""

    def __init__(self, sentence: Told) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def made_bot(name: str, seed: int) -> Bot:
    """A bot by name; a stranger's may break down in the making."""
    try:
        with redirect_stdout(sys.stderr):
            return bot(name, seed)
    except (IronbridgeError, KeyboardInterrupt):
        raise
    except BaseException as error:
        raise BotFailed(told("unmade", bot=name, error=in_one_line(error))) from error


def answer(mover: Bot, name: str, judge: Judge, state: State, seat: int) -> tuple[list[int], State]:
    """A legal move of a bot, and where it leads; what else the bot does is of no effect."""
    before = state.numbers()
    try:
        with redirect_stdout(sys.stderr):
            answers = mover.play(View(judge, state, seat))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotFailed(told("broke-down", bot=name, error=in_one_line(error))) from error
    if state.numbers() != before:
        raise BotFailed(told("meddled", bot=name))
    if not are_numbers(answers):
        raise BotFailed(told("no-numbers", bot=name, answers=SHORT.repr(answers)))
    following = after(judge.rules, state, answers)
    if following is None:
        raise BotFailed(told("no-legal-move", bot=name, answers=SHORT.repr(answers)))
    return answers, following


def are_numbers(answers: object) -> bool:
    """Can it be a move at all? A stranger's bot may give anything."""
    return isinstance(answers, list) and all(type(one) is int for one in answers)
