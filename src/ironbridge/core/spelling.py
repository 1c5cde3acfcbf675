"""Spelling: the names that people see, in any language, as notation writes them.

Notation counts the seats, `stone:seat2`; people call them by name or letter, `stone:ada`.
"""

from __future__ import annotations

import re
import string
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ironbridge.core import notation
from ironbridge.core.asks import Question
from ironbridge.core.notation import Reading, Trouble
from ironbridge.core.state import State

if TYPE_CHECKING:
    from ironbridge.core.game import Game

WORD: Final = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")  # letters, hyphens and apostrophes inside


SEAT: Final = re.compile(r"(?<=:)seat(\d+)")
CALLED: Final = re.compile(r"(?<=:)\S+")  # where a seat may stand


def read_on(
    game: Game, state: State, answers: list[int], text: str, names: Sequence[str] = ()
) -> Reading:
    """The rest of a move; where notation is not understood, with names as people see them."""
    reading = notation.read_on(game, state, answers, text.lower().split())
    if reading.trouble is not Trouble.UNREADABLE:
        return reading
    words = respelled(text, game.spellings, names).split()
    other = notation.read_on(game, state, answers, words)
    return reading if other.trouble is Trouble.UNREADABLE else other


def option_named(game: Game, question: Question, text: str, names: Sequence[str]) -> int | None:
    """The one option that a text names, in notation or by the name that people see."""
    for words in (text.lower().split(), respelled(text, game.spellings, names).split()):
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


def respelled(text: str, known: Mapping[str, str], names: Sequence[str] = ()) -> str:
    """A text with every known name as notation has it; also where two are joined by a hyphen."""
    seats = seats_called(names)
    text = CALLED.sub(lambda found: seats.get(plain(found[0]), found[0]), text)

    def written(found: re.Match[str]) -> str:
        word = plain(found[0])
        parts = [known.get(part, part) for part in word.split("-")]
        return known.get(word) or "-".join(parts)

    return WORD.sub(written, text)


# Seats.


def seats_called(names: Sequence[str]) -> dict[str, str]:
    """The notation of each seat, by its letter and by its name."""
    calls = [*string.ascii_lowercase[: len(names)], *map(joined, names)]
    return {call: f"seat{at % len(names) + 1}" for at, call in enumerate(calls)}


def joined(name: str) -> str:
    """A name as one word."""
    return "-".join(plain(name).split())


def as_called(phrases: Sequence[str], names: Sequence[str]) -> list[str]:
    """Phrases with the names of the seats, save where another phrase says the same."""
    told = [SEAT.sub(lambda found: joined(names[int(found[1]) - 1]), one) for one in phrases]
    return [one if name in phrases else name for one, name in zip(phrases, told, strict=True)]
