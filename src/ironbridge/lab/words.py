"""Words: what the laboratory says is wrong, in both languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, SupportsIndex

from ironbridge.core.speech import Speech, Told

SPEECH: Final = Speech.load(files("ironbridge.lab") / "data" / "words.toml")


class Sentence(Told):
    """A sentence that keeps its languages on the way from another process: games are played there."""

    __slots__ = ()

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return again, (self.key, self.values)


class Listed:
    """Several sentences, one after the other."""

    def __init__(self, sentences: Sequence[Told]) -> None:
        self.sentences = sentences

    def text(self, lang: str) -> str:
        """As a language says it."""
        return SPEECH.say("also", lang).join(one.text(lang) for one in self.sentences)


def told(key: str, /, **values: object) -> Told:
    """What is wrong, for an error."""
    return again(f"error.{key}", values)


def again(key: str, values: Mapping[str, object]) -> Told:
    """A sentence by its key and values, which is all of it that travels."""
    return Sentence(SPEECH, key, **values)
