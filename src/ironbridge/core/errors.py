"""What can go wrong, as seen from outside.

IronbridgeError
├── GameError        no such game, or an option it does not have
├── FiguresError     a file of figures that does not fit
├── PositionError    a position that cannot be
├── RecordError      a record that cannot be read or does not replay
└── IllegalMove      a move or a take-back that the rules refuse (.refusal says why)
"""

from __future__ import annotations

from ironbridge.core.languages import FIRST
from ironbridge.core.refusal import Refusal
from ironbridge.core.speech import Sayable


class IronbridgeError(Exception):
    """One clear sentence for the person who caused it."""

    def text(self, lang: str = FIRST) -> str:
        """The sentence in a language, if it is known in more than English."""
        sentence = self.args[0] if self.args else ""
        return sentence.text(lang) if isinstance(sentence, Sayable) else str(self)


class GameError(IronbridgeError):
    """No such game, or an option it does not have."""


class FiguresError(IronbridgeError):
    """A file of figures that does not fit the game."""


class PositionError(IronbridgeError):
    """A position that cannot be."""


class RecordError(IronbridgeError):
    """A record that cannot be read or does not replay."""


class IllegalMove(IronbridgeError):
    """A move or a take-back that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def text(self, lang: str = FIRST) -> str:
        return self.refusal.with_rule(lang)
