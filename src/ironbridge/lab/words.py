"""Words: what the laboratory says is wrong, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from ironbridge.core.speech import Speech, Told

SPEECH: Final = Speech.load(files("ironbridge.lab") / "data" / "words.toml")
told = SPEECH.told


class Listed:
    """Several sentences, one after the other."""

    def __init__(self, sentences: Sequence[Told]) -> None:
        self.sentences = sentences

    def text(self, lang: str) -> str:
        """As a language says it."""
        return SPEECH.say("also", lang).join(one.text(lang) for one in self.sentences)
