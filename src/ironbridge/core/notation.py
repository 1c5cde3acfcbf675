"""Notation: moves as words. Long form, every answer; short form, where there was a choice.

A move is written as the phrases of its answers, one after the other. Reading runs the rules on
the words: at each question the next words must name one of its options, and one that is allowed.
Only where they name none of them at all, a question with a single option is passed over in silence.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from ironbridge.core.answers import Given
from ironbridge.core.asks import FINE, MISSING, Answers, Question
from ironbridge.core.play import attempt, look_beyond
from ironbridge.core.rules import Rules
from ironbridge.core.state import State

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
    hushed: int = -1  # the first answer, if any, that spends in silence what comes once per game


# Reading.


def read(game: Game, state: State, text: str) -> Reading:
    """The answers of a move written in long or short form."""
    return read_on(game, state, [], text.lower().split())


def read_on(game: Game, state: State, answers: list[int], words: list[str]) -> Reading:
    """Read the rest of a move."""
    given = attempt(game.rules, state, answers)
    if given.open is None:
        return ended(given, words)
    found = named(game, given.open, words)
    allowed = [one for one in found if given.why(given.open, one[0]) == FINE]
    if len(allowed) == 1:
        option, length = allowed[0]
        return read_on(game, state, [*answers, option], words[length:])
    if len(allowed) > 1:
        return Reading(answers, Trouble.AMBIGUOUS, given, words=words[0])
    if found:
        return forbidden(game, state, given, words)
    return read_past(game, state, given, words)


def ended(given: Given, words: list[str]) -> Reading:
    """Nothing more is asked: then nothing more may be said."""
    if words:
        return Reading(given.given, Trouble.OVERLONG, given, words=" ".join(words))
    return Reading(given.given)


def read_past(game: Game, state: State, given: Given, words: list[str]) -> Reading:
    """The words name no option here: they may go on behind one that leaves no choice."""
    here = unnamed(game, given, words)
    options = given.options()
    if len(options) != 1:
        return here
    behind = read_on(game, state, [*given.given, options[0]], words)
    if behind.trouble is Trouble.OVERLONG:
        return here
    assert given.open is not None
    ask = game.rules.asks[given.open.kind]
    if ask.is_precious(given.state, given.open, options[0]):
        return replace(behind, hushed=len(given.given))
    return behind


def unnamed(game: Game, given: Given, words: list[str]) -> Reading:
    """What is wrong with words that name no option of the open question."""
    assert given.open is not None
    if not words:
        return Reading(given.given, Trouble.UNFINISHED, given)
    far = is_number_too_far(game, given.open, words)
    trouble = Trouble.IMPOSSIBLE if far else Trouble.UNREADABLE
    return Reading(given.given, trouble, given, words=" ".join(words))


def is_number_too_far(game: Game, question: Question, words: list[str]) -> bool:
    """Do the words begin like an option and go on with a number that none has?"""
    last = game.words.phrase(question, game.rules.asks[question.kind].domain // 2).split()
    return len(words) == len(last) and words[:-1] == last[:-1] and words[-1].isdecimal()


def forbidden(game: Game, state: State, given: Given, words: list[str]) -> Reading:
    """The words name an option that a rule forbids."""
    assert given.open is not None
    option, length = named(game, given.open, words)[0]
    why = given.why(given.open, option)
    reading = Reading(given.given, Trouble.ILLEGAL, given, option, why, " ".join(words))
    return beyond(game, state, reading, words[length:])


def beyond(game: Game, state: State, reading: Reading, words: list[str]) -> Reading:
    """Where an option is refused only because nothing could come of it, read on for the reason."""
    if reading.why != FINE and reading.why not in game.rules.dead_ends:
        return reading
    given = look_beyond(game.rules, state, [*reading.answers, reading.option])
    if given.open is None or not named(game, given.open, words):
        return reading
    deeper = forbidden(game, state, given, words)
    return deeper if deeper.why != FINE else reading


def named(game: Game, question: Question, words: list[str]) -> list[tuple[int, int]]:
    """The options that the next words name, allowed or not, with how many words."""
    return game.words.phrases(question).named(words)


# Writing.


class Questions(Answers):
    """The answers of a move, or of its beginning, with the question of each."""

    def __init__(self, rules: Rules, state: State, answers: Sequence[int]) -> None:
        super().__init__(state.copy(), rules.decider(state))
        self.rules = rules
        self.answers = answers
        self.asked: list[Question] = []
        rules.run(self.state, self)

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        if len(self.asked) == len(self.answers):
            return MISSING
        self.asked.append(Question(kind, self.seat, a, b, c))
        return self.answers[len(self.asked) - 1]


class Choices(Questions):
    """The same with whether there was a choice."""

    def __init__(self, rules: Rules, state: State, answers: Sequence[int]) -> None:
        self.free: list[bool] = []
        super().__init__(rules, state, answers)

    def take(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
        answer = super().take(kind, a, b, c)
        if answer != MISSING:
            self.free.append(self.is_worth_saying(self.asked[-1], answer))
        return answer

    def is_worth_saying(self, question: Question, answer: int) -> bool:
        """Was there a choice, or was something spent that comes once per game?"""
        if len(self.rules.options(self.state, question)) > 1:
            return True
        return self.rules.asks[question.kind].is_precious(self.state, question, answer)


def write(game: Game, state: State, answers: Sequence[int]) -> str:
    """The long form: every answer."""
    return " ".join(phrases(game, Questions(game.rules, state, answers)))


def write_short(game: Game, state: State, answers: Sequence[int]) -> str:
    """The short form: the first answer, real choices, and what the reader could not pass over."""
    choices = Choices(game.rules, state, answers)
    spoken = phrases(game, choices)
    kept: list[str] = []
    for at in range(len(spoken) - 1, -1, -1):
        rest = " ".join(kept).split()
        if at == 0 or choices.free[at] or named(game, choices.asked[at], rest):
            kept.insert(0, spoken[at])
    return " ".join(kept)


def phrases(game: Game, questions: Questions) -> list[str]:
    """The phrase of each answer."""
    given = zip(questions.asked, questions.answers, strict=False)
    return [game.words.phrase(question, option) for question, option in given]


# What could stand there.


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
