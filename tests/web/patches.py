"""Patches: changes put onto a picture, as whoever gets them does."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def patched(before: dict[str, Any], told: Data) -> dict[str, Any]:
    """A list of entries with keys, after its changes."""
    kept = {key: entry for key, entry in before.items() if key not in told["gone"]}
    entries = {**kept, **told["put"]}
    order = list(kept)
    for key, foregoer in told["after"]:
        if key in order:
            order.remove(key)
        order.insert(0 if foregoer is None else order.index(foregoer) + 1, key)
    return {key: entries[key] for key in order}


def renewed(before: Data, now: Data, name: str) -> list[Data]:
    """The panels or things of a view that came as changes."""
    entries = patched({each["id"]: each for each in before[name]}, now["changed"][name])
    return list(entries.values())
