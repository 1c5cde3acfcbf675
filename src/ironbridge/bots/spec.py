"""Spec: a bot by the words a person types: `master@2s`, `master@200`, `./mine.py:MyBot`."""

from __future__ import annotations

import difflib
import importlib
import importlib.util
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from textwrap import shorten
from types import ModuleType
from typing import Final

from ironbridge.bots.base import Bot, Budget
from ironbridge.bots.words import told
from ironbridge.core.errors import IronbridgeError

SIMULATIONS: Final = re.compile(r"\d+")
TIME: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")
LONGEST: Final = 300  # letters of what a stranger's bot says is wrong
SECONDS: Final = {"ms": 0.001, "s": 1.0}


class BotError(IronbridgeError):
    """No such bot, or not with that budget."""


def split_budget(spec: str) -> tuple[str, Budget | None]:
    """The bot, and how long it is to think, if that is said."""
    name, at, budget = spec.rpartition("@")
    if not at or re.search(r"[:/\\]", budget):  # an @ in the path of a file
        return spec, None
    return name, read_budget(budget, spec)


def read_budget(text: str, spec: str) -> Budget:
    """`200` simulations, `500ms` or `2s`."""
    simulations = 0
    seconds = 0.0
    if SIMULATIONS.fullmatch(text):
        simulations = int(text)
    elif match := TIME.fullmatch(text):
        seconds = float(match[1]) * SECONDS[match[2]]
    if simulations == 0 and seconds == 0.0:
        raise BotError(told("no-budget", text=repr(text), bot=repr(spec)))
    return Budget(simulations, seconds)


def with_budget(bot: Bot, budget: Budget | None, name: str) -> Bot:
    """The bot, told how long to think."""
    if budget is None:
        return bot
    if bot.budget is None:
        raise BotError(told("needs-no-budget", bot=repr(name)))
    bot.budget = budget
    return bot


def unknown(name: str, names: Iterable[str]) -> BotError:
    """There is no bot of this name."""
    if name.endswith(".py"):
        return BotError(told("no-class-said", bot=name))
    close = difflib.get_close_matches(name, names, 1)
    key = "no-bot-near" if close else "no-bot"
    return BotError(told(key, bot=repr(name), near="".join(close), bots=", ".join(names)))


def strangers_class(name: str) -> type[Bot]:
    """The class that `./mine.py:MyBot` or `package.module:MyBot` names."""
    place, _, wanted = name.rpartition(":")
    if not place:
        raise BotError(told("no-place-said", bot=name))
    if not wanted:
        raise BotError(told("no-class-said", bot=place))
    is_file = place.endswith(".py") or "/" in place or "\\" in place
    module = file_module(place) if is_file else named_module(place)
    found = getattr(module, wanted, None)
    if found is None:
        raise BotError(told("no-class", name=repr(wanted), place=place))
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BotError(told("other-class", name=repr(wanted), place=place))
    return found


def file_module(place: str) -> ModuleType:
    """A file as a module; it is read once."""
    path = Path(place).resolve()
    if path.suffix != ".py":
        raise BotError(told("no-python", place=place))
    if not path.is_file():
        raise BotError(told("no-file", place=place))
    name = f"bots of {path}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException as error:
            del sys.modules[name]
            if isinstance(error, KeyboardInterrupt):
                raise
            raise BotError(told("bad-file", place=place, error=in_one_line(error))) from error
    return sys.modules[name]


def named_module(place: str) -> ModuleType:
    """A module that Python finds."""
    try:
        return importlib.import_module(place)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        fault = in_one_line(error)
        raise BotError(told("bad-module", place=repr(place), error=fault)) from error


def in_one_line(error: BaseException) -> str:
    """What a stranger's bot raised, even if it cannot be said."""
    name = type(error).__name__
    try:
        said = shorten(str(error), LONGEST, placeholder=" …")
    except Exception:
        return name
    return f"{name}: {said}" if said else name
