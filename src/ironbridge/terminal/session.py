"""Session: one match at the terminal, people answering in words, bots in between."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ironbridge.bots import Bot, answer, made_bot
from ironbridge.core.chance import offshoot
from ironbridge.core.errors import IllegalMove
from ironbridge.core.match import Match
from ironbridge.core.notation import Trouble
from ironbridge.core.played import Happening
from ironbridge.core.state import NOBODY
from ironbridge.core.tally import tally
from ironbridge.core.words import refuse_reading, system_reason
from ironbridge.terminal import reading, saves, tell
from ironbridge.terminal.advice import Advice
from ironbridge.terminal.draw import draw_summary
from ironbridge.terminal.seats import named
from ironbridge.terminal.voice import INDENT, Voice

with suppress(ImportError):  # not on every system; where it is, lines can be edited and recalled
    import readline  # noqa: F401

Shown = tuple[int, tuple[int, ...]]  # moves played before it, answers given before it
HUMAN: Final = "human"
PROMPT: Final = "> "


class Session:
    """People and bots at one table."""

    def __init__(self, voice: Voice, match: Match, seats: Sequence[str], path: Path) -> None:
        self.voice = voice
        self.match = match
        self.seats = list(seats)
        self.bots = seat_bots(seats, match.seed)
        self.path = path
        self.resumed = path.exists()
        self.kept: int | None = len(match.played)  # moves in the file; None: it is not up to date
        self.saved = True  # could they be written?
        self.shown: Shown | None = None  # the question shown last
        self.advice: Advice | None = None  # the hint given last

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, name in enumerate(self.seats) if name == HUMAN]

    @property
    def viewer(self) -> int:
        """Whose eyes see the log: those of the only person, else those of a spectator."""
        return self.humans[0] if len(self.humans) == 1 else NOBODY

    # The course of the match.

    def introduce(self) -> None:
        """Who plays what."""
        self.voice.tell(Rule(self.match.game.title.name, characters="─", align="left"))
        table = Table.grid(padding=(0, 2))
        for seat, who in enumerate(self.seats):
            key = "person" if who == HUMAN else "bot"
            words = self.voice.words(f"intro.{key}", bot=who)
            table.add_row(named(seat, self.match.names[seat]), Text(words, tell.FAINT))
        self.voice.tell(table, indent=INDENT)
        self.tell_figures()
        self.voice.say("hint", tell.FAINT)
        if self.match.seat in self.bots:
            self.voice.pause()

    def tell_figures(self) -> None:
        """How many figures are the box's, and where to see them."""
        game, counted = self.match.game, tally(self.match.game.figures)
        if counted.all:
            self.voice.tell(Text(counted.text(self.voice.lang), tell.FAINT))
            command = " ".join([self.voice.program, "figures", game.id, *flags(game.settings)])
            self.voice.say("figures", tell.FAINT, command=command)

    def tell_happenings(self, happenings: list[Happening]) -> None:
        """What has just happened."""
        events = [happening.event for happening in happenings]
        tell.tell_events(self.voice, self.match, events, self.viewer)

    def bot_move(self, mover: Bot) -> None:
        """A bot's move, told in words."""
        match = self.match
        answers, _ = answer(
            mover, self.seats[match.seat], match.game.judge, match.state, match.seat
        )
        self.tell_happenings(match.commit(answers))

    def show_question(self) -> None:
        """The position and the question, unless they have been shown already."""
        match = self.match
        now = (len(match.played), tuple(match.draft.answers))
        if now == self.shown:
            return
        self.voice.pause()
        if self.shown is None or now[0] != self.shown[0]:
            draw_summary(self.voice, match.scene(match.seat, self.voice.lang))
            self.voice.pause()
        tell.tell_question(self.voice, match, reading.labels(match))
        self.shown = now

    # Answers.

    def listen(self) -> str | None:
        """A line of input; None when there is no more."""
        try:
            line = input(PROMPT)
        except (EOFError, KeyboardInterrupt):
            self.voice.pause()
            return None
        if not sys.stdin.isatty():
            self.voice.tell(Text(line))  # so that a transcript reads like a conversation
        return line.strip()

    def reply(self, words: str) -> None:
        """Answer the question: by label, by notation, or with a whole move."""
        match = self.match
        labelled = reading.labels(match)
        if words.lower() in labelled:
            self.tell_happenings(match.choose(labelled[words.lower()]))
            return
        read = reading.read(match, words)
        if reading.is_allowed(read):
            self.tell_happenings(reading.follow(match, read))
        elif words.isdecimal() and read.trouble is not Trouble.ILLEGAL:
            options = ", ".join(tell.shortened(list(labelled)))
            self.voice.say("no-option", number=words, options=options)
        else:
            raise IllegalMove(refuse_reading(match.game, read, match.names))

    # The record.

    @property
    def begun(self) -> bool:
        """Has anybody decided anything?"""
        return any(not played.forced for played in self.match.played)

    @property
    def worth_keeping(self) -> bool:
        """Is there a match to come back to?"""
        return self.begun or self.resumed

    def save(self) -> None:
        """Keep the match as it stands; if that fails, say so once and play on."""
        if len(self.match.played) == self.kept:
            return
        self.kept = len(self.match.played)
        try:
            self.write()
        except OSError as error:
            if self.saved:
                reason = system_reason(error).text(self.voice.lang)
                self.voice.say_unbroken("cannot-save", path=self.path, reason=reason)
            self.saved = False

    def write(self) -> None:
        """Write the record; of a new match of which all was taken back, nothing stays."""
        if self.worth_keeping:
            saves.write(self.path, self.match, self.seats)
        else:
            self.path.unlink(missing_ok=True)

    def finish(self) -> None:
        """The end: scores, winners, and where the record is."""
        voice, match = self.voice, self.match
        voice.pause()
        voice.tell(Rule(voice.words("over"), characters="─", align="left"))
        tell.tell_scores(voice, match)
        if self.saved:
            self.tell_path("replay")

    def leave(self) -> None:
        """Good-bye before the end, and how to come back."""
        if not self.worth_keeping:
            self.voice.say("nothing-played")
        elif self.saved:
            self.tell_path("resume")

    def tell_path(self, how: str) -> None:
        """Where the record is, and the command that opens it."""
        self.voice.say_unbroken("saved", path=self.path)
        self.voice.say_unbroken(f"{how}-with", path=self.path, program=self.voice.program)


def seat_bots(seats: Sequence[str], seed: int) -> dict[int, Bot]:
    """The bots by seat; the same match seed gives the same bots."""
    return {
        seat: made_bot(name, offshoot(seed, seat))
        for seat, name in enumerate(seats)
        if name != HUMAN
    }


def flags(settings: Mapping[str, Any]) -> list[str]:
    """Settings as they are typed."""
    typed = {f"--{name.replace('_', '-')}": value for name, value in settings.items()}
    return [flag if value is True else f"{flag} {value}" for flag, value in typed.items()]
