"""Words: what the commands say, in both languages."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.speech import Speech, figure

SPEECH: Final = Speech.load(files("ironbridge.cli") / "data" / "words.toml")
say = SPEECH.say
told = SPEECH.told


def metavar(name: str, lang: str) -> str:
    """What stands for a value, GAME or JEU; what is to be typed as it is stays so."""
    key = f"metavar.{name}"
    return say(key, lang) if SPEECH.has(key) else name


def percent(share: float, lang: str) -> str:
    """A share as people read it."""
    return say("percent", lang, share=figure(100 * share, lang, 1))
