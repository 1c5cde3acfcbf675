"""Primer: how a game is played in two pages, how scoring works, and the mistakes of a first game."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from ironbridge.core import languages
from ironbridge.core.languages import language
from ironbridge.core.ledger import unwrapped

Spoken = dict[str, str]  # by language


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to know, or one mistake: a title, some paragraphs, and where to read on."""

    id: str
    title: Spoken
    text: Spoken
    clauses: list[str] = []
    picture: list[str] = []  # ids of the board, as patterns; it is cut out around them

    def heading(self, lang: str) -> str:
        """Its title."""
        return self.title[language(lang)]

    def paragraphs(self, lang: str) -> list[str]:
        """Its text."""
        return [unwrapped(part) for part in self.text[language(lang)].strip().split("\n\n")]


class Primer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to read before the first game; a game can do without."""

    section: list[Section] = []
    mistake: list[Section] = []

    def find(self, id: str) -> Section | None:
        """The section with an id."""
        return next((section for section in self.section if section.id == id), None)


def load(file: Traversable) -> Primer:
    """Read a primer, once, and check its form."""
    return loaded(Path(str(file)))


@cache
def loaded(file: Path) -> Primer:
    """The same, kept by its path."""
    return msgspec.convert(languages.read(file), Primer)
