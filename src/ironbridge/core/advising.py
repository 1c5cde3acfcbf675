"""Advising: hints for whoever is asked. Core knows no bot; who gives hints is found by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from ironbridge.core.errors import GameError
from ironbridge.core.languages import FIRST
from ironbridge.core.words import told

if TYPE_CHECKING:
    from ironbridge.core.match import Match
    from ironbridge.core.moves import Move

ADVISER: Final = "ironbridge.bots.hints"  # the module whose `advice` gives a hint


class Weighed(Protocol):
    """What another move brings less than the one of a hint."""

    loss: float  # points of lead; less than 0: it is better
    error: float  # a standard error of this

    def text(self, lang: str = FIRST) -> str:
        """The comparison in words."""


class Hint(Protocol):
    """What a bot would do in a seat's place, step by step: the idea, the move, what it is worth."""

    seat: int
    move: Move

    @property
    def place(self) -> str:
        """Where to look on the board: an id of the scene, or nothing."""

    def idea(self, lang: str = FIRST) -> str:
        """What to think of, in one sentence."""

    def text(self, lang: str = FIRST) -> str:
        """The move, as the log would tell it, and what the bot expects of it."""

    def compare(self, move: str | Move | None = None) -> Weighed:
        """Another move, by default the bot's second thought, tried in the same worlds."""


def hint_of(match: Match, seat: int | None, bot: str) -> Hint:
    """A hint for the seat that is asked, which the match takes note of."""
    match.check_going_on()
    seat = match.seat if seat is None else seat
    match.check_seat(seat)
    if seat != match.seat:
        raise GameError(told("hint-for-another", name=match.names[match.seat]))
    hint: Hint = import_module(ADVISER).advice(match, bot)
    match.hints[seat] += 1
    return hint
