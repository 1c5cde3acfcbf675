"""Notation: moves as words. Long form, every answer; short form, where there was a choice.

A move is written as the phrases of its answers, one after the other. Reading runs the rules on
the words: at each question the next words must name one of its options; a question with a
single option may be passed over in silence.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ironbridge.core.answers import Given
from ironbridge.core.play import attempt, look_beyond
from ironbridge.core.rules import FINE, Question, State

if TYPE_CHECKING:
    from ironbridge.core.game import Game


class Trouble(Enum):
    """Why a text is no move."""

    UNREADABLE = "unreadable"  # a word that names no option of the question
    UNFINISHED = "unfinished"  # a question is left open
    OVERLONG = "overlong"  # words are left over
    ILLEGAL = "illegal"  # an option that a rule forbids
    AMBIGUOUS = "ambiguous"  # words that name several options
    IMPOSSIBLE = "impossible"  # a number beyond all options


@dataclass(frozen=True)
class Reading:
    """What reading came to: the answers, and the trouble if there was one."""

    answers: list[int]
    trouble: Trouble | None = None
    given: Given | None = None  # where reading stopped
    option: int = -1  # the forbidden option
    why: int = FINE
    words: str = ""  # the words at which it stopped


def read(game: Game, state: State, text: str) -> Reading:
    """The answers of a move written in long or short form."""
    return read_on(game, state, [], text.lower().split())


def read_on(game: Game, state: State, answers: list[int], words: list[str]) -> Reading:
    """Read the rest of a move."""
    given = attempt(game.rules, state, answers)
    if given.open is None:
        if words:
            return Reading(answers, Trouble.OVERLONG, given, words=" ".join(words))
        return Reading(answers)
    options = given.options()
    found = named(game, given.open, options, words)
    if len(found) == 1:
        option, length = found[0]
        return read_on(game, state, [*answers, option], words[length:])
    if len(found) > 1:
        return Reading(answers, Trouble.AMBIGUOUS, given, words=words[0])
    here = stuck(game, state, given, words)
    if len(options) != 1:
        return here
    silent = read_on(game, state, [*answers, options[0]], words)
    if silent.trouble and (Trouble.ILLEGAL is here.trouble or Trouble.OVERLONG is silent.trouble):
        return here
    return silent


def stuck(game: Game, state: State, given: Given, words: list[str]) -> Reading:
    """No legal option is named here: say what is wrong."""
    assert given.open is not None
    if not words:
        return Reading(given.given, Trouble.UNFINISHED, given)
    domain = range(game.rules.domains[given.open.kind])
    found = named(game, given.open, domain, words)
    if not found:
        trouble = Trouble.UNREADABLE
        if is_number_too_far(game, given.open, words):
            trouble = Trouble.IMPOSSIBLE
        return Reading(given.given, trouble, given, words=" ".join(words))
    option, length = found[0]
    why = given.why(given.open, option)
    reading = Reading(given.given, Trouble.ILLEGAL, given, option, why, " ".join(words))
    return beyond(game, state, reading, words[length:])


def is_number_too_far(game: Game, question: Question, words: list[str]) -> bool:
    """Do the words begin like an option and go on with a number that none has?"""
    last = game.words.phrase(question, game.rules.domains[question.kind] // 2).split()
    return len(words) == len(last) and words[:-1] == last[:-1] and words[-1].isdecimal()


def beyond(game: Game, state: State, reading: Reading, words: list[str]) -> Reading:
    """Where an option is refused only because nothing could come of it, read on for the reason."""
    if reading.why != FINE and reading.why not in game.rules.dead_ends:
        return reading
    given = look_beyond(game.rules, state, [*reading.answers, reading.option])
    if given.open is None or not words:
        return reading
    deeper = stuck(game, state, given, words)
    return deeper if deeper.trouble is Trouble.ILLEGAL and deeper.why != FINE else reading


def named(
    game: Game, question: Question, options: Sequence[int], words: list[str]
) -> list[tuple[int, int]]:
    """The options that the next words name, with how many words: whole phrases, else their ends."""
    if not words:
        return []
    phrases = [(option, game.words.phrase(question, option).split()) for option in options]
    whole = [(option, len(p)) for option, p in phrases if words[: len(p)] == p]
    if whole:
        longest = max(length for _, length in whole)
        return [found for found in whole if found[1] == longest]
    return [(option, 1) for option, p in phrases if p[-1] == words[0]]


def write(game: Game, state: State, answers: list[int]) -> str:
    """The long form: every answer."""
    return " ".join(phrase for phrase, _ in phrases(game, state, answers))


def write_short(game: Game, state: State, answers: list[int]) -> str:
    """The short form: the first answer and real choices, if it reads back as the same move."""
    spoken = phrases(game, state, answers)
    chosen = [spoken[0][0], *(phrase for phrase, choice in spoken[1:] if choice)]
    short = " ".join(chosen)
    if len(chosen) < len(spoken) and read(game, state, short).answers != answers:
        return " ".join(phrase for phrase, _ in spoken)
    return short


def phrases(game: Game, state: State, answers: list[int]) -> list[tuple[str, bool]]:
    """Each answer's phrase, and whether there was a choice."""
    spoken: list[tuple[str, bool]] = []
    for at, option in enumerate(answers):
        given = attempt(game.rules, state, answers[:at])
        assert given.open is not None
        choice = len(given.options()) > 1
        spoken.append((game.words.phrase(given.open, option), choice))
    return spoken


def offered(game: Game, given: Given) -> list[str]:
    """The phrases that could stand at an open question."""
    question = given.open
    if question is None:
        return []
    return [game.words.phrase(question, option) for option in given.options()]


def near(word: str, phrases: Sequence[str]) -> list[str]:
    """The phrases that look most like a word that was not understood."""
    ends = {phrase.split()[-1]: phrase for phrase in phrases}
    close = difflib.get_close_matches(word, [*phrases, *ends], 3, 0.6)
    return list(dict.fromkeys(ends.get(match, match) for match in close))
