"""Refusal: why a move is not allowed, with the clause that says so, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ironbridge.core.languages import FIRST


@dataclass(frozen=True)
class Refusal:
    """The reason a referee would give.

    `rule` is the clause of the game's rules (`IN-17`), or `notation` or `table` where it is not
    the game that refuses; `reason` is its short name; `at` says which answer of the move is at
    fault; `instead` is what could have been answered there, in notation.
    """

    rule: str
    reason: str
    at: int
    instead: Sequence[str]
    say: Callable[[str], str] = field(repr=False, compare=False)

    def text(self, lang: str = FIRST) -> str:
        """The reason in words."""
        return self.say(lang)

    def with_rule(self, lang: str = FIRST) -> str:
        """The same with the clause that says so."""
        return f"{self.text(lang)} [{self.rule}]"

    def __str__(self) -> str:
        return self.with_rule()
