"""TOML: figures written out as the file that a reader keeps, in the form in which it is read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def write(data: Mapping[str, Any]) -> str:
    """A file of figures: a table for each component, lists of tables one by one."""
    plain = {key: value for key, value in data.items() if not is_section(value)}
    blocks = ["\n".join(lines(plain))] if plain else []
    for section, content in data.items():
        if isinstance(content, Mapping) and section not in plain:
            blocks += section_blocks(key_of(section), content)
        elif section not in plain:
            name = key_of(section)
            blocks += ["\n".join([f"[[{name}]]", *lines(entry)]) for entry in content]
    return "\n\n".join(blocks) + "\n" if blocks else ""


def is_section(value: Any) -> bool:
    """Does a value have a heading of its own?"""
    if isinstance(value, list):
        return bool(value) and all(isinstance(entry, Mapping) for entry in value)
    return isinstance(value, Mapping)


def section_blocks(name: str, content: Mapping[str, Any]) -> Iterator[str]:
    """A section: its own values under its name, then each of its tables."""
    own = {key: value for key, value in content.items() if not isinstance(value, Mapping)}
    if own or not content:
        yield "\n".join([f"[{name}]", *lines(own)])
    for key, table in content.items():
        if key not in own:
            yield "\n".join([f"[{name}.{key_of(key)}]", *lines(table)])


def lines(table: Mapping[str, Any]) -> list[str]:
    """The values of a table, one in a line."""
    return [f"{key_of(key)} = {value_of(value)}" for key, value in table.items()]


def key_of(key: str) -> str:
    """A key, in quotes where it needs them."""
    return key if BARE.fullmatch(key) else quoted(key)


def value_of(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{key_of(key)} = {value_of(part)}" for key, part in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(value_of, value))}]"
    return str(value)


def quoted(text: str) -> str:
    """A text in quotes: what JSON escapes TOML reads, but for the last control character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
