"""Moves: the complete legal moves of a position, each written when it is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from ironbridge.core import notation, spelling
from ironbridge.core.listing import Listing
from ironbridge.core.state import NOBODY, State

if TYPE_CHECKING:
    from ironbridge.core.game import Game

FEW: Final = 6  # moves that are all printed
SHOWN: Final = 3  # of more than these


class Move:
    """A complete move: its answers, and its notation, short and long."""

    __slots__ = ("answers", "game", "state")

    def __init__(self, game: Game, state: State, answers: tuple[int, ...]) -> None:
        self.game = game
        self.state = state  # in which it is a move
        self.answers = answers

    @property
    def short(self) -> str:
        """The first answer and real choices."""
        return notation.write_short(self.game, self.state, self.answers)

    @property
    def long(self) -> str:
        """Every answer."""
        return notation.write(self.game, self.state, self.answers)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return self.answers == other.answers

    def __hash__(self) -> int:
        return hash(self.answers)

    def __str__(self) -> str:
        return self.short

    def __repr__(self) -> str:
        return f"<Move: {self}>"


class Moves:
    """The different legal moves of a position: to iterate, count, index, look into, print.

    Answers that name a set, as the three cards of a scout, stand in one order only; in any other
    order they are the same move, and legal.
    """

    def __init__(self, game: Game, state: State, names: Sequence[str] = ()) -> None:
        self.game = game
        self.state = state
        self.names = names

    @cached_property
    def listing(self) -> Listing:
        """All of them as rows of numbers."""
        return Listing(self.game.rules, self.state)

    def __getitem__(self, number: int) -> Move:
        count = len(self)
        if not -count <= number < count:
            raise IndexError(f"there are {count} moves, and none is number {number}")
        return Move(self.game, self.state, tuple(self.listing.move(number % count)))

    def __iter__(self) -> Iterator[Move]:
        return (self[number] for number in range(len(self)))

    def __len__(self) -> int:
        return len(self.listing)

    def __bool__(self) -> bool:
        return self.game.rules.decider(self.state) != NOBODY

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            if not self:
                return False
            read = spelling.read_on(self.game, self.state, [], move, self.names)
            return read.trouble is None
        return any(move == other for other in self)

    def __repr__(self) -> str:
        count = len(self)
        if count <= FEW:
            return f"<Moves: {', '.join(map(str, self)) or 'none'}>"
        return f"<Moves: {count}, {', '.join(str(self[at]) for at in range(SHOWN))}, …>"
