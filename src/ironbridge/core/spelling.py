"""Spelling: the names that people see, in any language, as notation writes them."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from ironbridge.core import notation
from ironbridge.core.asks import Question
from ironbridge.core.notation import Reading, Trouble
from ironbridge.core.state import State

if TYPE_CHECKING:
    from ironbridge.core.game import Game

WORD: Final = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")  # letters, hyphens and apostrophes inside


def read_on(game: Game, state: State, answers: list[int], text: str) -> Reading:
    """The rest of a move; where notation is not understood, with names as people see them."""
    reading = notation.read_on(game, state, answers, text.lower().split())
    if reading.trouble is not Trouble.UNREADABLE:
        return reading
    words = respelled(text, game.spellings).split()
    other = notation.read_on(game, state, answers, words)
    return reading if other.trouble is Trouble.UNREADABLE else other


def option_named(game: Game, question: Question, text: str) -> int | None:
    """The one option that a text names, in notation or by the name that people see."""
    for words in (text.lower().split(), respelled(text, game.spellings).split()):
        found = notation.named(game, question, words)
        if len(found) == 1 and found[0][1] == len(words):
            return found[0][0]
    return None


def plain(words: str) -> str:
    """Words as they are compared: without capitals and accents, with plain apostrophes."""
    letters = unicodedata.normalize("NFD", words.lower().replace("’", "'").replace("œ", "oe"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def spellings(data: Mapping[str, Any]) -> dict[str, str]:
    """The notation of whatever figures give a name to, by that name, unless several things have it."""
    found: dict[str, set[str]] = defaultdict(set)
    for id, name in named(data):
        found["-".join(plain(name).split())].add(id)
    ids = {id for known in found.values() for id in known}
    return {
        name: known.pop() for name, known in found.items() if len(known) == 1 and name not in ids
    }


def named(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Everything with a name in some language, with each of its names."""
    for id, entry in data.items():
        if isinstance(entry, Mapping):
            names = entry.get("name")
            if isinstance(names, Mapping):
                yield from ((id, name) for name in names.values() if isinstance(name, str))
            yield from named(entry)


def respelled(text: str, known: Mapping[str, str]) -> str:
    """A text with every known name as notation has it; also where two are joined by a hyphen."""

    def written(found: re.Match[str]) -> str:
        word = plain(found[0])
        parts = [known.get(part, part) for part in word.split("-")]
        return known.get(word) or "-".join(parts)

    return WORD.sub(written, text)
