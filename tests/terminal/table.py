"""A terminal to test with: what is typed into it, and what it shows."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest

import ironbridge as ib
from ironbridge.terminal.play import play
from ironbridge.terminal.session import HUMAN, Session
from ironbridge.terminal.voice import Page, Voice


def voice(lang: str = "en", width: int = 80, *, colour: bool = False) -> Voice:
    """A voice whose words are kept; `shown` reads them."""
    return Voice(
        Page(
            file=io.StringIO(),
            width=width,
            force_terminal=colour,
            color_system="truecolor" if colour else None,
            markup=False,
            highlight=False,
            emoji=False,
        ),
        lang,
    )


def shown(voice: Voice) -> str:
    """All that was said, with ordinary spaces."""
    file = voice.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue().replace("\u00a0", " ").replace("\u202f", " ")


class Table:
    """A match at a terminal: the first seat is a person's, unless told otherwise."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        folder: Path,
        match: ib.Match,
        *,
        seats: Sequence[str] = (),
        lang: str = "en",
    ) -> None:
        self.monkeypatch = monkeypatch
        self.match = match
        self.file = folder / "kept.txt"
        self.voice = voice(lang)
        seated = seats or [HUMAN, *["random"] * (match.game.players - 1)]
        self.session = Session(self.voice, match, seated, self.file)

    def type(self, *lines: str) -> str:
        """What the terminal shows when these lines are typed and then nothing more."""
        before = len(shown(self.voice))
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        play(self.session)
        return shown(self.voice)[before:]
