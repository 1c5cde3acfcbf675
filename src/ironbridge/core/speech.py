"""Speech: sentences for people, in English and French, from data files, never glued together.

A file of words holds, for each key, the sentence in every language. A sentence that depends on
a number has the forms `one` and `other`, chosen by the value called `count`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cached_property
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Final, Protocol, SupportsIndex, runtime_checkable

LANGUAGES: Final = ("en", "fr")
FRENCH: Final = str.maketrans(",.", "\u202f,")  # a narrow space between thousands


@runtime_checkable
class Spoken(Protocol):
    """What can be said in every language."""

    def text(self, lang: str) -> str:
        """In this one."""


class Speech:
    """The sentences of one file, or of a table."""

    def __init__(self, own: Mapping[str, Any], file: Traversable | None = None) -> None:
        self.own = own
        self.file = file

    @classmethod
    def load(cls, file: Traversable) -> Speech:
        """Those of a file of words, read when one of them is first asked for."""
        return cls({}, file)

    @cached_property
    def table(self) -> Mapping[str, Any]:
        """All sentences by their keys."""
        if self.file is None:
            return self.own
        return tomllib.loads(self.file.read_text(encoding="utf-8"))

    def say(self, key: str, lang: str, /, **values: object) -> str:
        """The sentence for a key, dots leading into tables, with its values filled in."""
        form = self.find(key)[language(lang)]
        if isinstance(form, dict):
            form = form[plural(values["count"], lang)]
        return str(form).format(**values)

    def told(self, key: str, /, **values: object) -> Told:
        """What is wrong, for an error; its sentences stand together."""
        return Told(self, f"error.{key}", **values)

    def has(self, key: str) -> bool:
        """Is there a sentence for this key?"""
        try:
            self.find(key)
        except KeyError:
            return False
        return True

    def find(self, key: str) -> Mapping[str, Any]:
        """The forms of a key in all languages."""
        entry: Mapping[str, Any] = self.table
        for part in key.split("."):
            entry = entry[part]
        return entry


class Told(str):
    """A sentence in English that can be said in every other language too."""

    __slots__ = ("key", "speech", "values")

    speech: Speech
    key: str
    values: Mapping[str, object]

    def __new__(cls, speech: Speech, key: str, /, **values: object) -> Told:
        told = super().__new__(cls, said(speech, key, LANGUAGES[0], values))
        told.speech, told.key, told.values = speech, key, values
        return told

    def text(self, lang: str) -> str:
        """The sentence in a language."""
        return said(self.speech, self.key, lang, self.values)

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        """To another process it goes as its key and values; with words of no file, in English."""
        if self.speech.file is None:
            return str, (str(self),)
        return retold, (self.speech.file, self.key, dict(self.values))


class Phrase:
    """A part of a sentence that is perhaps never said: it is looked up when it is."""

    def __init__(self, speech: Speech, key: str, /, **values: object) -> None:
        self.speech, self.key, self.values = speech, key, values

    def text(self, lang: str) -> str:
        """The phrase in a language."""
        return said(self.speech, self.key, lang, self.values)


def retold(file: Traversable, key: str, values: Mapping[str, object]) -> Told:
    """A sentence that comes from another process."""
    return Told(Speech.load(file), key, **values)


def said(speech: Speech, key: str, lang: str, values: Mapping[str, object]) -> str:
    """A sentence, with the values that are sentences themselves in its language."""
    spoken = {
        name: value.text(lang) if isinstance(value, Spoken) else value
        for name, value in values.items()
    }
    return speech.say(key, lang, **spoken)


def language(lang: str) -> str:
    """The language we speak for one that was asked for: `fr-CA` is French, `de` is English."""
    short = lang.lower().replace("_", "-").split("-")[0]
    return short if short in LANGUAGES else LANGUAGES[0]


def uncapitalized(sentence: str) -> str:
    """A sentence as it stands after a colon."""
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def plural(count: object, lang: str) -> str:
    """English counts one as one; French counts none and one as one."""
    if not isinstance(count, int):
        raise TypeError(f"count is not a whole number: {count!r}")
    alone = abs(count) <= 1 if language(lang) == "fr" else count == 1
    return "one" if alone else "other"


def figure(value: float, lang: str, places: int = 0) -> str:
    """A number as it is written in a language, with a real minus."""
    written = f"{value:,.{places}f}".replace("-", "−")
    return written.translate(FRENCH) if language(lang) == "fr" else written


def names_of(module: ModuleType, first: str, last: str) -> dict[int, str]:
    """The names of a run of numbered constants, by their numbers: BID_MADE is bid-made."""
    listed = [(name, value) for name, value in vars(module).items() if isinstance(value, int)]
    keys = [name for name, _ in listed]
    run = listed[keys.index(first) : keys.index(last) + 1]
    return {value: name.lower().replace("_", "-") for name, value in run}
