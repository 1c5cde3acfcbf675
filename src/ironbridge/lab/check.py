"""Check: the data of a game and our own words, without playing: complete and consistent?"""

from __future__ import annotations

import re
import string
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from ironbridge.catalogue import module_of
from ironbridge.catalogue import title as find_title
from ironbridge.core import primer
from ironbridge.core.errors import IronbridgeError
from ironbridge.core.figures import MARKS, Figures
from ironbridge.core.game import Game, Title
from ironbridge.core.languages import (
    FIRST,
    LANGUAGES,
    LAST,
    SPOKEN,
    fellow,
    table,
    translations,
    written,
)
from ironbridge.core.ledger import Clause, Ledger
from ironbridge.core.speech import Speech

REFUSALS: Final = "refusal"
PART: Final = "part"  # of a sentence: what it may be filled in with; a language may need less
OF_PROGRAM: Final = ("words.toml", "browser.toml")
OF_GAME: Final = (
    "box.toml",
    "scene.toml",
    "examples.toml",
    "rules.toml",
    "primer.toml",
)  # beside its words
BROKEN: Final = (
    IronbridgeError,
    msgspec.ValidationError,
    tomllib.TOMLDecodeError,
    UnicodeDecodeError,
    KeyError,
    OSError,
)


@dataclass(frozen=True)
class Finding:
    """Something that is wrong, and where."""

    where: str
    what: str


def check_program() -> list[Finding]:
    """The words of the program itself: engine, terminal, command line."""
    package = files("ironbridge")
    folders = sorted((entry for entry in package.iterdir() if entry.is_dir()), key=lambda e: e.name)
    return [
        finding
        for folder in folders
        for name in OF_PROGRAM
        if (folder / "data" / name).is_file()
        for finding in check_file(folder / "data" / name, f"{folder.name}/data/{name}")
    ]


def check_game(id: str) -> list[Finding]:
    """All the data of one game."""
    where = f"{id}/words.toml"
    speech = loaded(folder_of(id) / "words.toml", where)
    ledger = ledger_of(id)
    findings = [*check_box(id), *check_speech(where, speech)]
    for name in OF_GAME:
        if (folder_of(id) / name).is_file():
            findings += check_file(folder_of(id) / name, f"{id}/{name}")
    if isinstance(ledger, Finding):
        return [*findings, ledger]
    findings += check_ledger(id, ledger)
    if isinstance(speech, Speech):
        findings += check_refusals(id, speech, ledger)
    return [*findings, *check_primer(id, ledger)]


def check_box(id: str) -> list[Finding]:
    """What stands on the box, and what can be made of it."""
    try:
        title = find_title(id)
    except BROKEN as error:
        return [Finding(id, str(error))]
    return [*check_title(title), *check_makes(title)]


def untested(id: str) -> list[str] | None:
    """The clauses that could be tested and name no test; None if the ledger cannot be read."""
    ledger = ledger_of(id)
    return None if isinstance(ledger, Finding) else [clause.id for clause in ledger.untested()]


def folder_of(id: str) -> Traversable:
    """Where a game's data is; its module is not loaded, which may fail for want of them."""
    spec = find_spec(module_of(id))
    places = [] if spec is None else list(spec.submodule_search_locations or [])
    return Path(places[0] if places else id) / "data"


def loaded(file: Traversable, where: str) -> Speech | Finding:
    """A file of words, or why it cannot be read."""
    try:
        return Speech(written(file))
    except BROKEN as error:
        return Finding(where, str(error))


def ledger_of(id: str) -> Ledger | Finding:
    """A game's ledger, or why it cannot be read."""
    try:
        return Ledger.load(folder_of(id) / "rules.toml")
    except BROKEN as error:
        return Finding(f"{id}/rules.toml", str(error))


# The title, the figures.


def check_title(title: Title) -> Iterator[Finding]:
    """What stands on the box is there in every language."""
    told = {"about": title.about, "state": title.state}
    told |= {f"settings.{setting.name}": setting.words for setting in title.settings}
    for name, words in told.items():
        for lang in LANGUAGES:
            if not words.get(lang):
                yield Finding(f"{title.id}: {name}", f"has no words in {lang}")


def check_makes(title: Title) -> list[Finding]:
    """The game can be made for every number of players and every choice of settings."""
    findings = [
        finding
        for players in title.players
        for settings in title.choices()
        for finding in check_make(title, players, settings)
    ]
    return list(dict.fromkeys(findings))


def check_make(title: Title, players: int, settings: Mapping[str, Any]) -> list[Finding]:
    """One way to make the game."""
    try:
        game: Game = title.make(players, **settings)
    except BROKEN as error:
        chosen = ", ".join(f"{name} {value}" for name, value in settings.items())
        return [Finding(f"{title.id} for {players}, {chosen}", str(error))]
    return list(check_marks(title.id, game.figures))


def check_marks(id: str, figures: Figures) -> Iterator[Finding]:
    """Every figure says where it comes from, and every source it names is listed."""
    for figure in figures:
        kind, colon, _ = figure.mark.partition(":")
        if kind not in MARKS:
            yield Finding(f"{id}: {figure.path}", f"has the unknown mark {figure.mark!r}")
        elif colon and not figures.source(figure.mark):
            yield Finding(f"{id}: {figure.path}", f"names the unlisted source {figure.mark!r}")


# The ledger.


def check_ledger(id: str, ledger: Ledger) -> Iterator[Finding]:
    """Ids are unique, headings exist and are used, and nothing is left blank."""
    for clause_id, count in Counter(clause.id for clause in ledger.clause).items():
        if count > 1:
            yield Finding(f"{id}: {clause_id}", f"stands there {count} times")
    for clause in ledger.clause:
        if clause.heading not in ledger.headings:
            yield Finding(f"{id}: {clause.id}", f"stands under no heading ({clause.heading})")
        if not all(text.strip() for text in clause_texts(clause)):
            yield Finding(f"{id}: {clause.id}", "has a blank text")
    for heading in ledger.headings.keys() - {clause.heading for clause in ledger.clause}:
        yield Finding(f"{id}: headings.{heading}", "has no clause")


def clause_texts(clause: Clause) -> list[str]:
    """All that people read in a clause."""
    ruling = clause.ruling
    if ruling is None:
        return list(clause.words.values())
    return [*clause.words.values(), *ruling.words.values(), *ruling.reason.values()]


def check_refusals(id: str, speech: Speech, ledger: Ledger) -> Iterator[Finding]:
    """Every refusal rests on a clause that exists."""
    for name, entry in speech.table.get(REFUSALS, {}).items():
        clause = entry.get("clause", "")
        if ledger.find(clause) is None:
            yield Finding(f"{id}: refusal.{name}", f"rests on no clause of the ledger ({clause!r})")


# The primer.


def check_primer(id: str, ledger: Ledger) -> Iterator[Finding]:
    """It can be read, if there is one, and every clause that it names is there."""
    file = folder_of(id) / "primer.toml"
    if not file.is_file():
        return
    try:
        found = primer.load(file)
    except BROKEN as error:
        yield Finding(f"{id}/primer.toml", str(error))
        return
    for section in (*found.section, *found.mistake):
        for clause in section.clauses:
            if ledger.find(clause) is None:
                yield Finding(
                    f"{id}: primer.{section.id}", f"names no clause of the ledger ({clause!r})"
                )


# Words.


def check_file(file: Traversable, where: str) -> list[Finding]:
    """Everything that a file says is said in every language, and no translation says more."""
    findings = check_speech(where, loaded(file, where))
    for lang, translation in translations(file):
        lost = strays(table(file), table(translation), lang)
        findings += [Finding(f"{where}: {key}", f"is only there in {lang}") for key in lost]
    return findings


def strays(data: Any, words: Any, lang: str, path: str = "") -> Iterator[str]:
    """The keys of a translation that nothing is said under in English."""
    if isinstance(words, list) and isinstance(data, list):
        for at, entry in enumerate(words):
            yield from strays(fellow(entry, at, data), entry, lang, f"{path}.{at + 1}")
    elif isinstance(words, Mapping) and isinstance(data, Mapping):
        for key, entry in words.items():
            known = FIRST in data if key == lang else key in data
            if not known:
                yield f"{path}.{key}".strip(".")
            elif key != lang:
                yield from strays(data[key], entry, lang, f"{path}.{key}")


def check_speech(where: str, speech: Speech | Finding) -> list[Finding]:
    """A file of words can be read, and its sentences are in order."""
    return [speech] if isinstance(speech, Finding) else check_words(where, speech)


def check_words(where: str, speech: Speech) -> list[Finding]:
    """Every sentence is there in every language, in all its forms, with the same values."""
    return [
        Finding(f"{where}: {key}", what)
        for key, entry in sentences(speech.table, "")
        for what in faults(entry)
    ]


def sentences(entries: Mapping[str, Any], path: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every entry that speaks a language, with its key."""
    if any(lang in entries for lang in LANGUAGES):
        yield path, entries
    for key, entry in entries.items():
        here = f"{path}.{key}".strip(".")
        for below in entry if isinstance(entry, list) else [entry]:
            if isinstance(below, Mapping):
                yield from sentences(below, f"{here}.{below['id']}" if "id" in below else here)


def faults(entry: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with one sentence."""
    spoken = {lang: forms_of(entry.get(lang, ""), lang) for lang in LANGUAGES}
    values = [fields(forms) for forms in spoken.values()]
    if PART in entry:
        if any(names - set(entry[PART]) for names in values):
            yield "is filled in with what it does not name"
    elif any(names != values[0] for names in values):
        yield f"has not the same values in {' and '.join(LANGUAGES)}"
    for lang, forms in spoken.items():
        if PART not in entry and not all(forms):
            yield f"is incomplete in {lang}"
    for lang, forms in spoken.items():
        loose = SPOKEN[lang].loose
        if loose and any(re.search(loose, form) for form in forms):
            yield f"has a space that may break beside punctuation in {lang}"


def forms_of(sentence: Any, lang: str) -> list[str]:
    """A sentence, or its forms for the numbers that its language tells apart."""
    if isinstance(sentence, Mapping):
        return [str(sentence.get(form, "")) for form in (*SPOKEN[lang].plural, LAST)]
    return [str(sentence)]


def fields(forms: list[str]) -> set[str]:
    """The values that a sentence asks for, in any of its forms."""
    parts = [part for form in forms for part in string.Formatter().parse(form)]
    return {name for _, name, _, _ in parts if name is not None}
