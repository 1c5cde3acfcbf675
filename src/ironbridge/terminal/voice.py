"""Voice: who speaks in the terminal: a console, a language, and the sentences for both."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from ironbridge.core.speech import Speech

SPEECH: Final = Speech.load(files("ironbridge.terminal") / "data" / "words.toml")
INDENT: Final = 2


def console(*, stderr: bool = False) -> Console:
    """A console that takes words as they are: no markup, no guessed colours."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


@dataclass(frozen=True)
class Voice:
    """Speaks to one person."""

    console: Console
    lang: str

    def words(self, key: str, **values: object) -> str:
        """A sentence."""
        return SPEECH.say(key, self.lang, **values)

    def say(self, key: str, style: str = "", **values: object) -> None:
        """Speak a sentence."""
        self.tell(Text(self.words(key, **values), style=style))

    def say_unbroken(self, key: str, **values: object) -> None:
        """Speak a sentence in one line, however long: what is in it can be copied."""
        self.console.print(Text(self.words(key, **values)), soft_wrap=True)

    def tell(self, what: RenderableType, *, indent: int = 0) -> None:
        """Show anything."""
        self.console.print(Padding(what, (0, 0, 0, indent), expand=False) if indent else what)

    def pause(self) -> None:
        """An empty line."""
        self.console.print()
