"""Words: what the commands say, in both languages."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.speech import Speech, figure

SPEECH: Final = Speech.load(files("ironbridge.cli") / "data" / "words.toml")
say = SPEECH.say
told = SPEECH.told


def percent(share: float, lang: str) -> str:
    """A share as people read it."""
    return say("percent", lang, share=figure(100 * share, lang, 1))
