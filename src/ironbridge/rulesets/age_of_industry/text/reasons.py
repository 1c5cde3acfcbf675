"""Reasons: refusals in words, one within another, or counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ironbridge.core.asks import FINE
from ironbridge.core.speech import names_of
from ironbridge.core.wording import Values
from ironbridge.rulesets.age_of_industry.rules import refusals
from ironbridge.rulesets.age_of_industry.speech import SPEECH

REFUSALS: Final = names_of(refusals, "NOT_IN_HAND", "MORE_THAN_LOANS")


def cited(why: int, lang: str, values: Values) -> str:
    """A refusal within another, with the clause that it rests on."""
    key = f"refusal.{REFUSALS[why]}"
    said, clause = SPEECH.say(key, lang, **values), SPEECH.find(key)["clause"]
    return SPEECH.say("names.cited", lang, reason=said, clause=clause)


def lacking(whys: Iterable[int], lang: str) -> str:
    """How many spaces, lines or buyers fail for each reason."""
    counts = sorted(Counter(why for why in whys if why != FINE).items())
    return ", ".join(
        SPEECH.say(f"lacking.{REFUSALS[why]}", lang, count=count) for why, count in counts
    )
