"""Examples: what the worked examples of a rulebook say about figures, and what contradicts them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from ironbridge.core import languages
from ironbridge.core.captions import Captions
from ironbridge.core.figures import Figures
from ironbridge.core.languages import language
from ironbridge.core.words import SPEECH

MAP: Final = "name"  # own figures that have one are a whole map, on which no printed place lies


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold for a figure, or for all that a pattern names."""

    path: str
    how: str
    value: Any


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example of the rulebook, in our own words, and what it claims."""

    about: dict[str, str]
    claims: list[Claim]
    settings: dict[str, Any] = {}  # it is about this map or edition only


@dataclass(frozen=True)
class Contradiction:
    """A figure that an example of the rulebook does not allow."""

    example: Example
    claim: Claim
    found: Any  # None: there is no such figure

    def text(self, figures: Figures, lang: str) -> str:
        """In words: the figure, what the example says, and what the figure is."""
        captions = Captions(figures, lang)
        path = self.claim.path
        return SPEECH.say(
            f"example.{self.claim.how}",
            lang,
            figure=figure_name(captions, path),
            wanted=captions.value(self.claim.value),
            found="–" if self.found is None else captions.value(self.found),
            example=self.example.about[language(lang)],
        )


def figure_name(captions: Captions, path: str) -> str:
    """What a claim is about: a figure of a component, or one of several components."""
    if "*" not in path:
        return f"{captions.entry(path)}, {captions.field(path)}"
    of_all = captions.section(path)
    return of_all if path.endswith("*") else f"{of_all}, {captions.field(path)}"


def load(file: Traversable) -> list[Example]:
    """The examples of a file; none where there is no file."""
    if not file.is_file():
        return []
    data = languages.read(file)
    return msgspec.convert(data["example"], list[Example])


def contradictions(
    figures: Figures, settings: Mapping[str, Any], examples: list[Example]
) -> Iterator[Contradiction]:
    """Every claim of an example that figures do not meet."""
    values = {figure.path: figure.value for figure in figures}
    for example in examples:
        if not applies(example, figures, settings):
            continue
        for claim in example.claims:
            found = [value for path, value in values.items() if fnmatchcase(path, claim.path)]
            if not meets(found, claim):
                yield Contradiction(example, claim, found[0] if len(found) == 1 else None)


def applies(example: Example, figures: Figures, settings: Mapping[str, Any]) -> bool:
    """Is an example about this map and edition?"""
    if not example.settings:
        return True
    return MAP not in figures.changes and example.settings.items() <= settings.items()


def meets(found: list[Any], claim: Claim) -> bool:
    """Do the figures of a claim hold what it says? With `some`, one of them is enough."""
    if claim.how == "some":
        return any(same(value, claim.value) for value in found)
    return bool(found) and all(TESTS[claim.how](value, claim.value) for value in found)


def same(value: Any, wanted: Any) -> bool:
    """Equal, whatever the order of what is listed."""
    if isinstance(value, list) and isinstance(wanted, list):
        return sorted(map(str, value)) == sorted(map(str, wanted))
    return bool(value == wanted)


def size(value: Any) -> int:
    """A number, or how many are listed."""
    return len(value) if isinstance(value, list) else int(value)


TESTS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "is": same,
    "has": lambda value, wanted: all(part in value for part in wanted),
    "lacks": lambda value, wanted: not any(part in value for part in wanted),
    "only": lambda value, wanted: bool(value) and all(part in wanted for part in value),
    "starts": lambda value, wanted: value[: len(wanted)] == wanted,
    "most": lambda value, wanted: size(value) <= wanted,
}
