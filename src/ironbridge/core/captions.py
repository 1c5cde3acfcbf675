"""Captions: a figure as people read it: the component it stands on, its name, its value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, Final

from ironbridge.core.figures import UNPRINTED, Figures, in_language
from ironbridge.core.words import SPEECH

JOINT: Final = " – "  # between the two ends of a link
APART: Final = " · "  # between values that have commas
CONSTANTS: Final = "constants"


class Captions:
    """The names of all figures of a game, in one language."""

    def __init__(self, figures: Figures, lang: str) -> None:
        self.data = figures.data
        self.captions = figures.data.get("captions", {})
        self.lang = lang

    def named(self) -> Iterator[tuple[str, str]]:
        """What has a name, by id, in the order of the file."""
        for section, entries in self.data.items():
            if section in UNPRINTED or not isinstance(entries, Mapping):
                continue
            for id, entry in entries.items():
                if isinstance(entry.get("name"), Mapping):
                    yield id, in_language(entry["name"], self.lang)

    @cached_property
    def heads(self) -> dict[str, str]:
        """What components are called after, by id: an industry rather than its resource."""
        return dict(self.named())

    @cached_property
    def names(self) -> dict[str, str]:
        """What values mean, by id: a resource rather than its industry."""
        return dict(reversed(list(self.named())))

    def caption(self, table: str, key: str) -> str:
        """The words for a key, or the key itself."""
        words = self.captions.get(table, {}).get(key)
        return key.replace("-", " ") if words is None else in_language(words, self.lang)

    def section(self, path: str) -> str:
        """The part of the box that a figure belongs to."""
        return self.caption("sections", path.partition(".")[0])

    def entry(self, path: str) -> str:
        """The component that a figure stands on; the section, where there is none."""
        section, *parts = path.split(".")
        if section == CONSTANTS or len(parts) < 2:
            return self.section(path)
        own = self.data.get(section, {}).get(parts[0], {})
        if isinstance(own.get("name"), Mapping):
            return capitalized(in_language(own["name"], self.lang))
        return capitalized(self.composed(parts[0]))

    def composed(self, id: str) -> str:
        """The name of what is called after others: `berlin-dresden`, `factory-3`, `coal`."""
        parts = self.split(id.replace("--", "-").split("-"))
        if parts is None:
            return self.caption("values", id)
        named = [self.heads.get(part, part) for part in parts]
        numbered = len(named) > 1 and named[-1].isdecimal()
        return f"{JOINT.join(named[:-1])} {named[-1]}" if numbered else JOINT.join(named)

    def split(self, words: list[str]) -> list[str] | None:
        """The words of an id as ids that have names, and numbers; None if there are others."""
        if not words:
            return []
        for count in range(len(words), 0, -1):
            first = "-".join(words[:count])
            rest = self.split(words[count:]) if first in self.heads or first.isdecimal() else None
            if rest is not None:
                return [first, *rest]
        return None

    def field(self, path: str) -> str:
        """What a figure says about its component."""
        section, *parts = path.split(".")
        if section == CONSTANTS:
            return self.caption(CONSTANTS, parts[0])
        return self.caption("fields", parts[-1])

    def value(self, value: Any) -> str:
        """A value as people write it."""
        if isinstance(value, bool):
            return SPEECH.say("caption.yes" if value else "caption.no", self.lang)
        if isinstance(value, Mapping):
            return self.table(value)
        if isinstance(value, list):
            mark = APART if any(isinstance(part, Mapping | list) for part in value) else ", "
            return mark.join(map(self.value, value)) or SPEECH.say("caption.nothing", self.lang)
        return self.word(value) if isinstance(value, str) else str(value)

    def table(self, value: Mapping[str, Any]) -> str:
        """Values by their names; a name in several languages is itself."""
        if self.lang in value:
            return str(value[self.lang])
        pairs = [
            SPEECH.say("caption.pair", self.lang, key=self.key(key), value=self.value(part))
            for key, part in value.items()
        ]
        return ", ".join(pairs)

    def key(self, key: str) -> str:
        """The name of a part of a value."""
        fields = self.captions.get("fields", {})
        return in_language(fields[key], self.lang) if key in fields else self.word(key)

    def word(self, word: str) -> str:
        """A word that a value holds."""
        if word in self.names:
            return self.names[word]
        values = self.captions.get("values", {})
        if word in values:
            return in_language(values[word], self.lang)
        return self.composed(word) if self.split(word.split("-")) else word


def capitalized(words: str) -> str:
    """As a heading begins."""
    return words[:1].upper() + words[1:]
