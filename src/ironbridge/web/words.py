"""Words: what the server says, and the sentences that pages and scripts are given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

from ironbridge.core.languages import FIRST
from ironbridge.core.speech import Speech, language

DATA: Final = files("ironbridge.web") / "data"
SPEECH: Final = Speech.load(DATA / "words.toml")
BROWSER: Final = Speech.load(DATA / "browser.toml")
say = SPEECH.say


def sentences(lang: str) -> dict[str, Any]:
    """All that the browser says in one language, by keys joined with dots."""
    return {key: forms[language(lang)] for key, forms in leaves("", BROWSER.table)}


def leaves(path: str, table: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The sentences below a place in the file."""
    for key, entry in table.items():
        here = f"{path}.{key}" if path else key
        if FIRST in entry:
            yield here, entry
        else:
            yield from leaves(here, entry)
