"""Primer: how a game is played, told in the terminal."""

from __future__ import annotations

from rich.text import Text

from ironbridge.core.primer import Primer, Section
from ironbridge.terminal.tell import FAINT
from ironbridge.terminal.voice import INDENT, Voice


def tell_primer(voice: Voice, primer: Primer) -> None:
    """Section by section, then the mistakes of a first game."""
    for section in primer.section:
        tell_section(voice, section, section.heading(voice.lang))
    voice.pause()
    voice.tell(Text(voice.words("primer-mistakes"), "bold underline"))
    for number, mistake in enumerate(primer.mistake, 1):
        tell_section(voice, mistake, f"{number}. {mistake.heading(voice.lang)}")


def tell_section(voice: Voice, section: Section, heading: str) -> None:
    """A title, its paragraphs, and the clauses where the rules say it."""
    voice.pause()
    voice.tell(Text(heading, "bold"))
    for paragraph in section.paragraphs(voice.lang):
        voice.tell(Text(paragraph), indent=INDENT)
    if section.clauses:
        voice.tell(Text(", ".join(section.clauses), FAINT), indent=INDENT)
