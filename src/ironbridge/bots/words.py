"""Words: what the bots are called and how they play, in both languages."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from ironbridge.core.speech import Speech

SPEECH: Final = Speech.load(files("ironbridge.bots") / "data" / "words.toml")
told = SPEECH.told


def name_of(id: str, lang: str) -> str:
    """What a bot is called."""
    return SPEECH.say(f"{id}.name", lang) if SPEECH.has(f"{id}.name") else id.capitalize()


def about(id: str, lang: str) -> str:
    """How a bot plays, in a few words."""
    return SPEECH.say(f"{id}.about", lang) if SPEECH.has(f"{id}.about") else ""
