"""Chance: a small generator of our own, the same numbers interpreted, compiled and everywhere."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final = 12


@final
class Chance:
    """A stream of numbers fixed by a seed (sfc32: four words of 32 bits, well mixed).

    A second number, the stream, gives independent sequences for one seed: a match uses the
    number of the move, so that taking back and playing on cannot change a draw.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        folded = abs(seed) & 0xFFFFFFFFFFFFFFFF
        self.a: i64 = folded & 0xFFFFFFFF
        self.b: i64 = folded >> 32
        self.c: i64 = stream & 0xFFFFFFFF
        self.counter: i64 = 1 if seed >= 0 else 2
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        mixed = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        turned = ((self.c << 21) | (self.c >> 11)) & WORD
        self.c = (turned + mixed) & WORD
        return mixed

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit − 1, each equally likely."""
        bound: i64 = limit
        product = self.word() * bound
        if product & WORD < bound:
            least = (WORD + 1 - bound) % bound
            while product & WORD < least:
                product = self.word() * bound
        return int(product >> 32)

    def shuffle(self, cards: list[int]) -> None:
        """Put a list into random order, in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def pick(self, options: list[int]) -> int:
        """One of these, each equally likely."""
        return options[self.below(len(options))]
