"""Voice: who speaks in the terminal: a console, a language, and the sentences for both."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.text import Text

from ironbridge.core.speech import Speech

SPEECH: Final = Speech.load(files("ironbridge.terminal") / "data" / "words.toml")
INDENT: Final = 2


# Rich breaks lines at any space. These must not break, so they are something else meanwhile.
HOLD: Final = str.maketrans("\u00a0\u202f", "\ue000\ue001")
FREE: Final = str.maketrans("\ue000\ue001", "\u00a0\u202f")


class Page(Console):
    """A console that never breaks a line at a space that must not break."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """The segments of whatever is shown."""
        if not isinstance(renderable, Text):
            yield from super().render(renderable, options)
            return
        held = renderable.copy()
        held.plain = held.plain.translate(HOLD)
        for text, style, control in super().render(held, options):
            yield Segment(text.translate(FREE), style, control)


def console(*, stderr: bool = False) -> Console:
    """A console that takes words as they are: no markup, no guessed colours."""
    return Page(stderr=stderr, markup=False, highlight=False, emoji=False)


@dataclass(frozen=True)
class Voice:
    """Speaks to one person."""

    console: Console
    lang: str
    program: str = "ironbridge"  # what to type to start us, for hints that can be copied

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
