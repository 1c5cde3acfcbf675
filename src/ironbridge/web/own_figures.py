"""Own figures: where a table plays by others than we ship, as data, told to everybody at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from ironbridge.core.figures import UNPRINTED
from ironbridge.core.game import Title
from ironbridge.web.problems import Problem
from ironbridge.web.tallies import known_data

LINE: Final = "\nfigures: "  # of the head of a record
MOST: Final = 50  # that are told one by one
DEEPEST: Final = 8  # tables within tables
LONGEST: Final = 300  # letters of a name
MACHINE: Final = 2**63  # what a message between our processes can hold is below
LARGEST: Final = 2_000  # of any number: a place on the board is the largest

Data = dict[str, Any]


def own_figures(head: str) -> Data | None:
    """How many figures differ at a table, and the first of them; None if it plays by ours."""
    figures = figures_in(head)
    if figures is None:
        return None
    changes = list(changed("", figures))
    return {"count": len(changes), "changed": changes[:MOST]}


def figures_in(head: str) -> Data | None:
    """The figures that the head of a record carries."""
    _, found, rest = head.partition(LINE)
    return msgspec.json.decode(rest.partition("\n")[0], type=Data) if found else None


def head_with(figures: Data | None) -> str:
    """What stands for the head of a record until a match begins: the figures that it will have."""
    if not figures:
        return ""
    check_modest(figures)
    return LINE + msgspec.json.encode(figures).decode()


def check_modest(figures: Any) -> None:
    """Figures that somebody sends are no deeper and no larger than any box needs."""
    check_depth(figures, DEEPEST)
    check_sizes(figures)


def check_depth(value: Any, depth: int) -> None:
    """Tables and lists do not stand within each other for ever; numbers are those of a machine."""
    if depth < 0 or (isinstance(value, int) and abs(value) >= MACHINE):
        raise Problem("bad-game", key="immodest")
    for part in parts_of(value):
        check_depth(part, depth - 1)


def check_sizes(value: Any) -> None:
    """No number is larger, no word longer than anything that could be meant."""
    if isinstance(value, int) and abs(value) > LARGEST:
        raise Problem("bad-game", key="immodest")
    if isinstance(value, str) and len(value) > LONGEST:
        raise Problem("bad-game", key="immodest")
    for part in parts_of(value):
        check_sizes(part)


def parts_of(value: Any) -> list[Any]:
    """What stands in a table or a list: the names in a table, too."""
    if isinstance(value, Mapping):
        return [*value, *value.values()]
    return value if isinstance(value, list) else []


def known_here(title: Title, head: str, settings: Mapping[str, Any], lang: str) -> Data | None:
    """How many figures are the box's at a table that plays by ours; else None."""
    return None if LINE in head else known_data(title, settings, lang)


def changed(path: str, value: Any) -> Iterator[Data]:
    """Every figure below a place in somebody's file."""
    if not isinstance(value, Mapping):
        yield {"path": path, "value": value}
        return
    for key, part in value.items():
        if key not in UNPRINTED:
            yield from changed(f"{path}.{key}" if path else key, part)
