"""What the engine itself says: refusals that do not come from a game's rules, the system's too."""

from __future__ import annotations

import errno
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from ironbridge.core import notation, spelling
from ironbridge.core.asks import OUTSIDE, Question
from ironbridge.core.notation import Reading, Trouble
from ironbridge.core.refusal import Refusal
from ironbridge.core.speech import Speech, Told, uncapitalized
from ironbridge.core.state import State

if TYPE_CHECKING:
    from ironbridge.core.game import Game

SPEECH: Final = Speech.load(files("ironbridge.core") / "data" / "words.toml")
told = SPEECH.told

NOTATION: Final = "notation"
TABLE: Final = "table"


class Either:
    """One of these, in words."""

    def __init__(self, choices: Iterable[object]) -> None:
        self.choices = [str(choice) for choice in choices]

    def text(self, lang: str) -> str:
        """As a language says it: 3 or 4."""
        return SPEECH.say("or", lang).join(self.choices)


def system_reason(error: Exception) -> Told:
    """Why the system refused something: in our words if we have any, else in its own."""
    number = error.errno if isinstance(error, OSError) else None
    key = f"system.{errno.errorcode.get(number or 0, '')}"
    if SPEECH.has(key):
        return Told(SPEECH, key)
    words = error.strerror if isinstance(error, OSError) else None
    return Told(SPEECH, "system.other", words=uncapitalized(words or str(error)))


def refuse_table(reason: str) -> Refusal:
    """A refusal that has nothing to do with the move's content."""
    return Refusal(TABLE, reason, 0, [], lambda lang: SPEECH.say(f"refusal.{reason}", lang))


def refuse_option(
    game: Game,
    state: State,
    question: Question,
    option: int,
    why: int,
    *,
    at: int,
    instead: Sequence[str],
    names: Sequence[str],
) -> Refusal:
    """A refusal by a rule of the game."""
    if why == OUTSIDE:
        return Refusal(
            NOTATION, "outside", at, instead, lambda lang: SPEECH.say("refusal.outside", lang)
        )
    state = state.copy()
    return Refusal(
        game.words.clause(why),
        game.words.reason(why),
        at,
        instead,
        lambda lang: game.words.refusal(state, question, option, why, names, lang),
    )


def refuse_reading(game: Game, reading: Reading, names: Sequence[str]) -> Refusal:
    """Why a text is no legal move here."""
    given = reading.given
    assert given is not None and reading.trouble is not None
    instead = notation.offered(game, given)
    at = len(reading.answers)
    if reading.trouble is Trouble.ILLEGAL:
        assert given.open is not None
        return refuse_option(
            game,
            given.state,
            given.open,
            reading.option,
            reading.why,
            at=at,
            instead=instead,
            names=names,
        )
    astray = refuse_astray(game, reading, instead, names)
    if astray is not None:
        return astray
    called = spelling.as_called(instead, names)
    near = notation.near(reading.words, called)
    reason = reading.trouble.value
    key = "unreadable-near" if reading.trouble is Trouble.UNREADABLE and near else reason

    def say(lang: str) -> str:
        asked = given.open
        question = "" if asked is None else game.words.ask(given.state, asked, names, lang)
        return SPEECH.say(
            f"refusal.{key}",
            lang,
            words=reading.words,
            near=near[0] if near else "",
            question=question,
            instead=", ".join(called),
        )

    nearest = [instead[called.index(one)] for one in near]
    return Refusal(NOTATION, reason, at, nearest or instead, say)


def refuse_astray(
    game: Game, reading: Reading, instead: Sequence[str], names: Sequence[str]
) -> Refusal | None:
    """A refusal by a rule of the game of words that name nothing here, if it knows one."""
    given, words = reading.given, reading.words
    if given is None or given.open is None or not words:
        return None
    state, question = given.state.copy(), given.open
    reason = game.words.astray(state, question, words.lower())
    if not reason:
        return None
    return Refusal(
        game.words.clause_of(reason),
        reason,
        len(reading.answers),
        instead,
        lambda lang: game.words.stray(state, question, reason, words, names, lang),
    )
