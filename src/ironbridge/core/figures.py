"""Figures: what is printed on the components, each number with a mark of where it comes from."""

from __future__ import annotations

import copy
import difflib
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from ironbridge.core import languages
from ironbridge.core.errors import FiguresError
from ironbridge.core.languages import FIRST, LANGUAGES, language
from ironbridge.core.malformed import kind, kind_of, misfit
from ironbridge.core.speech import Sayable
from ironbridge.core.words import system_reason, told

ASSUMED: Final = "assumed"  # from the other edition
RECONSTRUCTED: Final = "reconstructed"  # by us
MARKS: Final = (
    "rulebook",
    "component",
    "public",
    "derived",
    ASSUMED,
    RECONSTRUCTED,
    "translation",
)
YOURS: Final = "yours"  # corrected by a reader who owns the box
WEAK: Final = (RECONSTRUCTED, ASSUMED)  # a figure of which a part is no better is no better
UNPRINTED: Final = ("from", "note", "sources", "captions")
LARGEST: Final = 1_000_000
REMOVED: Final = {"removed": True}  # in place of an entry that a reader's board does not have

T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True, rename="kebab"):
    """Something printed; its fields are written with hyphens in the file."""


@dataclass(frozen=True)
class Figure:
    """One printed value: where it stands, what it is, who says so."""

    path: str
    value: Any
    mark: str
    detail: str = ""  # marks of its parts: a count may be known better than what is counted
    note: Mapping[str, str] = field(default_factory=dict)  # what is to be said of it, by language

    @property
    def kind(self) -> str:
        """The mark without the name of a source."""
        return self.mark.partition(":")[0]


@dataclass(frozen=True)
class Use:
    """What of the figures is for play, and what is only looked at."""

    constants: Collection[str] = ()  # the constants that play follows from
    counts: Collection[str] = ()  # those that only must agree with the entries
    idle: Collection[str] = ()  # the fields of entries that it does not follow from
    growing: Collection[str] = ()  # the sections to which a reader may add entries


@dataclass(frozen=True)
class Figures:
    """A game's figures, with a reader's own corrections laid over them."""

    data: Mapping[str, Any]
    own: Mapping[str, Any]  # what the reader corrected; {} for the figures as shipped
    use: Use = field(default=Use(), repr=False)
    chosen: Mapping[str, Any] | None = field(default=None, repr=False)  # of an edition; None: all

    @classmethod
    def load(
        cls, file: Traversable, own: str | Path | Mapping[str, Any] | None, use: Use
    ) -> Figures:
        """The shipped figures, corrected by a file (or its content) of the same shape."""
        data = languages.read(file)
        return cls.over(data, corrections(own), use)

    @classmethod
    def over(
        cls,
        data: Mapping[str, Any],
        own: Mapping[str, Any],
        use: Use,
        growing: Mapping[str, type[Entry]] | None = None,
    ) -> Figures:
        """Shipped data corrected by own data.

        To the growing sections entries may be added, of the form given, and taken away.
        """
        forms = growing or {}
        grown = {key: grow(data[key], own.get(key, {}), key, forms[key]) for key in forms}
        left = {key: value for key, value in own.items() if key not in forms}
        return cls({**overlay(data, left, "", data), **grown}, own, use)

    @property
    def changes(self) -> dict[str, Any]:
        """What the reader corrected, to be written down or changed further."""
        return copy.deepcopy(dict(self.own))

    @property
    def constants(self) -> dict[str, Any]:
        """The constants of the rules, without their marks."""
        return {key: entry["value"] for key, entry in self.data["constants"].items()}

    def table(self, section: str, type: type[T]) -> T:
        """A section in its form; FiguresError, with the reason, if it has another."""
        content = self.data[section]
        try:
            return msgspec.convert(content, type)
        except msgspec.ValidationError as error:
            reason = misfit(error, section, content, type)
            raise FiguresError(told("misfit", section=section, reason=reason)) from error

    def __iter__(self) -> Iterator[Figure]:
        for section, content in (self.data if self.chosen is None else self.chosen).items():
            if section not in UNPRINTED:
                yield from walk(section, content)

    def check_corrections(self) -> None:
        """Refuse corrections of constants that nothing follows from."""
        for key in self.own.get("constants", {}):
            if key not in self.use.constants and key not in self.use.counts:
                raise FiguresError(told("uncorrectable", path=f"constants.{key}"))

    def plays(self, figure: Figure) -> bool:
        """Does play depend on a figure, or is it only looked at, as a name is?"""
        section, _, rest = figure.path.partition(".")
        if section == "constants":
            return rest in self.use.constants
        return rest.rpartition(".")[2] not in self.use.idle

    def source(self, mark: str, lang: str = FIRST) -> str:
        """The title of a public source, from its mark."""
        id = mark.partition(":")[2]
        return in_language(self.data.get("sources", {}).get(id, ""), lang)


def corrections(own: str | Path | Mapping[str, Any] | None) -> Mapping[str, Any]:
    """A reader's own figures, from a file or as they are."""
    if own is None:
        return {}
    found = own if isinstance(own, Mapping) else read_own(Path(own))
    check_sizes(found, "")
    return found


def check_sizes(value: Any, path: str) -> None:
    """No number is larger than anything that was ever printed."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            check_sizes(part, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        for at, part in enumerate(value, 1):
            check_sizes(part, f"{path}.{at}")
    elif isinstance(value, int) and abs(value) > LARGEST:
        raise FiguresError(told("too-large", path=path, value=value))


def read_own(path: Path) -> dict[str, Any]:
    """A reader's file of corrections."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        reason = system_reason(error)
        raise FiguresError(told("unread-figures", path=path, error=reason)) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise FiguresError(told("no-toml", path=path, error=error)) from error


def grow(
    base: Mapping[str, Any], own: Any, section: str, form: type[Entry]
) -> dict[str, dict[str, Any]]:
    """The entries of a section with what a reader adds and corrects, without what he removes."""
    check_table(section, own)
    result = dict(base)
    for id, entry in own.items():
        path = f"{section}.{id}"
        check_table(path, entry)
        if entry == REMOVED:
            if id not in base:
                raise no_figure(path, base)
            del result[id]
            continue
        check_fields(path, entry, form)
        old = base.get(id, {"from": {}})
        marks = {**old["from"], **{field: mark_of(entry, field) for field in entry}}
        result[id] = {**old, **without_marks(entry), "from": marks}
    return result


def check_table(path: str, value: Any) -> None:
    """What has parts is a table of them."""
    if not isinstance(value, Mapping):
        raise FiguresError(told("wrong-kind", path=path, wanted=kind("dict"), got=kind_of(value)))


def check_fields(path: str, entry: Mapping[str, Any], form: type[Entry]) -> None:
    """An entry has no fields that its form does not know."""
    known = {field.encode_name: field for field in msgspec.structs.fields(form)}
    for name in without_marks(entry):
        if name not in known:
            raise no_figure(f"{path}.{name}", known)


def without_marks(entry: Mapping[str, Any]) -> dict[str, Any]:
    """An entry without what is said about it."""
    return {field: value for field, value in entry.items() if field not in UNPRINTED}


def overlay(
    base: Mapping[str, Any], own: Mapping[str, Any], path: str, shape: Mapping[str, Any]
) -> dict[str, Any]:
    """The base with the reader's values in place of ours, and marked as his.

    `shape` holds every field that may stand here: a tile may get one that only others had.
    """
    result = dict(base)
    for key, value in own.items():
        if key in UNPRINTED:
            continue
        here = f"{path}.{key}" if path else key
        if key not in shape:
            raise no_figure(here, shape)
        result[key] = replaced(base.get(key, shape[key]), value, here, shape_of(base, key))
        if isinstance(base.get("from"), Mapping):
            result["from"] = {**result["from"], key: mark_of(own, key)}
    return result


def shape_of(base: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """The fields of a table: its own and, among tables that mark their fields, its sisters'."""
    sisters = [table for table in base.values() if isinstance(table, dict)]
    if all(isinstance(table.get("from"), dict) for table in sisters):
        return {name: value for table in sisters for name, value in table.items()}
    table = base.get(key)
    return table if isinstance(table, dict) else {}


def mark_of(own: Mapping[str, Any], key: str) -> str:
    """The mark that the reader gives his figure, or that it is his."""
    marks = own.get("from")
    return str(marks.get(key, YOURS)) if isinstance(marks, Mapping) else YOURS


def replaced(old: Any, new: Any, path: str, shape: Mapping[str, Any]) -> Any:
    """A corrected value, of the same type as the one it replaces."""
    if isinstance(old, dict) and "value" in old:
        value = new["value"] if isinstance(new, dict) and "value" in new else new
        return {"value": replaced(old["value"], value, path, {}), "from": YOURS}
    if type(old) is not type(new):
        raise FiguresError(told("wrong-kind", path=path, wanted=kind_of(old), got=kind_of(new)))
    if isinstance(old, dict):
        return overlay(old, new, path, shape or old)
    return [marked(entry) for entry in new] if isinstance(old, list) else new


def marked(entry: Any) -> Any:
    """An entry of a reader's list, marked as his unless he says more."""
    return {"from": YOURS, **entry} if isinstance(entry, dict) else entry


def no_figure(path: str, among: Mapping[str, Any]) -> FiguresError:
    """There is no such figure; with a hint at what was probably meant."""
    known = [name for name in among if name not in UNPRINTED]
    close = difflib.get_close_matches(path.rpartition(".")[2], known, 1)
    if close:
        return FiguresError(told("no-figure-near", path=path, near=close[0]))
    return FiguresError(told("no-figure", path=path))


def in_language(words: Any, lang: str) -> str:
    """Words that a file gives by language, or in one for all."""
    return str(words[language(lang)] if isinstance(words, Mapping) else words)


def note_of(table: Mapping[str, Any]) -> dict[str, str]:
    """What a table says about itself, by language; {} for nothing."""
    note = table.get("note", "")
    return {lang: in_language(note, lang) for lang in LANGUAGES} if note else {}


def walk(path: str, content: Any) -> Iterator[Figure]:
    """Every figure below a place in the file."""
    if isinstance(content, list):
        for at, entry in enumerate(content, 1):
            yield from walk(f"{path}.{at}", entry)
    elif isinstance(content, dict) and isinstance(content.get("from"), str):
        values = {key: value for key, value in content.items() if key not in UNPRINTED}
        value = next(iter(values.values())) if len(values) == 1 else values
        yield Figure(path, value, content["from"], note=note_of(content))
    elif isinstance(content, dict) and "from" in content:
        yield from fields(path, content)
    elif isinstance(content, dict):
        for key, value in content.items():
            yield from walk(f"{path}.{key}", value)


def fields(path: str, table: Mapping[str, Any]) -> Iterator[Figure]:
    """The figures of a table whose `from` marks its fields one by one."""
    marks = table["from"]
    for key, value in table.items():
        if key in UNPRINTED:
            continue
        parts = {name: mark for name, mark in marks.items() if name.startswith(f"{key}-")}
        mark = marks.get(key) or next(iter(parts.values()), "derived")
        mark = next((weak for weak in WEAK if weak in (mark, *parts.values())), mark)
        detail = ", ".join(f"{name} {mark}" for name, mark in parts.items())
        yield Figure(f"{path}.{key}", value, mark, detail, note_of(table))


def check_name(path: str, name: str, known: Collection[str]) -> None:
    """The name is one we know."""
    if name not in known:
        raise FiguresError(told("no-name", path=path, name=name))


def check_range(path: str | Sayable, value: int, least: int, most: int) -> None:
    """A number within its limits."""
    if not least <= value <= most:
        raise FiguresError(told("out-of-range", path=path, least=least, most=most, value=value))


def check_least(path: str, value: int, least: int) -> None:
    """A number that is large enough."""
    if value < least:
        raise FiguresError(told("too-small", path=path, least=least))
