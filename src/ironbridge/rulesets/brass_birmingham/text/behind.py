"""Behind: options that stand behind the others of a question and speak in another way."""

from __future__ import annotations

from ironbridge.core.wording import Case, Spoken, Values
from ironbridge.rulesets.brass_birmingham.scene.ids import action_id
from ironbridge.rulesets.brass_birmingham.speech import SPEECH
from ironbridge.rulesets.brass_birmingham.state import Position
from ironbridge.rulesets.brass_birmingham.text.names import STOP

Here = Case[Position]


def of_nothing(asked: Here, option: int) -> Values:
    """Something that has no name."""
    return {}


def of_no_words(asked: Here, option: int) -> str:
    """What is never offered has no words."""
    return ""


def nowhere(asked: Here, option: int) -> str:
    """What stands nowhere in the scene."""
    return ""


def behind(first: int, own: Spoken[Position], other: Spoken[Position]) -> Spoken[Position]:
    """A question whose options speak in another way from the first of these on."""

    def speaking(option: int) -> Spoken[Position]:
        return own if option < first else other

    return Spoken(
        lambda question, option: speaking(option).phrase(question, option),
        lambda asked, option: speaking(option).offer(asked, option),
        lambda asked, option: speaking(option).place(asked, option),
        lambda asked, option: speaking(option).subject(asked, option),
        own.values,
        own.variant,
        lambda asked, option, reason: speaking(option).refused(asked, option, reason),
    )


def or_stop(stop: int, own: Spoken[Position]) -> Spoken[Position]:
    """A question that may be answered by: no more."""
    stopping = Spoken(
        lambda question, option: STOP,
        lambda asked, option: SPEECH.say("option.stop", asked.lang),
        lambda asked, option: action_id(STOP),
        of_nothing,
    )
    return behind(stop, own, stopping)
