"""Malformed: data of another form than was wanted, told in a person's words.

What the library finds has few shapes; what has another is quoted as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from operator import getitem
from typing import Any, Final

import msgspec

from ironbridge.core.speech import Told
from ironbridge.core.words import SPEECH, told

ANY_NUMBER: Final = "number"
KINDS: Final = {  # by the names that Python and the library give them
    "dict": "table",
    "object": "table",
    "list": "list",
    "array": "list",
    "str": "text",
    "int": "whole-number",
    "float": "fraction",
    "bool": "yes-or-no",
    "NoneType": "nothing",
    "null": "nothing",
    "date": "date",
    "datetime": "date",
    "time": "time",
    ANY_NUMBER: "number",
}
COMPLAINT: Final = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<steps>.*)`)?")
WRONG_KIND: Final = re.compile(r"Expected `(\w+)(?: \| null)?`, got `(\w+)`")
WRONG_LENGTH: Final = re.compile(r"Expected `array` of length (\d+), got (\d+)")
LACKING: Final = re.compile(r"Object missing required field `(.+)`")
STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")
SOME_ENTRY: Final = "..."  # of a table: the library does not say which


def kind(name: str) -> Told:
    """A kind of value."""
    if name not in KINDS:
        return Told(SPEECH, "kind.other", name=name)
    return Told(SPEECH, f"kind.{KINDS[name]}")


def kind_of(value: Any) -> Told:
    """What kind of value it is."""
    return kind(type(value).__name__)


def misfit(error: msgspec.ValidationError, path: str, data: Any, form: Any) -> Told:
    """Why the data at a path is not of a form."""
    found = COMPLAINT.fullmatch(str(error))
    what, steps = (found["what"], found["steps"] or "") if found else ("", "")
    where = ".".join([path, *names(steps, data, form, str(error))])
    if found := WRONG_KIND.fullmatch(what):
        wanted = kind(ANY_NUMBER if found[1] == "float" else found[1])  # it takes whole ones too
        return told("wrong-kind", path=where, wanted=wanted, got=kind(found[2]))
    if found := WRONG_LENGTH.fullmatch(what):
        return told("wrong-length", path=where, wanted=found[1], got=found[2])
    if found := LACKING.fullmatch(what):
        return told("lacks-field", path=where, field=found[1])
    return told("quoted", words=str(error))


def names(steps: str, data: Any, form: Any, complaint: str) -> list[str]:
    """The way to the fault as a reader of the file writes it; lists are counted from 1."""
    keys: list[Any] = []
    for field, at in STEP.findall(steps):
        key = culprit(data, keys, form, complaint) if at == SOME_ENTRY else field or int(at)
        if key is None:
            return [*map(written, keys), "…"]
        keys.append(key)
    return [written(key) for key in keys]


def written(key: Any) -> str:
    """A name, or a place in a list counted from 1."""
    return str(key + 1) if isinstance(key, int) else str(key)


def culprit(data: Any, keys: Sequence[Any], form: Any, complaint: str) -> Any:
    """The entry that is complained about, in the table that the keys lead to."""
    for key in reduce(getitem, keys, data):
        if complaint_about(with_only(data, keys, key), form) == complaint:
            return key
    return None


def complaint_about(data: Any, form: Any) -> str:
    """What is wrong with data; nothing if it fits."""
    try:
        msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def with_only(data: Any, keys: Sequence[Any], key: Any) -> Any:
    """The same data, but in the table that the keys lead to there is only this entry."""
    if not keys:
        return {key: data[key]}
    copy = list(data) if isinstance(data, list) else dict(data)
    copy[keys[0]] = with_only(copy[keys[0]], keys[1:], key)
    return copy
