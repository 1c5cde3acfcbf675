"""Reading: what a person typed, as an option's label, an answer, or a move in notation."""

from __future__ import annotations

import string
from typing import Final

from ironbridge.core.asked import Option
from ironbridge.core.match import Match
from ironbridge.core.notation import Reading, Trouble
from ironbridge.core.played import Happening

LONGEST: Final = 9  # digits of a number; whatever is longer is far too many anyway


def as_number(digits: str) -> int:
    """A number that a person typed, be it ever so long."""
    return int(digits[:LONGEST])


def labels(match: Match) -> dict[str, Option]:
    """What to type for each option: 1, 2, 3 …, or its own number where notation has one.

    Who bids 4 types 4, wherever it stands in the list. Among such options, those without a
    number are 0, then a, b, c ….
    """
    options = match.options()
    numbers = own_numbers(match)
    if not numbers:
        return {str(at): option for at, option in enumerate(options, 1)}
    spare = iter(word for word in ("0", *string.ascii_lowercase) if word not in numbers)
    ends = [option.phrase.split()[-1] for option in options]
    pairs = zip(ends, options, strict=True)
    return {word if word in numbers else next(spare): option for word, option in pairs}


def own_numbers(match: Match) -> set[str]:
    """The numbers that name options of this kind of question, if each names only one."""
    asked = match.question
    if asked is None:
        return set()
    domain = range(match.game.rules.asks[asked.question.kind].domain)
    ends = [match.game.words.phrase(asked.question, option).split()[-1] for option in domain]
    numbers = [word for word in ends if word.isdecimal()]
    return set(numbers) if len(set(numbers)) == len(numbers) else set()


def read(match: Match, words: str) -> Reading:
    """Words as the rest of the move being composed, or as a whole move in place of it."""
    rest = match.read_on(match.draft.answers, words)
    if is_allowed(rest) or rest.trouble is Trouble.ILLEGAL:
        return rest
    whole = match.read(words)
    return whole if is_allowed(whole) or whole.trouble is Trouble.ILLEGAL else rest


def is_allowed(reading: Reading) -> bool:
    """Was every word understood and allowed, be the move complete or not?"""
    return reading.trouble in (None, Trouble.UNFINISHED)


def follow(match: Match, reading: Reading) -> list[Happening]:
    """Do what was read: play the move, or leave it open at its next question.

    That is also one that the words pass over, if its only answer spends what comes once per game.
    """
    if reading.trouble is None and reading.hushed < 0:
        return match.commit(reading.answers)
    match.compose_all(reading.answers[: reading.hushed] if reading.hushed >= 0 else reading.answers)
    return []
