"""Reading: a text is a move only if each of its words names what is allowed where it stands.

The texts that are tried are those of moves of random matches, with words left out, said twice,
exchanged, put in and replaced by others that could stand near them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ironbridge.core import notation
from ironbridge.core.asks import Question
from ironbridge.core.chance import Chance
from ironbridge.core.game import Game
from ironbridge.core.notation import Questions, Reading
from ironbridge.core.play import after, attempt, draw
from ironbridge.core.state import State

MOVES: Final = 6  # drawn at a position, of which the longest is looked at
TEXTS: Final = 40  # tried near it
MOST_CHANGES: Final = 3  # in one of them

Read = Callable[[Game, State, str], Reading]
Change = Callable[[list[str], int, str], list[str]]

CHANGES: Final[tuple[Change, ...]] = (
    lambda words, at, _: words[:at] + words[at + 1 :],
    lambda words, at, _: words[: at + 1] + words[at:],
    lambda words, at, _: words[:at] + words[at : at + 2][::-1] + words[at + 2 :],
    lambda words, at, other: [*words[:at], *other.split(), *words[at:]],
    lambda words, at, other: [*words[:at], *other.split(), *words[at + 1 :]],
    lambda words, at, other: [*words[:at], *other.split()],
)


def misread(game: Game, state: State, chance: Chance, read: Read = notation.read) -> list[str]:
    """Texts near a move that are read as a move they do not tell."""
    found = []
    for text in texts_near(game, state, chance):
        reading = read(game, state, text)
        if reading.trouble is None and not tells(game, state, text, reading.answers):
            found.append(text)
    return found


def texts_near(game: Game, state: State, chance: Chance) -> Iterator[str]:
    """Texts that differ from a move's, long or short, in a few words."""
    answers = max((draw(game.rules, state, chance) for _ in range(MOVES)), key=len)
    asked = Questions(game.rules, state, answers).asked
    forms = [write(game, state, answers) for write in (notation.write, notation.write_short)]
    for at in range(TEXTS):
        words = forms[at % 2].split()
        for _ in range(1 + chance.below(MOST_CHANGES)):
            words = changed(words, phrase(game, asked, chance), chance)
        yield " ".join(words)


def changed(words: list[str], other: str, chance: Chance) -> list[str]:
    """The words with one change; another phrase may come in."""
    if not words:
        return words
    change = CHANGES[chance.below(len(CHANGES))]
    return change(words, chance.below(len(words)), other)


def phrase(game: Game, asked: list[Question], chance: Chance) -> str:
    """An option, allowed or not, of one of some questions."""
    question = asked[chance.below(len(asked))]
    return game.words.phrase(question, chance.below(game.rules.asks[question.kind].domain))


def tells(game: Game, state: State, text: str, answers: list[int]) -> bool:
    """Does a text tell this move, word by word, keeping quiet only where there was no choice?"""
    if after(game.rules, state, answers) is None:
        return False
    rest = [text.lower().split()]
    for at in range(len(answers)):
        rest = [left for words in rest for left in untold(game, state, answers[: at + 1], words)]
    return [] in rest


def untold(game: Game, state: State, answers: list[int], words: list[str]) -> Iterator[list[str]]:
    """The words that can be left after the last of some answers."""
    given = attempt(game.rules, state, answers[:-1])
    assert given.open is not None
    said = game.words.phrase(given.open, answers[-1]).split()
    if words[: len(said)] == said:
        yield words[len(said) :]
    elif words[:1] == said[-1:]:
        yield words[1:]
    if given.options() == answers[-1:] and not notation.named(game, given.open, words):
        yield words
