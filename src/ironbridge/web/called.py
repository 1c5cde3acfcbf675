"""Called: names that nobody chose, a bot's or a guest's, are read in everybody's own language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ironbridge.bots.words import name_of
from ironbridge.core.languages import LANGUAGES
from ironbridge.store import SeatRow
from ironbridge.web.words import say

GUEST: Final = "guest"
NAMES: Final = 10_000  # remembered
NUMBER: Final = re.compile(r"( \d+)?")


class Called(str):
    """A name as the record has it, in the language of whoever opened the table."""

    __slots__ = ("whose",)

    whose: str

    def __new__(cls, name: str, whose: str) -> Called:
        called = super().__new__(cls, name)
        called.whose = whose
        return called

    def text(self, lang: str) -> str:
        """As a reader of this language calls it; what somebody chose stays as it is."""
        for other in LANGUAGES if self.whose else ():
            word = word_of(self.whose, other)
            number = self.removeprefix(word)
            if number != self and NUMBER.fullmatch(number):
                return f"{word_of(self.whose, lang)}{number}"
        return str(self)


def word_of(whose: str, lang: str) -> str:
    """What a bot is called, or a guest who has said no name."""
    return say(GUEST, lang) if whose == GUEST else name_of(whose, lang)


def whose(seat: SeatRow) -> str:
    """Whose name a seat may go by: the bot's that has it for its own, or a guest's."""
    return GUEST if seat.person is not None else seat.bot or ""


def name_at(seat: SeatRow, lang: str) -> str | None:
    """The name at a seat, as a reader calls it."""
    return None if seat.name is None else text_of(seat.name, whose(seat), lang)


@lru_cache(NAMES)
def text_of(name: str, whose: str, lang: str) -> str:
    """A name as a reader calls it, looked up once."""
    return Called(name, whose).text(lang)


def called(names: Sequence[str], whose: Sequence[str]) -> tuple[str, ...]:
    """The names of a match, with what is known of who goes by them."""
    return tuple(map(Called, names, whose)) if whose else tuple(names)
