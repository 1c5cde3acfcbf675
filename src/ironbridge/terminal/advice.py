"""Advice: hints at the terminal, in steps: the idea, the move, what another move costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from ironbridge.core.advising import Hint
from ironbridge.core.errors import GameError
from ironbridge.core.match import Match
from ironbridge.core.state import State
from ironbridge.terminal.tell import FAINT
from ironbridge.terminal.voice import INDENT, Voice

if TYPE_CHECKING:
    from ironbridge.terminal.session import Session

ADVISER: Final = "master"
STEPS: Final = ("idea", "move", "other")


class Advice:
    """A hint for one position, and how much of it has been told."""

    def __init__(self, match: Match) -> None:
        self.state: State = match.state
        self.hint: Hint = match.hint(bot=ADVISER)
        self.told = 0

    def tell(self, voice: Voice) -> None:
        """The next step, and what there is to ask for after it."""
        step = STEPS[min(self.told, len(STEPS) - 1)]
        self.told += 1
        voice.tell(Text(self.words(step, voice.lang)), indent=INDENT)
        voice.say(f"advice.after-{step}", FAINT)

    def words(self, step: str, lang: str) -> str:
        """One step in words."""
        if step == "idea":
            return self.hint.idea(lang)
        return self.hint.text(lang) if step == "move" else self.hint.compare().text(lang)

    def weigh(self, voice: Voice, move: str) -> None:
        """The person's own move beside the bot's."""
        voice.tell(Text(self.hint.compare(move).text(voice.lang)), indent=INDENT)


def advise(session: Session, words: str) -> None:
    """The next step of the hint for this position, or what a move is worth beside it."""
    try:
        advice = advice_of(session)
        if words:
            advice.weigh(session.voice, words)
        else:
            advice.tell(session.voice)
    except GameError as error:
        session.voice.tell(Text(error.text(session.voice.lang)), indent=INDENT)


def advice_of(session: Session) -> Advice:
    """What was told for this position, or a new hint, which the record takes note of."""
    if session.advice is None or session.advice.state is not session.match.state:
        session.advice = Advice(session.match)
        session.kept = None
        session.save()
    return session.advice
