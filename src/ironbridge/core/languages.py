"""Languages: which there are, one folder each, and how each of them counts and writes numbers.

English is written where a thing is defined. A folder of `languages`, ours or one of
IRONBRIDGE_LANGUAGES, holds another language: `language.toml`, and beside it files of the names and
places of ours, with nothing but its own words under its own code. What it does not say is said in
English.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec

from ironbridge.core import plurals

FIRST: Final = "en"  # what everything is written in, and said in where another has no words
ABOUT: Final = "language.toml"
ELSEWHERE: Final = "IRONBRIDGE_LANGUAGES"  # folders of languages, as PATH lists folders
CODE: Final = re.compile(r"[a-z]{2,3}")
PACKAGE: Final = files("ironbridge")
DATA: Final = "data"
LAST: Final = "other"  # the form of all numbers that no rule of a language speaks of


JOINT: Final = "\0"  # in a sentence, where a word meets a value that may change it


class Elision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that lose their last letter before some values: « de » and Ada are « d’Ada »."""

    words: list[str]
    before: str  # a pattern: how such a value begins
    mark: str  # what stands in place of the letter and the space

    def marked(self, form: str) -> str:
        """A sentence with a joint between each such word and the value that follows it."""
        return re.sub(rf"\b({'|'.join(self.words)}) (?={{)", rf"\1 {JOINT}", form, flags=re.I)

    def joined(self, text: str) -> str:
        """The sentence said: the words cut where the value is one of these."""
        cut = re.sub(rf"\w {JOINT}(?={self.before})", self.mark, text, flags=re.I)
        return cut.replace(JOINT, "")


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One language, as its folder describes it."""

    name: str  # in itself
    thousands: str
    decimal: str
    plural: dict[str, str] = {}  # forms but the last, by the rules of the CLDR
    loose: str = ""  # a pattern: spaces that may break where its printers let none
    elision: Elision | None = None

    def marked(self, form: Any) -> Any:
        """A sentence, or its forms by number, ready to be filled in."""
        if self.elision is None:
            return form
        if isinstance(form, dict):
            return {name: self.marked(one) for name, one in form.items()}
        return self.elision.marked(str(form))

    def filled(self, form: str, values: Mapping[str, object]) -> str:
        """A sentence with its values, and its words as they stand before these."""
        text = form.format(**values)
        return self.elision.joined(text) if self.elision and JOINT in text else text

    def form(self, count: int) -> str:
        """The form of a sentence that goes with a number."""
        return next(
            (name for name, rule in self.plural.items() if plurals.holds(rule, count)), LAST
        )

    def number(self, value: float, places: int) -> str:
        """A number as it is written, with a real minus."""
        marks = str.maketrans({",": self.thousands, ".": self.decimal, "-": "−"})
        return f"{value:,.{places}f}".translate(marks)


def found() -> Iterator[tuple[str, Traversable]]:
    """Every folder of a language, by its code."""
    own = [Path(place) for place in os.environ.get(ELSEWHERE, "").split(os.pathsep) if place]
    for place in [PACKAGE / "languages", *own]:
        for folder in place.iterdir() if place.is_dir() else []:
            if CODE.fullmatch(folder.name) and (folder / ABOUT).is_file():
                yield folder.name, folder


FOLDERS: Final = dict(found())
LANGUAGES: Final = (FIRST, *sorted(FOLDERS.keys() - {FIRST}))


def table(file: Traversable) -> dict[str, Any]:
    """What stands in a file."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


def described(code: str) -> Language:
    """What a folder says about its language; with one that cannot be read nothing starts."""
    file = FOLDERS[code] / ABOUT
    try:
        made = msgspec.convert(table(file), Language)
        for rule in made.plural.values():
            plurals.relations(rule)
        if made.elision is not None:
            made.elision.joined(JOINT)
    except (OSError, ValueError, re.error, msgspec.ValidationError) as error:
        raise SystemExit(f"ironbridge: {file} describes no language: {error}") from error
    return made


SPOKEN: Final = {code: described(code) for code in LANGUAGES}


@lru_cache(100)
def language(lang: str) -> str:
    """The language we speak for one that was asked for: `fr-CA` is French, a stranger's English."""
    short = lang.lower().replace("_", "-").split("-")[0]
    return short if short in LANGUAGES else FIRST


# Files in all languages.


def read(file: Traversable) -> dict[str, Any]:
    """A data file whose words are there in every language, if need be in English."""
    data: dict[str, Any] = completed(written(file))
    return data


def written(file: Traversable) -> dict[str, Any]:
    """A data file with the words that somebody has written, in whatever languages."""
    data = table(file)
    for code, translation in translations(file):
        data = translated(data, table(translation), code)
    return data


def translations(file: Traversable) -> Iterator[tuple[str, Traversable]]:
    """The files that say the same in other languages."""
    path = Path(str(file))
    if not path.is_relative_to(str(PACKAGE)):
        return
    parts = [part for part in path.relative_to(str(PACKAGE)).parts if part != DATA]
    for code, folder in FOLDERS.items():
        translation = folder.joinpath(*parts)
        if translation.is_file():
            yield code, translation


def translated(data: Any, words: Any, code: str) -> Any:
    """Data with the words of a language: it may add these, and nothing else."""
    if isinstance(data, list) and isinstance(words, list):
        return [translated(entry, fellow(entry, at, words), code) for at, entry in enumerate(data)]
    if not isinstance(data, Mapping) or not isinstance(words, Mapping):
        return data
    both = {key: translated(entry, words.get(key), code) for key, entry in data.items()}
    return {**both, code: words[code]} if FIRST in data and code in words else both


def fellow(entry: Any, at: int, words: list[Any]) -> Any:
    """The words for an entry of a list: those with its id, or in its place if it has none."""
    if isinstance(entry, Mapping) and "id" in entry:
        return next((one for one in words if one.get("id") == entry["id"]), None)
    return words[at] if at < len(words) else None


def completed(data: Any) -> Any:
    """Data whose words are there in every language."""
    if isinstance(data, list):
        return [completed(entry) for entry in data]
    if not isinstance(data, Mapping):
        return data
    whole = {key: completed(entry) for key, entry in data.items()}
    return {**dict.fromkeys(LANGUAGES, whole[FIRST]), **whole} if FIRST in whole else whole
