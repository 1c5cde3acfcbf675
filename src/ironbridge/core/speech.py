"""Speech: sentences for people, in every language, from data files, never glued together.

A file of words holds, for each key, the sentence in English; other languages have files beside it.
A sentence that depends on a number has the forms of its language, chosen by the value `count`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Protocol, SupportsIndex, runtime_checkable

from ironbridge.core import languages
from ironbridge.core.languages import LANGUAGES, LAST, SPOKEN, language

__all__ = ["LANGUAGES", "Phrase", "Sayable", "Speech", "Told", "figure", "language", "said"]


@runtime_checkable
class Sayable(Protocol):
    """What can be said in every language."""

    def text(self, lang: str) -> str:
        """In this one."""


class Speech:
    """The sentences of one file, or of a table."""

    def __init__(self, own: Mapping[str, Any], file: Traversable | None = None) -> None:
        self.own = own
        self.file = file
        self.known: dict[tuple[str, str], Any] = {}  # by key and language: those that were said

    @classmethod
    def load(cls, file: Traversable) -> Speech:
        """Those of a file of words, read when one of them is first asked for."""
        return cls({}, file)

    @cached_property
    def table(self) -> Mapping[str, Any]:
        """All sentences by their keys."""
        if self.file is None:
            return self.own
        return languages.read(self.file)

    def say(self, key: str, lang: str, /, **values: object) -> str:
        """The sentence for a key, dots leading into tables, with its values filled in."""
        code = language(lang)
        form = self.form(key, code)
        if isinstance(form, dict):
            form = form.get(plural(values["count"], lang), form[LAST])
        return SPOKEN[code].filled(str(form), values)

    def form(self, key: str, lang: str) -> Any:
        """A sentence with places for its values, or several by number; found only once."""
        form = self.known.get((key, lang))
        if form is None:
            form = self.known[key, lang] = SPOKEN[lang].marked(self.find(key)[lang])
        return form

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

    def forms(self, key: str) -> Forms:
        """A sentence without values, by language; looked up when it is said."""
        return Forms(self, key)

    def find(self, key: str) -> Mapping[str, Any]:
        """The forms of a key in all languages."""
        entry: Mapping[str, Any] = self.table
        for part in key.split("."):
            entry = entry[part]
        return entry


class Forms(Mapping[str, str]):
    """One sentence by language, as the file has it."""

    def __init__(self, speech: Speech, key: str) -> None:
        self.speech, self.key = speech, key

    def __getitem__(self, lang: str) -> str:
        return str(self.speech.find(self.key)[lang])

    def __iter__(self) -> Iterator[str]:
        return iter(self.speech.find(self.key))

    def __len__(self) -> int:
        return len(self.speech.find(self.key))


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
        name: value.text(lang) if isinstance(value, Sayable) else value
        for name, value in values.items()
    }
    return speech.say(key, lang, **spoken)


def called(names: Sequence[str], lang: str) -> list[str]:
    """Names as they are said in a language: most are the same in all."""
    return [name if type(name) is str else said_as(name, lang) for name in names]


def said_as(name: str, lang: str) -> str:
    """A name that is perhaps more than letters; to find out takes long."""
    return name.text(lang) if isinstance(name, Sayable) else name


def uncapitalized(sentence: str) -> str:
    """A sentence as it stands after a colon."""
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def plural(count: object, lang: str) -> str:
    """The form that a number takes in a language: English counts one as one, French none too."""
    if not isinstance(count, int):
        raise TypeError(f"count is not a whole number: {count!r}")
    return SPOKEN[language(lang)].form(count)


def figure(value: float, lang: str, places: int = 0) -> str:
    """A number as it is written in a language, with a real minus."""
    return SPOKEN[language(lang)].number(value, places)


def names_of(module: ModuleType, first: str, last: str) -> dict[int, str]:
    """The names of a run of numbered constants, by their numbers: BID_MADE is bid-made."""
    listed = [(name, value) for name, value in vars(module).items() if isinstance(value, int)]
    keys = [name for name, _ in listed]
    run = listed[keys.index(first) : keys.index(last) + 1]
    return {value: name.lower().replace("_", "-") for name, value in run}
