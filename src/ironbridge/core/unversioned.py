"""Unversioned: the reader of records that do not name a version of our rules.

They were written in short form, for a reader that looked for the next words among the allowed
options only, and passed over a question with a single one whatever the words named. What was
recorded then must mean the same for ever; nobody's move is read like this any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ironbridge.core import notation
from ironbridge.core.asks import Question
from ironbridge.core.notation import Reading, Trouble, ended, named, unnamed
from ironbridge.core.phrasebook import Phrasebook
from ironbridge.core.play import attempt
from ironbridge.core.state import State

if TYPE_CHECKING:
    from ironbridge.core.answers import Given
    from ironbridge.core.game import Game


def read(game: Game, state: State, text: str) -> Reading:
    """The answers of a recorded move."""
    return read_on(game, state, [], text.lower().split())


def read_on(game: Game, state: State, answers: list[int], words: list[str]) -> Reading:
    """Read the rest of a move."""
    given = attempt(game.rules, state, answers)
    if given.open is None:
        return ended(given, words)
    options = given.options()
    found = among(game, given.open, options).named(words)
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


def among(game: Game, question: Question, options: list[int]) -> Phrasebook:
    """The phrases of some options only."""
    return Phrasebook((option, game.words.phrase(question, option)) for option in options)


def stuck(game: Game, state: State, given: Given, words: list[str]) -> Reading:
    """No allowed option is named here: say what is wrong."""
    assert given.open is not None
    if named(game, given.open, words):
        return notation.forbidden(game, state, given, words)
    return unnamed(game, given, words)
