"""Chance: generators of our own, the same numbers interpreted, compiled and everywhere."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
SHORT: Final = 0xFFFFFFFFFFFFFFFF  # the largest seed that a person gives; beyond it all is secret
SECRET_BITS: Final = 128
LEAST_SECRET: Final = 0x100000000000000000000000000000000  # 2¹²⁸
WORD_BYTES: Final[i64] = 4
WARM_UP: Final = 12


@final
class Chance:
    """A stream of numbers fixed by a seed.

    A short seed, for a game that can be repeated, feeds a small quick generator (sfc32: four words
    of 32 bits, well mixed). A secret one, drawn for a new match, keys BLAKE2b, which takes all
    its bits: whoever knows every number that came out is no nearer to the next or to the seed.

    A second number, the stream, gives independent sequences for one seed: a match uses the
    number of the move, so that taking back and playing on cannot change a draw.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        size = abs(seed)
        self.is_secret = size > SHORT
        self.key = digest(f"{seed} {stream}") if self.is_secret else b""
        self.block = b""  # of a secret stream, as far as it was hashed last
        self.taken: i64 = 0  # bytes of it
        self.a: i64 = size & 0xFFFFFFFF
        self.b: i64 = size >> 32 & 0xFFFFFFFF
        self.c: i64 = stream & 0xFFFFFFFF
        self.counter: i64 = 1 if seed >= 0 else 2
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        if self.is_secret:
            return self.secret_word()
        mixed = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        turned = ((self.c << 21) | (self.c >> 11)) & WORD
        self.c = (turned + mixed) & WORD
        return mixed

    def secret_word(self) -> i64:
        """The next 32 bits of a secret stream: block after block of a keyed hash."""
        if self.taken == len(self.block):
            self.counter += 1
            counted = int(self.counter).to_bytes(8, "big")
            self.block = hashlib.blake2b(counted, key=self.key).digest()
            self.taken = 0
        start = self.taken
        self.taken = start + WORD_BYTES
        return int.from_bytes(self.block[start : self.taken], "big")

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


def secret_seed() -> int:
    """A seed for a new match that nobody can guess, from the system; always beyond short ones."""
    return secrets.randbits(SECRET_BITS) + LEAST_SECRET


def offshoot(seed: int, *numbers: int) -> int:
    """A short seed for something else of a match, a bot, from which nobody finds the match's."""
    return int.from_bytes(digest(" ".join(map(str, (seed, *numbers))))[:8], "big")


def digest(text: str) -> bytes:
    """All of a text in 64 bytes that do not tell it."""
    return hashlib.blake2b(text.encode()).digest()
