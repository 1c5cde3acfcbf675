"""Calls: what a person typed, and the language that it is answered in."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from typing import Final

import typer

from ironbridge.cli.options import chosen_language
from ironbridge.core.languages import FIRST, language

LANG: Final = "ironbridge.lang"  # where the call of the program keeps it for that of its command


class Call(typer.Context):
    """A command as it was called; its help is told in the language of the call."""

    @property
    def lang(self) -> str:
        """The language."""
        return language(self.meta.get(LANG) or chosen_language(""))

    def get_help(self) -> str:
        """The help; other languages are loaded only where they are asked for: starting is quick."""
        for param in self.command.get_params(self):
            if getattr(param, "is_flag", False):
                param.metavar = ""  # nothing stands for its value: it has none
        if self.lang == FIRST:
            return super().get_help()
        return str(import_module("ironbridge.cli.translated").help_of(self, self.lang))


def spoken(words: list[str]) -> str:
    """The language of a command line, wherever it went wrong."""
    for word, following in pairwise([*words, ""]):
        name, _, value = word.partition("=")
        if name == "--lang":
            return value or following
    return chosen_language("")
