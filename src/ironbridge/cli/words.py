"""Words: what the commands say, in both languages."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.speech import Speech, language

SPEECH: Final = Speech.load(files("ironbridge.cli") / "data" / "words.toml")
say = SPEECH.say
FRENCH: Final = str.maketrans(",.", "\u202f,")  # a narrow space between thousands


def figure(value: float, lang: str, places: int = 0) -> str:
    """A number as it is written in a language."""
    written = f"{value:,.{places}f}"
    return written.translate(FRENCH) if language(lang) == "fr" else written


def percent(share: float, lang: str) -> str:
    """A share as people read it."""
    return say("percent", lang, share=figure(100 * share, lang, 1))
