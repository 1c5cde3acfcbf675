"""Editions: what of the figures belongs to one edition, with the marks that hold for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from ironbridge.core.figures import UNPRINTED, Figures
from ironbridge.rulesets.neuland.components import EDITIONS

LAYOUTS: Final = "layouts"

Table = Mapping[str, Any]


def of_edition(figures: Figures, edition: int, layout: str) -> Figures:
    """The figures of which those are shown that an edition has, on a layout."""
    name = EDITIONS[edition]
    sections = {id: part for id, part in figures.data.items() if id not in UNPRINTED}
    chosen = {
        section: constants_of(part, name) if section == "constants" else entries_of(part, name)
        for section, part in sections.items()
    }
    chosen[LAYOUTS] = {id: entry for id, entry in chosen[LAYOUTS].items() if id == layout}
    return replace(figures, chosen=chosen)


def constants_of(constants: Table, edition: str) -> dict[str, Any]:
    """The constants of an edition, each with its own value."""
    return {
        key: {**entry, "value": entry["value"][edition]} if by_edition(entry) else entry
        for key, entry in constants.items()
        if not by_edition(entry) or edition in entry["value"]
    }


def by_edition(constant: Table) -> bool:
    """Does a constant differ between the editions, or does only one have it?"""
    value = constant["value"]
    return isinstance(value, Mapping) and all(key in EDITIONS.values() for key in value)


def entries_of(entries: Table, edition: str) -> dict[str, Any]:
    """The entries that an edition has."""
    return {
        id: {**entry, "from": marks_of(entry["from"], edition)}
        for id, entry in entries.items()
        if edition in entry.get("editions", EDITIONS.values())
    }


def marks_of(marks: Table, edition: str) -> dict[str, Any]:
    """The marks that hold for an edition: its own in place of the common one."""
    ends = tuple(f"-{name}" for name in EDITIONS.values())
    found = {key: mark for key, mark in marks.items() if not key.endswith(ends)}
    own = {
        key.removesuffix(f"-{edition}"): mark
        for key, mark in marks.items()
        if key.endswith(f"-{edition}")
    }
    return {**found, **own}
