"""Phrasebook: the options of a question, found by the words that name them in notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Phrasebook:
    """What some options of a question are called."""

    def __init__(self, phrases: Iterable[tuple[int, str]]) -> None:
        self.whole: dict[tuple[str, ...], list[int]] = {}
        self.ends: dict[str, list[int]] = {}
        for option, phrase in phrases:
            words = tuple(phrase.split())
            self.whole.setdefault(words, []).append(option)
            self.ends.setdefault(words[-1], []).append(option)
        self.longest = max(map(len, self.whole), default=0)

    def named(self, words: Sequence[str]) -> list[tuple[int, int]]:
        """The options that the next words name, with how many words: by whole phrases, else by ends."""
        for length in range(min(self.longest, len(words)), 0, -1):
            found = self.whole.get(tuple(words[:length]))
            if found:
                return [(option, length) for option in found]
        return [(option, 1) for option in self.ends.get(words[0], [])] if words else []
